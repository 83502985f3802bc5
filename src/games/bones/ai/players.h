/* SPDX-License-Identifier: MIT */
/* The computer players of the domino game: see docs/opponents.md. */
#ifndef GAMES_BONES_AI_PLAYERS_H
#define GAMES_BONES_AI_PLAYERS_H

#include "games/bones/bones.h"

/* Most points now, else the heaviest tile; deals nothing again. */
struct move bones_baker_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Points, doubles early, many numbers in hand, ends to follow. */
struct move bones_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* The same, and denies the next seat what it can make of it; remembers knocks. */
struct move bones_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Searches. */
struct move bones_marius_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
