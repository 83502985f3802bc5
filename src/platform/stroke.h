/* SPDX-License-Identifier: MIT */
/* Paints smooth lines, dashed or solid. They change in every frame: caching a picture would not help. */
#ifndef PLATFORM_STROKE_H
#define PLATFORM_STROKE_H

#include "ui/draw.h"

#include <SDL.h>

struct stroke {
    const struct point *points;
    int count;
    float scale; /* pixels for one unit; the points and all lengths below are in units */
    float width, dash, gap, phase;
    bool round;
    struct rgba ink;
};

/* The stroke of a DRAW_STROKE command. */
struct stroke stroke_from(const struct draw_list *list, const struct draw_command *command);
/* The pixels that the stroke can touch. */
SDL_Rect stroke_bounds(const struct stroke *stroke);
/* Paints with a graphics card: triangles. */
void stroke_mesh(SDL_Renderer *renderer, const struct stroke *stroke);
/* Paints on the processor into a part of the target. */
void stroke_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct stroke *stroke);

#endif
