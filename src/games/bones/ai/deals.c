/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/deals.h"

#include "base/check.h"
#include "games/bones/inside.h"

#include <string.h>

/* With opening=own, seats that were passed over hold no double. */
static bool was_passed_over(const struct bones_public *pub, int seat)
{
    if (pub->namer == SEAT_NONE || pub->option[BONES_OPTION_OPENING] != BONES_OPENING_OWN) {
        return false;
    }
    for (int at = pub->chooser; at != pub->namer; at = bones_left_of(pub, at)) {
        if (at == seat) {
            return true;
        }
    }
    return false;
}

/* The opponents that may hold a tile, as a mask. */
static uint8_t places_of(const struct bones_deals *deals, const struct bones_public *pub, int tile)
{
    unsigned may = 0;
    for (unsigned r = 0; r < BONES_DEALS_OPPONENTS; r++) {
        int seat = deals->opponent[r];
        bool lacks = bones_with[pub->seat[seat].lacks] & bones_bit(tile);
        bool leads = pub->phase == BONES_PHASE_LEAD && tile == pub->opening && seat != pub->leader;
        if (!lacks && !leads && !(bones_is_double(tile) && was_passed_over(pub, seat))) {
            may |= 1u << r;
        }
    }
    return (uint8_t)may;
}

static void list_unseen(struct bones_deals *deals, const struct bones_public *pub)
{
    for (uint32_t unseen = BONES_TILES_ALL & ~deals->own & ~bones_laid(pub); unseen != 0;
         unseen &= unseen - 1) {
        int tile = bones_first(unseen);
        deals->tile[deals->count] = (uint8_t)tile;
        deals->may[deals->count] = places_of(deals, pub, tile);
        deals->count++;
    }
}

/* The number of ways to give out the tiles from i on. */
static uint32_t ways_from(const struct bones_deals *deals, int i, int a, int b)
{
    int c = deals->count - i - a - b;
    unsigned may = deals->may[i];
    uint32_t ways = 0;
    if (may & 1u && a > 0) {
        ways += deals->ways[i + 1][a - 1][b];
    }
    if (may & 2u && b > 0) {
        ways += deals->ways[i + 1][a][b - 1];
    }
    if (may & 4u && c > 0) {
        ways += deals->ways[i + 1][a][b];
    }
    return ways;
}

void bones_deals_open(struct bones_deals *deals, const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    memset(deals, 0, sizeof *deals);
    deals->own = seen->hand;
    deals->seat = seen->seat;
    for (int r = 0, seat = seen->seat; r < BONES_DEALS_OPPONENTS; r++) {
        seat = (seat + 1) % BONES_SEATS_MAX;
        deals->opponent[r] = (uint8_t)seat;
        deals->size[r] = pub->seat[seat].tiles;
    }
    list_unseen(deals, pub);
    CHECK(deals->count == deals->size[0] + deals->size[1] + deals->size[2]);
    deals->ways[deals->count][0][0] = 1;
    for (int i = deals->count - 1; i >= 0; i--) {
        for (int a = 0; a <= deals->size[0]; a++) {
            for (int b = 0; b <= deals->size[1]; b++) {
                if (a + b <= deals->count - i && deals->count - i - a - b <= deals->size[2]) {
                    deals->ways[i][a][b] = ways_from(deals, i, a, b);
                }
            }
        }
    }
    deals->total = deals->ways[0][deals->size[0]][deals->size[1]];
}

uint32_t bones_deals_may_hold(const struct bones_deals *deals, int opponent)
{
    uint32_t tiles = 0;
    for (int i = 0; i < deals->count; i++) {
        tiles |= deals->may[i] >> opponent & 1 ? bones_bit(deals->tile[i]) : 0;
    }
    return tiles;
}

void bones_deals_at(const struct bones_deals *deals, uint32_t number, uint32_t hand[BONES_SEATS_MAX])
{
    int a = deals->size[0];
    int b = deals->size[1];
    memset(hand, 0, BONES_SEATS_MAX * sizeof *hand);
    hand[deals->seat] = deals->own;
    for (int i = 0; i < deals->count; i++) {
        uint32_t bit = bones_bit(deals->tile[i]);
        unsigned may = deals->may[i];
        uint32_t to_a = may & 1u && a > 0 ? deals->ways[i + 1][a - 1][b] : 0;
        uint32_t to_b = may & 2u && b > 0 ? deals->ways[i + 1][a][b - 1] : 0;
        if (number < to_a) {
            hand[deals->opponent[0]] |= bit;
            a--;
        } else if (number - to_a < to_b) {
            number -= to_a;
            hand[deals->opponent[1]] |= bit;
            b--;
        } else {
            number -= to_a + to_b;
            hand[deals->opponent[2]] |= bit;
        }
    }
}
