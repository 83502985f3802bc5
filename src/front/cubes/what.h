/* SPDX-License-Identifier: MIT */
/* "What is this?" at the dice table: every thing of it in words, and how it stands. */
#ifndef FRONT_CUBES_WHAT_H
#define FRONT_CUBES_WHAT_H

#include "front/cubes/look.h"
#include "front/help/whats_this_entry.h"

/* By the names of the items; the last one has none. */
extern const struct whats_this_entry cubes_things[];

/* item: enum cubes_item. false: there is no such thing. */
bool cubes_what(const struct cubes_view *view, const struct cubes_look *look, int item,
                struct whats_this_words *thing);

#endif
