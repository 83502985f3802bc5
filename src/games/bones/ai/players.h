/* SPDX-License-Identifier: MIT */
/* The computer players of the domino game: see docs/opponents.md. */
#ifndef GAMES_BONES_AI_PLAYERS_H
#define GAMES_BONES_AI_PLAYERS_H

#include "games/bones/bones.h"

/* Most points now, then the heaviest tile; never deals again. */
struct move bones_baker_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Points, doubles early, many numbers kept in hand, tiles kept that follow. */
struct move bones_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* The same, less what the next seat is expected to score; remembers knocks. */
struct move bones_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* The strongest player: plays the best move of the search. */
struct move bones_marius_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
