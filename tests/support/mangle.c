/* SPDX-License-Identifier: MIT */
#include "mangle.h"

#include <string.h>

static const char likely[] = "0123456789 -%\\\"<>=:;,.\n\r\t\033n$s";

static size_t drop(uint8_t *data, size_t size, size_t at, size_t count)
{
    count = at + count > size ? size - at : count;
    memmove(data + at, data + at + count, size - at - count);
    return size - count;
}

static size_t repeat(uint8_t *data, size_t size, size_t most, size_t at, size_t count)
{
    count = at + count > size ? size - at : count;
    if (size + count > most) {
        return size;
    }
    memmove(data + at + count, data + at, size - at);
    return size + count;
}

size_t mangle(uint8_t *data, size_t size, size_t most, struct rng *rng)
{
    if (size == 0) {
        data[0] = (uint8_t)rng_below(rng, 256);
        return 1;
    }
    size_t at = rng_below(rng, (uint32_t)size);
    switch (rng_below(rng, 7)) {
    case 0:
        data[at] = (uint8_t)rng_below(rng, 256);
        return size;
    case 1:
        data[at] ^= (uint8_t)(1u << rng_below(rng, 8));
        return size;
    case 2:
        data[at] = (uint8_t)likely[rng_below(rng, sizeof likely - 1)];
        return size;
    case 3:
        return drop(data, size, at, 1 + rng_below(rng, 16));
    case 4:
        return repeat(data, size, most, at, 1 + rng_below(rng, 64));
    case 5: { /* one piece over another */
        size_t from = rng_below(rng, (uint32_t)size);
        size_t longest = size - (at > from ? at : from);
        memmove(data + at, data + from, rng_below(rng, (uint32_t)(longest < 32 ? longest : 32) + 1));
        return size;
    }
    default:
        return rng_below(rng, 4) == 0 ? at : size;
    }
}
