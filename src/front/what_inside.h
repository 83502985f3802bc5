/* SPDX-License-Identifier: MIT */
/* What the question mark keeps. */
#ifndef FRONT_WHAT_INSIDE_H
#define FRONT_WHAT_INSIDE_H

struct front;

struct what_state {
    int first; /* what was in focus below when the question mark came on */
};

/* What it keeps while it is on the stack. */
struct what_state *what_of(const struct front *front);

#endif
