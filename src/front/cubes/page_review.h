/* SPDX-License-Identifier: MIT */
/* The review of a game of dice on screen: what each choice of a seat cost beside the engineer's, and how kind
 * each roll was. The rows of a form, as the other pages. */
#ifndef FRONT_CUBES_PAGE_REVIEW_H
#define FRONT_CUBES_PAGE_REVIEW_H

#include "front/cubes/pages.h"
#include "games/cubes/ai/review.h"

enum {
    CUBES_REVIEW_PART = CUBES_PAGE_ITEMS, /* which rows are shown; left and right change it */
    CUBES_REVIEW_ROW,                     /* of a choice; the others follow */
    CUBES_REVIEW_ROWS = 40                /* that are shown at once */
};

struct cubes_review_page {
    const struct cubes_review *review;
    struct cubes_review_sum sum;
    int part; /* 0: losses only; from 1: so many rows of all, in order */
    int count, order[CUBES_REVIEW_ROWS];
};

/* Opens it on a review that is done. */
void cubes_review_open(struct cubes_review_page *page, const struct cubes_review *review);
float cubes_review_length(const struct cubes_review_page *page, float width);
void cubes_review_items(const struct cubes_review_page *page, const struct form *form,
                        struct focus_list *list);
void cubes_review_draw(const struct cubes_review_page *page, struct draw_list *list, const struct form *form,
                       int focus);
/* Left or right (step -1 or 1) on an item. False: nothing comes of it. */
bool cubes_review_turn(struct cubes_review_page *page, int item, int step);
/* The moves of the journal before the choice of a row, for a replay from there; -1: it is no row. */
int cubes_review_move(const struct cubes_review_page *page, int item);
/* What the bar says of an item. */
void cubes_review_hint(const struct cubes_review_page *page, int item, struct text *out);
/* "Old hand". rating: enum cubes_rating, or -1 for none. */
const char *cubes_rating_title(int rating);
/* "Roll 3 dice". */
void cubes_review_move_text(struct move move, struct text *out);
/* "Mistake". */
const char *cubes_verdict_title(const struct cubes_review_entry *entry);

#endif
