/* SPDX-License-Identifier: MIT */
/* What the question mark keeps. */
#ifndef FRONT_HELP_WHATS_THIS_INSIDE_H
#define FRONT_HELP_WHATS_THIS_INSIDE_H

struct front;

struct whats_this_state {
    int first; /* what was in focus below when the question mark came on */
};

/* What it keeps while it is on the stack. */
struct whats_this_state *whats_this_of(const struct front *front);

#endif
