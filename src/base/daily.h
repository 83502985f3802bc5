/* SPDX-License-Identifier: MIT */
/* The seed of the deal of the day: the same for everybody on a date, without a server. This file knows no
 * game, only the numbers of their tables. */
#ifndef BASE_DAILY_H
#define BASE_DAILY_H

#include <stdint.h>

/* One table for each game that has a deal of the day. The numbers never change, because seeds follow from
 * them. */
enum daily_table { DAILY_ROAD = 1, DAILY_DICE, DAILY_DOMINOES };

/* The seed of a table's deal on a date. date: days since 1970-01-01. */
uint64_t daily_seed(int date, enum daily_table table);
/* Makes a seed from a number; neighbouring numbers give unrelated seeds. */
uint64_t daily_scatter(uint64_t x);

#endif
