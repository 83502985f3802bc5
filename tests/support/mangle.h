/* SPDX-License-Identifier: MIT */
/* Bytes that are changed as by a careless or a hostile hand. */
#ifndef TESTS_MANGLE_H
#define TESTS_MANGLE_H

#include "base/rng.h"

#include <stddef.h>
#include <stdint.h>

/* Changes `size` bytes in one place or cuts them, in a buffer of at least `most` (and at least one). Returns
 * their number afterwards. */
size_t mangle(uint8_t *data, size_t size, size_t most, struct rng *rng);

#endif
