/* SPDX-License-Identifier: MIT */
/* The review of a round of dominoes: for each decision of one seat the choice of the strongest player, the
 * cost of the choice that was made in chances to win the game, and the luck of the deal. The review knows
 * what that seat knew and nothing more. Without a clock and in whole numbers: the same journal and iterations
 * give the same review on every machine.
 *
 * The review advances in tasks, so that a screen can fill while another thread thinks: bones_review_next
 * hands out a task, which is plain memory; bones_review_think solves it; bones_review_take records the
 * answer. */
#ifndef GAMES_BONES_AI_REVIEW_H
#define GAMES_BONES_AI_REVIEW_H

#include "base/work.h"
#include "games/bones/ai/search.h"
#include "table/journal.h"
#include "table/judged.h"

enum {
    BONES_REVIEW_ITERATIONS = 1500, /* deals of the search for a decision */
    BONES_REVIEW_MOST = 12          /* entries: a name, and fewer tiles than a hand has */
};

/* A decision of the seat: a name, or a tile that was not the only one to play. */
struct bones_review_entry {
    int at; /* moves of the journal before it */
    struct move played, best;
    uint8_t phase;   /* enum bones_phase */
    uint8_t choices; /* legal moves */
    uint8_t mark;    /* enum review_mark */
    bool known;      /* the fields below are filled */
    int32_t win;     /* of the best move, in millionths */
    int32_t points;  /* of the best move: points of the round less the mean of the others, in tenths */
    int32_t loss;    /* in millionths; 0 where chance explains the difference */
    int32_t error;   /* standard error of the difference, in millionths */
};

/* A round under review: plain data. */
struct bones_review {
    int seat, round; /* round: number in the journal, from 0 */
    int first;       /* moves of the journal before it */
    uint32_t iterations;
    struct bones_state begun; /* where the round began */
    struct move move[BONES_LOG_MAX + 8];
    int moves;
    int led; /* moves of the round before the lead; -1: not led */
    struct bones_review_entry entry[BONES_REVIEW_MOST];
    int count, known;
    bool dealt;   /* the luck of the deal is known; it is the first task */
    int32_t luck; /* luck of the deal, in millionths: see bones_luck_of_deal */
};

/* A task: the deal, or an entry. */
struct bones_review_task {
    int entry; /* -1: the deal */
    uint32_t iterations;
    struct move played;
    struct bones_observation seen;
    bool thought; /* to the end; otherwise there is no answer */
    struct move best;
    int32_t win, points, loss, error;
    int32_t luck;
};

/* Sums over entries; start with zeros. */
struct bones_review_sum {
    int decisions;
    int mark[MARKS];
    int64_t loss; /* in millionths */
};

/* Starts the review of a round. The journal is one of dominoes that a session has checked; no reference to it
 * is kept. All entries are there at once, without answers. iterations: for a decision, at least 1. memory,
 * here and below: a struct bones_review, as the cabinet keeps it. */
void bones_review_start(void *memory, const struct journal *journal, int seat, int round,
                        uint32_t iterations);
/* Writes the next task, a struct bones_review_task, to `room`; false: there is none. */
bool bones_review_next(const void *memory, void *room);
/* Solves a task in a job: `thought` of the task says whether to the end. memory: a struct bones_review_task.
 */
void bones_review_think(void *memory, const struct pulse *pulse);
/* Records the answer of the last task of bones_review_next; false: that task was broken off, and has none. */
bool bones_review_take(void *memory, const void *answer);

/* The luck of a deal: the chance to win the game with the hand that a seat got, less the chance with a random
 * hand, with the same opening tile. In millionths, from budget->iterations playouts of each kind. The round
 * is about to be led. False: budget->more ended the calculation. */
bool bones_luck_of_deal(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                        int32_t *luck);
/* The seed of the search for a decision. It follows from what the seat sees, so that nobody can choose the
 * seed, and a hint gives the same answer as the review later. */
uint64_t bones_review_seed(const struct bones_observation *seen);

/* Adds the entries of a review to a sum. */
void bones_review_add(struct bones_review_sum *sum, const struct bones_review *review);

#endif
