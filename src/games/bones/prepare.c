/* SPDX-License-Identifier: MIT */
#include "games/bones/inside.h"
#include "games/bones/line.h"

enum { TRIES = 4000 };

/* Deals the remaining tiles to the hands that the line leaves out. False: the knocks do not allow this. */
static bool fill(struct bones_state *state, uint32_t told, uint32_t left)
{
    uint8_t tile[BONES_TILES];
    int count = 0;
    for (; left != 0; left &= left - 1) {
        tile[count++] = (uint8_t)bones_first(left);
    }
    rng_shuffle(&state->rng, tile, count);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        for (int i = 0; !(told >> seat & 1u) && i < state->pub.seat[seat].tiles; i++) {
            if (count == 0) {
                return false;
            }
            state->hand[seat] = (i == 0 ? 0 : state->hand[seat]) | bones_bit(tile[--count]);
        }
    }
    return count == 0 && bones_check(state) == NULL;
}

/* Reads the given hands, and finds the remaining tiles. */
static const char *take_hands(const struct bones_said *said, struct bones_state *state, uint32_t *told,
                              uint32_t *left)
{
    *left = BONES_TILES_ALL & ~bones_laid(&state->pub);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        state->hand[seat] = 0;
        if (!(said->fields >> (BONES_FIELD_HANDS + seat) & 1u)) {
            continue;
        }
        uint32_t hand = said->hand[BONES_FIELD_HANDS + seat];
        const char *wrong = bones_line_fits_hand(&state->pub, seat, hand);
        if (wrong) {
            return wrong;
        }
        if (hand & ~*left) {
            return "hand: a tile is in one hand";
        }
        *left &= ~hand;
        *told |= 1u << seat;
        state->hand[seat] = hand;
    }
    return NULL;
}

bool bones_prepare(void *memory, const char *line, struct text *why)
{
    const uint32_t options = 1u << BONES_FIELD_TARGET | 1u << BONES_FIELD_OPENING | 1u << BONES_FIELD_REDEAL |
                             1u << BONES_FIELD_HAND;
    const uint32_t may = ((1u << BONES_FIELDS) - 1) & ~options;
    struct bones_state *state = memory;
    struct bones_state next = *state;
    struct bones_said said;
    if (!bones_line_read(line, may, &said, why)) {
        return false;
    }
    uint32_t told = 0;
    uint32_t left = 0;
    const char *wrong = bones_line_lay(&said, &next.pub);
    if (!wrong) {
        wrong = take_hands(&said, &next, &told, &left);
    }
    bool fits = false;
    for (int i = 0; !wrong && !fits && i < TRIES; i++) {
        fits = fill(&next, told, left);
    }
    if (!fits) {
        text_add(why, wrong ? wrong : "hand: no hands fit that");
        return false;
    }
    *state = next;
    return true;
}
