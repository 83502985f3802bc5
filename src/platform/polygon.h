/* SPDX-License-Identifier: MIT */
/* Convex polygons with smooth edges: dice that tumble. They change every frame, so a cached picture would not
 * pay. */
#ifndef PLATFORM_POLYGON_H
#define PLATFORM_POLYGON_H

#include "ui/draw.h"

#include <SDL.h>

struct polygon {
    const struct point *points; /* of the list */
    int count;
    float scale; /* pixels a unit */
    struct rgba ink;
};

/* The polygon of a DRAW_POLYGON command. */
struct polygon polygon_from(const struct draw_list *list, const struct draw_command *command);
/* The pixels it can touch. */
SDL_Rect polygon_bounds(const struct polygon *polygon);
/* On a graphics card: a fan, and a fringe a pixel wide that fades. */
void polygon_mesh(SDL_Renderer *renderer, const struct polygon *polygon);
/* On the processor, straight into the part of a target inside a clip. */
void polygon_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct polygon *polygon);

#endif
