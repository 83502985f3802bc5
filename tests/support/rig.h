/* SPDX-License-Identifier: MIT */
/* Positions of the road game for tests, with all cards of the deck in place. Cards are given by their names
 * in files, with spaces between: "go out-of-gas"; the last is on top. Every card comes from the deck. */
#ifndef TESTS_RIG_H
#define TESTS_RIG_H

#include "games/mille/mille.h"

/* Two seats at an empty table: all cards in the deck, seat 0 in turn before its draw. */
struct mille_state rig_new(void);
/* The same with so many seats and sides. */
struct mille_state rig_for(int seats, int sides);
/* The same with these rule options, as "coup=at_once deck=106"; all others are the default. */
struct mille_state rig_with(int seats, int sides, const char *options);

void rig_hand(struct mille_state *state, int seat, const char *cards);
/* Lays cards before a side: each goes to the pile of its kind. */
void rig_lay(struct mille_state *state, int side, const char *cards);
/* Makes these the deck, the first to be drawn first; the rest of it goes to the discard. */
void rig_deck(struct mille_state *state, const char *cards);
/* Puts the seat in turn, with `phase`, and fills hands from the deck as they must be then: nothing is
 * filled when the deck is empty. Tests the position's invariants. */
void rig_turn(struct mille_state *state, int seat, int phase);

/* A move by its text, which must be one. */
struct move rig_move(const char *text);
/* Plays a move that must be accepted; what happened goes to events (may be NULL). */
void rig_play(struct mille_state *state, const char *text, struct event_list *events);
/* Plays several such moves, with commas between. */
void rig_plays(struct mille_state *state, const char *texts);
/* Plays such a move and gives what happened. */
struct event_list rig_told(struct mille_state *state, const char *text);
/* The reason against a move of the seat in turn, or REFUSAL_NONE. */
refusal rig_refusal(const struct mille_state *state, const char *text);
/* The legal moves of the seat in turn must be these, with commas between, in the order of the rules. */
void rig_may(const struct mille_state *state, const char *texts);
/* The points of one line of the score. */
int rig_line(const struct mille_state *state, int side, int code);
/* The events must be of these kinds, in this order, and no more. */
void rig_kinds(const struct event_list *events, const uint8_t *kinds, int count);
/* The events of one kind, and the first of them. */
int rig_count(const struct event_list *events, int kind);
const struct event *rig_event(const struct event_list *events, int kind);

#endif
