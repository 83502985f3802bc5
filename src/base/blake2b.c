/* SPDX-License-Identifier: MIT */
#include "base/blake2b.h"

#include "base/check.h"

#include <stdbool.h>
#include <string.h>

enum { ROUNDS = 12, WORDS = 16 };

/* RFC 7693, 2.6 and 2.7. */
static const uint64_t start[8] = {
    UINT64_C(0x6a09e667f3bcc908), UINT64_C(0xbb67ae8584caa73b), UINT64_C(0x3c6ef372fe94f82b),
    UINT64_C(0xa54ff53a5f1d36f1), UINT64_C(0x510e527fade682d1), UINT64_C(0x9b05688c2b3e6c1f),
    UINT64_C(0x1f83d9abfb41bd6b), UINT64_C(0x5be0cd19137e2179),
};
static const uint8_t order[10][WORDS] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static uint64_t word_at(const uint8_t *bytes)
{
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) {
        word |= (uint64_t)bytes[i] << (8 * i);
    }
    return word;
}

static uint64_t turned(uint64_t word, unsigned by)
{
    return word >> by | word << (64u - by);
}

/* The function G. */
static void mix(uint64_t *v, size_t a, size_t b, size_t c, size_t d, uint64_t x, uint64_t y)
{
    v[a] += v[b] + x;
    v[d] = turned(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = turned(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = turned(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = turned(v[b] ^ v[c], 63);
}

/* The function F. A text of more than 2^64-1 bytes is beyond anybody, so the counter's upper half is 0. */
static void compress(struct blake2b *hash, const uint8_t *block, bool last)
{
    uint64_t v[WORDS], m[WORDS];
    for (size_t i = 0; i < WORDS; i++) {
        m[i] = word_at(block + 8 * i);
    }
    memcpy(v, hash->h, sizeof hash->h);
    memcpy(v + 8, start, sizeof start);
    v[12] ^= hash->fed;
    v[14] ^= last ? ~UINT64_C(0) : 0;
    for (int round = 0; round < ROUNDS; round++) {
        const uint8_t *s = order[round % 10];
        for (size_t i = 0; i < 4; i++) { /* columns */
            mix(v, i, 4 + i, 8 + i, 12 + i, m[s[2 * i]], m[s[2 * i + 1]]);
        }
        for (size_t i = 0; i < 4; i++) { /* diagonals */
            mix(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
        }
    }
    for (int i = 0; i < 8; i++) {
        hash->h[i] ^= v[i] ^ v[8 + i];
    }
}

struct blake2b blake2b_begin(size_t size)
{
    CHECK(size >= BLAKE2B_SIZE_LEAST && size <= BLAKE2B_SIZE_MOST);
    struct blake2b hash = {.size = size};
    memcpy(hash.h, start, sizeof start);
    hash.h[0] ^= UINT64_C(0x01010000) ^ size;
    return hash;
}

void blake2b_add(struct blake2b *hash, const void *bytes, size_t count)
{
    const uint8_t *at = bytes;
    while (count > 0) {
        if (hash->waiting == BLAKE2B_BLOCK) { /* never the last one: more comes */
            hash->fed += BLAKE2B_BLOCK;
            compress(hash, hash->block, false);
            hash->waiting = 0;
        }
        size_t room = BLAKE2B_BLOCK - hash->waiting;
        size_t taken = count < room ? count : room;
        memcpy(hash->block + hash->waiting, at, taken);
        hash->waiting += taken;
        at += taken;
        count -= taken;
    }
}

void blake2b_end(struct blake2b *hash, uint8_t *out)
{
    memset(hash->block + hash->waiting, 0, BLAKE2B_BLOCK - hash->waiting);
    hash->fed += hash->waiting;
    compress(hash, hash->block, true);
    for (size_t i = 0; i < hash->size; i++) {
        out[i] = (uint8_t)(hash->h[i / 8] >> (8 * (i % 8)));
    }
}
