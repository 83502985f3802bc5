/* SPDX-License-Identifier: MIT */
#include "games/bones/position.h"

#include "games/bones/ai/deals.h"
#include "games/bones/inside.h"
#include "games/bones/line.h"

#include "base/check.h"

#include <string.h>

enum { MAY_BE_SAID = (1 << BONES_FIELD_HANDS) - 1 };

static void add_log(const struct bones_public *pub, struct text *out)
{
    text_addf(out, " %s=%d %s=", bones_line_name(BONES_FIELD_FIRST), pub->leader,
              bones_line_name(BONES_FIELD_LOG));
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        text_add(out, i > 0 ? "," : "");
        if (turn->tile == BONES_TILE_NONE) {
            text_add(out, "-");
            continue;
        }
        bones_add_tile(out, turn->tile);
        if (turn->arm != BONES_ARM_NONE) {
            text_addf(out, "%c", bones_arm_letter(turn->arm));
        }
    }
}

static void add_opening(const struct bones_public *pub, struct text *out)
{
    bool asks = pub->phase == BONES_PHASE_REDEAL || pub->phase == BONES_PHASE_NAME;
    if (!asks && pub->namer != SEAT_NONE) {
        text_addf(out, " %s=%d", bones_line_name(BONES_FIELD_NAMED), pub->namer);
    }
    if (pub->chooser != pub->namer) {
        text_addf(out, " %s=%d", bones_line_name(BONES_FIELD_DOMINOED), pub->chooser);
    }
    if (pub->phase == BONES_PHASE_LEAD) {
        text_addf(out, " %s=", bones_line_name(BONES_FIELD_OPENS));
        bones_add_tile(out, pub->opening);
    }
    if (pub->phase == BONES_PHASE_PLAY) {
        add_log(pub, out);
    }
}

void bones_position_format(const struct bones_observation *seen, struct text *out)
{
    const struct bones_public *pub = &seen->pub;
    CHECK(pub->turn == seen->seat && pub->phase >= BONES_PHASE_REDEAL && pub->phase <= BONES_PHASE_PLAY);
    text_addf(out, "phase=%s me=%d", bones_line_phases[pub->phase], seen->seat);
    add_opening(pub, out);
    text_add(out, " hand=");
    for (uint32_t hand = seen->hand; hand != 0; hand &= hand - 1) {
        text_add(out, hand == seen->hand ? "" : ",");
        bones_add_tile(out, bones_first(hand));
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        text_addf(out, "%s%d", seat > 0 ? "," : " totals=", pub->seat[seat].total);
    }
    for (int option = 0; option < BONES_OPTIONS; option++) {
        if (option == BONES_OPTION_TARGET || pub->option[option] != 0) {
            text_addf(out, " %s=%s", bones_game.options[option].name,
                      bones_game.options[option].values[pub->option[option]]);
        }
    }
}

/* Whether a seat can hold this hand. */
static const char *fits_hand(const struct bones_public *pub, int seat, uint32_t hand)
{
    if (bones_many(hand) != pub->seat[seat].tiles) {
        return "hand: not as many tiles as it must hold";
    }
    if (hand & bones_laid(pub)) {
        return "hand: a tile of it lies";
    }
    if (hand & bones_with[pub->seat[seat].lacks]) {
        return "hand: a number that was lacking at a knock";
    }
    int doubles = bones_many(hand & bones_doubles);
    if (pub->phase == BONES_PHASE_REDEAL && pub->turn == seat && doubles < bones_redeal_doubles(pub)) {
        return "hand: too few doubles to be asked";
    }
    bool own = pub->option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    if (pub->phase == BONES_PHASE_NAME && pub->turn == seat && own && doubles == 0) {
        return "hand: no double to name";
    }
    if (pub->phase == BONES_PHASE_LEAD && pub->turn == seat && !(hand & bones_bit(pub->opening))) {
        return "hand: who leads holds the tile";
    }
    return NULL;
}

static const char *settle(struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    const char *wrong = fits_hand(pub, seen->seat, seen->hand);
    if (wrong) {
        return wrong;
    }
    struct bones_deals deals;
    bones_deals_open(&deals, seen);
    if (deals.total == 0) {
        return "log: the other tiles cannot lie so";
    }
    bool locked = pub->phase == BONES_PHASE_PLAY && !(bones_with[bones_open(&pub->board)] & ~bones_laid(pub));
    return locked ? "log: the round is over" : NULL;
}

bool bones_position_parse(const char *line, struct bones_observation *seen, struct text *why)
{
    struct bones_said said;
    if (!bones_line_read(line, MAY_BE_SAID, &said, why)) {
        return false;
    }
    struct bones_observation next;
    memset(&next, 0, sizeof next);
    memcpy(next.pub.option, said.option, sizeof next.pub.option);
    const char *wrong = bones_line_lay(&said, &next.pub);
    next.seat = (int8_t)said.seat[BONES_FIELD_ME];
    next.hand = said.hand[BONES_FIELD_HAND];
    if (!wrong) {
        wrong = settle(&next);
    }
    if (wrong) {
        text_add(why, wrong);
        return false;
    }
    *seen = next;
    return true;
}

/* ---- the whole table --------------------------------------------------------------------------------- */

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
        const char *wrong = fits_hand(&state->pub, seat, hand);
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
