/* SPDX-License-Identifier: MIT */
#include "games/mille/prepare.h"

#include "games/mille/inside.h"

#include <string.h>

/* The cards that have no place yet. */
struct box {
    uint8_t left[CARD_KINDS];
    bool missing; /* a requested card was used up */
};

static void take(struct box *box, int card)
{
    if (card <= CARD_NONE || card >= CARD_KINDS || box->left[card] == 0) {
        box->missing = true;
    } else {
        box->left[card]--;
    }
}

static void pile_up(struct box *box, uint8_t pile[CARD_KINDS], int card)
{
    take(box, card);
    if (card < CARD_KINDS) {
        pile[card]++;
    }
}

static void lay_side(struct box *box, struct mille_side *side, const struct mille_prepared_side *from)
{
    *side = (struct mille_side){
        .battle = from->battle, .speed = from->speed, .total = from->total, .games = side->games};
    if (from->battle != CARD_NONE && from->battle != CARD_GO) {
        pile_up(box, side->battle_pile, CARD_GO);
    }
    if (card_in(SET_CURES, from->battle)) {
        pile_up(box, side->battle_pile, mille_hazard_cured_by(from->battle));
    }
    if (from->battle != CARD_NONE) {
        pile_up(box, side->battle_pile, from->battle);
    }
    if (from->speed == CARD_END_OF_LIMIT) {
        pile_up(box, side->speed_pile, CARD_SPEED_LIMIT);
    }
    if (from->speed != CARD_NONE) {
        pile_up(box, side->speed_pile, from->speed);
    }
    memcpy(side->safety, from->safety, sizeof side->safety);
    memcpy(side->distance, from->distance, sizeof side->distance);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (from->safety[i] != SAFETY_ABSENT) {
            take(box, CARD_EXTRA_TANK + i);
        }
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        for (int k = 0; k < from->distance[i]; k++) {
            take(box, CARD_25 + i);
        }
        side->miles = (int16_t)(side->miles + from->distance[i] * mille_cards[CARD_25 + i].miles);
    }
}

static void deal_hand(struct box *box, struct mille_hand *hand, const uint8_t cards[HAND_CARDS_DRAWN])
{
    *hand = (struct mille_hand){.count = 0};
    while (hand->count < HAND_CARDS_DRAWN && cards[hand->count] != CARD_NONE) {
        hand->card[hand->count] = cards[hand->count];
        take(box, cards[hand->count]);
        hand->count++;
    }
}

/* The remaining cards go below the given cards of the deck, or into the discard. */
static void lay_deck(struct box *box, struct mille_state *state, const struct mille_prepared *position)
{
    struct mille_public *pub = &state->pub;
    int draws = 0;
    while (draws < PREPARED_DRAWS && position->draw[draws] != CARD_NONE) {
        take(box, position->draw[draws++]);
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        memset(state->deck + count, card, box->left[card]);
        count += box->left[card];
    }
    rng_shuffle(&state->rng, state->deck, count);
    int wanted = position->deck ? position->deck - draws : count;
    memset(pub->discard, 0, sizeof pub->discard);
    pub->discard_top = CARD_NONE;
    while (count > wanted && count > 0) {
        int card = state->deck[--count];
        pub->discard[card]++;
        pub->discard_top = (uint8_t)card;
    }
    for (int i = draws - 1; i >= 0 && count < DECK_CARDS; i--) {
        state->deck[count++] = position->draw[i];
    }
    pub->deck = (uint8_t)count;
}

const char *mille_prepare(struct mille_state *state, const struct mille_prepared *position)
{
    struct mille_state next = *state;
    struct mille_public *pub = &next.pub;
    struct box box = {.missing = false};
    if (pub->seats != PREPARED_SEATS || pub->sides != PREPARED_SEATS) {
        return "a prepared position is for two";
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        box.left[card] = mille_cards[card].count;
    }
    for (int seat = 0; seat < PREPARED_SEATS; seat++) {
        lay_side(&box, &pub->side[seat], &position->side[seat]);
        deal_hand(&box, &next.hand[seat], position->hand[seat]);
        pub->hand[seat] = next.hand[seat].count;
    }
    if (pub->side[0].miles >= GOAL_MILES || pub->side[1].miles >= GOAL_MILES) {
        return "nobody has arrived yet";
    }
    lay_deck(&box, &next, position);
    if (box.missing) {
        return "there are not that many of a card";
    }
    pub->turn = pub->starter = position->turn;
    pub->goal = GOAL_MILES;
    pub->trip_side = -1;
    pub->deck_out_at_trip = 0;
    bool drawn = pub->turn < PREPARED_SEATS && pub->hand[pub->turn] == HAND_CARDS_DRAWN;
    pub->phase = drawn || pub->deck == 0 ? PHASE_PLAY : PHASE_DRAW;
    const char *broken = mille_check(&next);
    if (broken == NULL) {
        *state = next;
    }
    return broken;
}
