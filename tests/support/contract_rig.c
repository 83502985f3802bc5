/* SPDX-License-Identifier: MIT */
#include "contract_rig.h"
#include "test.h"

struct game_setup setup_of(const struct game *game, int match)
{
    int seatings = 0;
    while (game->seatings[seatings].seats > 0) {
        seatings++;
    }
    struct game_seating seating = game->seatings[match % seatings];
    struct game_setup setup = {
        .seed = (uint64_t)match * 977u, .seats = seating.seats, .sides = seating.sides};
    for (int i = 0; game->options[i].name; i++) {
        int values = 1;
        while (game->options[i].values[values]) {
            values++;
        }
        setup.option[i] = (uint8_t)((match / seatings >> i) % values);
    }
    return setup;
}

struct asked ask(const struct game *game, int sides, const struct room *room, int seat)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    game->observe(room->state, seat, seen);
    struct asked asked = {.phase = game->phase(seen), .hand = game->hand_number(seen)};
    for (int side = 0; side < sides; side++) {
        asked.standing[side] = game->standing(seen, side);
        asked.games[side] = game->games_won(seen, side);
    }
    return asked;
}
