/* SPDX-License-Identifier: MIT */
/* Pictures of the dice table that are made ready before they are wanted. */
#ifndef FRONT_CUBES_REHEARSAL_H
#define FRONT_CUBES_REHEARSAL_H

#include "front/game_front.h"

extern const struct game_rehearsal cubes_rehearsal;

#endif
