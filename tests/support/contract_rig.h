/* SPDX-License-Identifier: MIT */
/* Games of the list, played by chance. */
#ifndef TESTS_CONTRACT_RIG_H
#define TESTS_CONTRACT_RIG_H

#include "share.h"
#include "table/game.h"

#include <stdint.h>

enum { MATCHES = 27, MOVES_A_MATCH = 700, EVERY = 13 * SHARE };

struct room {
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
};

/* Of a match of a game: the seatings in turn, every option now and then. */
struct game_setup setup_of(const struct game *game, int match);
/* What a screen asks: the same from every seat, and true of the state. */

struct asked {
    enum game_phase phase;
    int hand;
    int32_t standing[SEATS_MAX];
    int games[SEATS_MAX];
};
/* What a seat at that state is told. */
struct asked ask(const struct game *game, int sides, const struct room *room, int seat);

#endif
