/* SPDX-License-Identifier: MIT */
#include "net/chain.h"

#include "base/blake2b.h"
#include "base/check.h"

#include <string.h>

static void add_string(struct blake2b *hash, const char *string)
{
    blake2b_add(hash, string, strlen(string));
}

static void add_byte(struct blake2b *hash, size_t value)
{
    CHECK(value <= UINT8_MAX);
    blake2b_add(hash, &(uint8_t){(uint8_t)value}, 1);
}

/* A link becomes the one `times` before it. */
static void step_back(uint8_t *link, int times)
{
    for (; times > 0; times--) {
        struct blake2b hash = blake2b_begin(CHAIN_HASH);
        add_string(&hash, "rm-link");
        blake2b_add(&hash, link, CHAIN_HASH);
        blake2b_end(&hash, link);
    }
}

void chain_make(struct chain *chain, const uint8_t *secret, int first)
{
    CHECK(first >= 1);
    *chain = (struct chain){.first = first};
    uint8_t link[CHAIN_HASH];
    memcpy(link, secret, CHAIN_HASH);
    for (int i = CHAIN_MARKS - 1; i >= 0; i--) {
        memcpy(chain->mark[i], link, CHAIN_HASH);
        step_back(link, i > 0 ? CHAIN_STEP : CHAIN_STEP - 1);
    }
    memcpy(chain->tip, link, CHAIN_HASH);
}

bool chain_next(struct chain *chain, int k, uint8_t *link)
{
    if (k < chain->first || k < chain->given || k - chain->first >= CHAIN_LINKS) {
        return false;
    }
    int i = k - chain->first + 1;
    chain->given = k;
    memcpy(link, chain->mark[i / CHAIN_STEP], CHAIN_HASH);
    step_back(link, CHAIN_STEP - 1 - i % CHAIN_STEP);
    return true;
}

bool chain_follows(const uint8_t *previous, const uint8_t *next, int times)
{
    if (times < 1 || times > CHAIN_LINKS) {
        return false;
    }
    uint8_t link[CHAIN_HASH];
    memcpy(link, next, CHAIN_HASH);
    step_back(link, times);
    return memcmp(link, previous, CHAIN_HASH) == 0;
}

static uint64_t number_at(const uint8_t *bytes)
{
    uint64_t number = 0;
    for (int i = 7; i >= 0; i--) {
        number = number << 8 | bytes[i];
    }
    return number;
}

struct chain_seed chain_seed(const char *room, int k, const char *what, int seats,
                             const struct chain_links *links)
{
    static const uint8_t none[CHAIN_HASH] = {0};
    CHECK(strlen(room) <= CHAIN_CODE_MOST && strlen(what) <= CHAIN_WHAT_MOST);
    CHECK(k >= 1 && seats >= 1 && seats <= CHAIN_SEATS_MOST);
    struct blake2b hash = blake2b_begin(CHAIN_HASH);
    add_string(&hash, "rm-chance");
    add_byte(&hash, strlen(room));
    add_string(&hash, room);
    for (int i = 0; i < 4; i++) {
        add_byte(&hash, (uint32_t)k >> (8 * i) & 0xFFu);
    }
    add_byte(&hash, strlen(what));
    add_string(&hash, what);
    for (int place = 0; place <= seats; place++) {
        if (place == 1) {
            add_byte(&hash, (size_t)seats);
        }
        blake2b_add(&hash, links->told[place] ? links->link[place] : none, CHAIN_HASH);
    }
    uint8_t out[CHAIN_HASH];
    blake2b_end(&hash, out);
    return (struct chain_seed){.a = number_at(out), .b = number_at(out + 8)};
}
