/* SPDX-License-Identifier: MIT */
/* The person of a robot at the road with two to five others, alone or with a partner. */
#ifndef TESTS_ROAD_COMPANY_H
#define TESTS_ROAD_COMPANY_H

#include "games/mille/rule_sets.h"
#include "robot.h"
#include "table/session.h"

/* A new sitting of a seating by a rule set: the person without a name at seat 0, then Léa, Marcel, Nino,
 * Colette and Odette. The caller ends it, or gives it to the table. */
void road_company(struct session *session, int seats, int sides, enum mille_rule_set set, uint64_t seed);
/* The same where the options are those of the setup. */
void road_company_by(struct session *session, const struct game_setup *setup);
/* Gives a sitting to the table in front of the robot, and shows it. */
void road_company_show(struct robot *robot, struct session *session);
/* The state behind that table, to be changed at will. */
struct mille_state *road_company_state(struct robot *robot);
/* Makes the hand there over: the side `trip` has arrived at the goal, -1 none has; the others are under way.
 * Totals are such that with `game` the first of these sides has won the game. What is changed is not in the
 * journal. */
void road_company_end(struct robot *robot, int trip, bool game);

#endif
