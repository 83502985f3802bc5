/* SPDX-License-Identifier: MIT */
/* What lies under everything: backdrops whose art is continued to every edge of any canvas. */
#ifndef FRONT_STAGE_GROUND_H
#define FRONT_STAGE_GROUND_H

#include "ui/draw.h"

/* The road table: its verge's line lies at `verge`, the map goes on above the art and the meadow below. */
void ground_table(struct draw_list *list, float verge);
/* A picture of the inn at dusk, as large as SCENE_REACH, its reference frame's origin at x, y: the night goes
 * on above the art, and the dark field below. Where the canvas is wider than the art the picture grows about
 * the origin. */
void ground_title(struct draw_list *list, const char *scene, float x, float y, float scale);
extern const char GROUND_TITLE_ROAD[]; /* the picture with the road and its stone */
/* The same, centred, at any canvas: for what stands before a veiled title. The picture goes as far right as
 * `reach` of its own units; on a canvas that is wider, and for NULL, it is the one with the road. */
void ground_title_whole(struct draw_list *list, const char *scene, float reach);

#endif
