/* SPDX-License-Identifier: MIT */
/* Plain searches of the domino game, to measure Marius against. Every move is tried on the same deals, each
 * played to the end of the round by players of one style without a search. All deals that the knocks allow
 * are equally likely. */
#include "bones/plain.h"

#include "bones/bones.h"
#include "games/bones/ai/deals.h"
#include "games/bones/ai/equity.h"
#include "games/bones/ai/style.h"

#include <string.h>

void bones_plain_weigh(const struct bones_observation *seen, const struct move *moves, int count,
                       uint32_t times, int style, struct rng *rng,
                       struct bones_plain_weight weight[GAME_MOVES_MAX])
{
    struct bones_deals deals;
    uint8_t styles[BONES_SEATS_MAX];
    memset(styles, style, sizeof styles);
    memset(weight, 0, (size_t)count * sizeof *weight);
    bones_deals_open(&deals, seen);
    for (; times > 0; times--) {
        uint32_t hand[BONES_SEATS_MAX];
        struct bones_rest dealt;
        bones_deals_at(&deals, rng_below(rng, deals.total), hand);
        if (seen->pub.phase == BONES_PHASE_PLAY) {
            bones_rest_open(&dealt, &seen->pub);
            memcpy(dealt.hand, hand, sizeof hand);
        }
        for (int i = 0; i < count; i++) {
            struct bones_rest rest;
            int32_t total[BONES_SEATS_MAX];
            if (seen->pub.phase == BONES_PHASE_PLAY) {
                rest = dealt;
                bones_rest_play(&rest, (struct bones_place){.tile = moves[i].card, .arm = moves[i].target});
            } else {
                bones_rest_lead(&rest, hand, moves[i].card);
            }
            bones_style_play_on(&rest, styles);
            for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
                total[seat] = seen->pub.seat[seat].total + rest.points[seat];
                const int64_t sign = seat == seen->seat ? BONES_SEATS_MAX - 1 : -1;
                weight[i].points += sign * rest.points[seat];
            }
            weight[i].win += bones_equity(total, seen->seat, bones_target(&seen->pub));
        }
    }
}

static struct move choose(const struct bones_observation *seen, struct rng *rng, const struct budget *budget,
                          int style)
{
    struct move moves[GAME_MOVES_MAX];
    struct bones_plain_weight weight[GAME_MOVES_MAX];
    int count = bones_moves(&seen->pub, seen->hand, moves), best = 0;
    if (seen->pub.phase == BONES_PHASE_REDEAL) {
        return (struct move){.kind = BONES_MOVE_REDEAL};
    }
    if (count == 1) {
        return moves[0];
    }
    uint32_t times = budget && budget->iterations ? budget->iterations : BONES_PLAIN_DEALS;
    bones_plain_weigh(seen, moves, count, times, style, rng, weight);
    for (int i = 1; i < count; i++) {
        best = weight[i].win > weight[best].win ? i : best;
    }
    return moves[best];
}

static struct move plain(const void *observation, struct rng *rng, const struct budget *budget)
{
    return choose(observation, rng, budget, BONES_STYLE_TIDY);
}

static struct move plain_baker(const void *observation, struct rng *rng, const struct budget *budget)
{
    return choose(observation, rng, budget, BONES_STYLE_GREEDY);
}

static struct move plain_patronne(const void *observation, struct rng *rng, const struct budget *budget)
{
    return choose(observation, rng, budget, BONES_STYLE_DENYING);
}

const struct player bones_plain[] = {
    {"plain", plain}, {"plain-baker", plain_baker}, {"plain-patronne", plain_patronne}, {.name = NULL}};
