/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/field.h"

#include "base/check.h"
#include "games/mille/ai/belief.h"
#include "games/mille/ai/regular.h"
#include "games/mille/ai/rival.h"

#include <string.h>

void field_open(struct field_deals *deals, const struct mille_observation *seen, uint64_t seed,
                uint64_t stream)
{
    const struct mille_public *pub = &seen->pub;
    memset(deals, 0, sizeof *deals);
    deals->rng = rng_make(seed, stream);
    deals->seat = seen->seat;
    deals->field.state.pub = *pub;
    deals->field.state.hand[seen->seat] = seen->own;
    mille_unseen(seen, deals->unseen);
    memcpy(deals->field.hidden, deals->unseen, sizeof deals->unseen);
    for (int i = 0; i < seen->own.count; i++) {
        deals->field.hidden[seen->own.card[i]]++;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        if (seat != seen->seat) {
            struct race race;
            rival_race(pub, seen->seat, &seen->own, seat, deals->field.hidden, &race);
            belief_weigh(&race, RIVAL_SELF, MANNER_REGULAR, deals->weight[seat]);
        }
    }
}

/* Deals a hand card by card by the weights of its seat, out of what is left. */
static void deal_hand(struct field_deals *deals, int seat, uint8_t left[CARD_KINDS])
{
    struct mille_hand *hand = &deals->field.state.hand[seat];
    const uint32_t *weight = deals->weight[seat];
    uint32_t sum = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        sum += weight[card] * left[card];
    }
    *hand = (struct mille_hand){.count = deals->field.state.pub.hand[seat]};
    for (int i = 0; i < hand->count; i++) {
        uint32_t at = (uint32_t)(((uint64_t)rng_next(&deals->rng) * sum) >> 32u);
        int card = CARD_25;
        while (at >= weight[card] * left[card]) {
            at -= weight[card] * left[card];
            card++;
        }
        left[card]--;
        sum -= weight[card];
        hand->card[i] = (uint8_t)card;
    }
}

void field_deal(struct field_deals *deals)
{
    struct mille_state *state = &deals->field.state;
    const struct mille_public *pub = &state->pub;
    uint8_t left[CARD_KINDS];
    memcpy(left, deals->unseen, sizeof left);
    int first = (int)(((uint64_t)rng_next(&deals->rng) * pub->seats) >> 32u); /* no hand always comes first */
    for (int i = 0; i < pub->seats; i++) {
        int seat = (first + i) % pub->seats;
        if (seat != deals->seat) {
            deal_hand(deals, seat, left);
        }
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        for (int n = left[card]; n > 0; n--) {
            /* Inside-out shuffle: each card is swapped with a random one before it. */
            uint32_t place = (uint32_t)(((uint64_t)rng_next(&deals->rng) * (uint32_t)(count + 1)) >> 32u);
            state->deck[count++] = state->deck[place];
            state->deck[place] = (uint8_t)card;
        }
    }
    CHECK(count == pub->deck);
    state->rng = rng_make(rng_next(&deals->rng), RNG_DEAL); /* for a reshuffle */
}

void field_do(struct field *field, struct move move)
{
    struct mille_public *pub = &field->state.pub;
    if (move.kind != MOVE_DRAW) {
        if (move.card != CARD_NONE) {
            field->hidden[move.card]--;
        }
        mille_do(&field->state, move, NULL);
        return;
    }
    bool reshuffled = pub->reshuffled;
    uint8_t discard[CARD_KINDS];
    memcpy(discard, pub->discard, sizeof discard);
    mille_do(&field->state, move, NULL);
    for (int card = 0; card < CARD_KINDS && pub->reshuffled && !reshuffled; card++) {
        field->hidden[card] = (uint8_t)(field->hidden[card] + discard[card]);
    }
}

void field_play_on(struct field *field, int turns, int quick)
{
    const struct mille_public *pub = &field->state.pub;
    int turn = SEAT_NONE;
    while (pub->phase != PHASE_HAND_OVER && pub->phase != PHASE_GAME_OVER) {
        if (pub->phase == PHASE_DRAW && pub->turn != turn) {
            turn = pub->turn;
            if (turns-- <= 0) {
                return;
            }
        }
        const struct mille_hand *hand = &field->state.hand[pub->turn];
        field_do(field, pub->turn == quick ? rival_paired_move(&neural_eval_paired, pub, hand, field->hidden)
                                           : regular_move(pub, pub->turn, hand, field->hidden));
    }
}
