/* SPDX-License-Identifier: MIT */
/* How a race looks, put into classes: what the quick player and the estimate of a rest both look up by. Their
 * weights were learnt for these very classes. */
#ifndef GAMES_MILLE_AI_RACE_VIEW_H
#define GAMES_MILLE_AI_RACE_VIEW_H

#include "games/mille/ai/race.h"

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

enum { GOAL_STEPS = GOAL_EXTENDED / STEP_MILES + 1 }; /* rests that there are */

/* 0..8: steps of 25 miles; then up to 300, 400, 550, more. By the step, since it is asked for all the time.
 */
static inline int rest_class(int rest)
{
    static const uint8_t of_step[GOAL_STEPS] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  9,  9,  9,  10, 10, 10, 10, 11, 11, 11, 11,
        11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    };
    return of_step[rest / STEP_MILES];
}

/* Up to 100, 200, 400, more. */
static inline int coarse_rest(int rest)
{
    static const uint8_t of_step[GOAL_STEPS] = {
        0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    };
    return of_step[rest / STEP_MILES];
}

/* Of race_stage: out or nearly, low, half, full. */
static inline int coarse_stage(int stage)
{
    return stage <= 1 ? 0 : stage <= 3 ? 1 : stage <= 4 ? 2 : 3;
}

/* The rests that the distances of a hand, without one of `gone`, cover exactly: bit n of sum[k] is 25n miles
 * with k + 1 cards. Of `held` kinds at most, and no more 200s than may still be played after so
 * many; one that is gone counts as played, whichever way it went: the weights were learnt so. */
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

/* With how few cards: 1 to 3, or 0 if a rest is not covered. */
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

/* How the side in turn covers its rest: as it stands, without one card of a kind, after playing one. Each as
 * in race_covered; a rest of more than PLANNED_MOST is not planned for. */
enum { PLANNED_MOST = 500 };

struct race_plans {
    uint8_t now;
    uint8_t without[CARD_200 + 1];
    uint8_t after[CARD_200 + 1];
};

/* The distance that is still to go: with an extension in question, the longer way. */
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
