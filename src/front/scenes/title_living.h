/* SPDX-License-Identifier: MIT */
/* What lives in the title's picture: smoke, leaves, the neon, lamps, who passes on the road; and what the
 * journey has brought: pieces on the car, and the lantern of the terrace. */
#ifndef FRONT_SCENES_TITLE_LIVING_H
#define FRONT_SCENES_TITLE_LIVING_H

#include "ui/draw.h"

struct front;

/* Draws what lives around the inn, whose reference frame lies at `origin` and is scaled. road: the road is
 * seen, too. */
void title_living_draw(const struct front *front, struct draw_list *list, struct point origin, float scale,
                       bool road);

#endif
