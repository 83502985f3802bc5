/* SPDX-License-Identifier: MIT */
/* A rigged table: rounds of the domino game from a line of text, with hands that make them possible. */
#ifndef TESTS_BONES_RIG_H
#define TESTS_BONES_RIG_H

#include "games/bones/bones.h"

enum { RIG_TURNS_MAX = BONES_LOG_MAX };

/* A play as it is written: "62n+5", "66", or "-" for a knock. */
struct rig_play {
    int tile; /* BONES_TILE_NONE: a knock */
    int arm;
    int points;
};

/* A round as it is written: "1: 66 62n 63s+5", and behind a stroke the tiles that each seat keeps, seats 0 to
 * 3 with commas between: "/ 43 40, none, 10, 30 32". */
struct rig_round {
    int leader;
    int count;
    struct rig_play play[RIG_TURNS_MAX];
    bool hands_told;
    uint32_t left[BONES_SEATS_MAX]; /* at the end, if told */
};

/* Reads such a line; a line that is none ends the test. */
struct rig_round rig_read(const char *line);
/* Deals hands in which the round can be played so: those that are told, or any. The state has just been
 * started; the leader is to lead. */
void rig_deal(struct bones_state *state, const struct rig_round *round);
/* Gives the seats these hands, all 28 tiles, and lets a tile open. */
void rig_hands(struct bones_state *state, int opening, const uint32_t hand[BONES_SEATS_MAX]);
/* The move of a play. */
struct move rig_move(struct rig_play play, bool lead);
/* Makes a move by its text, which must be one; what happened goes to events (may be NULL). The state must be
 * sound after it. */
refusal rig_try(struct bones_state *state, const char *text, struct event_list *events);
/* A fresh game for four. */
void rig_table(struct bones_state *state, int target, int opening, int redeal);
/* The tiles of "66 42 10". */
uint32_t rig_tiles(const char *list);
/* Deals all that a seat cannot see anew among the others, as their knocks allow; and what will be dealt. */
void rig_shuffle_unseen(struct bones_state *state, int seat, struct rng *rng);

#endif
