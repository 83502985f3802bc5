/* SPDX-License-Identifier: MIT */
#include "platform/picture_key.h"

#include "base/hash.h"

#include <math.h>
#include <string.h>

static bool same_ink(struct rgba a, struct rgba b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

static uint64_t ink_number(struct rgba ink)
{
    return (uint64_t)ink.r << 24 | (uint64_t)ink.g << 16 | (uint64_t)ink.b << 8 | ink.a;
}

bool picture_same_family(const struct picture_key *a, const struct picture_key *b)
{
    return a->family == b->family && a->kind == b->kind && a->font == b->font && a->flipped == b->flipped &&
           same_ink(a->ink, b->ink) && same_ink(a->outline_ink, b->outline_ink) &&
           strcmp(a->name, b->name) == 0 && strcmp(a->title, b->title) == 0;
}

static bool near(float a, float b)
{
    return fabsf(a - b) < 0.001f;
}

bool picture_same(const struct picture_key *a, const struct picture_key *b)
{
    return a->family == b->family && a->w == b->w && a->h == b->h && a->hatched == b->hatched &&
           near(a->angle, b->angle) && near(a->dim, b->dim) && near(a->x, b->x) && near(a->y, b->y) &&
           near(a->scale_x, b->scale_x) && near(a->scale_y, b->scale_y) && near(a->tracking, b->tracking) &&
           near(a->outline, b->outline) && picture_same_family(a, b);
}

/* Shapes are thousands of bytes and are signed in every frame: eight at a time. */
uint64_t picture_sign_string(uint64_t hash, const char *string)
{
    size_t length = strlen(string);
    uint64_t word;
    for (; length >= sizeof word; length -= sizeof word, string += sizeof word) {
        memcpy(&word, string, sizeof word);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    return hash_bytes(hash, string, length + 1);
}

void picture_sign(struct picture_key *key)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)key->kind | (uint64_t)key->font << 8 |
                                                (uint64_t)key->flipped << 16);
    hash = hash_number(hash, ink_number(key->ink) << 32 | ink_number(key->outline_ink));
    hash = picture_sign_string(hash, key->name);
    hash = picture_sign_string(hash, key->title);
    key->family = hash ^ hash >> 32;
}
