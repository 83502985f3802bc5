/* SPDX-License-Identifier: MIT */
/* The sampler: deals of the cards that a seat cannot see, drawn from its belief, and playouts of these deals.
 * The search and the review rest on them. Nobody knows how the opponent plays; so the deals alternate between
 * two models, the quick player (neural_eval.h) and the regular (regular.h), and in each deal the opponent
 * holds what such a player would hold. Two seats only. */
#ifndef GAMES_MILLE_AI_SAMPLER_H
#define GAMES_MILLE_AI_SAMPLER_H

#include "games/mille/ai/belief.h"

struct sampler {
    struct race race; /* as the seat sees it, with the hidden cards of this deal */
    struct belief belief[MANNERS];
    struct rng rng;
    uint8_t seat;
    uint8_t manner; /* enum manner: the model of the opponent in this deal */
};

/* Starts from what a seat sees. The first deal comes with sampler_next. */
void sampler_open(struct sampler *deals, const struct mille_observation *seen, uint64_t seed,
                  uint64_t stream);
/* Draws the next deal. */
void sampler_next(struct sampler *deals);
/* The action of the side in turn: that of the regular where side `regular` is in turn (RACERS: neither side),
 * else that of the quick player. */
int sampler_choose(const struct race *race, int regular);
/* A playout of a race from this deal: `turns` turns, or to the end of the hand. */
void sampler_play_on(const struct sampler *deals, struct race *race, int turns);

#endif
