/* SPDX-License-Identifier: MIT */
/* The robot at the road table in a chosen position: real ones, reached by playing, and made-up ones. */
#ifndef TESTS_POSITION_H
#define TESTS_POSITION_H

#include "games/mille/mille.h"
#include "robot.h"

/* Sits down to the match of a seed after the computer has played both seats until `reached` said so; the
 * person then has seat 0. False: it was never reached, and nothing changed. */
bool position_play(struct robot *robot, uint64_t seed, bool (*reached)(const struct mille_public *pub));
/* Shows the table as a seat sees it now, without movement: after the state was changed by hand. */
void position_see(struct front *front, int seat);
/* The same with the first of many seeds that gets there. */
void position_reach(struct robot *robot, bool (*reached)(const struct mille_public *pub));

/* Sits down to a new match and gives its state to be changed at will; position_show then makes the table
 * show it. What is changed is not in the journal. */
struct mille_state *position_make(struct robot *robot);
void position_show(struct robot *robot);

#endif
