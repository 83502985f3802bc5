/* SPDX-License-Identifier: MIT */
/* The dice game between machines: observations as text, and chance. */
#include "table/carry.h"
#include "games/cubes/inside.h"

#include <string.h>

/* More than any match comes to, and few enough to be added up. */
enum { COUNT_MOST = 100000000 };

static void carry_seat(struct carry *carry, struct cubes_seat *seat)
{
    carry_i32(carry, &seat->score, 0, COUNT_MOST);
    carry_i32(carry, &seat->turns, 0, COUNT_MOST);
    carry_i32(carry, &seat->busts, 0, COUNT_MOST);
    carry_i32(carry, &seat->best, 0, COUNT_MOST);
    carry_i32(carry, &seat->won, 0, COUNT_MOST);
    carry_bool(carry, &seat->left);
}

/* All but the seats, which are known. */
static void carry_table(struct carry *carry, struct cubes_public *pub)
{
    carry_i32(carry, &pub->goal, CUBES_GOAL_BLITZ, CUBES_GOAL_STANDARD);
    carry_i32(carry, &pub->safe, 0, COUNT_MOST);
    carry_i32(carry, &pub->held, 0, COUNT_MOST);
    carry_i32(carry, &pub->last, 0, COUNT_MOST);
    carry_i32(carry, &pub->game, 0, COUNT_MOST);
    carry_u8(carry, &pub->jokers, 0, 1);
    carry_u8(carry, &pub->first, 0, pub->seats - 1);
    carry_u8(carry, &pub->turn, 0, pub->seats - 1);
    carry_u8(carry, &pub->phase, CUBES_PHASE_START, CUBES_PHASE_OVER);
    carry_bytes(carry, pub->face, CUBES_DICE, 0, CUBES_FACES - 1);
    carry_bytes(carry, pub->part, CUBES_DICE, CUBES_PART_NONE, CUBES_PART_FIRST + CUBES_DICE - 1);
    for (int seat = 0; seat < pub->seats; seat++) {
        carry_seat(carry, &pub->seat[seat]);
    }
}

bool cubes_carry(struct carry *carry, void *observation)
{
    struct cubes_public *pub = observation;
    if (carry->way == CARRY_READS) {
        memset(pub, 0, sizeof *pub);
    }
    carry_u8(carry, &pub->seats, 1, CUBES_SEATS_MAX);
    carry_that(carry, game_can_seat(&cubes_game, pub->seats, pub->seats));
    game_carry_options(&cubes_game, carry, pub->option, CUBES_OPTIONS);
    if (!carry->failed) {
        carry_table(carry, pub);
    }
    return carry_end(carry);
}

/* Everybody sees the same. */
bool cubes_is_of(const void *observation, const struct game_setup *setup, int seat)
{
    const struct cubes_public *pub = observation;
    (void)seat;
    return pub->seats == setup->seats && memcmp(pub->option, setup->option, CUBES_OPTIONS) == 0;
}

bool cubes_chance(const void *state, struct move move, struct text *what)
{
    const struct cubes_state *table = state;
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        text_addf(what, "%d ", table->pub.turn);
        cubes_move_format(move, what);
        return true;
    case CUBES_MOVE_NEXT: /* its goal, and whether it has Jokers */
        text_add(what, "game");
        return true;
    default:
        return false;
    }
}

void cubes_reseed(void *memory, uint64_t seed, uint64_t stream)
{
    struct cubes_state *state = memory;
    state->deal = rng_make(seed, stream);
}
