/* SPDX-License-Identifier: MIT */
/* The domino game between machines: observations as text, and chance. */
#include "table/carry.h"
#include "games/bones/inside.h"

#include <string.h>

/* More than any match comes to, and few enough to be added up. */
enum { COUNT_MOST = 100000000 };

static void carry_board(struct carry *carry, struct bones_board *board)
{
    carry_u8(carry, &board->spinner, BONES_TILE_NONE, BONES_TILES);
    carry_bytes(carry, board->tiles, BONES_ARMS, 0, BONES_TILES);
    carry_bytes(carry, board->shows, BONES_ARMS, 0, BONES_NUMBERS - 1);
    for (int arm = 0; arm < BONES_ARMS; arm++) {
        carry_bool(carry, &board->twice[arm]);
    }
}

static void carry_seat(struct carry *carry, struct bones_seat *seat)
{
    carry_i32(carry, &seat->total, 0, COUNT_MOST);
    for (int line = 0; line < BONES_LINES; line++) {
        carry_i32(carry, &seat->points[line], 0, COUNT_MOST);
    }
    carry_i32(carry, &seat->games, 0, COUNT_MOST);
    carry_bits(carry, &seat->shown, BONES_TILES);
    carry_u8(carry, &seat->tiles, 0, BONES_HAND);
    carry_u8(carry, &seat->lacks, 0, BONES_NUMBERS_ALL);
}

/* All but seats, sides and options, which are known. */
static void carry_table(struct carry *carry, struct bones_public *pub)
{
    carry_i32(carry, &pub->round, 1, COUNT_MOST);
    carry_u8(carry, &pub->phase, BONES_PHASE_DEALING, BONES_PHASE_GAME_OVER);
    carry_u8(carry, &pub->opening, BONES_TILE_NONE, BONES_TILES);
    carry_i8(carry, &pub->chooser, SEAT_NONE, pub->seats - 1);
    carry_i8(carry, &pub->namer, SEAT_NONE, pub->seats - 1);
    carry_i8(carry, &pub->leader, SEAT_NONE, pub->seats - 1);
    carry_i8(carry, &pub->turn, SEAT_NONE, pub->seats - 1);
    carry_i8(carry, &pub->winner, SEAT_NONE, pub->seats - 1);
    carry_board(carry, &pub->board);
    for (int seat = 0; seat < pub->seats; seat++) {
        carry_seat(carry, &pub->seat[seat]);
    }
    carry_u8(carry, &pub->log_count, 0, BONES_LOG_MAX);
    for (int i = 0; i < pub->log_count && !carry->failed; i++) {
        carry_i8(carry, &pub->log[i].seat, 0, pub->seats - 1);
        carry_u8(carry, &pub->log[i].tile, BONES_TILE_NONE, BONES_TILES);
        carry_u8(carry, &pub->log[i].arm, BONES_ARM_NONE, BONES_ARMS - 1);
    }
}

bool bones_carry(struct carry *carry, void *observation)
{
    struct bones_observation *seen = observation;
    struct bones_public *pub = &seen->pub;
    if (carry->way == CARRY_READS) {
        memset(seen, 0, sizeof *seen);
    }
    carry_u8(carry, &pub->seats, 1, BONES_SEATS_MAX);
    carry_u8(carry, &pub->sides, 1, BONES_SEATS_MAX);
    carry_that(carry, game_can_seat(&bones_game, pub->seats, pub->sides));
    game_carry_options(&bones_game, carry, pub->option, BONES_OPTIONS);
    if (!carry->failed) {
        carry_table(carry, pub);
        carry_i8(carry, &seen->seat, SEAT_NONE, pub->seats - 1);
        carry_bits(carry, &seen->hand, BONES_TILES);
    }
    return carry_end(carry);
}

bool bones_is_of(const void *observation, const struct game_setup *setup, int seat)
{
    const struct bones_observation *seen = observation;
    return seen->pub.seats == setup->seats && seen->pub.sides == setup->sides &&
           memcmp(seen->pub.option, setup->option, BONES_OPTIONS) == 0 && seen->seat == seat;
}

/* A second deal goes on in the stream of the round: nobody but the seat that wants it may know beforehand. */
bool bones_chance(const void *state, struct move move, struct text *what)
{
    (void)state;
    if (move.kind == BONES_MOVE_NEXT) {
        text_add(what, "deal");
    }
    return move.kind == BONES_MOVE_NEXT;
}

void bones_reseed(void *memory, uint64_t seed, uint64_t stream)
{
    struct bones_state *state = memory;
    state->rng = rng_make(seed, stream);
}
