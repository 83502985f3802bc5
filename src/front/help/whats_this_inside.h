/* SPDX-License-Identifier: MIT */
/* What the question mark keeps. */
#ifndef FRONT_HELP_WHATS_THIS_INSIDE_H
#define FRONT_HELP_WHATS_THIS_INSIDE_H

#include "front/help/whats_this.h"

struct front;

struct whats_this_state {
    int first; /* what was in focus below when the question mark came on */
};

/* What it keeps while it is on the stack. */
struct whats_this_state *whats_this_of(const struct front *front);

/* Where the plate with the words lies: beside what is asked about, wider than usual where it has room there
 * only then; over it, if nowhere else. `size` is that of its letters. */
struct rect whats_this_plate(const struct draw_list *list, struct rect item,
                             const struct whats_this_words *says, float size);

#endif
