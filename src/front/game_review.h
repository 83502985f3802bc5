/* SPDX-License-Identifier: MIT */
/* What a game gives to its review: it judges a person's choices one by one beside those of a judge, and finds
 * the words. The scene of the review (scenes/review.h) shows them; the journey sums them up. */
#ifndef FRONT_GAME_REVIEW_H
#define FRONT_GAME_REVIEW_H

#include "base/text.h"
#include "base/work.h"
#include "table/journal.h"
#include "table/judged.h"
#include "ui/draw.h"

struct front;
struct status;

enum { REVIEW_BYTES = 28 * 1024, REVIEW_TASK_BYTES = 2048, REVIEW_CHOICES_MAX = 400, REVIEW_FIGURES_MAX = 3 };

/* A choice of the seat under review. A worth is in millionths of the unit in which the game judges. */
struct review_choice {
    int at; /* moves of the journal before it */
    struct move played, best;
    int choices; /* the number of legal moves; with one there was nothing to choose */
    enum review_mark mark;
    bool known;   /* it has been judged: all other members are valid */
    int32_t loss; /* worth lost against the best choice; 0: none to speak of */
    bool equal;   /* the judge sees no difference from the best choice */
    bool rated;   /* the last column has a figure, `last` */
    int32_t last;
};

/* The summary of all choices that are known. */
struct review_summary {
    char title[64], line[96]; /* how well the seat played: in large letters, and the line below */
    int mark[MARKS];          /* choices with each mark */
    struct {
        char label[64], text[48];
    } figure[REVIEW_FIGURES_MAX];
    int figures;
    const char *says; /* a sentence below them, translated; NULL: none */
};

/* Sums over several parts; begin with zeros. In millionths of a chance to win the game. */
struct review_totals {
    int decisions;
    int64_t loss, luck;
};

/* A place in a row in which a game draws a thing such as a card. */
enum review_cell { REVIEW_PLAYED, REVIEW_BEST, REVIEW_LAST };

/* What a game gives. review, task: memory for the game's plain data, of REVIEW_BYTES and REVIEW_TASK_BYTES.
 * A part is what is reviewed at a time (a hand, a round or a game); it ends with a move of SEAT_NONE. */
struct game_review {
    size_t size, task_size;   /* what the game uses of these */
    uint32_t iterations;      /* of the judge, for each choice */
    bool losses_first;        /* at first only choices with a loss are listed, if there are any */
    const char *judge, *last; /* heads of the columns of best choices and of the last column, for _() */
    bool last_signed;         /* figures of the last column have a plus or a minus */
    int best_x;               /* where the column of best choices begins in an unfolded row; 0: as designed */
    const char *advice;       /* for _(): "The ace: %s" */
    const char *flawless;     /* for _(): no choice has a loss; NULL: in the cabinet's words */
    /* The number of parts of a journal that can be reviewed. */
    int (*parts)(const struct journal *journal);
    /* Begins to review a part, from the view of a seat. */
    void (*start)(void *review, const struct journal *journal, int seat, int part, uint32_t iterations);
    /* Judges in one of two ways. In slices of a few milliseconds, within frames; false: all is judged. */
    bool (*slice)(void *review, const struct journal *journal);
    /* Or in jobs beside the frames. next: fills in the next task; false: none is left. work: does the task in
     * the job. take: takes the answer of a task; false: the job was broken off. */
    bool (*next)(const void *review, void *task);
    void (*work)(void *task, const struct pulse *pulse);
    bool (*take)(void *review, const void *task);
    /* The number of choices, at most REVIEW_CHOICES_MAX; a choice by its number from 0. */
    int (*count)(const void *review);
    struct review_choice (*choice)(const void *review, int number);
    void (*summary)(const void *review, struct review_summary *summary);
    /* Whether all that is known, which is all there is, earns the best title; NULL: there are no titles. */
    bool (*best)(const void *review);
    /* For the journey: adds what is known to sums over several parts; NULL, as are the other two: there is
     * nothing to sum. */
    void (*add)(const void *review, struct review_totals *totals);
    /* The figure "review" of an evening that is over (table/stage.h), from those sums or from the journal. */
    int (*grade)(const struct review_totals *totals, const struct journal *journal, int seat);
    /* What chance cost and what the choices cost, for _(): "The draws cost %s, your choices %s." */
    const char *cost;
    /* "Hand 3": the name of the part under review; parts: how many the journal has. */
    void (*part_name)(const void *review, const struct journal *journal, int parts, struct text *out);
    /* A worth in words, with 1 or 2 decimals and with a plus if asked for; NULL: in per cent. */
    void (*worth)(const void *review, int64_t worth, int decimals, bool plus, struct text *out);
    /* A move in words: "Discard 75". */
    void (*words)(struct move move, struct text *out);
    /* Adds behind these words on whom a move is played; NULL: nothing is added. */
    void (*aim)(const struct journal *journal, struct move move, struct text *out);
    /* What came of a choice, in a word; NULL, or returns NULL: nothing worth a word. */
    const char *(*note)(const void *review, int number);
    /* Draws the thing in a cell, with its left middle at `at`; returns the room it takes before the words. */
    float (*thing)(struct draw_list *list, const void *review, int number, enum review_cell cell,
                   struct point at, bool folded);
    /* What the bar says of a choice. */
    void (*status)(const struct front *front, int number, struct status *status);
};

#endif
