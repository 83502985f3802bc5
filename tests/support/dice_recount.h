/* SPDX-License-Identifier: MIT */
/* Games of dice at random, counted beside from what happens. */
#ifndef TESTS_DICE_RECOUNT_H
#define TESTS_DICE_RECOUNT_H

#include "table/session.h"

enum { ENOUGH = 350 }; /* points at which somebody holds */

/* What one seat did in the game under way. */
struct recount {
    int turns, busts, points, best, hot, dice;
};

/* Counts what happened for a seat, from a beginning of a game on. */
void recount_events(struct recount *count, const struct event_list *events, int seat);
/* Plays a sitting of dice at random, but holds what is enough; until so many games are over. */
void play(struct session *session, int games, struct recount *count, int seat);

#endif
