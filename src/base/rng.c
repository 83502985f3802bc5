/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

#include "base/check.h"

struct rng rng_make(uint64_t seed, uint64_t stream)
{
    struct rng rng = {.state = 0, .increment = (stream << 1u) | 1u};
    rng_next(&rng);
    rng.state += seed;
    rng_next(&rng);
    return rng;
}

uint32_t rng_next(struct rng *rng)
{
    uint64_t old = rng->state;
    rng->state = old * UINT64_C(6364136223846793005) + rng->increment;
    uint32_t shifted = (uint32_t)(((old >> 18u) ^ old) >> 27u);
    uint32_t turn = (uint32_t)(old >> 59u);
    return (shifted >> turn) | (shifted << ((32u - turn) & 31u));
}

uint32_t rng_below(struct rng *rng, uint32_t limit)
{
    CHECK(limit > 0);
    /* Lemire's multiply-shift: the rejected sliver makes it exactly fair. */
    uint64_t product = (uint64_t)rng_next(rng) * limit;
    uint32_t low = (uint32_t)product;
    if (low < limit) {
        uint32_t threshold = (0u - limit) % limit;
        while (low < threshold) {
            product = (uint64_t)rng_next(rng) * limit;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32u);
}

void rng_shuffle(struct rng *rng, uint8_t *bytes, int count)
{
    for (int i = count - 1; i > 0; i--) {
        uint32_t j = rng_below(rng, (uint32_t)i + 1u);
        uint8_t held = bytes[i];
        bytes[i] = bytes[j];
        bytes[j] = held;
    }
}
