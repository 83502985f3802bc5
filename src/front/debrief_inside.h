/* SPDX-License-Identifier: MIT */
/* Where the parts of the review lie and what they say: for its three files. */
#ifndef FRONT_DEBRIEF_INSIDE_H
#define FRONT_DEBRIEF_INSIDE_H

#include "front/debrief.h"

enum { ITEM_CLOSE, ITEM_FILTER, ITEM_UP, ITEM_DOWN, ITEM_WHICH_HAND, ITEM_WHICH_SEAT, ITEM_ROWS };
enum { ROWS_SHOWN = 10 };

/* What a choice turned out to be, finer than its mark. */
enum debrief_verdict {
    VERDICT_UNKNOWN,
    VERDICT_NO_CHOICE,
    VERDICT_BEST,
    VERDICT_AS_GOOD, /* another move, and no loss that chance does not explain */
    VERDICT_FINE,    /* a loss too small for a mark */
    VERDICT_DOUBTFUL,
    VERDICT_MISTAKE,
    VERDICT_BLUNDER
};

/* The entries of the list as it is filtered; returns how many. */
int debrief_rows(const struct debrief_state *debrief, int rows[REVIEW_ENTRIES_MAX]);
/* The entry of an item, NULL if it is no row. */
const struct review_entry *debrief_entry(const struct front *front, int id);
enum debrief_verdict debrief_verdict(const struct review_entry *entry);

struct rect debrief_box(struct rect canvas);
/* `row` counts from the top of the screen. */
struct rect debrief_row_box(struct rect canvas, int row);
struct rect debrief_item_box(struct rect canvas, int item);

/* "Go", "Discard 75". */
void debrief_move_text(struct move move, struct text *out);
/* Millionths as per cent, with so many decimals (1 or 2) and, where asked for, a plus. */
void debrief_per_cent(int64_t millionths, int decimals, bool plus, struct text *out);
const char *debrief_verdict_text(enum debrief_verdict verdict);
const char *debrief_rating_text(int rating);
/* Whether the deck was kind, in a sentence. */
const char *debrief_luck_text(int64_t luck);
/* "You", or the name of a seat of the journal. */
const char *debrief_name(const struct debrief_state *debrief, int seat);

void debrief_draw(const struct front *front, struct draw_list *list, float blend);
void debrief_status(const struct front *front, struct status *status);

#endif
