/* SPDX-License-Identifier: MIT */
/* The start of matches, games and hands. */
#include "games/mille/inside.h"

#include "base/check.h"

#include <string.h>

static void fill_deck(struct mille_state *state)
{
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int cards = mille_deck_count(&state->pub, card);
        memset(state->deck + count, card, (size_t)cards);
        count += cards;
    }
    CHECK(count == mille_deck_cards(&state->pub));
    rng_shuffle(&state->rng, state->deck, count);
    state->pub.deck = (uint8_t)count;
}

void mille_deal(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    for (int i = 0; i < pub->sides; i++) {
        struct mille_side *side = &pub->side[i];
        *side = (struct mille_side){.total = side->total, .games = side->games};
    }
    memset(pub->discard, 0, sizeof pub->discard);
    pub->discard_top = CARD_NONE;
    memset(pub->recent, 0, sizeof pub->recent);
    pub->goal = (int16_t)mille_first_goal(pub);
    pub->trip_side = pub->caller = -1;
    pub->deck_out_at_trip = pub->reshuffled = 0;
    pub->attacker = 0;
    fill_deck(state);
    event_tell(events, EVENT_HAND_STARTED, pub->starter, (struct event){.value = pub->hand_number});

    memset(state->hand, 0, sizeof state->hand);
    for (int round = 0; round < HAND_CARDS; round++) {
        for (int i = 0; i < pub->seats; i++) {
            int seat = (pub->starter + i) % pub->seats;
            uint8_t card = state->deck[--pub->deck];
            state->hand[seat].card[round] = card;
            event_add(events, (struct event){.kind = EVENT_DEALT,
                                             .seat = (int8_t)seat,
                                             .card = card,
                                             .seen = (uint8_t)(1u << seat)});
        }
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        state->hand[seat].count = HAND_CARDS;
        pub->hand[seat] = HAND_CARDS;
    }
    pub->turn = pub->starter;
    pub->phase = PHASE_DRAW;
    event_tell(events, EVENT_TURN, pub->turn, (struct event){.value = 0});
}

void mille_open_game(struct mille_state *state, struct event_list *events)
{
    for (int side = 0; side < state->pub.sides; side++) {
        state->pub.side[side].total = 0;
    }
    state->pub.hand_number = 1;
    event_tell(events, EVENT_GAME_STARTED, SEAT_NONE, (struct event){.value = 0});
    mille_deal(state, events);
}

void mille_start(void *memory, const struct game_setup *setup, struct event_list *events)
{
    CHECK(game_can_seat(&mille_game, setup->seats, setup->sides));
    struct mille_state *state = memory;
    memset(state, 0, sizeof *state);
    state->rng = game_setup_stream(setup);
    state->pub.seats = (uint8_t)setup->seats;
    state->pub.sides = (uint8_t)setup->sides;
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        CHECK(setup->option[i] < game_option_values(&mille_game, i));
        state->pub.option[i] = setup->option[i];
    }
    mille_open_game(state, events);
}

void mille_next(struct mille_state *state, struct event_list *events)
{
    struct mille_public *pub = &state->pub;
    bool game_over = pub->phase == PHASE_GAME_OVER;
    for (int side = 0; side < pub->sides; side++) {
        pub->side[side].total = (int16_t)mille_overall(pub, side);
    }
    pub->starter = (uint8_t)((pub->starter + 1) % pub->seats);
    if (game_over) {
        mille_open_game(state, events);
    } else {
        pub->hand_number++;
        mille_deal(state, events);
    }
}
