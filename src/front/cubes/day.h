/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dice: alone and home in the fewest turns. */
#ifndef FRONT_CUBES_DAY_H
#define FRONT_CUBES_DAY_H

#include "front/day/day_game.h"

/* Figures of an entry of the book. */
enum { CUBES_DAY_TURNS, CUBES_DAY_BEST, CUBES_DAY_BUSTS, CUBES_DAY_LEFT, CUBES_DAY_FIGURES };

extern const struct day_game cubes_day;

#endif
