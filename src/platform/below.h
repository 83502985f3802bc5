/* SPDX-License-Identifier: MIT */
/* The picture of a list's first commands, kept while only what comes after them changes all over the window:
 * a veil that darkens over a table of three hundred pictures. */
#ifndef PLATFORM_BELOW_H
#define PLATFORM_BELOW_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

struct below {
    SDL_Surface *surface; /* NULL: nothing is kept */
    size_t count;         /* commands that it shows */
    size_t expected;      /* commands that the last frame would have kept */
    int idle;             /* frames without use */
};

/* A frame has so many commands, of which the first `same` are those of the last frame; `wide` says that most
 * of the window is to be painted. True: the first *count commands are to be kept once they are painted. */
bool below_next(struct below *below, size_t same, bool wide, size_t *count);
/* Keeps what a surface shows now as the picture of the first commands. */
void below_keep(struct below *below, SDL_Surface *shown, size_t count);
/* Puts a rectangle of it back. */
void below_restore(const struct below *below, SDL_Surface *shown, const SDL_Rect *part);
void below_drop(struct below *below);

#endif
