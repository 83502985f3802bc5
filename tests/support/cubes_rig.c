/* SPDX-License-Identifier: MIT */
#include "cubes_rig.h"

#include "base/check.h"

#include <string.h>

int rig_face(char letter)
{
    return letter == 'J' ? CUBES_JOKER : letter - '0';
}

void rig_table(struct cubes_state *state, int seats, int goal, bool jokers)
{
    struct game_setup setup = {.seed = 1, .seats = seats, .sides = seats};
    setup.option[CUBES_OPTION_GAME] = goal == CUBES_GOAL_BLITZ ? CUBES_GAME_BLITZ : CUBES_GAME_STANDARD;
    setup.option[CUBES_OPTION_JOKERS] = jokers ? CUBES_JOKERS_ALWAYS : CUBES_JOKERS_NEVER;
    cubes_game.start(state, &setup, NULL);
}

void rig_score(struct cubes_state *state, int seat, int score)
{
    state->pub.seat[seat].score = score;
    state->pub.seat[seat].best = score;
}

/* The face that the rules draw: of a plain die by six sides, of one with a Joker by thirteen. */
static int draw(struct rng *rng, bool jokers)
{
    if (!jokers) {
        return 1 + (int)rng_below(rng, 6);
    }
    uint32_t side = rng_below(rng, 13);
    return side == 12 ? CUBES_JOKER : 1 + (int)(side / 2);
}

void rig_dice(struct cubes_state *state, const char *dice)
{
    size_t many = strlen(dice);
    CHECK(many >= 1 && many <= CUBES_DICE);
    struct rng *rng =
        state->pub.option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN ? &state->dice : &state->deal;
    for (uint64_t seed = 1;; seed++) {
        struct rng here = rng_make(seed, RNG_DEAL);
        struct rng ahead = here;
        size_t right = 0;
        while (right < many && draw(&ahead, state->pub.jokers) == rig_face(dice[right])) {
            right++;
        }
        if (right == many) {
            *rng = here;
            return;
        }
    }
}
