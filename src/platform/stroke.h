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

/* The stroke of a DRAW_STROKE command. */
struct stroke stroke_from(const struct draw_list *list, const struct draw_command *command);
void stroke_paint(SDL_Renderer *renderer, const struct stroke *stroke);
/* The pixels it can touch. */
SDL_Rect stroke_bounds(const struct stroke *stroke);

#endif
