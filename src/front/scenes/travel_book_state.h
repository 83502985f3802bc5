/* SPDX-License-Identifier: MIT */
/* What the travel book keeps while it is on the stack. */
#ifndef FRONT_SCENES_TRAVEL_BOOK_STATE_H
#define FRONT_SCENES_TRAVEL_BOOK_STATE_H

#include <stdbool.h>

struct front;

struct travel_book_state {
    bool plain;        /* opened without news */
    int stage;         /* whose card lies on the left page */
    bool back;         /* that card lies on its face */
    bool album;        /* the right page is shown, where only one is */
    bool stands;       /* all new stamps lie in their places */
    bool leaves;       /* for the table or the map */
    int ticks, waited; /* of the ceremony; waited: before its first, until its pictures are made */
    int turning;       /* ticks left of a card that is turned */
    bool again;        /* the deal of the last try is wanted */
};

struct travel_book_state *travel_book_of(const struct front *front);

#endif
