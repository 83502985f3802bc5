/* SPDX-License-Identifier: MIT */
/* The start of games and rounds: the deal, the question whether to deal again, and the opening. */
#include "games/bones/inside.h"

#include <string.h>

int bones_redeal_doubles(const struct bones_public *pub)
{
    static const int doubles[] = {
        [BONES_REDEAL_FOUR] = 4, [BONES_REDEAL_FIVE] = 5, [BONES_REDEAL_OFF] = BONES_NUMBERS + 1};
    return doubles[pub->option[BONES_OPTION_REDEAL]];
}

int bones_namer(const struct bones_state *state)
{
    const struct bones_public *pub = &state->pub;
    int seat = pub->chooser;
    if (seat == SEAT_NONE || pub->option[BONES_OPTION_OPENING] == BONES_OPENING_NAMED) {
        return seat;
    }
    while (!(state->hand[seat] & bones_doubles)) {
        seat = bones_left_of(pub, seat);
    }
    return seat;
}

void bones_call_leader(struct bones_state *state)
{
    struct bones_public *pub = &state->pub;
    int seat = 0;
    while (!(state->hand[seat] & bones_bit(pub->opening))) {
        seat++;
    }
    pub->phase = BONES_PHASE_LEAD;
    pub->leader = (int8_t)seat;
    pub->turn = (int8_t)seat;
}

void bones_go_on(struct bones_state *state)
{
    struct bones_public *pub = &state->pub;
    if (pub->opening != BONES_TILE_NONE) {
        bones_call_leader(state);
        return;
    }
    pub->phase = BONES_PHASE_NAME;
    pub->namer = (int8_t)bones_namer(state);
    pub->turn = pub->namer;
}

static void deal_hands(struct bones_state *state, struct event_list *events)
{
    uint8_t tile[BONES_TILES];
    for (int i = 0; i < BONES_TILES; i++) {
        tile[i] = (uint8_t)(i + 1);
    }
    rng_shuffle(&state->rng, tile, BONES_TILES);
    for (int seat = 0; seat < state->pub.seats; seat++) {
        state->hand[seat] = 0;
        state->pub.seat[seat].tiles = BONES_HAND;
        for (int i = 0; i < BONES_HAND; i++) {
            int card = tile[seat * BONES_HAND + i];
            state->hand[seat] |= bones_bit(card);
            event_add(events, (struct event){.kind = BONES_EVENT_DEALT,
                                             .seat = (int8_t)seat,
                                             .card = (uint8_t)card,
                                             .seen = (uint8_t)(1u << (unsigned)seat)});
        }
    }
}

void bones_deal(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    deal_hands(state, events);
    for (int seat = 0; seat < pub->seats; seat++) {
        if (bones_many(state->hand[seat] & bones_doubles) >= bones_redeal_doubles(pub)) {
            pub->phase = BONES_PHASE_REDEAL;
            pub->turn = (int8_t)seat;
            return;
        }
    }
    bones_go_on(state);
}

void bones_open_round(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    for (int i = 0; i < pub->seats; i++) {
        struct bones_seat *seat = &pub->seat[i];
        *seat = (struct bones_seat){.total = seat->total + bones_round_points(seat), .games = seat->games};
    }
    pub->board = (struct bones_board){.spinner = BONES_TILE_NONE};
    memset(pub->log, 0, sizeof pub->log);
    pub->log_count = 0;
    pub->round++;
    pub->opening = pub->chooser == SEAT_NONE ? BONES_BIG_SIX : BONES_TILE_NONE;
    pub->namer = SEAT_NONE;
    pub->leader = SEAT_NONE;
    event_tell(events, BONES_EVENT_ROUND, SEAT_NONE,
               (struct event){.value = (int16_t)(pub->round < INT16_MAX ? pub->round : INT16_MAX),
                              .extra = pub->opening});
    bones_deal(state, events);
}

void bones_open_game(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    for (int i = 0; i < pub->seats; i++) {
        pub->seat[i] = (struct bones_seat){.games = pub->seat[i].games};
    }
    pub->round = 0;
    pub->chooser = SEAT_NONE;
    pub->winner = SEAT_NONE;
    event_tell(events, BONES_EVENT_GAME, SEAT_NONE, (struct event){.value = (int16_t)bones_target(pub)});
    bones_open_round(state, events);
}
