/* SPDX-License-Identifier: MIT */
/* Seeded random streams (PCG32). One seed gives independent streams for the deal, the players and cosmetic
 * effects, so that draws from one do not change another. The same seed and stream give the same numbers on
 * every machine. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include "base/check.h"

#include <stdint.h>

enum rng_stream { RNG_DEAL = 1, RNG_PLAYER = 2, RNG_COSMETIC = 3 };

struct rng {
    uint64_t state;
    uint64_t increment; /* odd: picks the stream */
};

/* The start of a stream. stream: enum rng_stream, or any other number for a stream of its own. */
struct rng rng_make(uint64_t seed, uint64_t stream);

/* The next 32 bits. */
static inline uint32_t rng_next(struct rng *rng)
{
    uint64_t old = rng->state;
    rng->state = old * UINT64_C(6364136223846793005) + rng->increment;
    uint32_t shifted = (uint32_t)(((old >> 18u) ^ old) >> 27u);
    uint32_t turn = (uint32_t)(old >> 59u);
    return (shifted >> turn) | (shifted << ((32u - turn) & 31u));
}

/* A uniform number in 0..limit-1; limit is at least 1. */
static inline uint32_t rng_below(struct rng *rng, uint32_t limit)
{
    CHECK(limit > 0);
    /* Lemire's multiply-shift: rejecting the few products below the threshold makes the result exactly
     * uniform. */
    uint64_t product = (uint64_t)rng_next(rng) * limit;
    if ((uint32_t)product < limit) {
        uint32_t threshold = (0u - limit) % limit;
        while ((uint32_t)product < threshold) {
            product = (uint64_t)rng_next(rng) * limit;
        }
    }
    return (uint32_t)(product >> 32u);
}

/* Shuffles count bytes in place (Fisher-Yates). */
void rng_shuffle(struct rng *rng, uint8_t *bytes, int count);

#endif
