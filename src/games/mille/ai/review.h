/* SPDX-License-Identifier: MIT */
/* The review of a hand that was played: what the strongest player would have done in each place of one
 * seat, what each other choice cost in chances to win the game, and how kind the deck was. It knows what that
 * seat knew and nothing more. Without a clock and in whole numbers: the same journal and iterations give
 * the same review on every machine.
 *
 * It goes step by step, so that a screen can fill while another thread thinks: review_next hands out a task
 * that is complete in itself, review_think works on it, review_take writes down what came of it. */
#ifndef GAMES_MILLE_AI_REVIEW_H
#define GAMES_MILLE_AI_REVIEW_H

#include "games/mille/mille.h"
#include "table/journal.h"

enum {
    REVIEW_ITERATIONS = 60000, /* for a decision: then the search gets what the ace takes for a move */
    REVIEW_MOVES_MAX = 256,    /* of a hand: no card is drawn or laid twice, so there are fewer */
    REVIEW_ENTRIES_MAX = 128   /* of a seat: it lays or keeps back a card in each */
};

/* What a choice was worth. */
enum review_mark { MARK_NONE, MARK_DOUBTFUL, MARK_MISTAKE, MARK_BLUNDER, MARKS };

/* From the best to the worst. */
enum review_rating {
    RATING_GRAND_TOURER,
    RATING_SEASONED_DRIVER,
    RATING_HOLIDAY_DRIVER,
    RATING_DAY_TRIPPER,
    RATING_LEARNER,
    RATINGS
};

/* A place where the seat had to act. */
struct review_entry {
    int at;          /* moves of the journal before it: the replay shows the place there */
    int draw_at;     /* the same for the draw just before it, -1 where there was none */
    uint8_t phase;   /* enum mille_phase */
    uint8_t draws;   /* cards that came with that draw: the last of the hand */
    uint8_t choices; /* legal moves; one is no decision */
    bool known;      /* what follows has been worked out */
    bool lucky;      /* luck has been worked out */
    uint8_t mark;    /* enum review_mark */
    uint8_t drawn[HAND_CARDS_DRAWN];
    struct move played, best;
    int32_t win;   /* of the best move, in millionths; of the place where there was no choice */
    int32_t loss;  /* in millionths; 0 where it is no larger than chance explains */
    int32_t error; /* standard error of the difference, in millionths; 0 for the best move itself */
    int32_t luck;  /* what the draw was worth beyond the average draw, in millionths */
};

/* What entries add up to. */
struct review_sum {
    int decisions; /* with more than one choice */
    int mark[MARKS];
    int draws;
    int64_t loss, luck; /* in millionths */
};

/* A hand under review: plain data, copied by assignment. */
struct review {
    int seat, hand;           /* hand: of the journal, from 0 */
    int first;                /* moves of the journal before the hand */
    int hand_number;          /* of its game, from 1 */
    uint32_t iterations;      /* for a decision */
    struct mille_state dealt; /* where the hand began */
    struct move move[REVIEW_MOVES_MAX];
    int moves;
    struct review_entry entry[REVIEW_ENTRIES_MAX];
    int count, known; /* known of them, from the first */
};

/* One entry to think about. */
struct review_task {
    int entry;
    uint32_t iterations;
    struct move played;
    bool choice, drew;
    struct mille_observation before; /* of the draw, if `drew` */
    struct mille_observation seen;   /* of the decision */
    uint8_t drawn[HAND_CARDS_DRAWN], draws;
    bool thought; /* to the end; else there is no answer */
    /* The answers: of the decision, if `choice`; of the draw, if `drew`. */
    struct move best;
    bool exact; /* no chance is in the loss */
    int32_t loss, error;
    int32_t luck;
    int32_t win; /* of the decision, else of the place after the draw */
};

/* Whether the house can review a sitting: two seats at the road game. */
bool review_can(const struct journal *journal);
/* How many hands a journal holds, the one under way included; and in which of them, from 0, its move lies. */
int review_hands(const struct journal *journal);
int review_hand_of(const struct journal *journal, int move);
/* How many of them are over. */
int review_hands_over(const struct journal *journal);

/* The seed with which a place is searched: it follows from what the seat sees, so that nobody can choose it,
 * and whoever asks for a hint in that place is told what the review tells later. */
uint64_t review_seed(const struct mille_observation *seen);

/* Begins with a hand of a journal that session_load or a session has proven; takes what it needs from it.
 * Every entry is there at once, and unknown. iterations: for a decision, at least 1. */
void review_start(struct review *review, const struct journal *journal, int seat, int hand,
                  uint32_t iterations);
/* The next task; false: everything is known. */
bool review_next(const struct review *review, struct review_task *task);
/* Thinks. `more` as in struct budget; false: it was told to stop, and the task has no answer. */
bool review_think(struct review_task *task, bool (*more)(void *context), void *context);
/* Writes down the answers of the task that review_next gave last, which must have been thought to the end. */
void review_take(struct review *review, const struct review_task *task);

/* Adds what is known of a review to a sum, which begins as zeros. */
void review_add(struct review_sum *sum, const struct review *review);
/* Loss by decision in millionths, rounded; 0 without decisions. */
int32_t review_average(const struct review_sum *sum);
/* enum review_rating; -1 without decisions. */
int review_rating(const struct review_sum *sum);
/* Untranslated names, lower case, for files and scripts. */
const char *review_mark_name(int mark);
const char *review_rating_name(int rating);

#endif
