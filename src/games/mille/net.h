/* SPDX-License-Identifier: MIT */
/* The quick player: a small net on top of the weights of instinct.h. A hidden layer sees the whole position
 * as the seat in turn knows it, so that it can weigh a card by the company it keeps; the weights beside it
 * see one action at a time. It plays the rests of hands inside the search, and by itself as the rally driver.
 * Whole numbers throughout. Learnt by route-mille-lab net. */
#ifndef GAMES_MILLE_NET_H
#define GAMES_MILLE_NET_H

#include "games/mille/instinct.h"

/* The features of the hidden layer: each is one row of its weights; the rows are counted out here. */
enum {
    NET_WIDTH = 64, /* hidden places */
    NET_WAYS = 6,   /* under way; stopped by each of four hazards; waits for a Go */
    NET_MANY = 4,   /* 1, 2, 3, 4 or more of a kind */
    NET_HIDDEN = 5, /* 0, 1, 2, 3 or 4, more cards of a kind not seen */
    NET_STEPS = GOAL_EXTENDED / STEP_MILES + 1,
    NET_SAFE = 1 << SAFETY_KINDS,
    NET_GOALS = 3, /* 700 for good; 700 that may be extended; 1000 */
    NET_DECK = DECK_CARDS / 3 + 1,

    /* of a position */
    N_HAND = 0,                                 /* [kind][how many held] */
    N_HIDDEN = N_HAND + CARD_KINDS * NET_MANY,  /* [kind][how many hidden] */
    N_WAY = N_HIDDEN + CARD_KINDS * NET_HIDDEN, /* [way][limited] */
    N_RIVAL_WAY = N_WAY + NET_WAYS * 2,
    N_SAFE = N_RIVAL_WAY + NET_WAYS * 2, /* [safeties played] */
    N_RIVAL_SAFE = N_SAFE + NET_SAFE,
    N_REST = N_RIVAL_SAFE + NET_SAFE, /* [steps of 25 miles] */
    N_RIVAL_REST = N_REST + NET_STEPS,
    N_RACERS = N_RIVAL_REST + NET_STEPS, /* [200s played][by the rival] */
    N_GOAL = N_RACERS + (RACERS_MAX + 1) * (RACERS_MAX + 1),
    N_DECK = N_GOAL + NET_GOALS,                      /* [threes of cards left] */
    N_COUNT = N_DECK + NET_DECK,                      /* [cards in the rival's hand] */
    N_PLAN = N_COUNT + HAND_SIZES,                    /* [plan][way] */
    N_REST_WAY = N_PLAN + PLANS * NET_WAYS,           /* [rest][rival's way] */
    N_RIVAL_REST_WAY = N_REST_WAY + RESTS * NET_WAYS, /* [rival's rest][way] */
    /* of an action */
    N_ACTION = N_RIVAL_REST_WAY + RESTS * NET_WAYS, /* [card played, card discarded] */
    N_ACTION_PLAN = N_ACTION + ACTION_DRAW, /* [distance, discarded distance, other play][plan after] */
    N_EXTEND = N_ACTION_PLAN + 3 * PLANS,   /* [plan for the longer trip]; finishing has none */
    N_SIZE = N_EXTEND + PLANS,

    NET_STATE_MAX = HAND_CARDS_DRAWN + CARD_KINDS - 1 + 13, /* features of one position */
    NET_ACTION_MAX = 2,                                     /* of one action */
    NET_SCALE = 128,    /* a weight of the hidden layer is so much for 1 */
    NET_OUT_SCALE = 16, /* one behind it so much for a tenth of a point */
};

struct net {
    int16_t linear[FEATURES]; /* of instinct.h, in tenths of a point */
    int16_t into[N_SIZE][NET_WIDTH];
    int16_t out[NET_WIDTH];
};

extern const struct net net_weights;

/* The features of a position after the draw, or of one that may be extended, with its plans (race_plan);
 * returns how many. */
int net_state(const struct race *race, const struct race_plans *plans, uint16_t feature[NET_STATE_MAX]);
/* The features of an action there; returns how many. */
int net_action(const struct race *race, const struct race_plans *plans, int action,
               uint16_t feature[NET_ACTION_MAX]);
/* The worth of each of some actions, relative to each other, in tenths of a point. */
void net_values(const struct net *net, const struct race *race, const uint8_t *action, int count,
                int32_t *value);
/* What the quick player does. */
int net_choose(const struct net *net, const struct race *race);
/* Plays a race on until so many turns have begun and another is about to, or to the end of the hand. */
void net_play_on(const struct net *net, struct race *race, int turns);
/* Whether no position can carry a sum beyond its type: 16 bits in a hidden place, 32 behind them. */
bool net_fits(const struct net *net);

#endif
