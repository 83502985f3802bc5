/* SPDX-License-Identifier: MIT */
/* The chapters of the road in the book of rules: their pages, and the blocks that only the road has. */
#ifndef FRONT_MILLE_BOOK_PAGES_H
#define FRONT_MILLE_BOOK_PAGES_H

#include "front/help/help_book_pages.h"

/* The page of each chapter, in the order of the chapters. */
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
    MILLE_BOOK_SEATS,
    MILLE_BOOK_RULES,
    MILLE_BOOK_END
};

enum mille_book_kind {
    MILLE_BLOCK_CARDS = BLOCK_GAME, /* a row of cards, `piece`, each with its number in the deck */
    MILLE_BLOCK_CARD,     /* piece[0] beside `label` and `text`; NULL: the name and the help of the card */
    MILLE_BLOCK_FAMILIES, /* one card of each family, with the number of cards of the family */
    MILLE_BLOCK_CURES,    /* each hazard with its remedy and its safety */
    MILLE_BLOCK_SCORES,   /* each line of the score sheet */
    MILLE_BLOCK_DUEL,     /* piece[0] parried by piece[1] */
    MILLE_BLOCK_CARS,     /* both cars on a piece of road */
    MILLE_BLOCK_DECK_OUT  /* the deck's place when it is out */
};

extern const struct game_book mille_book;
extern const struct help_book_chapter mille_book_chapters[MILLE_BOOK_END - 1];

/* What each line of the score sheet is for, for _(), by enum mille_score_code. */
extern const char *const mille_score_help[];

/* As the functions of struct game_book. */
int mille_book_page_of(const struct front *front, const struct focus_item *item);
float mille_book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block);
void mille_book_cover(struct draw_list *list, struct rect column);

#endif
