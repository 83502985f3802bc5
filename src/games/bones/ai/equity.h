/* SPDX-License-Identifier: MIT */
/* The equity of a score: the chance to win the game from the four totals after a round. */
#ifndef GAMES_BONES_AI_EQUITY_H
#define GAMES_BONES_AI_EQUITY_H

#include "games/bones/bones.h"

enum { BONES_EQUITY_ONE = 1000000 };

/* The chance of a seat, in millionths. target: the points that win a game; with 0, no end, leads count as if
 * the end were far away. */
int32_t bones_equity(const int32_t total[BONES_SEATS_MAX], int seat, int32_t target);

#endif
