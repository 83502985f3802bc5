/* SPDX-License-Identifier: MIT */
/* The hash BLAKE2b without a key, by RFC 7693: what nobody can find two texts for, or a text to a given hash.
 * For what strangers may try to forge; base/hash.h is quicker for all else. */
#ifndef BASE_BLAKE2B_H
#define BASE_BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

enum { BLAKE2B_SIZE_LEAST = 16, BLAKE2B_SIZE_MOST = 64, BLAKE2B_BLOCK = 128 };

struct blake2b {
    uint64_t h[8];
    uint64_t fed; /* bytes taken so far, those that wait in the block not counted */
    uint8_t block[BLAKE2B_BLOCK];
    size_t waiting; /* bytes in the block */
    size_t size;    /* of the hash */
};

/* The hash of nothing yet. size: of the hash in bytes, BLAKE2B_SIZE_LEAST..BLAKE2B_SIZE_MOST; hashes of two
 * sizes have nothing in common. */
struct blake2b blake2b_begin(size_t size);
/* Feeds bytes; in how many pieces makes no difference. bytes may be NULL if count is 0. */
void blake2b_add(struct blake2b *hash, const void *bytes, size_t count);
/* Writes the hash, as many bytes as its size. It must not be fed any more. */
void blake2b_end(struct blake2b *hash, uint8_t *out);

#endif
