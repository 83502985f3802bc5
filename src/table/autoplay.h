/* SPDX-License-Identifier: MIT */
/* Plays a hand or a game with computer players alone, on plain memory and without a journal, so that a
 * background job can do it. The result is that of a session with the same setup and players. */
#ifndef TABLE_AUTOPLAY_H
#define TABLE_AUTOPLAY_H

#include "table/game.h"

struct autoplay_seat {
    int player;          /* index into the game's players */
    uint32_t iterations; /* for a move; 0: the player's default */
};

/* Deals the first hand of the setup and plays until the next move is the table's. seat: one entry for each
 * seat. state: GAME_STATE_MAX bytes, aligned to 16; receives the state at the end. False: `more` (may be
 * NULL, see struct budget) stopped the play, and the state must not be used. */
bool autoplay_hand(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state);
/* The same to the end of the game. */
bool autoplay_game(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state);

#endif
