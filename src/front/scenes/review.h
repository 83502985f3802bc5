/* SPDX-License-Identifier: MIT */
/* The review on the screen: each of a person's choices beside that of a judge, with what it cost, and how
 * kind chance was. A game judges and says; the scene lists, draws and hands out the judging in slices. The
 * list fills while it is worked out beside the frames; a choice opens the replay at it. */
#ifndef FRONT_SCENES_REVIEW_H
#define FRONT_SCENES_REVIEW_H

#include "base/text.h"
#include "base/work.h"
#include "front/part.h"
#include "front/scene.h"
#include "table/journal.h"

struct game_front;

enum { REVIEW_BYTES = 28 * 1024, REVIEW_TASK_BYTES = 2048, REVIEW_CHOICES_MAX = 400, REVIEW_FIGURES_MAX = 3 };

/* How much a choice cost, as every judge marks it. */
enum review_weight { WEIGHT_NONE, WEIGHT_DOUBTFUL, WEIGHT_MISTAKE, WEIGHT_BLUNDER, WEIGHTS };

/* A choice of the seat, as far as it has been judged. Worth is in millionths of what the game counts. */
struct review_choice {
    int at; /* moves of the journal before it */
    struct move played, best;
    int choices;               /* legal moves; one is no decision */
    enum review_weight weight; /* what it cost */
    bool known;                /* it is judged: the fields above and below are filled */
    int32_t loss;              /* 0 where nothing worth a figure was lost */
    bool equal;                /* the judge sees no difference from the best choice */
    bool rated;                /* the last column has a figure: */
    int32_t last;
};

/* What all choices that are known come to. */
struct review_summary {
    char title[64], line[96]; /* how well it was played: in large letters, and in a line below them */
    int weight[WEIGHTS];      /* choices of each weight */
    struct {
        char label[64], text[48];
    } figure[REVIEW_FIGURES_MAX];
    int figures;
    const char *says; /* a sentence below them, translated; NULL: none */
};

/* A place in a row in which a game draws what was played. */
enum review_cell { REVIEW_PLAYED, REVIEW_BEST, REVIEW_LAST };

/* What a game gives. `review` is memory of its own of REVIEW_BYTES, plain data, and `task` likewise of
 * REVIEW_TASK_BYTES. Parts are what is reviewed at a time: hands, rounds, games; they end with a move of
 * nobody. */
struct game_review {
    size_t size, task_size;   /* of what it keeps in these */
    uint32_t iterations;      /* for a choice */
    bool losses_first;        /* the list begins with what cost something, if anything did */
    const char *judge, *last; /* heads of columns, for _(): whose choice is the best; what the last one has */
    bool last_signed;         /* the figures there have a plus or a minus */
    int best_x;               /* where the best choices begin in an unfolded row; 0: as designed */
    const char *advice;       /* for _(): "The ace: %s" */
    const char *flawless;     /* for _(): no choice cost anything; NULL: in the cabinet's words */
    /* The parts of a journal that can be reviewed; 0: none. */
    int (*parts)(const struct journal *journal);
    /* Begins with a part anew, from the view of a seat. */
    void (*start)(void *review, const struct journal *journal, int seat, int part, uint32_t iterations);
    /* Judging, in one of two ways. A slice of it at once, a few milliseconds at most; false: it is done. */
    bool (*slice)(void *review, const struct journal *journal);
    /* Or in tasks beside the frames: the next one, false: none is left; its work; and its answer, false: it
     * was broken off, and there is none. */
    bool (*next)(const void *review, void *task);
    void (*work)(void *task, const struct pulse *pulse);
    bool (*take)(void *review, const void *task);
    /* How many choices there are, at most REVIEW_CHOICES_MAX; one of them, by its number from 0. */
    int (*count)(const void *review);
    struct review_choice (*choice)(const void *review, int number);
    void (*summary)(const void *review, struct review_summary *summary);
    /* "Hand 3": the part under review, of so many in the journal. */
    void (*part_name)(const void *review, const struct journal *journal, int parts, struct text *out);
    /* A worth in words, with so many decimals (1 or 2); NULL: per cent. */
    void (*worth)(const void *review, int64_t worth, int decimals, bool plus, struct text *out);
    /* What was played, or would have been better, in words: "Discard 75". */
    void (*words)(const void *review, int number, bool best, struct text *out);
    /* What came of it, in a word; NULL: nothing does ever, or did not. */
    const char *(*note)(const void *review, int number);
    /* Draws the thing in a cell, its middle's height at `at`; returns the room it takes before the words. */
    float (*thing)(struct draw_list *list, const void *review, int number, enum review_cell cell,
                   struct point at, bool folded);
    /* What the bar says of a choice. */
    void (*status)(const struct front *front, int number, struct status *status);
};

struct review_state {
    const struct game_review *game;     /* NULL: none is open */
    struct journal journal;             /* owned while open */
    int parts, part;                    /* that can be looked at, and the one that is */
    int seat[SEATS_MAX], seats, chosen; /* whose choices can be looked at, and whose are */
    uint32_t job;                       /* 0: none is under way */
    uint32_t iterations;                /* for a choice; 0: as the game has it */
    bool losses_only;                   /* the list leaves out what cost nothing */
    bool first;                         /* nobody has chosen that yet */
    bool slicing;                       /* it is judged within the frames, and not done */
    max_align_t review[REVIEW_BYTES / sizeof(max_align_t)], task[REVIEW_TASK_BYTES / sizeof(max_align_t)];
};

extern const struct part review_part;
/* What it keeps. */
struct review_state *review_of(const struct front *front);

extern const struct scene review_scene;

/* Whether a journal of a game holds something to review. */
bool review_offered(const struct game_front *game, const struct journal *journal);
/* Reviews the part of a journal, which it copies, in which the move of that number lies; the last part that
 * can be reviewed if this one cannot. There must be one. */
void review_open(struct front *front, const struct journal *journal, int seat, int move);
/* What the judge would have done after so many moves of the journal, if an open review knows. */
void review_advice(const struct front *front, int moves, struct text *out);

/* ---- for games ------------------------------------------------------------------------------------- */

/* Millionths as per cent, with so many decimals (1 or 2) and, where asked for, a plus. */
void review_percent(int64_t millionths, int decimals, bool plus, struct text *out);
/* "Mistake". */
const char *review_verdict_text(const struct review_choice *choice);

#endif
