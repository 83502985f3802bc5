/* SPDX-License-Identifier: MIT */
/* The review of a game of dice: what each choice of one seat cost against the best one, and how kind each
 * roll was. Exact with one seat and with two, the engineer's estimate with more. Without a clock and in whole
 * numbers: the same journal gives the same review on every machine.
 *
 * It goes step by step, a fraction of a millisecond each, so that a screen can fill. */
#ifndef GAMES_CUBES_AI_REVIEW_H
#define GAMES_CUBES_AI_REVIEW_H

#include "games/cubes/ai/judge.h"
#include "table/journal.h"

enum { CUBES_REVIEW_MOST = 400 }; /* entries: longer games are reviewed as far as this */

/* What a choice was worth. */
enum cubes_mark { CUBES_MARK_NONE, CUBES_MARK_DOUBTFUL, CUBES_MARK_MISTAKE, CUBES_MARK_BLUNDER, CUBES_MARKS };

/* From the best to the worst. */
enum cubes_rating {
    CUBES_RATING_ENGINEER,
    CUBES_RATING_OLD_HAND,
    CUBES_RATING_REGULAR,
    CUBES_RATING_PASSER_BY,
    CUBES_RATING_LEARNER,
    CUBES_RATINGS
};

/* How the table lay before a choice. */
struct cubes_review_dice {
    uint8_t face[CUBES_DICE]; /* 0 in a place without one, with mask 0 */
    uint8_t dice, held;       /* masks: of all that lie there, and of those held */
    int16_t points;           /* at risk, in fifties */
};

/* A move of the seat. Worths, losses and luck are chances to win in millionths; alone, millionths of a turn.
 */
struct cubes_review_entry {
    int at; /* moves of the journal before it */
    struct cubes_review_dice before;
    struct move played, best;
    uint8_t choices;   /* rolls and the hold; one is no decision */
    uint8_t mark;      /* enum cubes_mark */
    bool rolled, bust; /* it was a roll; and a bust */
    int32_t worth;     /* of the best choice, as in judge.h */
    int32_t loss;      /* of the one that was made; of leaving a game of several: all that was left */
    int32_t luck;      /* what the roll was worth beyond the average roll */
    struct cubes_fraction risk; /* of a bust, of the dice rolled */
};

/* A game under review: plain data. */
struct cubes_review {
    int seat, game; /* game: of the journal, from 0 */
    int at;         /* moves of the journal that have been looked at */
    bool done;
    enum cubes_measure measure; /* of the game's first entry */
    struct cubes_state state;
    struct cubes_review_entry entry[CUBES_REVIEW_MOST];
    int count;
};

/* What entries add up to; it begins as zeros. */
struct cubes_review_sum {
    enum cubes_measure measure;
    int decisions; /* with more than one choice */
    int mark[CUBES_MARKS];
    int rolls, busts;
    int64_t loss, luck;
    int64_t risks; /* busts to be expected, in millionths */
};

/* Games that a journal holds, the one under way included. */
int cubes_review_games(const struct journal *journal);
/* Begins with a game of a journal of dice that has been proven, for a seat; takes no reference to it. */
void cubes_review_start(struct cubes_review *review, const struct journal *journal, int seat, int game);
/* Works out the next entry; false: there is none. The journal is the one it began with. */
bool cubes_review_step(struct cubes_review *review, const struct journal *journal);

void cubes_review_add(struct cubes_review_sum *sum, const struct cubes_review *review);
/* Loss by decision, rounded; 0 without decisions. */
int32_t cubes_review_average(const struct cubes_review_sum *sum);
/* enum cubes_rating; -1 without decisions. */
int cubes_review_rating(const struct cubes_review_sum *sum);
/* Untranslated names, lower case, for files and scripts. */
const char *cubes_mark_name(int mark);
const char *cubes_rating_name(int rating);

#endif
