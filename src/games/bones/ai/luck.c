/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/luck.h"

#include "base/check.h"
#include "games/bones/ai/equity.h"
#include "games/bones/ai/style.h"

enum { LUCK_STREAM = 12, ASKED_EVERY = 64 };

/* Deals the tiles outside of a hand to the other seats; all 28 tiles if the hand is empty. */
static void deal(uint32_t own, int seat, struct rng *rng, uint32_t hand[BONES_SEATS_MAX])
{
    uint8_t tile[BONES_TILES];
    int count = 0;
    for (uint32_t left = BONES_TILES_ALL & ~own; left != 0; left &= left - 1) {
        tile[count++] = (uint8_t)bones_first(left);
    }
    rng_shuffle(rng, tile, count);
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        hand[other] = other == seat ? own : 0;
        while (bones_many(hand[other]) < BONES_HAND) {
            hand[other] |= bones_bit(tile[--count]);
        }
    }
}

/* The chance to win after the round, played by four equal players. */
static int32_t outcome(const struct bones_observation *seen, const uint32_t hand[BONES_SEATS_MAX])
{
    static const uint8_t styles[BONES_SEATS_MAX] = {BONES_STYLE_TIDY, BONES_STYLE_TIDY, BONES_STYLE_TIDY,
                                                    BONES_STYLE_TIDY};
    struct bones_rest rest;
    int32_t total[BONES_SEATS_MAX];
    bones_rest_lead(&rest, hand, seen->pub.opening);
    bones_style_play_on(&rest, styles);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        total[seat] = seen->pub.seat[seat].total + rest.points[seat];
    }
    return bones_equity(total, seen->seat, bones_target(&seen->pub));
}

bool bones_luck_of_deal(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                        int32_t *luck)
{
    CHECK(seen->pub.phase == BONES_PHASE_LEAD && budget->iterations > 0);
    struct rng rng = rng_make(seed, LUCK_STREAM);
    int64_t sum = 0;
    int64_t taken = 0;
    for (uint32_t i = 0; i < budget->iterations; i++) {
        uint32_t hand[BONES_SEATS_MAX];
        do { /* the leading seat is known */
            deal(seen->hand, seen->seat, &rng, hand);
        } while (!(hand[seen->pub.leader] & bones_bit(seen->pub.opening)));
        sum += outcome(seen, hand);
        deal(0, SEAT_NONE, &rng, hand);
        sum -= outcome(seen, hand);
        taken++;
        if (budget->more && i % ASKED_EVERY == 0 && !budget->more(budget->context)) {
            return false;
        }
    }
    *luck = (int32_t)(sum / taken);
    return true;
}
