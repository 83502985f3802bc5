/* SPDX-License-Identifier: MIT */
/* A sitting of some hands at the road, and a review of it. */
#ifndef TESTS_REVIEW_RIG_H
#define TESTS_REVIEW_RIG_H

#include "games/mille/ai/review.h"
#include "table/session.h"

enum { HANDS = 3, FEW = 40, SEED = 11 };

/* Of the sitting between sit_down() and stand_up(); room for a review and a task of a test. */
extern struct session session;
extern struct review review;
extern struct review_task task;
/* A sitting of some hands between two regulars, the last of them just over. */
void sit_down(void);
/* Ends it. */
void stand_up(void);
/* A state after so many moves. */
void go_to(struct mille_state *state, int moves);

#endif
