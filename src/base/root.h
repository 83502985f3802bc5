/* SPDX-License-Identifier: MIT */
/* Square roots of whole numbers, the same on every machine. */
#ifndef BASE_ROOT_H
#define BASE_ROOT_H

#include <stdint.h>

/* The largest number, at most UINT32_MAX, whose square is not above `square`. */
uint32_t root_of(uint64_t square);

#endif
