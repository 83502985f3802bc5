/* SPDX-License-Identifier: MIT */
/* Typefaces opened at the sizes that were asked for last. A face serves one thread at a time, so each of
 * those that write at once holds a quill of its own. */
#ifndef PLATFORM_QUILL_H
#define PLATFORM_QUILL_H

#include "ui/draw.h"

#include <SDL.h>
#include <SDL_ttf.h>

enum { QUILL_FACES = 20 };

/* The bytes of a typeface, which outlive whatever is opened from them. */
struct face_file {
    char *bytes; /* NULL: there is none */
    size_t length;
};

struct quill {
    SDL_mutex *lock;    /* held by whoever writes with it */
    SDL_mutex *library; /* of all quills: the library opens and closes one face at a time */
    struct quill_face {
        TTF_Font *font;
        enum font face;
        int size, outline;
        unsigned used;
    } face[QUILL_FACES];
    unsigned clock;
};

/* `library` is the caller's and outlives the quill. */
void quill_open(struct quill *quill, SDL_mutex *library);
void quill_close(struct quill *quill);
/* The face at an em of so many pixels, with an outline of so many (0: filled); NULL: it cannot be opened.
 * Valid until as many others as a quill has were asked for. By whoever holds the lock. */
TTF_Font *quill_face(struct quill *quill, const struct face_file *file, enum font face, int size,
                     int outline);

#endif
