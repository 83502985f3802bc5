/* SPDX-License-Identifier: MIT */
/* The stakes of a turn among three seats or more, where the game is not solved and the chances are estimated.
 */
#ifndef GAMES_CUBES_AI_MORE_H
#define GAMES_CUBES_AI_MORE_H

#include "games/cubes/ai/tables.h"

/* goal: STAKES_GOAL or STAKES_GOAL_BLITZ. other: scores of the other seats that have not left, in the order
 * of play. */
void stakes_of_more(const struct tables *tables, int goal, int own, const int *other, int others,
                    enum stakes_along along, struct stakes *stakes);
/* The same, with only the highest other seat taken into account: the lab compares the estimate with it. */
void stakes_of_highest(const struct tables *tables, int goal, int own, const int *other, int others,
                       enum stakes_along along, struct stakes *stakes);

#endif
