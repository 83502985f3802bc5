/* SPDX-License-Identifier: MIT */
/* Where the parts of the review lie and what they say: for its three files. */
#ifndef FRONT_MILLE_MILLE_REVIEW_INSIDE_H
#define FRONT_MILLE_MILLE_REVIEW_INSIDE_H

#include "front/mille/mille_review.h"
#include "front/stage/dialog.h"

enum {
    MILLE_REVIEW_ITEM_CLOSE,
    MILLE_REVIEW_ITEM_FILTER,
    MILLE_REVIEW_ITEM_SUMMARY,
    MILLE_REVIEW_ITEM_WHICH_HAND,
    MILLE_REVIEW_ITEM_WHICH_SEAT,
    MILLE_REVIEW_ITEM_ROWS
};

/* What a choice turned out to be, finer than its mark. */
enum mille_review_verdict {
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
int mille_review_rows(const struct mille_review_state *debrief, int rows[REVIEW_ENTRIES_MAX]);
/* The entry of an item, NULL if it is no row. */
const struct review_entry *mille_review_entry(const struct front *front, int id);
enum mille_review_verdict mille_review_verdict(const struct review_entry *entry);

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
    CHOICE_PLATE = 42, /* the height of what is drawn of it */
    CHOICE_PITCH = 58,
    SUMMARY_H = 556, /* at the list's top, folded */
    SUMMARY_LOW = 322,
    FOOT = 88,
    CARD_W = 34,
    CARD_H = 48
};

/* Columns: where each begins; losses and luck end at theirs. */
enum {
    NUMBER_END = 92,
    PLAYED_X = 106,
    BEST_X = 424,
    LOSS_END = 784,
    VERDICT_X = 800,
    LUCK_X = 1012,
    LUCK_END = 1154,
    COLUMN_GAP = 14, /* at least so much is free between words and what follows them */
    CARD_GAP = 12,   /* from a card to its words */
    BIG = 29,
    SMALL = 20
};

/* The columns' captions above the rows: one line, or two where rows fold. */
enum { CAPTIONS_H = 30, CAPTIONS_FOLDED_H = 56, CAPTIONS_LEADING = 26 };

/* How it is laid out: the summary beside the list, or at its top where there is no room beside it. */
struct mille_review_form {
    struct form form;
    bool beside, folds;
    float part;     /* of their designed distances the columns are apart */
    float pitch;    /* from a row to the next */
    float summary;  /* the height of the summary at the list's top, 0 beside it */
    float captions; /* that of the columns' captions below it, 0 beside it: they stand in the head */
    float pinned;   /* so much is kept for them above the list, where they stay as it scrolls */
    int count;      /* rows */
    int rows[REVIEW_ENTRIES_MAX];
};
void mille_review_form(const struct front *front, struct mille_review_form *form);
float mille_review_column(const struct mille_review_form *form, int designed);
/* The top of the columns' captions. */
float mille_review_captions_y(const struct mille_review_form *form);
struct rect mille_review_row_box(const struct mille_review_form *form, int row);
/* The rows of which something is seen: the first and the one after the last. */
void mille_review_seen(const struct mille_review_form *form, int *first, int *end);
struct rect mille_review_item_box(const struct front *front, const struct mille_review_form *form, int item);

/* "Go", "Discard 75". */
void mille_review_move_text(struct move move, struct text *out);
/* Millionths as per cent, with so many decimals (1 or 2) and, where asked for, a plus. */
void mille_review_per_cent(int64_t millionths, int decimals, bool plus, struct text *out);
const char *mille_review_verdict_text(enum mille_review_verdict verdict);
const char *mille_review_rating_text(int rating);
/* Whether the deck was kind, in a sentence. */
const char *mille_review_luck_text(int64_t luck);
/* "You", or the name of a seat of the journal. */
const char *mille_review_name(const struct mille_review_state *debrief, int seat);

void mille_review_draw(const struct front *front, struct draw_list *list, float blend);
void mille_review_status(const struct front *front, struct status *status);

#endif
