/* SPDX-License-Identifier: MIT */
/* The ace: plays the best move of the search. */
#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/rival.h"
#include "games/mille/inside.h"

struct move mille_ace_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    struct move moves[GAME_MOVES_MAX];
    uint64_t seed = rng_next(rng);
    if (mille_fair_moves(&seen->pub, &seen->own, moves) == 1) {
        return moves[0]; /* a single move needs no search */
    }
    struct mille_verdict verdict;
    if (race_fits(&seen->pub)) {
        mille_search(seen, seed, budget, &verdict);
    } else {
        field_search(seen, seed, budget, true, &verdict);
    }
    return mille_search_choice(seen, &verdict);
}
