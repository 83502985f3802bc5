/* SPDX-License-Identifier: MIT */
/* The random player, for tests and as the lower end of comparisons. */
#include "games/cubes/inside.h"

enum { LEAVES_ONE_TURN_IN = 1000 };

struct move cubes_random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct cubes_public *pub = observation;
    if (pub->phase == CUBES_PHASE_START && rng_below(rng, LEAVES_ONE_TURN_IN) == 0) {
        return (struct move){.kind = CUBES_MOVE_LEAVE};
    }
    struct move moves[GAME_MOVES_MAX];
    int count = cubes_moves(pub, moves);
    /* Leaving is the last move of the list, and is drawn only by the test above. */
    if (count > 1 && moves[count - 1].kind == CUBES_MOVE_LEAVE) {
        count--;
    }
    return moves[rng_below(rng, (uint32_t)count)];
}
