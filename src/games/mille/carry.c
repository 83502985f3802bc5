/* SPDX-License-Identifier: MIT */
/* The road game between machines: observations as text, and chance. */
#include "table/carry.h"
#include "games/mille/inside.h"

#include <string.h>

enum {
    MILES_MOST = GOAL_EXTENDED + 200, /* with the last card beyond the goal */
    GAMES_MOST = 30000,
};

/* As many cards of each kind as there are. */
static void carry_kinds(struct carry *carry, const struct mille_public *pub, uint8_t count[CARD_KINDS])
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        carry_u8(carry, &count[card], 0, mille_deck_count(pub, card));
    }
}

static void carry_side(struct carry *carry, const struct mille_public *pub, struct mille_side *side)
{
    carry_u8(carry, &side->battle, CARD_NONE, CARD_KINDS - 1);
    carry_u8(carry, &side->speed, CARD_NONE, CARD_KINDS - 1);
    carry_u8(carry, &side->fresh, FRESH_NONE, FRESH_BATTLE | FRESH_SPEED);
    carry_bytes(carry, side->safety, SAFETY_KINDS, SAFETY_ABSENT, SAFETY_COUP_FOURRE);
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        carry_u8(carry, &side->distance[i], 0, mille_deck_count(pub, CARD_25 + i));
    }
    carry_kinds(carry, pub, side->battle_pile);
    carry_kinds(carry, pub, side->speed_pile);
    carry_i16(carry, &side->miles, 0, MILES_MOST);
    carry_i16(carry, &side->total, 0, GAME_POINTS - 1);
    carry_i16(carry, &side->games, 0, GAMES_MOST);
}

/* All but seats, sides and options, which are known. */
static void carry_table(struct carry *carry, struct mille_public *pub)
{
    carry_u8(carry, &pub->phase, PHASE_DRAW, PHASE_ANSWER);
    carry_u8(carry, &pub->turn, 0, pub->seats - 1);
    carry_u8(carry, &pub->starter, 0, pub->seats - 1);
    carry_u8(carry, &pub->deck, 0, mille_deck_cards(pub));
    carry_u8(carry, &pub->discard_top, CARD_NONE, CARD_KINDS - 1);
    carry_kinds(carry, pub, pub->discard);
    carry_bytes(carry, pub->hand, pub->seats, 0, HAND_CARDS_DRAWN);
    carry_i8(carry, &pub->trip_side, -1, pub->sides - 1);
    carry_u8(carry, &pub->deck_out_at_trip, 0, 1);
    carry_i8(carry, &pub->caller, -1, pub->sides - 1);
    carry_u8(carry, &pub->attacker, 0, pub->seats - 1);
    carry_u8(carry, &pub->reshuffled, 0, 1);
    carry_i16(carry, &pub->hand_number, 1, GAMES_MOST);
    carry_i16(carry, &pub->goal, GOAL_MILES, GOAL_EXTENDED);
    for (int side = 0; side < pub->sides; side++) {
        carry_side(carry, pub, &pub->side[side]);
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        carry_bytes(carry, pub->recent[seat], RECENT_CARDS, CARD_NONE, 2 * DISCARDED - 1);
    }
}

bool mille_carry(struct carry *carry, void *observation)
{
    struct mille_observation *seen = observation;
    struct mille_public *pub = &seen->pub;
    if (carry->way == CARRY_READS) {
        memset(seen, 0, sizeof *seen);
    }
    carry_u8(carry, &pub->seats, 1, MILLE_SEATS_MAX);
    carry_u8(carry, &pub->sides, 1, SIDES_MAX);
    carry_that(carry, game_can_seat(&mille_game, pub->seats, pub->sides));
    game_carry_options(&mille_game, carry, pub->option, MILLE_OPTION_COUNT);
    if (!carry->failed) {
        carry_table(carry, pub);
        carry_u8(carry, &seen->seat, 0, pub->seats - 1);
        carry_u8(carry, &seen->own.count, 0, HAND_CARDS_DRAWN);
        carry_bytes(carry, seen->own.card, HAND_CARDS_DRAWN, CARD_NONE, CARD_KINDS - 1);
    }
    return carry_end(carry);
}

bool mille_is_of(const void *observation, const struct game_setup *setup, int seat)
{
    const struct mille_observation *seen = observation;
    bool sits = seat != SEAT_NONE;
    return seen->pub.seats == setup->seats && seen->pub.sides == setup->sides &&
           memcmp(seen->pub.option, setup->option, MILLE_OPTION_COUNT) == 0 &&
           seen->seat == (sits ? seat : 0) && (sits || seen->own.count == 0);
}

/* Whether the seat in turn, if it draws, empties the deck, and the discard is shuffled. Everybody sees that
 * it will. */
static bool draw_reshuffles(const struct mille_public *pub)
{
    return pub->option[OPTION_DECK_END] == DECK_END_RESHUFFLE && !pub->reshuffled &&
           pub->discard_top != CARD_NONE && pub->hand[pub->turn] + pub->deck <= HAND_CARDS_DRAWN;
}

bool mille_chance(const void *memory, struct move move, struct text *what)
{
    const struct mille_state *state = memory;
    const char *draws = move.kind == MOVE_NEXT                                   ? "deal"
                        : move.kind == MOVE_DRAW && draw_reshuffles(&state->pub) ? "reshuffle"
                                                                                 : "";
    text_add(what, draws);
    return draws[0] != '\0';
}

void mille_reseed(void *memory, uint64_t seed, uint64_t stream)
{
    struct mille_state *state = memory;
    state->rng = rng_make(seed, stream);
}
