/* SPDX-License-Identifier: MIT */
/* The light over the inn, after the clock of the machine. It is looked up when the program begins, when
 * another scene comes, and once a minute while a picture lives (life.h). */
#ifndef FRONT_STAGE_LIGHT_H
#define FRONT_STAGE_LIGHT_H

#include "front/part.h"
#include "ui/daylight.h"

struct front;

enum { LIGHT_BEATS = 600 }; /* of life, between two looks at the clock */

struct light_state {
    enum daylight light;
};

extern const struct part light_part;

/* The light that was seen last. */
enum daylight light_now(const struct front *front);
/* Looks at the clock; another light has the next frame drawn. */
void light_look(struct front *front);

#endif
