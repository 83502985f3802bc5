/* SPDX-License-Identifier: MIT */
/* The chapters of the dice in the road book, and the blocks that only they have. */
#ifndef FRONT_CUBES_BOOK_PAGES_H
#define FRONT_CUBES_BOOK_PAGES_H

#include "front/help/help_book_pages.h"

/* A page a chapter, in order. */
enum cubes_book_page {
    CUBES_BOOK_HERE = 1,
    CUBES_BOOK_TURN,
    CUBES_BOOK_SCORES,
    CUBES_BOOK_AGAIN,
    CUBES_BOOK_BOARD,
    CUBES_BOOK_OVERTIME,
    CUBES_BOOK_KINDS,
    CUBES_BOOK_OPPONENTS,
    CUBES_BOOK_RANKING,
    CUBES_BOOK_ODDS,
    CUBES_BOOK_DAY,
    CUBES_BOOK_END
};

enum cubes_book_kind {
    CUBES_BLOCK_DICE = BLOCK_GAME, /* label: faces, "1" to "6" and "J"; the text stands beside them; figure:
                                      what they score, or NULL */
    CUBES_BLOCK_HERE /* what can be done at the table now; text: the words where there is no table */
};

extern const struct game_book cubes_book;

#endif
