/* SPDX-License-Identifier: MIT */
/* What the dominoes give the book: their chapters, their kinds of blocks, and which page speaks of what. */
#ifndef FRONT_BONES_BOOK_PAGES_H
#define FRONT_BONES_BOOK_PAGES_H

#include "front/help/help_book_pages.h"

/* Pages of their chapters, in order. */
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
    BONES_BLOCK_STAR =
        BLOCK_GAME,   /* label: a round so far, "66 63n 64s"; text below; the sum is written out */
    BONES_BLOCK_TILES /* label: tiles, "66 55"; text beside them */
};

extern const struct game_book bones_book;

#endif
