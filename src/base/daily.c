/* SPDX-License-Identifier: MIT */
#include "base/daily.h"

/* Seeds count days from 1955-07-30, which is -5269 days from 1970-01-01. */
enum { FIRST_DAY = -5269, TABLES_A_DAY = 4 };

uint64_t daily_seed(int date, enum daily_table table)
{
    return daily_scatter((uint64_t)((int64_t)date - FIRST_DAY) * TABLES_A_DAY + (uint64_t)table);
}

/* SplitMix64. */
uint64_t daily_scatter(uint64_t x)
{
    uint64_t z = (x + 1) * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30u)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27u)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31u);
}
