/* SPDX-License-Identifier: MIT */
/* Backdrops: pictures that are continued to the edges of a canvas of any shape. */
#ifndef FRONT_STAGE_GROUND_H
#define FRONT_STAGE_GROUND_H

#include "ui/draw.h"

/* Draws the road table with the edge of its verge at y `verge`; the map continues above, the meadow below. */
void ground_table(struct draw_list *list, float verge);
/* Draws a picture of the inn in the list's light, with the origin of its reference frame at x, y. The sky
 * continues above and the field below. On a canvas wider than the picture the picture grows about the
 * origin. */
void ground_title(struct draw_list *list, const char *scene, float x, float y, float scale);
/* The scale at which ground_title draws it. */
float ground_title_scale(const struct draw_list *list, float x, float scale);
extern const char GROUND_TITLE_ROAD[]; /* the picture with the road and its stone */
/* The same, centred: the background of screens that are not the title. The picture goes as far right as
 * `reach` of its own units; a wider canvas has the picture with the road, as has NULL. */
void ground_title_whole(struct draw_list *list, const char *scene, float reach);

#endif
