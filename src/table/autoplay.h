/* SPDX-License-Identifier: MIT */
/* A hand or a game played out by computer players alone, on plain memory and without a journal, as a worker
 * needs it. It goes as a session of the same setup with the same players would. */
#ifndef TABLE_AUTOPLAY_H
#define TABLE_AUTOPLAY_H

#include "table/game.h"

struct autoplay_seat {
    int player;          /* index into the game's players */
    uint32_t iterations; /* for a move; 0: the player's own measure */
};

/* Deals the setup's first hand and plays it until the table itself is to move; the state (GAME_STATE_MAX
 * bytes, aligned to 16) is then that of the end. seat: one entry a seat. `more` (may be NULL) is asked as in
 * struct budget: false as soon as it was, and the state is then of no use. */
bool autoplay_hand(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state);
/* The same to the end of the game. */
bool autoplay_game(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state);

#endif
