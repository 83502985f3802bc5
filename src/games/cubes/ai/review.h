/* SPDX-License-Identifier: MIT */
/* The review of a game of dice: the cost of each choice of one seat against the best choice, and the luck of
 * each roll. Exact for one seat and two, the estimate of the judge for more. Without a clock and in whole
 * numbers: the same journal gives the same review on every machine.
 *
 * The review advances in steps of a fraction of a millisecond, so that a screen can fill while it runs. */
#ifndef GAMES_CUBES_AI_REVIEW_H
#define GAMES_CUBES_AI_REVIEW_H

#include "games/cubes/ai/judge.h"
#include "table/journal.h"
#include "table/judged.h"

enum { CUBES_REVIEW_MOST = 400 }; /* entries; a longer game is reviewed up to this number */

/* Ratings of a player, from the best to the worst. */
enum cubes_rating {
    CUBES_RATING_ENGINEER,
    CUBES_RATING_OLD_HAND,
    CUBES_RATING_REGULAR,
    CUBES_RATING_PASSER_BY,
    CUBES_RATING_LEARNER,
    CUBES_RATINGS
};

/* The dice before a choice. */
struct cubes_review_dice {
    uint8_t face[CUBES_DICE]; /* 0 where no die lies */
    uint8_t dice, held;       /* masks: of the dice that lie there, and of the held ones */
    int16_t points;           /* at risk, in fifties */
};

/* A move of the seat. Worth, loss and luck are chances to win in millionths; alone, millionths of a turn. */
struct cubes_review_entry {
    int at; /* moves of the journal before it */
    struct cubes_review_dice before;
    struct move played, best;
    uint8_t choices;   /* rolls and the hold; one choice is no decision */
    uint8_t mark;      /* enum review_mark */
    bool rolled, bust; /* the move was a roll; the roll was a bust */
    int32_t worth;     /* of the best choice, as in judge.h */
    int32_t loss; /* of the choice that was made; leaving a game with others loses all that was left to win */
    int32_t luck; /* the worth after the roll less the average over all rolls */
    struct cubes_fraction risk; /* chance of a bust of the rolled dice */
};

/* A game under review: plain data. */
struct cubes_review {
    int seat, game; /* game: number in the journal, from 0 */
    int at;         /* moves of the journal that are done */
    bool done;
    enum cubes_measure measure; /* of the first entry */
    struct cubes_state state;
    struct cubes_review_entry entry[CUBES_REVIEW_MOST];
    int count;
};

/* Sums over entries; start with zeros. */
struct cubes_review_sum {
    enum cubes_measure measure;
    int decisions; /* entries with more than one choice */
    int mark[MARKS];
    int rolls, busts;
    int64_t loss, luck;
    int64_t risks; /* expected busts, in millionths */
};

/* Starts the review of a game for a seat. The journal is one of dice that a session has checked; no reference
 * to it is kept. */
void cubes_review_start(struct cubes_review *review, const struct journal *journal, int seat, int game);
/* Works out the next entry; false: there is none. journal: the one of cubes_review_start. */
bool cubes_review_step(struct cubes_review *review, const struct journal *journal);

/* What the choices of a seat in a game gave away in millionths of a turn, as if that seat had played alone:
 * exact, whoever else sits there. Choices in overtime, and leaving, do not count. */
int64_t cubes_review_turns(const struct journal *journal, int seat, int game);

/* Adds the entries of a review to a sum. */
void cubes_review_add(struct cubes_review_sum *sum, const struct cubes_review *review);
/* enum cubes_rating; -1 without decisions. */
int cubes_review_rating(const struct cubes_review_sum *sum);

#endif
