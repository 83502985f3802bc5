/* SPDX-License-Identifier: MIT */
/* Everything that is random: the kind of a game, and the dice. */
#include "games/cubes/inside.h"

#include "base/daily.h"

enum { SIDE_OF_JOKER = 12, GAME_SHIFT = 32 };

void cubes_draw_kind(struct cubes_state *state)
{
    struct cubes_public *pub = &state->pub;
    bool blitz = rng_below(&state->deal, CUBES_CHANCE) == 0;
    bool jokers = rng_below(&state->deal, CUBES_CHANCE) == 0;
    int game = pub->option[CUBES_OPTION_GAME];
    if (game != CUBES_GAME_CHANCE) {
        blitz = game == CUBES_GAME_BLITZ;
    }
    int with = pub->option[CUBES_OPTION_JOKERS];
    if (with != CUBES_JOKERS_SIXTH) {
        jokers = with == CUBES_JOKERS_ALWAYS;
    }
    pub->goal = blitz ? CUBES_GOAL_BLITZ : CUBES_GOAL_STANDARD;
    pub->jokers = jokers;
}

/* The dice of the n-th turn of a game are the same for every seat, whatever happened before. */
void cubes_open_turn(struct cubes_state *state)
{
    int32_t n = 0;
    for (int seat = 0; seat < state->pub.seats; seat++) {
        n += state->pub.seat[seat].turns;
    }
    if (state->pub.option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN) {
        uint64_t x = state->seed + ((uint64_t)state->pub.game << GAME_SHIFT) + (uint64_t)n;
        state->dice = rng_make(daily_scatter(x), RNG_DEAL);
    }
}

uint8_t cubes_draw_face(struct rng *rng, bool jokers)
{
    uint32_t side = rng_below(rng, (uint32_t)cubes_sides(jokers));
    return (uint8_t)(!jokers ? 1 + side : side == SIDE_OF_JOKER ? CUBES_JOKER : 1 + side / 2);
}

void cubes_throw(struct cubes_state *state, uint8_t mask)
{
    struct cubes_public *pub = &state->pub;
    bool by_turn = pub->option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if ((unsigned)mask >> place & 1u) {
            pub->face[place] = cubes_draw_face(by_turn ? &state->dice : &state->deal, pub->jokers);
        }
    }
}
