/* SPDX-License-Identifier: MIT */
/* Lines with smooth edges, dashed or not. They change every frame, so a cached picture would not pay. */
#ifndef PLATFORM_STROKE_H
#define PLATFORM_STROKE_H

#include "ui/draw.h"

#include <SDL.h>

struct stroke {
    const struct point *points;
    int count;
    float scale; /* pixels a unit, for everything below and the points */
    float width, dash, gap, phase;
    bool round;
    struct rgba ink;
};

/* The stroke of a DRAW_STROKE command. */
struct stroke stroke_from(const struct draw_list *list, const struct draw_command *command);
/* The pixels it can touch. */
SDL_Rect stroke_bounds(const struct stroke *stroke);
/* On a graphics card: triangles. */
void stroke_mesh(SDL_Renderer *renderer, const struct stroke *stroke);
/* On the processor, straight into the part of a target inside a clip. */
void stroke_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct stroke *stroke);

/* For the two ways: hands out the unbroken pieces, in pixels. */
typedef void stroke_run(void *context, const struct point *points, int count);
void stroke_runs(const struct stroke *stroke, stroke_run *piece, void *context);
/* The direction from one point to another, of length 1. */
struct point stroke_way(struct point from, struct point to);

#endif
