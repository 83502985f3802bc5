/* SPDX-License-Identifier: MIT */
/* The chapters of the dominoes in the road book, and the blocks that only they have. */
#ifndef FRONT_BONES_BOOK_PAGES_H
#define FRONT_BONES_BOOK_PAGES_H

#include "front/help/help_book_pages.h"

/* A page a chapter, in order. */
enum bones_book_page {
    BONES_BOOK_COUNT = 1,
    BONES_BOOK_SPINNER,
    BONES_BOOK_SIDES,
    BONES_BOOK_KNOCK,
    BONES_BOOK_END_OF_ROUND,
    BONES_BOOK_NAME,
    BONES_BOOK_GAME,
    BONES_BOOK_OPPONENTS,
    BONES_BOOK_FAIR,
    BONES_BOOK_DAY,
    BONES_BOOK_END
};

enum bones_book_kind {
    BONES_BLOCK_STAR = BLOCK_GAME, /* label: the tiles of a round with their arms, "66 63n 64s"; the block
                                      draws them with their sum */
    BONES_BLOCK_TILES              /* label: tiles, "66 55"; the text stands beside them */
};

extern const struct game_book bones_book;

#endif
