/* SPDX-License-Identifier: MIT */
/* The end of rounds and games. */
#include "games/bones/inside.h"

int32_t bones_target(const struct bones_public *pub)
{
    static const int32_t targets[] = {[BONES_TARGET_250] = 250,
                                      [BONES_TARGET_150] = 150,
                                      [BONES_TARGET_500] = 500,
                                      [BONES_TARGET_NONE] = 0};
    return targets[pub->option[BONES_OPTION_TARGET]];
}

int32_t bones_round_points(const struct bones_seat *seat)
{
    int32_t points = 0;
    for (int line = 0; line < BONES_LINES; line++) {
        points += seat->points[line];
    }
    return points;
}

int bones_left_of(const struct bones_public *pub, int seat)
{
    return (seat + 1) % pub->seats;
}

int32_t bones_side_points(const struct bones_public *pub, int side)
{
    int32_t points = 0;
    for (int seat = side; seat < pub->seats; seat += pub->sides) {
        points += pub->seat[seat].total + bones_round_points(&pub->seat[seat]);
    }
    return points;
}

bool bones_is_locked(const struct bones_state *state)
{
    uint32_t held = 0;
    for (int seat = 0; seat < state->pub.seats; seat++) {
        held |= state->hand[seat];
    }
    return (held & bones_with[bones_open(&state->pub.board)]) == 0;
}

int bones_bonus(const uint32_t *hand, int seats, int sides, int seat)
{
    int dots = 0;
    for (int other = 0; other < seats; other++) {
        dots += other % sides == seat % sides ? 0 : bones_dots_of(hand[other]);
    }
    return bones_rounded(dots);
}

uint32_t bones_laid(const struct bones_public *pub)
{
    uint32_t laid = 0;
    for (int i = 0; i < pub->log_count; i++) {
        laid |= bones_bit(pub->log[i].tile);
    }
    return laid;
}

static void lay_open(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    for (int seat = 0; seat < pub->seats; seat++) {
        pub->seat[seat].shown = state->hand[seat];
        bones_show_hand(state, seat, events);
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        int32_t total = pub->seat[seat].total + bones_round_points(&pub->seat[seat]);
        event_tell(events, BONES_EVENT_TOTAL, seat,
                   (struct event){.value = (int16_t)(total < INT16_MAX ? total : INT16_MAX)});
    }
}

/* The side that a round ends the game for; SEAT_NONE: another round. */
static int winning_side(const struct bones_public *pub)
{
    int32_t most = -1;
    int side_of_most = SEAT_NONE;
    for (int side = 0; side < pub->sides; side++) {
        int32_t points = bones_side_points(pub, side);
        if (points == most) {
            side_of_most = SEAT_NONE;
        } else if (points > most) {
            most = points;
            side_of_most = side;
        }
    }
    int32_t target = bones_target(pub);
    return target > 0 && most >= target ? side_of_most : SEAT_NONE;
}

/* Shows all hands; then the game goes on or is won. */
static void close_round(struct bones_state *state, struct event_list *events)
{
    struct bones_public *pub = &state->pub;
    lay_open(state, events);
    pub->turn = SEAT_NONE;
    pub->phase = BONES_PHASE_ROUND_OVER;
    int side = winning_side(pub);
    if (side == SEAT_NONE) {
        return;
    }
    pub->phase = BONES_PHASE_GAME_OVER;
    pub->winner = (int8_t)side; /* the first seat of a side has its number */
    for (int seat = side; seat < pub->seats; seat += pub->sides) {
        pub->seat[seat].games++;
    }
    event_tell(events, BONES_EVENT_WON, side, (struct event){.value = 0});
}

void bones_finish_domino(struct bones_state *state, int seat, struct event_list *events)
{
    int points = bones_bonus(state->hand, state->pub.seats, state->pub.sides, seat);
    event_tell(events, BONES_EVENT_DOMINOED, seat, (struct event){.value = (int16_t)points});
    bones_score(state, seat, points, BONES_LINE_DOMINO, events);
    state->pub.chooser = (int8_t)seat;
    close_round(state, events);
}

int bones_lightest(const uint32_t *hand, int seats)
{
    int least = BONES_DOTS + 1;
    int lightest = SEAT_NONE;
    for (int seat = 0; seat < seats; seat++) {
        int dots = bones_dots_of(hand[seat]);
        if (dots == least) {
            lightest = SEAT_NONE;
        } else if (dots < least) {
            least = dots;
            lightest = seat;
        }
    }
    return lightest;
}

void bones_finish_locked(struct bones_state *state, struct event_list *events)
{
    const struct bones_public *pub = &state->pub;
    int seat = bones_lightest(state->hand, pub->seats);
    int points = seat == SEAT_NONE ? 0 : bones_bonus(state->hand, pub->seats, pub->sides, seat);
    event_tell(events, BONES_EVENT_LOCKED, seat, (struct event){.value = (int16_t)points});
    if (seat != SEAT_NONE) {
        bones_score(state, seat, points, BONES_LINE_LOCKED, events);
    }
    state->pub.chooser = SEAT_NONE;
    close_round(state, events);
}
