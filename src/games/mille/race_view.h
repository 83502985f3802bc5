/* SPDX-License-Identifier: MIT */
/* How a race looks, put into classes: what the quick player and the estimate of a rest both look up by. Their
 * weights were learnt for these very classes. */
#ifndef GAMES_MILLE_RACE_VIEW_H
#define GAMES_MILLE_RACE_VIEW_H

#include "games/mille/race.h"

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

/* 0..8: steps of 25 miles; then up to 300, 400, 550, more. */
static inline int rest_class(int rest)
{
    return rest <= REST_STEPS * STEP_MILES ? rest / STEP_MILES
           : rest <= 300                   ? REST_STEPS + 1
           : rest <= 400                   ? REST_STEPS + 2
           : rest <= 550                   ? REST_STEPS + 3
                                           : REST_STEPS + 4;
}

static inline int coarse_rest(int rest)
{
    return rest <= 100 ? 0 : rest <= 200 ? 1 : rest <= 400 ? 2 : 3;
}

/* Of race_stage: out or nearly, low, half, full. */
static inline int coarse_stage(int stage)
{
    return stage <= 1 ? 0 : stage <= 3 ? 1 : stage <= 4 ? 2 : 3;
}

/* With how few distances of the hand, without one of `gone`, a rest is covered exactly: 1 to 3, or 0 if it is
 * not. Bit n of a sum: 25n miles can be had with so many cards. */
static inline int race_cards_to_cover(const struct racer *own, int rest, int gone)
{
    uint64_t one = 0;
    uint64_t two = 0;
    uint64_t three = 0;
    int racers = RACERS_MAX - own->racers - (gone == CARD_200);
    for (card_set set = own->held & SET_DISTANCES; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int count = own->hand[card] - (card == gone);
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
    int steps = rest / STEP_MILES;
    return (one >> steps) & 1u ? 1 : (two >> steps) & 1u ? 2 : (three >> steps) & 1u ? 3 : 0;
}

#endif
