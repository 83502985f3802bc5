/* SPDX-License-Identifier: MIT */
/* Seeded random streams (PCG32). One seed gives independent streams for the deal, the players and
 * cosmetics, so that none can disturb another. Same seed and stream: same numbers on every machine. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

enum rng_stream { RNG_DEAL = 1, RNG_PLAYER = 2, RNG_COSMETIC = 3 };

struct rng {
    uint64_t state;
    uint64_t increment; /* odd: picks the stream */
};

/* A stream at its beginning. */
struct rng rng_make(uint64_t seed, uint64_t stream);

/* The next 32 bits. */
uint32_t rng_next(struct rng *rng);

/* A fair number in 0..limit-1; limit is at least 1. */
uint32_t rng_below(struct rng *rng, uint32_t limit);

/* Shuffles count bytes in place (Fisher-Yates). */
void rng_shuffle(struct rng *rng, uint8_t *bytes, int count);

#endif
