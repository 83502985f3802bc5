/* SPDX-License-Identifier: MIT */
/* How large letters are on a screen: what the person chose, or the next smaller size for which the screen has
 * room in this shape of window. */
#ifndef FRONT_STAGE_PRINT_H
#define FRONT_STAGE_PRINT_H

#include "front/front.h"

/* The factor for sentences and small letters of a scene in the window now: 1, 1.2, 1.5 or 2. What the layout
 * itself has grown by (frame.grown) is left out of it. scene: NULL for a table, which has little room. */
float print_scale(const struct front *front, const struct scene *scene);
/* The factor for captions of sounds, 1 or more. */
float print_caption_scale(const struct front *front);

#endif
