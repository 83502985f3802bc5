/* SPDX-License-Identifier: MIT */
/* The three goals of the evening beside a table's score: a ring each, which fills once what met its goal has
 * come to rest, with a hop and a soft bell; the bar says it. Shown only at the table of a try. */
#ifndef FRONT_JOURNEY_RINGS_H
#define FRONT_JOURNEY_RINGS_H

#include "front/item_row.h"
#include "ui/draw.h"

struct intent;
struct status;
struct front;
struct table;

/* A plate with a row of large rings, and with one of small rings. */
#define RINGS_W 196.0f
#define RINGS_H 60.0f
#define RINGS_SMALL_W 96.0f
#define RINGS_SMALL_H 34.0f

/* A plate with small rings on an edge of a panel that has no room for large ones, ending at `right`: on its
 * upper edge, most of it above, or on the lower one. */
struct rect rings_on_edge(struct rect panel, float right, bool below);
/* Whether rings are shown. */
bool rings_are_shown(const struct table *table);
/* Draws the plate with the rings into a box: beside each other, or below each other in a high one, large if
 * the box allows. Nothing where rings are not shown or the box has no width. */
void rings_draw(const struct table *table, struct draw_list *list, struct rect box);
/* Adds the rings to what can be asked about, for the same box. */
void rings_areas(const struct table *table, struct focus_list *list, struct rect box);

/* For the journey's own files: a try comes to the table; and once a tick, true while a ring moves. */
void rings_clear(struct front *front);
bool rings_tick(struct front *front);

/* What a mouse points at: the ring under it is noted; and the bar says its goal and how that stands. */
void rings_hear(struct front *front, const struct intent *intent);
void rings_status(const struct front *front, struct status *status);

#endif
