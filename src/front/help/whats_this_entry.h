/* SPDX-License-Identifier: MIT */
/* What an item is, as the tables of words have it: one for each game, one for the cabinet's scenes. */
#ifndef FRONT_HELP_WHATS_THIS_ENTRY_H
#define FRONT_HELP_WHATS_THIS_ENTRY_H

#include "front/help/whats_this.h"

/* Adds how things stand; may rewrite title and text where the item's name does not say enough. */
typedef void whats_this_more(const struct front *front, const struct focus_item *item,
                             struct whats_this_words *says);

struct whats_this_entry {
    const char *name; /* what the item's name begins with, a * for a number; the longest that fits decides */
    const char *title, *text;
    whats_this_more *more;
};

#endif
