/* SPDX-License-Identifier: MIT */
/* What a sheet says of the evening of the journey at the table: its goals, met or not. */
#ifndef FRONT_JOURNEY_EVENING_H
#define FRONT_JOURNEY_EVENING_H

#include "base/text.h"
#include "ui/draw.h"

struct front;

/* Draws the three goals of the evening at the table and how they stand: below each other, or in three columns
 * where the box is low. */
void evening_goals_draw(const struct front *front, struct draw_list *list, struct rect box);
/* "30 Jul 1955 · goals I and III met", of the evening at the table. */
void evening_text(const struct front *front, struct text *out);

#endif
