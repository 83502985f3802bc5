/* SPDX-License-Identifier: MIT */
/* What the files of "What is this?" share. */
#ifndef FRONT_HELP_WHATS_THIS_INSIDE_H
#define FRONT_HELP_WHATS_THIS_INSIDE_H

#include "front/help/whats_this.h"

struct whats_this_state {
    int first; /* what was in focus below when the question mark came on */
};

/* What the scene keeps while it is on the stack. */
struct whats_this_state *whats_this_of(const struct front *front);

/* The box of the plate with the words: beside the item, if need be wider than usual; over the item if there
 * is no other room. size: of the letters. */
struct rect whats_this_plate(const struct draw_list *list, struct rect item, const struct item_words *says,
                             float size);

#endif
