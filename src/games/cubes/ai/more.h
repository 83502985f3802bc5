/* SPDX-License-Identifier: MIT */
/* What a turn is played for among three seats and more, where the game is not solved. */
#ifndef GAMES_CUBES_AI_MORE_H
#define GAMES_CUBES_AI_MORE_H

#include "games/cubes/ai/tables.h"

/* goal: 200 or 150. other: scores of those that stay, in the order in which they play next. */
void stakes_of_more(const struct tables *tables, int goal, int own, const int *other, int others,
                    enum stakes_along along, struct stakes *stakes);
/* The same as if the highest of them were the only one: what the estimate is measured against. */
void stakes_of_highest(const struct tables *tables, int goal, int own, const int *other, int others,
                       enum stakes_along along, struct stakes *stakes);

#endif
