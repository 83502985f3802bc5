/* SPDX-License-Identifier: MIT */
/* "What is this?" at the dice table: every thing of it in words, and how it stands. */
#ifndef FRONT_CUBES_WHAT_H
#define FRONT_CUBES_WHAT_H

#include "front/cubes/look.h"

struct cubes_thing {
    char title[96];
    char text[320];
    char more[240]; /* how it stands now, or why not; may be empty */
    bool refused;   /* `more` is a reason why not */
};

/* item: enum cubes_item. false: there is no such thing. */
bool cubes_what(const struct cubes_view *view, const struct cubes_look *look, int item,
                struct cubes_thing *thing);

#endif
