/* SPDX-License-Identifier: MIT */
#include "training/net_fits.h"

/* The greatest weight of one hidden unit in some rows, multiplied by the sign; at least 0. */
static int32_t greatest(const struct neural_eval *net, int from, int to, int place, int sign)
{
    int32_t most = 0;
    for (int row = from; row < to; row++) {
        int32_t weight = sign * net->into[row][place];
        most = weight > most ? weight : most;
    }
    return most;
}

/* The greatest possible sum of one hidden unit, also while it is added up, multiplied by the sign. A position
 * has at most one row of each group, and at most as many rows of the hand as it has cards. */
static int32_t greatest_sum(const struct neural_eval *net, int place, int sign)
{
    static const uint16_t group[] = {
        N_WAY,         N_OPPONENT_WAY, N_SAFE,  N_OPPONENT_SAFE, N_REST,     N_OPPONENT_REST,     N_RACERS,
        N_GOAL,        N_DECK,         N_COUNT, N_PLAN,          N_REST_WAY, N_OPPONENT_REST_WAY, N_ACTION,
        N_ACTION_PLAN, N_SIZE};
    int32_t sum = 0;
    int32_t kind[CARD_KINDS];
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int hand = N_HAND + card * NEURAL_EVAL_MANY;
        int hidden = N_HIDDEN + card * NEURAL_EVAL_HIDDEN;
        kind[card] = greatest(net, hand, hand + NEURAL_EVAL_MANY, place, sign);
        sum += greatest(net, hidden, hidden + NEURAL_EVAL_HIDDEN, place, sign);
    }
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        int most = CARD_25;
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            most = kind[card] > kind[most] ? card : most;
        }
        sum += kind[most];
        kind[most] = 0;
    }
    for (size_t i = 0; i + 1 < sizeof group / sizeof *group; i++) {
        sum += greatest(net, group[i], group[i + 1], place, sign);
    }
    return sum;
}

bool neural_eval_fits(const struct neural_eval *net)
{
    int64_t gain = 0;
    int64_t loss = 0;
    for (int place = 0; place < NEURAL_EVAL_WIDTH; place++) {
        int32_t most = greatest_sum(net, place, 1);
        if (most > INT16_MAX || greatest_sum(net, place, -1) > -(int32_t)INT16_MIN) {
            return false;
        }
        int64_t said = (int64_t)most * net->out[place];
        gain += said > 0 ? said : 0;
        loss += said < 0 ? said : 0;
    }
    return gain <= INT32_MAX && loss >= INT32_MIN;
}
