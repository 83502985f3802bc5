/* SPDX-License-Identifier: MIT */
/* Every item and area of the dice table by name and in words, and how it stands. */
#ifndef FRONT_CUBES_WHAT_H
#define FRONT_CUBES_WHAT_H

#include "front/cubes/look.h"
#include "front/item_row.h"

/* By the ids of enum cubes_item. */
extern const struct item_row cubes_rows[];
/* What the cabinet offers, in the words of this table. */
extern const struct item_row cubes_what[];

/* Adds how an item of cubes_rows stands. */
void cubes_what_now(const struct cubes_view *view, const struct cubes_look *look, int item,
                    struct item_words *says);

#endif
