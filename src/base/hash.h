/* SPDX-License-Identifier: MIT */
/* The FNV-1a hash. Values are fed field by field, so that padding and byte order make no difference. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(0xcbf29ce484222325)

/* Feeds one number, as eight bytes with the lowest first. */
static inline uint64_t hash_number(uint64_t hash, uint64_t value)
{
    for (int i = 0; i < 8; i++) {
        hash = (hash ^ ((value >> (8 * i)) & 0xFFu)) * UINT64_C(0x100000001b3);
    }
    return hash;
}

/* Feeds bytes. */
static inline uint64_t hash_bytes(uint64_t hash, const void *data, size_t count)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}

#endif
