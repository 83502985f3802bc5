/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dominoes: one game to 150 against the same three. */
#ifndef FRONT_BONES_DAY_H
#define FRONT_BONES_DAY_H

#include "front/day/day_game.h"

/* Figures of an entry of the book; the place is 1 to 4. */
enum { BONES_DAY_POINTS, BONES_DAY_PLACE, BONES_DAY_BEST, BONES_DAY_FIGURES };

extern const struct day_game bones_day;

#endif
