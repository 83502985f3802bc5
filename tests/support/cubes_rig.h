/* SPDX-License-Identifier: MIT */
/* A rigged tray: positions of the dice game, and dice that fall as a test wants them. */
#ifndef TESTS_CUBES_RIG_H
#define TESTS_CUBES_RIG_H

#include "games/cubes/cubes.h"

/* A fresh game of so many seats, seat 0 to roll. */
void rig_table(struct cubes_state *state, int seats, int goal, bool jokers);
/* Gives a seat a score, as if one turn had brought it. */
void rig_score(struct cubes_state *state, int seat, int score);
/* The next dice show these, in the order of their places: "15J". Places the stream where they come. */
void rig_dice(struct cubes_state *state, const char *dice);
int rig_face(char letter);

#endif
