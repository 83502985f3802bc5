/* SPDX-License-Identifier: MIT */
/* The exponential function in whole numbers, the same on every machine. */
#ifndef GAMES_BONES_AI_DECAY_H
#define GAMES_BONES_AI_DECAY_H

#include <stdint.h>

enum { BONES_DECAY_ONE = 1 << 16 };

/* BONES_DECAY_ONE times e to the power of -sixteenths / 16: BONES_DECAY_ONE below 0, and 0 where the result
 * is less than 1. */
uint32_t bones_decay(int sixteenths);

#endif
