/* SPDX-License-Identifier: MIT */
/* What the road gives the book: its chapters, its kinds of blocks, and which page speaks of what. */
#ifndef FRONT_MILLE_BOOK_PAGES_H
#define FRONT_MILLE_BOOK_PAGES_H

#include "front/help/help_book_pages.h"

/* Pages of its chapters, in order. */
enum mille_book_page {
    MILLE_BOOK_TRIP = 1,
    MILLE_BOOK_TURN,
    MILLE_BOOK_DISTANCES,
    MILLE_BOOK_HAZARDS,
    MILLE_BOOK_REMEDIES,
    MILLE_BOOK_SAFETIES,
    MILLE_BOOK_COUP,
    MILLE_BOOK_EXTENSION,
    MILLE_BOOK_DECK_END,
    MILLE_BOOK_SCORING,
    MILLE_BOOK_OPPONENTS,
    MILLE_BOOK_REVIEW,
    MILLE_BOOK_DAY,
    MILLE_BOOK_END
};

enum mille_book_kind {
    MILLE_BLOCK_CARDS = BLOCK_GAME, /* piece: a row of cards, each with how many there are */
    MILLE_BLOCK_CARD,               /* piece[0] beside its name (or label) and its help (or text) */
    MILLE_BLOCK_FAMILIES,           /* one card of each family, with how many the family has */
    MILLE_BLOCK_CURES,              /* every hazard, its remedy, its safety */
    MILLE_BLOCK_SCORES,             /* every line of the score sheet */
    MILLE_BLOCK_DUEL,               /* piece[0] parried by piece[1] */
    MILLE_BLOCK_CARS,               /* both cars on a piece of road */
    MILLE_BLOCK_DECK_OUT            /* the deck's place when it is out */
};

extern const struct game_book mille_book;

/* What a line of the score sheet is for, by enum mille_score_code. */
extern const char *const mille_score_help[];

/* As those of struct game_book, which they are for. */
int mille_book_page_of(const struct front *front, const struct focus_item *item);
float mille_book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block);
void mille_book_cover(struct draw_list *list, struct rect column);

#endif
