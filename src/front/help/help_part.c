/* SPDX-License-Identifier: MIT */
/* The keys F1 (the road book) and Shift+F1 ("What is this?"), on every screen. */
#include "front/front.h"
#include "front/help/help_book.h"
#include "front/help/whats_this.h"

static bool help_intent(struct front *front, const struct intent *intent)
{
    if (intent->kind == INTENT_HELP) {
        help_book_help(front);
    } else if (intent->kind == INTENT_WHAT) {
        whats_this_toggle(front);
    } else {
        return false;
    }
    front_touch(front);
    return true;
}

const struct part help_part = {.intent = help_intent};
