/* SPDX-License-Identifier: MIT */
/* What the files of the position line share. */
#ifndef LAB_MILLE_POSITION_INSIDE_H
#define LAB_MILLE_POSITION_INSIDE_H

#include "games/mille/inside.h"

/* Seats of the line. A line is read as the observation of seat 0. */
enum { POSITION_ME, POSITION_OP, POSITION_SEATS };

extern const char *const mille_position_phases[PHASE_EXTEND + 1];
extern const char *const mille_position_fresh[FRESH_SPEED + 1];
extern const char *const mille_position_seats[POSITION_SEATS];

/* Completes the observation that a line gives: tops, safeties, distances, hand and numbers are set, and all
 * cards of "gone" lie in the discard. Moves the cards that must lie below the tops from the discard to the
 * piles, and counts all cards. False: the position is impossible, and `why` has the reason. */
bool mille_position_settle(struct mille_observation *seen, struct text *why);

#endif
