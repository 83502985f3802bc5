/* SPDX-License-Identifier: MIT */
/* The three goals of the evening on a table's score panel: a ring each, which fills the moment its goal is
 * met. Shown only at the table of a try; what happens at the moment is a hop and a soft bell, and the bar
 * says it. */
#ifndef FRONT_JOURNEY_RINGS_H
#define FRONT_JOURNEY_RINGS_H

#include "front/item_row.h"
#include "ui/draw.h"

struct front;
struct table;

/* Whether rings are shown. */
bool rings_are_shown(const struct table *table);
/* Draws the rings in a box, as large as the box allows: each 52 units high with its words beside it, a row
 * each, or in one row without words. */
void rings_draw(const struct table *table, struct draw_list *list, struct rect box);
/* Adds them to what can be asked about, for the same box. */
void rings_areas(const struct table *table, struct focus_list *list, struct rect box);

/* For the journey's own files: a try comes to the table; a move was followed, before which the goals `met`
 * were met. */
void rings_clear(struct front *front);
void rings_note(struct front *front, unsigned met);
/* For the part. */
bool rings_tick(struct front *front);

#endif
