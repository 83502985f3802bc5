/* SPDX-License-Identifier: MIT */
/* The quick player: the linear evaluation (linear_eval.h) plus a neural net with one hidden layer. The linear
 * part rates each action by itself; the net sees the whole position, as the seat in turn knows it, and rates
 * a card by the others in the hand. The quick player makes the playouts of the search, and is the rally
 * driver's judgement. All in whole numbers. `route-mille-lab net` learns the weights. */
#ifndef GAMES_MILLE_AI_NEURAL_EVAL_H
#define GAMES_MILLE_AI_NEURAL_EVAL_H

#include "games/mille/ai/linear_eval.h"

/* The features of the net. Each is one row of the weights into the hidden layer; the rows are counted out
 * here, with the indices of each group in brackets. */
enum {
    NEURAL_EVAL_WIDTH = 64, /* units of the hidden layer */
    NEURAL_EVAL_WAYS = 6,   /* under way; stopped by each of four hazards; waits for a Go */
    NEURAL_EVAL_MANY = 4,   /* cards of a kind held: 1, 2, 3, 4 or more */
    NEURAL_EVAL_HIDDEN = 5, /* hidden_class */
    NEURAL_EVAL_STEPS = GOAL_EXTENDED / STEP_MILES + 1,
    NEURAL_EVAL_SAFE = 1 << SAFETY_KINDS,
    NEURAL_EVAL_GOALS = 3, /* 700 without extension; 700 that may be extended; 1000 */
    NEURAL_EVAL_DECK = DECK_CARDS / 3 + 1,

    /* of a position */
    N_HAND = 0,                                         /* [kind][how many held] */
    N_HIDDEN = N_HAND + CARD_KINDS * NEURAL_EVAL_MANY,  /* [kind][how many hidden] */
    N_WAY = N_HIDDEN + CARD_KINDS * NEURAL_EVAL_HIDDEN, /* [way][limited] */
    N_OPPONENT_WAY = N_WAY + NEURAL_EVAL_WAYS * 2,
    N_SAFE = N_OPPONENT_WAY + NEURAL_EVAL_WAYS * 2, /* [safeties played] */
    N_OPPONENT_SAFE = N_SAFE + NEURAL_EVAL_SAFE,
    N_REST = N_OPPONENT_SAFE + NEURAL_EVAL_SAFE, /* [steps of 25 miles] */
    N_OPPONENT_REST = N_REST + NEURAL_EVAL_STEPS,
    N_RACERS = N_OPPONENT_REST + NEURAL_EVAL_STEPS, /* [200s played][by the opponent] */
    N_GOAL = N_RACERS + (RACERS_MAX + 1) * (RACERS_MAX + 1),
    N_DECK = N_GOAL + NEURAL_EVAL_GOALS,                         /* [threes of cards left] */
    N_COUNT = N_DECK + NEURAL_EVAL_DECK,                         /* [cards in the opponent's hand] */
    N_PLAN = N_COUNT + HAND_SIZES,                               /* [plan][way] */
    N_REST_WAY = N_PLAN + PLANS * NEURAL_EVAL_WAYS,              /* [rest][opponent's way] */
    N_OPPONENT_REST_WAY = N_REST_WAY + RESTS * NEURAL_EVAL_WAYS, /* [opponent's rest][way] */
    /* of an action */
    N_ACTION = N_OPPONENT_REST_WAY + RESTS * NEURAL_EVAL_WAYS, /* [card played, card discarded] */
    N_ACTION_PLAN = N_ACTION + ACTION_DRAW, /* [distance, discarded distance, other play][plan after] */
    N_EXTEND = N_ACTION_PLAN + 3 * PLANS,   /* [plan for the longer trip]; finishing has none */
    N_SIZE = N_EXTEND + PLANS,

    NEURAL_EVAL_STATE_MAX = HAND_CARDS_DRAWN + CARD_KINDS - 1 + 13, /* features of one position */
    NEURAL_EVAL_ACTION_MAX = 2,                                     /* of one action */
    NEURAL_EVAL_SCALE = 128,                                        /* fixed point: 1 in the hidden layer */
    NEURAL_EVAL_OUT_SCALE = 16, /* fixed point: a tenth of a point in the weights behind it */
};

struct neural_eval {
    int16_t linear[FEATURES]; /* of linear_eval.h, in tenths of a point */
    int16_t into[N_SIZE][NEURAL_EVAL_WIDTH];
    int16_t out[NEURAL_EVAL_WIDTH];
};

extern const struct neural_eval neural_eval_weights;
/* The same for a seat with a partner, against another pair. */
extern const struct neural_eval neural_eval_paired;

/* Writes the features of a position after the draw, or of one that may be extended; plans: from race_plan.
 * Returns how many. */
int neural_eval_state(const struct race *race, const struct race_plans *plans,
                      uint16_t feature[NEURAL_EVAL_STATE_MAX]);
/* Writes the features of an action in such a position; returns how many. */
int neural_eval_action(const struct race *race, const struct race_plans *plans, int action,
                       uint16_t feature[NEURAL_EVAL_ACTION_MAX]);
/* Rates actions against each other, in tenths of a point. */
void neural_eval_values(const struct neural_eval *net, const struct race *race, const uint8_t *action,
                        int count, int32_t *value);
/* The action that the quick player takes. */
int neural_eval_choose(const struct neural_eval *net, const struct race *race);

#endif
