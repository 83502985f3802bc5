/* SPDX-License-Identifier: MIT */
/* Where the parts of the review lie and what they say: for its three files. */
#ifndef FRONT_MILLE_DEBRIEF_INSIDE_H
#define FRONT_MILLE_DEBRIEF_INSIDE_H

#include "front/dialog.h"
#include "front/mille/debrief.h"

enum { ITEM_CLOSE, ITEM_FILTER, ITEM_SUMMARY, ITEM_WHICH_HAND, ITEM_WHICH_SEAT, ITEM_ROWS };

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

/* How it is laid out: the summary beside the list, or at its top where there is no room beside it. */
struct debrief_form {
    struct form form;
    bool beside, folds;
    float part;    /* of their designed distances the columns are apart */
    float pitch;   /* from a row to the next */
    float summary; /* the height of the summary at the list's top, 0 beside it */
    int count;     /* rows */
    int rows[REVIEW_ENTRIES_MAX];
};
void debrief_form(const struct front *front, struct debrief_form *form);
struct rect debrief_row_box(const struct debrief_form *form, int row);
/* The rows of which something is seen: the first and the one after the last. */
void debrief_seen(const struct debrief_form *form, int *first, int *end);
struct rect debrief_item_box(const struct front *front, const struct debrief_form *form, int item);

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
