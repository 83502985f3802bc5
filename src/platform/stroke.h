/* SPDX-License-Identifier: MIT */
/* Lines with smooth edges, dashed or not, as triangles: they change every frame, so a cached picture
 * would not pay. */
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

void stroke_paint(SDL_Renderer *renderer, const struct stroke *stroke);
/* The pixels it can touch. */
SDL_Rect stroke_bounds(const struct stroke *stroke);

#endif
