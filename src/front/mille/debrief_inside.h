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

/* Where all lies, in units of the dialog. */
enum {
    DIALOG_W = 1680,
    DIALOG_H = 924,
    BESIDE_LEAST = 1500, /* so wide it must be for the summary to stand beside the list */
    EDGE = 48,
    ROW_FIRST = 196,
    ROW_PITCH = 60,
    FOLDED_PITCH = 112,
    ROWS_SHOWN = 10,
    ROWS_W = 1118,
    PANEL_X = 1258,
    PANEL_W = DIALOG_W - EDGE - PANEL_X,
    CHOICE_H = 48,
    CHOICE_PITCH = 58,
    SUMMARY_H = 556, /* at the list's top, folded */
    SUMMARY_LOW = 322,
    FOOT = 88,
    CARD_W = 34,
    CARD_H = 48
};

/* Columns: where each begins; losses and luck end at theirs. */
enum {
    NUMBER_END = 102,
    PLAYED_X = 120,
    BEST_X = 412,
    LOSS_END = 796,
    VERDICT_X = 818,
    LUCK_X = 1016,
    LUCK_END = 1154,
    WORDS_W = 240,
    BIG = 29,
    SMALL = 20
};

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
float debrief_column(const struct debrief_form *form, int designed);
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
