/* SPDX-License-Identifier: MIT */
/* The computer players of the dice game. What they see is what everybody sees: same position, same move. */
#ifndef GAMES_CUBES_AI_PLAYERS_H
#define GAMES_CUBES_AI_PLAYERS_H

#include "table/game.h"

/* Leaves all that scores, holds from 1000. */
struct move cubes_apprentice_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Leaves all that scores, holds from 300. */
struct move cubes_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Leaves the smallest combination only, holds from 300. */
struct move cubes_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Plays the solution. */
struct move cubes_engineer_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
