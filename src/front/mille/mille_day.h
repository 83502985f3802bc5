/* SPDX-License-Identifier: MIT */
/* The road's part of the deal of the day: who sits down, what a try came to, and how it is told. */
#ifndef FRONT_MILLE_MILLE_DAY_H
#define FRONT_MILLE_MILLE_DAY_H

#include "front/day/day_game.h"

/* What the road keeps of a try that is over, in the order of the book. */
enum mille_day_figure {
    MILLE_DAY_OWN,
    MILLE_DAY_OPPONENTS,
    MILLE_DAY_ARRIVED,
    MILLE_DAY_COUPS,
    MILLE_DAY_FIGURES
};

extern const struct day_game mille_day;

#endif
