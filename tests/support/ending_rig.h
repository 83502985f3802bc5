/* SPDX-License-Identifier: MIT */
/* The page at the end of a game, with an end that was made up: the robot of person.h sits down at a game's
 * table, whose points are changed by hand. */
#ifndef TESTS_ENDING_RIG_H
#define TESTS_ENDING_RIG_H

#include "person.h"

#include "front/game_front.h"

/* Sits down at a new game's table, which is over then with these points, by side; `lacking`: the side that
 * was shut out at the road, -1 for none. The page is due, but not open. */
void ending_rig_end(const struct game_front *game, const int32_t points[SEATS_MAX], int lacking);
/* The same, and opens the page: its entrance begins. record: what the page says of a high score, or NULL. */
void ending_rig_open(const struct game_front *game, const int32_t points[SEATS_MAX], int lacking,
                     const char *record);

#endif
