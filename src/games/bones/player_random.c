/* SPDX-License-Identifier: MIT */
/* The random player, for tests and as the lower end of comparisons. */
#include "games/bones/inside.h"

struct move bones_random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct bones_observation *seen = observation;
    struct move moves[GAME_MOVES_MAX];
    int count = bones_moves(&seen->pub, seen->hand, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}
