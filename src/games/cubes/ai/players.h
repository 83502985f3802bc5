/* SPDX-License-Identifier: MIT */
/* The computer players of the dice game. They see what everybody sees and use no chance: the same position
 * gives the same move. */
#ifndef GAMES_CUBES_AI_PLAYERS_H
#define GAMES_CUBES_AI_PLAYERS_H

#include "table/game.h"

/* Keeps all dice that score; holds from 1000 points. */
struct move cubes_apprentice_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Keeps all dice that score; holds from 300 points. */
struct move cubes_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Keeps only the smallest combination; holds from 300 points. */
struct move cubes_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Plays the best choice of the judge. */
struct move cubes_engineer_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
