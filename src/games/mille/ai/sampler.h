/* SPDX-License-Identifier: MIT */
/* What a seat cannot see, dealt again and again, and each deal played on: what the search and a second look
 * rest on. Nobody knows how the rival plays, so that it is taken in turn for a quick player (net.h) and for a
 * regular (regular.h), and holds what such a one would hold. Two seats only. */
#ifndef GAMES_MILLE_AI_SAMPLER_H
#define GAMES_MILLE_AI_SAMPLER_H

#include "games/mille/ai/belief.h"

struct sampler {
    struct race race; /* as the seat sees it; the hidden cards as they lie in this deal */
    struct belief belief[MANNERS];
    struct rng rng;
    uint8_t seat;
    uint8_t manner; /* enum manner of this deal */
};

/* The place that a seat sees; the first deal has still to come. */
void sampler_open(struct sampler *deals, const struct mille_observation *seen, uint64_t seed,
                  uint64_t stream);
/* Deals the hidden cards once more. */
void sampler_next(struct sampler *deals);
/* What the one in turn does: the regular on that seat (RACERS: on none), a quick player elsewhere. */
int sampler_choose(const struct race *race, int regular);
/* Plays a race that came from this deal on until so many turns have begun and another is about to, or to the
 * end of the hand. */
void sampler_play_on(const struct sampler *deals, struct race *race, int turns);

#endif
