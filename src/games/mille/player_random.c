/* SPDX-License-Identifier: MIT */
/* A player that takes any legal move: the measure that others must beat, and a good breaker of rules. */
#include "games/mille/inside.h"

struct move mille_random_choose(const void *observation, struct rng *rng)
{
    const struct mille_observation *seen = observation;
    struct move moves[GAME_MOVES_MAX];
    int count = mille_moves(&seen->pub, &seen->own, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}
