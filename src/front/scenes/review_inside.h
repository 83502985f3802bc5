/* SPDX-License-Identifier: MIT */
/* Layout and words of the review, for its own files. */
#ifndef FRONT_SCENES_REVIEW_INSIDE_H
#define FRONT_SCENES_REVIEW_INSIDE_H

#include "front/scenes/review.h"
#include "ui/form.h"

enum {
    REVIEW_ITEM_CLOSE,
    REVIEW_ITEM_FILTER,
    REVIEW_ITEM_SUMMARY,
    REVIEW_ITEM_PART,
    REVIEW_ITEM_SEAT,
    REVIEW_ITEM_ROWS
};

/* The verdict on a choice, finer than its mark. */
enum review_verdict {
    VERDICT_UNKNOWN,
    VERDICT_NO_CHOICE,
    VERDICT_BEST,
    VERDICT_AS_GOOD, /* another move, and no loss that chance does not explain */
    VERDICT_FINE,    /* a loss too small for a mark */
    VERDICT_DOUBTFUL,
    VERDICT_MISTAKE,
    VERDICT_BLUNDER
};
enum review_verdict review_verdict_of(const struct review_choice *choice);
const char *review_verdict_name(enum review_verdict verdict);

/* Lengths of the dialog. */
enum {
    DIALOG_W = 1680,
    DIALOG_H = 924,
    BESIDE_LEAST = 1500, /* the least width with the summary beside the list */
    EDGE = 48,
    ROW_FIRST = 196,
    ROW_PITCH = 60,
    FOLDED_PITCH = 112,
    ROWS_SHOWN = 10,
    ROWS_W = 1118,
    PANEL_X = 1258,
    CHOICE_H = 48,
    CHOICE_PLATE = 42, /* the height of its plate; fingers hit all of CHOICE_H */
    CHOICE_PITCH = 58,
    SUMMARY_H = 556, /* at the list's top, folded */
    SUMMARY_LOW = 322,
    FOOT = 88
};

/* Columns: where each begins; losses and the last column end at theirs. */
enum {
    NUMBER_END = 92,
    PLAYED_X = 106,
    BEST_X = 424,
    LOSS_END = 784,
    VERDICT_X = 800,
    LAST_X = 1012,
    LAST_END = 1154,
    LAST_ROOM = 102, /* the width of figures of losses and of the last column */
    COLUMN_GAP = 14, /* the least space between words and what follows */
    BIG = 29,
    SMALL = 20
};

/* The columns' captions above the rows: one line, or two where rows fold. */
enum { CAPTIONS_H = 30, CAPTIONS_FOLDED_H = 56, CAPTIONS_LEADING = 26 };

/* The layout: the summary is beside the list or, if there is no room, at its top. */
struct review_form {
    struct form form;
    bool beside, folds;
    float part;     /* scale of the designed distances of columns */
    float pitch;    /* from a row to the next */
    float summary;  /* the height of the summary at the list's top, 0 beside it */
    float captions; /* the height of the columns' captions below it, 0 beside it: they are in the head */
    float pinned;   /* the height kept for captions above the list, where they stay as it scrolls */
    int count;      /* number of rows, */
    int rows[REVIEW_CHOICES_MAX]; /* and the number of the choice in each */
};
void review_form(const struct front *front, struct review_form *form);
float review_column(const struct review_form *form, int designed);
/* The top of the columns' captions. */
float review_captions_y(const struct review_form *form);
struct rect review_row_box(const struct review_form *form, int row);
/* The rows that are seen, if only in part: the first, and the one after the last. */
void review_seen(const struct review_form *form, int *first, int *end);
struct rect review_item_box(const struct front *front, const struct review_form *form, int item);

/* review_words.c: a worth as the game says it; "You", or the name of a seat of the journal; what the bar says
 * while an item has the focus. */
void review_worth(const struct review_state *state, int64_t worth, int decimals, bool plus, struct text *out);
const char *review_name(const struct review_state *state, int seat);
void review_status_of(const struct front *front, const struct review_state *state, int item,
                      struct status *status);

/* review_draw_rows.c: a verdict's sign, 36 by 36, each of a shape of its own; a row of the list; the captions
 * of its columns. */
void review_draw_sign(struct draw_list *list, float x, float y, enum review_verdict verdict);
void review_draw_row(struct draw_list *list, const struct review_state *state, const struct review_form *form,
                     int at, bool focus);
void review_draw_captions(struct draw_list *list, const struct review_state *state,
                          const struct review_form *form);

/* Adds how well was chosen, as far as it is judged. */
void review_summary_text(const struct review_state *state, struct text *out);

/* review_draw.c: all that stands in the dialog, one item of which may have the focus. */
void review_draw(const struct front *front, const struct review_state *state, struct draw_list *list,
                 const struct review_form *form, int focus);

#endif
