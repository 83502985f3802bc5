/* SPDX-License-Identifier: MIT */
/* The classes of a race by which the evaluations look up their weights: how far it is to the goal, how full
 * the deck is, how the hand covers the way. The weights were learnt for these classes, so that a change here
 * needs new weights. */
#ifndef GAMES_MILLE_AI_RACE_VIEW_H
#define GAMES_MILLE_AI_RACE_VIEW_H

#include "games/mille/ai/race.h"

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

/* Makes the compiler write a function out where it is called. */
#if defined(__GNUC__)
#define INLINED inline __attribute__((always_inline))
#else
#define INLINED inline
#endif

/* Of how many cards of a kind are hidden: 0, 1, 2, 3 or 4, more. */
enum { HIDDEN_CLASSES = 5 };

static inline int hidden_class(int hidden)
{
    static const uint8_t of_count[] = {0, 1, 2, 3, 3, 4};
    return of_count[least(hidden, HIDDEN_CLASSES)];
}

/* The safeties that a side has played, as a number below 1 << SAFETY_KINDS. */
static inline int safeties_of(const struct racer *racer)
{
    return (int)((racer->safe & SET_SAFETIES) >> CARD_EXTRA_TANK);
}

enum { GOAL_STEPS = GOAL_EXTENDED / STEP_MILES + 1 }; /* steps of 25 miles to the longest goal, and 0 */

/* Miles to the goal as one of 13 classes: 0 to 8 are steps of 25 miles, then up to 300, 400, 550, more. */
static inline int rest_class(int rest)
{
    static const uint8_t of_step[GOAL_STEPS] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  9,  9,  9,  10, 10, 10, 10, 11, 11, 11, 11,
        11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    };
    return of_step[rest / STEP_MILES];
}

/* Miles to the goal as one of 4 classes: up to 100, 200, 400, more. */
static inline int coarse_rest(int rest)
{
    static const uint8_t of_step[GOAL_STEPS] = {
        0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    };
    return of_step[rest / STEP_MILES];
}

/* race_stage as one of 4 classes: empty or nearly, low, half, full. */
static inline int coarse_stage(int stage)
{
    return stage <= 1 ? 0 : stage <= 3 ? 1 : stage <= 4 ? 2 : 3;
}

/* The sums of miles that 1 to COVERS distances of a hand come to: bit n of sum[k] is set where k + 1 cards
 * make exactly 25n miles. held: the kinds to look at. One card of kind `gone` is left out (CARD_NONE: none).
 * 200s count only as far as the limit of RACERS_MAX allows after `racers_played`; a 200 that is `gone` counts
 * as played even if it was discarded, since the weights were learnt so. */
enum { COVERS = 3 };

static inline void race_sums(const uint8_t hand[CARD_KINDS], card_set held, int racers_played, int gone,
                             uint64_t sum[COVERS])
{
    uint64_t one = 0;
    uint64_t two = 0;
    uint64_t three = 0;
    int racers = RACERS_MAX - racers_played - (gone == CARD_200);
    for (card_set set = held & SET_DISTANCES; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int count = hand[card] - (card == gone);
        if (card == CARD_200) {
            count = least(count, racers);
        }
        int steps = mille_cards[card].miles / STEP_MILES;
        for (; count > 0; count--) {
            three |= two << steps;
            two |= one << steps;
            one |= (uint64_t)1 << steps;
        }
    }
    sum[0] = one;
    sum[1] = two;
    sum[2] = three;
}

/* The fewest cards that cover these miles exactly: 1 to 3, or 0 where the hand cannot. */
static inline int race_covered(const uint64_t sum[COVERS], int rest)
{
    int steps = rest / STEP_MILES;
    return (sum[0] >> steps) & 1u ? 1 : (sum[1] >> steps) & 1u ? 2 : (sum[2] >> steps) & 1u ? 3 : 0;
}

static inline int race_cards_to_cover(const struct racer *own, int rest)
{
    uint64_t sum[COVERS];
    race_sums(own->hand, own->held, own->racers, CARD_NONE, sum);
    return race_covered(sum, rest);
}

/* How many cards of the hand cover the way to the goal of the side in turn, as race_covered counts them: as
 * the hand is; without one card of a kind; after one card of a kind has been played. A way of more than
 * PLANNED_MOST miles counts as not covered. */
enum { PLANNED_MOST = 500 };

struct race_plans {
    uint8_t now;
    uint8_t without[CARD_200 + 1];
    uint8_t after[CARD_200 + 1];
};

/* Miles still to go; while an extension is in question, those of the longer trip. */
static inline int race_rest_planned(const struct race *race)
{
    return race->phase == PHASE_EXTEND ? GOAL_EXTENDED - GOAL_MILES : race_rest(race, race->turn);
}

static inline void race_plan(const struct race *race, struct race_plans *plans)
{
    const struct racer *own = &race->side[race->turn];
    int rest = race_rest_planned(race);
    uint64_t sum[COVERS];
    *plans = (struct race_plans){.now = 0};
    if (rest <= PLANNED_MOST) {
        race_sums(own->hand, own->held, own->racers, CARD_NONE, sum);
        plans->now = (uint8_t)race_covered(sum, rest);
    }
    for (card_set set = own->held & SET_DISTANCES; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int after = rest - mille_cards[card].miles;
        bool plays = after > 0 && after <= PLANNED_MOST;
        if (plays || plans->now > 0) {
            race_sums(own->hand, own->held, own->racers, card, sum);
            plans->after[card] = (uint8_t)(plays ? race_covered(sum, after) : 0);
            /* A rest that the hand does not cover is not covered by less of it either. */
            plans->without[card] = (uint8_t)(plans->now > 0 ? race_covered(sum, rest) : 0);
        }
    }
}

#endif
