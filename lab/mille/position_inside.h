/* SPDX-License-Identifier: MIT */
/* What the files of the position line share. */
#ifndef LAB_MILLE_POSITION_INSIDE_H
#define LAB_MILLE_POSITION_INSIDE_H

#include "games/mille/inside.h"

/* A line is read as the observation of seat 0, "me". The others are numbered from my left, seats and sides.
 */
enum { POSITION_ME, POSITION_OP, POSITION_FIRST_WORDS = MILLE_SEATS_MAX + 1 };

extern const char *const mille_position_phases[PHASE_ANSWER + 1];
extern const char *const mille_position_fresh[(FRESH_BATTLE | FRESH_SPEED) + 1];
/* Seats: "me", "seat1" and so on; the last word, "op", is the other one of two. */
extern const char *const mille_position_seats[POSITION_FIRST_WORDS];
/* The name of a side in a line: "me", "op" where there are two, else "op1" and so on. */
const char *mille_position_side(const struct mille_public *pub, int who);
/* The name of an option in a line: its own, but where a field is called so. */
const char *mille_position_option(int option);

/* Completes the observation that a line gives: tops, safeties, distances, hand and numbers are set, and all
 * cards of "gone" lie in the discard. Moves the cards that must lie below the tops from the discard to the
 * piles, and counts all cards. False: the position is impossible, and `why` has the reason. */
bool mille_position_settle(struct mille_observation *seen, struct text *why);

#endif
