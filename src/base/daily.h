/* SPDX-License-Identifier: MIT */
/* The seed of the deal of the day: the same for everybody on a date, without a server. Knows no game: a
 * table has a number. */
#ifndef BASE_DAILY_H
#define BASE_DAILY_H

#include <stdint.h>

/* The tables of the house in the order in which they opened; numbers never change. */
enum daily_table { DAILY_ROAD = 1, DAILY_DICE, DAILY_DOMINOES };

/* The seed of a table's deal on a date, in days since 1970-01-01. */
uint64_t daily_seed(int date, enum daily_table table);
/* A seed of a number: neighbouring numbers give seeds that have nothing to do with each other. */
uint64_t daily_scatter(uint64_t x);

#endif
