/* SPDX-License-Identifier: MIT */
/* The effects of moves, with their events in the order in which things happen. */
#include "games/bones/inside.h"

void bones_score(struct bones_state *state, int seat, int points, int line, struct event_list *events)
{
    if (points > 0) {
        state->pub.seat[seat].points[line] += points;
        event_tell(events, BONES_EVENT_SCORED, seat,
                   (struct event){.value = (int16_t)points, .extra = (uint8_t)line});
    }
}

void bones_show_hand(const struct bones_state *state, int seat, struct event_list *events)
{
    for (uint32_t hand = state->hand[seat]; hand != 0; hand &= hand - 1) {
        event_tell(events, BONES_EVENT_SHOWN, seat, (struct event){.card = (uint8_t)bones_first(hand)});
    }
}

static void redeal(struct bones_state *state, struct event_list *events)
{
    int seat = state->pub.turn;
    event_tell(events, BONES_EVENT_REDEALT, seat, (struct event){.card = 0});
    bones_show_hand(state, seat, events);
    bones_deal(state, events);
}

static void name_opening(struct bones_state *state, int tile, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    event_tell(events, BONES_EVENT_NAMED, pub->turn, (struct event){.card = (uint8_t)tile});
    pub->opening = (uint8_t)tile;
    bones_call_leader(state);
}

void bones_take_turn(struct bones_public *pub, int tile, int arm)
{
    struct bones_seat *seat = &pub->seat[pub->turn];
    pub->log[pub->log_count++] =
        (struct bones_turn){.seat = pub->turn, .tile = (uint8_t)tile, .arm = (uint8_t)arm};
    if (tile == BONES_TILE_NONE) {
        seat->lacks = (uint8_t)(seat->lacks | bones_open(&pub->board));
    } else {
        if (arm == BONES_ARM_NONE) {
            bones_lead(&pub->board, tile);
        } else {
            bones_lay(&pub->board, tile, arm);
        }
        seat->tiles--;
    }
    pub->phase = BONES_PHASE_PLAY;
    pub->turn = (int8_t)bones_left_of(pub, pub->turn);
}

static void play(struct bones_state *state, struct move move, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    int seat = pub->turn;
    bool lead = move.target == BONES_ARM_NONE;
    state->hand[seat] &= ~bones_bit(move.card);
    bones_take_turn(pub, move.card, move.target);
    int count = bones_count(&pub->board);
    if (lead) {
        event_tell(events, BONES_EVENT_LED, seat, (struct event){.card = move.card});
    } else {
        event_tell(events, BONES_EVENT_PLACED, seat,
                   (struct event){.card = move.card, .target = move.target, .value = (int16_t)count});
    }
    bones_score(state, seat, bones_points(count), lead ? BONES_LINE_BIG_FIVE : BONES_LINE_ENDS, events);
    if (state->hand[seat] == 0) {
        bones_finish_domino(state, seat, events);
    } else if (bones_is_locked(state)) {
        bones_finish_locked(state, events);
    }
}

static void pass(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    int seat = pub->turn;
    event_tell(events, BONES_EVENT_PASSED, seat, (struct event){.extra = (uint8_t)bones_open(&pub->board)});
    bones_take_turn(pub, BONES_TILE_NONE, BONES_ARM_NONE);
}

refusal bones_apply(void *memory, struct move move, struct event_list *events)
{
    struct bones_state *state = memory;
    struct bones_public *pub = &state->pub;
    refusal why = bones_legal(pub, pub->turn == SEAT_NONE ? 0 : state->hand[pub->turn], move);
    if (why != REFUSAL_NONE) {
        return why;
    }
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        play(state, move, events);
        break;
    case BONES_MOVE_PASS:
        pass(state, events);
        break;
    case BONES_MOVE_NAME:
        name_opening(state, move.card, events);
        break;
    case BONES_MOVE_REDEAL:
        redeal(state, events);
        break;
    case BONES_MOVE_KEEP:
        bones_go_on(state); /* no event */
        break;
    default:
        if (pub->phase == BONES_PHASE_GAME_OVER) {
            bones_open_game(state, events);
        } else {
            bones_open_round(state, events);
        }
        break;
    }
    return REFUSAL_NONE;
}
