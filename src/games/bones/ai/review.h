/* SPDX-License-Identifier: MIT */
/* The review of a round of dominoes: what the strongest player would have done in each place of one seat,
 * what each other tile cost in chances to win the game, and how kind the deal was. It knows what that seat
 * knew and nothing more. Without a clock and in whole numbers: the same journal and iterations give the same
 * review on every machine.
 *
 * It goes step by step, so that a screen can fill while another thread thinks: bones_review_next hands out a
 * task that is complete in itself, bones_review_think works on it, bones_review_take writes down what came of
 * it. */
#ifndef GAMES_BONES_AI_REVIEW_H
#define GAMES_BONES_AI_REVIEW_H

#include "games/bones/ai/search.h"
#include "table/journal.h"

enum {
    BONES_REVIEW_ITERATIONS = 1500, /* deals for a decision */
    BONES_REVIEW_MOST = 12          /* entries: a name, and fewer tiles than a hand has */
};

/* What a choice was worth. */
enum bones_mark { BONES_MARK_NONE, BONES_MARK_DOUBTFUL, BONES_MARK_MISTAKE, BONES_MARK_BLUNDER, BONES_MARKS };

/* A place where the seat had a choice: a name, or a tile that was not the only one. */
struct bones_review_entry {
    int at; /* moves of the journal before it */
    struct move played, best;
    uint8_t phase;   /* enum bones_phase */
    uint8_t choices; /* legal moves */
    uint8_t mark;    /* enum bones_mark */
    bool known;      /* what follows has been worked out */
    int32_t win;     /* of the best move, in millionths */
    int32_t points;  /* likewise: of the round, own less the mean of the others', in tenths */
    int32_t loss;    /* in millionths; 0 where it is no larger than chance explains */
    int32_t error;   /* standard error of the difference, in millionths */
};

/* A round under review: plain data. */
struct bones_review {
    int seat, round; /* round: of the journal, from 0 */
    int first;       /* moves of the journal before it */
    uint32_t iterations;
    struct bones_state begun; /* where the round began */
    struct move move[BONES_LOG_MAX + 8];
    int moves;
    int led; /* moves of the round before its lead; -1: it was not led */
    struct bones_review_entry entry[BONES_REVIEW_MOST];
    int count, known;
    bool dealt;   /* the luck of the deal has been worked out; it comes first */
    int32_t luck; /* of the deal, in millionths: the chance to win with it less that with any hand */
};

/* Something to think about: the deal, or an entry. */
struct bones_review_task {
    int entry; /* -1: the deal */
    uint32_t iterations;
    struct move played;
    struct bones_observation seen;
    bool thought; /* to the end; else there is no answer */
    struct move best;
    int32_t win, points, loss, error;
    int32_t luck;
};

/* What entries add up to; it begins as zeros. */
struct bones_review_sum {
    int decisions;
    int mark[BONES_MARKS];
    int64_t loss; /* in millionths */
};

/* Rounds that a journal of dominoes holds, the one under way included. */
int bones_review_rounds(const struct journal *journal);
/* How many of them are over. */
int bones_review_rounds_over(const struct journal *journal);
/* Begins with a round of a journal of dominoes that has been proven; takes what it needs from it. Every entry
 * is there at once, and unknown. iterations: for a decision, at least 1. */
void bones_review_start(struct bones_review *review, const struct journal *journal, int seat, int round,
                        uint32_t iterations);
/* The next task; false: everything is known. */
bool bones_review_next(const struct bones_review *review, struct bones_review_task *task);
/* Thinks. `more` as in struct budget; false: it was told to stop, and the task has no answer. */
bool bones_review_think(struct bones_review_task *task, bool (*more)(void *context), void *context);
/* Writes down the answer of the task that bones_review_next gave last, which has been thought to the end. */
void bones_review_take(struct bones_review *review, const struct bones_review_task *task);

/* The seed with which a place is searched: it follows from what the seat sees, so that nobody can choose it,
 * and who asks for a hint there is told what the review tells later. */
uint64_t bones_review_seed(const struct bones_observation *seen);

void bones_review_add(struct bones_review_sum *sum, const struct bones_review *review);
/* Loss by decision in millionths, rounded; 0 without decisions. */
int32_t bones_review_average(const struct bones_review_sum *sum);
/* Untranslated names, lower case, for files and scripts. */
const char *bones_mark_name(int mark);

#endif
