/* SPDX-License-Identifier: MIT */
/* The review of a hand: for each decision of one seat the choice of the strongest player, the cost of the
 * choice that was made in chances of the seat's side to win the game, and the luck of the draws. The review
 * knows what that seat knew and nothing more. Without a clock and in whole numbers: the same journal and
 * iterations give the same review on every machine.
 *
 * The review advances in tasks, so that a screen can fill while another thread thinks: review_next hands out
 * a task, which is plain memory; review_think solves it; review_take records the answer. */
#ifndef GAMES_MILLE_AI_REVIEW_H
#define GAMES_MILLE_AI_REVIEW_H

#include "base/work.h"
#include "games/mille/mille.h"
#include "table/journal.h"
#include "table/judged.h"

enum {
    REVIEW_ITERATIONS = 60000, /* for a decision: then the search gets as much as the ace has for a move */
    /* Moves of a hand: without a new deck no card is drawn or played twice; answers come once a hazard. */
    REVIEW_MOVES_MAX = 768,
    REVIEW_ENTRIES_MAX = 256 /* entries of a seat: it plays or keeps a card in each */
};

/* Ratings of a player, from the best to the worst. */
enum review_rating {
    RATING_GRAND_TOURER,
    RATING_SEASONED_DRIVER,
    RATING_HOLIDAY_DRIVER,
    RATING_DAY_TRIPPER,
    RATING_LEARNER,
    RATINGS
};

/* A point where the seat had to act. */
struct review_entry {
    int at;          /* moves of the journal before it */
    int draw_at;     /* the same for the draw just before it; -1: no draw */
    uint8_t phase;   /* enum mille_phase */
    uint8_t draws;   /* cards of that draw: the last ones of the hand */
    uint8_t choices; /* legal moves; one move is no decision */
    bool known;      /* the fields below are filled */
    bool lucky;      /* `luck` is filled */
    uint8_t mark;    /* enum review_mark */
    uint8_t drawn[HAND_CARDS_DRAWN];
    struct move played, best;
    int32_t win;   /* chance to win with the best move, in millionths; without a choice, with the only one */
    int32_t loss;  /* in millionths; 0 where chance explains the difference */
    int32_t error; /* standard error of the difference, in millionths; 0 for the best move itself */
    int32_t luck;  /* chance to win after the draw less the average over all draws, in millionths */
};

/* Sums over entries; start with zeros. */
struct review_sum {
    int decisions; /* entries with more than one choice */
    int mark[MARKS];
    int draws;
    int64_t loss, luck; /* in millionths */
};

/* A hand under review: plain data, copied by assignment. */
struct review {
    int seat, hand;           /* hand: number in the journal, from 0 */
    int first;                /* moves of the journal before the hand */
    int hand_number;          /* of its game, from 1 */
    uint32_t iterations;      /* for a decision */
    struct mille_state dealt; /* the deal of the hand */
    struct move move[REVIEW_MOVES_MAX];
    int moves;
    bool reshuffles; /* the journal says what the hand was reshuffled with, */
    struct journal_chance reshuffle;
    struct review_entry entry[REVIEW_ENTRIES_MAX];
    int count, known; /* known: entries with answers, the first ones */
};

/* A task: one entry. */
struct review_task {
    int entry;
    uint32_t iterations;
    struct move played;
    bool choice, drew;
    struct mille_observation before; /* of the draw, if `drew` */
    struct mille_observation seen;   /* of the decision */
    uint8_t drawn[HAND_CARDS_DRAWN], draws;
    bool thought; /* to the end; otherwise there is no answer */
    /* The answers: of the decision, if `choice`; of the draw, if `drew`. */
    struct move best;
    bool exact; /* the loss is exact */
    int32_t loss, error;
    int32_t luck;
    int32_t win; /* of the decision, else after the draw */
};

/* Whether a journal can be reviewed: the road game, at any seating and by any options. */
bool review_can(const struct journal *journal);

/* The seed of the search for a decision. It follows from what the seat sees, so that nobody can choose the
 * seed, and a hint gives the same answer as the review later. */
uint64_t review_seed(const struct mille_observation *seen);

/* Starts the review of a hand. The journal is one that a session has checked; no reference to it is kept. All
 * entries are there at once, without answers. iterations: for a decision, at least 1. memory, here
 * and below: a struct review, as the cabinet keeps it. */
void review_start(void *memory, const struct journal *journal, int seat, int hand, uint32_t iterations);
/* Writes the next task, a struct review_task, to `room`; false: there is none. */
bool review_next(const void *memory, void *room);
/* Solves a task in a job: `thought` of the task says whether to the end. memory: a struct review_task. */
void review_think(void *memory, const struct pulse *pulse);
/* Records the answers of the last task of review_next; false: that task was broken off, and has none. */
bool review_take(void *memory, const void *answer);

/* Adds the entries of a review that have answers to a sum. */
void review_add(struct review_sum *sum, const struct review *review);
/* enum review_rating; -1 without decisions. */
int review_rating(const struct review_sum *sum);

#endif
