/* SPDX-License-Identifier: MIT */
/* A painter on a surface of its own, with the game's drawings. */
#ifndef TESTS_PAINTER_RIG_H
#define TESTS_PAINTER_RIG_H

#include "platform/painter.h"
#include "ui/shape.h"

enum { W = 640, H = 360, COMMANDS = 24, LISTS = 60, BUDGET = 64 << 20 };

/* Open between enter() and leave(): pictures and what they are made of, the surface and who paints on it,
 * what is to be painted; and how many bytes of pictures enter() allows. */
extern struct source source;
extern struct texture_cache *texture_cache;
extern struct painter painter;
extern SDL_Surface *canvas;
extern SDL_Renderer *renderer;
extern struct draw_list list;
extern size_t budget;
/* The units of a large window on a small canvas, whatever kind of window so small a one would be. */
struct frame reference(void);
/* Before a test, and after it. */
void enter(void);
void leave(void);
/* Paints the list; what was painted anew. */
struct dirty paint(enum patience patience);

#endif
