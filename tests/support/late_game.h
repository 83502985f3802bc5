/* SPDX-License-Identifier: MIT */
/* A game of the house shortly before its end, at whatever table, and how it is brought there. */
#ifndef TESTS_LATE_GAME_H
#define TESTS_LATE_GAME_H

#include "person.h"

#include "front/game_front.h"

/* The save of a game against others of the house, a few moves before its end, by the settings of the robot;
 * the caller frees it. */
char *late_save(const struct game_front *game);
/* Opens it as a file that was named to the program. */
void late_open(const char *text);
/* Plays the table's game on to its end, and until nothing moves; another `way` is by other moves. Returns the
 * identity of that end. */
uint64_t late_finish(uint64_t way);

#endif
