/* SPDX-License-Identifier: MIT */
/* A plain search of the dice game, to measure the engineer against. Each legal move is followed by the same
 * number of games, played to the end by the patronne in every seat. */
#include "cubes/cubes.h"
#include "games/cubes/cubes.h"

#include "base/check.h"

enum { PLAIN_GAMES = 100 };

/* Whether the seat wins a game that is continued this way. */
static bool play_out(struct cubes_state *state, struct move move, int seat, const struct player *patronne)
{
    refusal why = cubes_game.apply(state, move, NULL);
    while (why == REFUSAL_NONE && state->pub.phase != CUBES_PHASE_OVER) {
        why = cubes_game.apply(state, patronne->choose(&state->pub, NULL, NULL), NULL);
    }
    CHECK(why == REFUSAL_NONE);
    return cubes_winner(&state->pub) == seat;
}

static struct move choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct player *patronne = &cubes_game.players[game_player_find(&cubes_game, "patronne")];
    const struct cubes_state seen = {.pub = *(const struct cubes_public *)observation};
    struct move moves[GAME_MOVES_MAX];
    uint32_t won[GAME_MOVES_MAX] = {0};
    int count = cubes_game.legal(&seen, moves), best = 0;
    uint32_t games = budget && budget->iterations ? budget->iterations : PLAIN_GAMES;
    for (int i = 0; i < count && count > 1; i++) {
        for (uint32_t game = 0; game < games && moves[i].kind != CUBES_MOVE_LEAVE; game++) {
            struct cubes_state state = seen;
            state.pub.option[CUBES_OPTION_DICE] = 0;
            state.dice = state.deal = rng_make(rng_next(rng), RNG_PLAYER);
            won[i] += play_out(&state, moves[i], seen.pub.turn, patronne);
        }
        best = won[i] > won[best] ? i : best;
    }
    return moves[best];
}

const struct player cubes_plain[] = {{"plain", choose}, {.name = NULL}};
