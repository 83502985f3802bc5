/* SPDX-License-Identifier: MIT */
/* The sides of a sitting at the road table, each of one seat or of two partners. */
#ifndef FRONT_MILLE_SIDES_H
#define FRONT_MILLE_SIDES_H

#include "base/text.h"

#include <stdbool.h>

struct table;

enum { SIDE_SEATS = 2 }; /* the most that share a side */

/* The number of seats on each side, 1 or 2. */
int mille_side_seats(const struct table *table);
/* Seat i of a side, from 0, in the order of play. */
int mille_side_seat(const struct table *table, int side, int i);
/* Adds the name of a side as a label: that of its seat, or "Léa & Paul" for partners. */
void mille_side_name(const struct table *table, int side, struct text *out);

#endif
