/* SPDX-License-Identifier: MIT */
/* What an item is, as the tables of words have it: one for each game, one for the cabinet's scenes. */
#ifndef FRONT_WHAT_ENTRY_H
#define FRONT_WHAT_ENTRY_H

#include "front/what.h"

/* Adds how things stand; may rewrite title and text where the item's name does not say enough. */
typedef void what_more(const struct front *front, const struct focus_item *item, struct what_words *says);

struct what_entry {
    const char *name; /* what the item's name begins with, a * for a number; the longest that fits decides */
    const char *title, *text;
    what_more *more;
};

#endif
