/* SPDX-License-Identifier: MIT */
/* Paints smooth convex polygons, such as tumbling dice, which change in every frame: no cache would help. */
#ifndef PLATFORM_POLYGON_H
#define PLATFORM_POLYGON_H

#include "ui/draw.h"

#include <SDL.h>

struct polygon {
    const struct point *points; /* points of the draw list */
    int count;
    float scale; /* pixels for one unit */
    struct rgba ink;
};

/* The polygon of a DRAW_POLYGON command. */
struct polygon polygon_from(const struct draw_list *list, const struct draw_command *command);
/* The pixels that the polygon can touch. */
SDL_Rect polygon_bounds(const struct polygon *polygon);
/* Paints with a graphics card: a triangle fan, with a fringe one pixel wide that fades out. */
void polygon_mesh(SDL_Renderer *renderer, const struct polygon *polygon);
/* Paints on the processor into a part of the target. */
void polygon_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct polygon *polygon);

#endif
