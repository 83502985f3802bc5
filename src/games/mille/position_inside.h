/* SPDX-License-Identifier: MIT */
/* What the files of the position line share. */
#ifndef GAMES_MILLE_POSITION_INSIDE_H
#define GAMES_MILLE_POSITION_INSIDE_H

#include "games/mille/inside.h"

/* A line is read as seat 0 sees it. */
enum { POSITION_ME, POSITION_OP, POSITION_SEATS };

extern const char *const mille_position_phases[PHASE_EXTEND + 1];
extern const char *const mille_position_fresh[FRESH_SPEED + 1];
extern const char *const mille_position_seats[POSITION_SEATS];

/* Makes a position of what a line says: tops, safeties, distances, hand and numbers are in place, and all
 * that is gone lies in the discard. Lays under the tops what must lie there and counts all cards. False,
 * with the reason in `why`: it cannot be. */
bool mille_position_settle(struct mille_observation *seen, struct text *why);

#endif
