/* SPDX-License-Identifier: MIT */
/* The quick player: a small net on top of the weights of instinct.h. A hidden layer sees the whole position
 * as the seat in turn knows it, so that it can weigh a card by the company it keeps; the weights beside it
 * see one action at a time. It plays the rests of hands inside the search, and by itself as the rally driver.
 * Whole numbers throughout. Learnt by route-mille-lab net. */
#ifndef GAMES_MILLE_AI_NEURAL_EVAL_H
#define GAMES_MILLE_AI_NEURAL_EVAL_H

#include "games/mille/ai/linear_eval.h"

/* The features of the hidden layer: each is one row of its weights; the rows are counted out here. */
enum {
    NEURAL_EVAL_WIDTH = 64, /* hidden places */
    NEURAL_EVAL_WAYS = 6,   /* under way; stopped by each of four hazards; waits for a Go */
    NEURAL_EVAL_MANY = 4,   /* 1, 2, 3, 4 or more of a kind */
    NEURAL_EVAL_HIDDEN = 5, /* 0, 1, 2, 3 or 4, more cards of a kind not seen */
    NEURAL_EVAL_STEPS = GOAL_EXTENDED / STEP_MILES + 1,
    NEURAL_EVAL_SAFE = 1 << SAFETY_KINDS,
    NEURAL_EVAL_GOALS = 3, /* 700 for good; 700 that may be extended; 1000 */
    NEURAL_EVAL_DECK = DECK_CARDS / 3 + 1,

    /* of a position */
    N_HAND = 0,                                         /* [kind][how many held] */
    N_HIDDEN = N_HAND + CARD_KINDS * NEURAL_EVAL_MANY,  /* [kind][how many hidden] */
    N_WAY = N_HIDDEN + CARD_KINDS * NEURAL_EVAL_HIDDEN, /* [way][limited] */
    N_RIVAL_WAY = N_WAY + NEURAL_EVAL_WAYS * 2,
    N_SAFE = N_RIVAL_WAY + NEURAL_EVAL_WAYS * 2, /* [safeties played] */
    N_RIVAL_SAFE = N_SAFE + NEURAL_EVAL_SAFE,
    N_REST = N_RIVAL_SAFE + NEURAL_EVAL_SAFE, /* [steps of 25 miles] */
    N_RIVAL_REST = N_REST + NEURAL_EVAL_STEPS,
    N_RACERS = N_RIVAL_REST + NEURAL_EVAL_STEPS, /* [200s played][by the rival] */
    N_GOAL = N_RACERS + (RACERS_MAX + 1) * (RACERS_MAX + 1),
    N_DECK = N_GOAL + NEURAL_EVAL_GOALS,                      /* [threes of cards left] */
    N_COUNT = N_DECK + NEURAL_EVAL_DECK,                      /* [cards in the rival's hand] */
    N_PLAN = N_COUNT + HAND_SIZES,                            /* [plan][way] */
    N_REST_WAY = N_PLAN + PLANS * NEURAL_EVAL_WAYS,           /* [rest][rival's way] */
    N_RIVAL_REST_WAY = N_REST_WAY + RESTS * NEURAL_EVAL_WAYS, /* [rival's rest][way] */
    /* of an action */
    N_ACTION = N_RIVAL_REST_WAY + RESTS * NEURAL_EVAL_WAYS, /* [card played, card discarded] */
    N_ACTION_PLAN = N_ACTION + ACTION_DRAW, /* [distance, discarded distance, other play][plan after] */
    N_EXTEND = N_ACTION_PLAN + 3 * PLANS,   /* [plan for the longer trip]; finishing has none */
    N_SIZE = N_EXTEND + PLANS,

    NEURAL_EVAL_STATE_MAX = HAND_CARDS_DRAWN + CARD_KINDS - 1 + 13, /* features of one position */
    NEURAL_EVAL_ACTION_MAX = 2,                                     /* of one action */
    NEURAL_EVAL_SCALE = 128,    /* a weight of the hidden layer is so much for 1 */
    NEURAL_EVAL_OUT_SCALE = 16, /* one behind it so much for a tenth of a point */
};

struct neural_eval {
    int16_t linear[FEATURES]; /* of instinct.h, in tenths of a point */
    int16_t into[N_SIZE][NEURAL_EVAL_WIDTH];
    int16_t out[NEURAL_EVAL_WIDTH];
};

extern const struct neural_eval neural_eval_weights;

/* The features of a position after the draw, or of one that may be extended, with its plans (race_plan);
 * returns how many. */
int neural_eval_state(const struct race *race, const struct race_plans *plans,
                      uint16_t feature[NEURAL_EVAL_STATE_MAX]);
/* The features of an action there; returns how many. */
int neural_eval_action(const struct race *race, const struct race_plans *plans, int action,
                       uint16_t feature[NEURAL_EVAL_ACTION_MAX]);
/* The worth of each of some actions, relative to each other, in tenths of a point. */
void neural_eval_values(const struct neural_eval *net, const struct race *race, const uint8_t *action,
                        int count, int32_t *value);
/* What the quick player does. */
int neural_eval_choose(const struct neural_eval *net, const struct race *race);
/* Plays a race on until so many turns have begun and another is about to, or to the end of the hand. */
void neural_eval_play_on(const struct neural_eval *net, struct race *race, int turns);
/* Whether no position can carry a sum beyond its type: 16 bits in a hidden place, 32 behind them. */
bool neural_eval_fits(const struct neural_eval *net);

#endif
