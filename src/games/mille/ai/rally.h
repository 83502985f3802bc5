/* SPDX-License-Identifier: MIT */
/* The rally driver in a race, for programs that measure players against it. */
#ifndef GAMES_MILLE_AI_RALLY_H
#define GAMES_MILLE_AI_RALLY_H

#include "games/mille/ai/race.h"

/* The action that the rally driver takes. */
int rally_in_race(const struct race *race);

#endif
