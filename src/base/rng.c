/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

struct rng rng_make(uint64_t seed, uint64_t stream)
{
    struct rng rng = {.state = 0, .increment = (stream << 1u) | 1u};
    rng_next(&rng);
    rng.state += seed;
    rng_next(&rng);
    return rng;
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
