/* SPDX-License-Identifier: MIT */
/* What the files of the null game share. */
#ifndef GAMES_NULL_INSIDE_H
#define GAMES_NULL_INSIDE_H

#include "games/null/null.h"

enum { NULL_HIGHEST_SIX = 6, NULL_HIGHEST_NINE = 9 };

/* carry.c: functions of struct game. */
bool null_carry(struct carry *carry, void *observation);
bool null_is_of(const void *observation, const struct game_setup *setup, int seat);
bool null_fits(const void *before, const struct event_list *events, const void *after);
bool null_can_tell(const void *observation, struct event event);
bool null_chance(const void *state, struct move move, struct text *what);
void null_reseed(void *memory, uint64_t seed, uint64_t stream);

#endif
