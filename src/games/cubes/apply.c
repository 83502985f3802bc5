/* SPDX-License-Identifier: MIT */
/* The effects of moves, with their events in the order in which things happen. */
#include "games/cubes/inside.h"

#include <string.h>

/* Points in fifties, as in events. */
static int16_t fifties(int32_t points)
{
    int32_t value = points / CUBES_FIFTY;
    return (int16_t)(value < INT16_MAX ? value : INT16_MAX);
}

static void clear_dice(struct cubes_public *pub)
{
    pub->safe = 0;
    pub->held = 0;
    pub->last = 0;
    memset(pub->face, 0, sizeof pub->face);
    memset(pub->part, CUBES_PART_NONE, sizeof pub->part);
}

static void open_turn(struct cubes_state *state, int seat, struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    clear_dice(pub);
    pub->phase = CUBES_PHASE_START;
    pub->turn = (uint8_t)seat;
    int32_t turns = ++pub->seat[seat].turns;
    cubes_open_turn(state);
    event_tell(events, CUBES_EVENT_TURN, seat,
               (struct event){.value = (int16_t)(turns < INT16_MAX ? turns : INT16_MAX)});
}

/* The next seat that has not left; there is one. */
static void pass_turn(struct cubes_state *state, struct event_list *events)
{
    const struct cubes_public *pub = &state->pub;
    int seat = pub->turn;
    do {
        seat = (seat + 1) % pub->seats;
    } while (pub->seat[seat].left);
    open_turn(state, seat, events);
}

void cubes_open_game(struct cubes_state *state, const struct cubes_fate *fate, struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    for (int seat = 0; seat < pub->seats; seat++) {
        pub->seat[seat] = (struct cubes_seat){.won = pub->seat[seat].won};
    }
    if (fate) {
        pub->goal = fate->goal;
        pub->jokers = fate->jokers;
    } else {
        cubes_draw_kind(state);
    }
    event_tell(events, CUBES_EVENT_GAME_STARTED, pub->first,
               (struct event){.value = fifties(pub->goal), .extra = pub->jokers});
    open_turn(state, pub->first, events);
}

static void end_game(struct cubes_public *pub, struct event_list *events)
{
    clear_dice(pub);
    pub->phase = CUBES_PHASE_OVER;
    int winner = cubes_winner(pub);
    if (winner != SEAT_NONE) {
        pub->seat[winner].won++;
    }
    event_tell(events, CUBES_EVENT_GAME_ENDED, winner, (struct event){.value = 0});
}

/* Play goes on after a hold or when a seat has left. */
static void go_on(struct cubes_state *state, struct event_list *events)
{
    if (cubes_overtime(&state->pub)) {
        int32_t lead;
        int ahead = cubes_ahead(&state->pub, &lead);
        event_tell(events, CUBES_EVENT_OVERTIME, ahead, (struct event){.value = fifties(lead)});
    }
    pass_turn(state, events);
}

/* Sorts the last roll into dice that stay and dice that are picked up. */
static void keep(struct cubes_public *pub, uint8_t picked, struct event_list *events)
{
    struct cubes_count count;
    cubes_count_last(pub, &count);
    struct event gone = {.value = 0};
    struct event kept = {.value = 0};
    int32_t stays = 0;
    for (int i = 0; i < count.found_count; i++) {
        const struct cubes_found *found = &count.found[i];
        struct event *side = found->mask & picked ? &gone : &kept;
        side->extra |= found->mask;
        stays += side == &kept ? found->points : 0;
    }
    gone.value = fifties(pub->last - stays);
    kept.value = fifties(stays);
    if (gone.extra != 0) {
        event_tell(events, CUBES_EVENT_GAVE_UP, pub->turn, gone);
    }
    event_tell(events, CUBES_EVENT_HELD, pub->turn, kept);
    pub->held += stays;
    pub->last = 0;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if ((unsigned)kept.extra >> place & 1u) {
            pub->part[place] = CUBES_PART_HELD;
        }
    }
}

/* When all five dice have scored, their points become safe, and no die is held any more. */
static void take_all_up(struct cubes_public *pub)
{
    int32_t points = cubes_turn_points(pub);
    clear_dice(pub);
    pub->safe = points;
}

void cubes_place_parts(struct cubes_public *pub, const struct cubes_count *count)
{
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if (pub->part[place] == CUBES_PART_HELD) {
            continue;
        }
        pub->part[place] = CUBES_PART_BLANK;
        for (int i = 0; i < count->found_count; i++) {
            if (count->found[i].mask >> place & 1u) {
                pub->part[place] = (uint8_t)(CUBES_PART_FIRST + i);
            }
        }
    }
}

static void tell_scores(const struct cubes_public *pub, const struct cubes_count *count,
                        struct event_list *events)
{
    for (int i = 0; i < count->found_count; i++) {
        const struct cubes_found *found = &count->found[i];
        event_tell(events, CUBES_EVENT_SCORED, pub->turn,
                   (struct event){
                       .card = found->combination, .extra = found->mask, .value = fifties(found->points)});
    }
}

static void bust(struct cubes_state *state, struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    pub->seat[pub->turn].busts++;
    event_tell(events, CUBES_EVENT_BUST, pub->turn, (struct event){.value = fifties(cubes_turn_points(pub))});
    pass_turn(state, events);
}

/* The dice of a mask lie as fate has it. */
static void lay_dice(struct cubes_public *pub, uint8_t mask, const struct cubes_fate *fate)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        pub->face[place] = cubes_in_mask(mask, place) ? fate->face[place] : pub->face[place];
    }
}

static void roll(struct cubes_state *state, uint8_t mask, const struct cubes_fate *fate,
                 struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    if (cubes_all_five(pub)) {
        take_all_up(pub);
    } else if (pub->phase == CUBES_PHASE_ROLLED) {
        keep(pub, mask, events);
    }
    event_tell(events, CUBES_EVENT_ROLLED, pub->turn, (struct event){.target = mask});
    if (fate) {
        lay_dice(pub, mask, fate);
    } else {
        cubes_throw(state, mask);
    }
    for (int place = 0; place < CUBES_DICE; place++) {
        if ((unsigned)mask >> place & 1u) {
            event_tell(events, CUBES_EVENT_DIE, pub->turn,
                       (struct event){.card = pub->face[place], .target = (uint8_t)place});
        }
    }
    struct cubes_count count;
    cubes_count_roll(pub->face, (uint8_t)(CUBES_ALL & ~mask), &count);
    if (count.found_count == 0) {
        bust(state, events);
        return;
    }
    pub->phase = CUBES_PHASE_ROLLED;
    cubes_place_parts(pub, &count);
    if (count.replaces) {
        event_tell(events, CUBES_EVENT_FORGOT, pub->turn, (struct event){.value = fifties(pub->held)});
        pub->held = 0;
    }
    pub->last = count.points;
    tell_scores(pub, &count, events);
    if (cubes_all_five(pub)) {
        event_tell(events, CUBES_EVENT_ALL_FIVE, pub->turn, (struct event){.value = 0});
    }
}

static void hold(struct cubes_state *state, struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    struct cubes_seat *seat = &pub->seat[pub->turn];
    int32_t points = cubes_turn_points(pub);
    int32_t before = seat->score;
    seat->score += points;
    seat->best = points > seat->best ? points : seat->best;
    event_tell(events, CUBES_EVENT_STOOD, pub->turn, (struct event){.value = fifties(points)});
    if (before == 0) {
        event_tell(events, CUBES_EVENT_ON_BOARD, pub->turn, (struct event){.value = 0});
    }
    if (before < pub->goal && seat->score >= pub->goal) {
        event_tell(events, CUBES_EVENT_OFF_BOARD, pub->turn, (struct event){.value = 0});
    }
    if (cubes_wins(pub, pub->turn)) {
        end_game(pub, events);
    } else {
        go_on(state, events);
    }
}

static void leave(struct cubes_state *state, struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    pub->seat[pub->turn].left = true;
    event_tell(events, CUBES_EVENT_LEFT, pub->turn, (struct event){.value = 0});
    int ahead = cubes_ahead(pub, NULL);
    bool decided = ahead != SEAT_NONE && cubes_wins(pub, ahead);
    if (cubes_staying(pub) <= 1 || decided) {
        end_game(pub, events);
    } else {
        go_on(state, events);
    }
}

void cubes_do(struct cubes_state *state, struct move move, const struct cubes_fate *fate,
              struct event_list *events)
{
    struct cubes_public *pub = &state->pub;
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        roll(state, move.card, fate, events);
        break;
    case CUBES_MOVE_HOLD:
        hold(state, events);
        break;
    case CUBES_MOVE_LEAVE:
        leave(state, events);
        break;
    default:
        pub->game++;
        pub->first = (uint8_t)((pub->first + 1) % pub->seats);
        cubes_open_game(state, fate, events);
        break;
    }
}

refusal cubes_apply(void *memory, struct move move, struct event_list *events)
{
    struct cubes_state *state = memory;
    refusal why = cubes_legal(&state->pub, move);
    if (why == REFUSAL_NONE) {
        cubes_do(state, move, NULL, events);
    }
    return why;
}
