/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/rest.h"

void bones_rest_open(struct bones_rest *rest, const struct bones_public *pub)
{
    *rest = (struct bones_rest){.board = pub->board, .turn = (uint8_t)pub->turn};
    rest->count = (int16_t)bones_count(&pub->board);
    for (int i = 0; i < pub->log_count; i++) {
        if (pub->log[i].tile != BONES_TILE_NONE) {
            rest->placed |= bones_bit(pub->log[i].tile);
        }
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        rest->points[seat] = (int16_t)bones_round_points(&pub->seat[seat]);
        rest->lacks[seat] = pub->seat[seat].lacks;
    }
}

void bones_rest_lead(struct bones_rest *rest, const uint32_t hand[BONES_SEATS_MAX], int opening)
{
    *rest = (struct bones_rest){.placed = bones_bit(opening)};
    int leader = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        rest->hand[seat] = hand[seat] & ~bones_bit(opening);
        leader = hand[seat] & bones_bit(opening) ? seat : leader;
    }
    bones_lead(&rest->board, opening);
    rest->count = (int16_t)bones_count(&rest->board);
    rest->points[leader] = (int16_t)bones_points(rest->count);
    rest->turn = (uint8_t)((leader + 1) % BONES_SEATS_MAX);
}

bool bones_rest_alike(const struct bones_board *board, int a, int b)
{
    return board->shows[a] == board->shows[b] && board->twice[a] == board->twice[b] &&
           (board->tiles[a] > 0) == (board->tiles[b] > 0);
}

int bones_rest_places(const struct bones_board *board, uint32_t hand,
                      struct bones_place places[BONES_REST_PLACES_MAX])
{
    int count = 0;
    int end = bones_arms_end(board);
    for (int arm = BONES_NORTH; arm < end; arm++) {
        bool known = false;
        for (int before = BONES_NORTH; before < arm; before++) {
            known = known || bones_rest_alike(board, before, arm);
        }
        uint32_t fits = known ? 0 : hand & bones_with[1u << board->shows[arm]];
        for (; fits != 0; fits &= fits - 1) {
            places[count++] = (struct bones_place){.tile = (uint8_t)bones_first(fits), .arm = (uint8_t)arm};
        }
    }
    return count;
}

/* What the hands of the others bring. */
static int bonus(const struct bones_rest *rest, int seat)
{
    uint32_t others = 0;
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        others |= other == seat ? 0 : rest->hand[other];
    }
    return bones_rounded(bones_dots_of(others));
}

static void settle_locked(struct bones_rest *rest)
{
    int least = BONES_DOTS + 1;
    int lightest = SEAT_NONE;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        int dots = bones_dots_of(rest->hand[seat]);
        if (dots == least) {
            lightest = SEAT_NONE;
        } else if (dots < least) {
            least = dots;
            lightest = seat;
        }
    }
    if (lightest != SEAT_NONE) {
        rest->points[lightest] = (int16_t)(rest->points[lightest] + bonus(rest, lightest));
    }
}

void bones_rest_play(struct bones_rest *rest, struct bones_place place)
{
    int seat = rest->turn;
    rest->count = (int16_t)bones_rest_count_after(&rest->board, rest->count, place);
    bones_lay(&rest->board, place.tile, place.arm);
    rest->hand[seat] &= ~bones_bit(place.tile);
    rest->placed |= bones_bit(place.tile);
    rest->points[seat] = (int16_t)(rest->points[seat] + bones_points(rest->count));
    rest->turn = (uint8_t)((seat + 1) % BONES_SEATS_MAX);
    uint32_t held = rest->hand[0] | rest->hand[1] | rest->hand[2] | rest->hand[3];
    if (rest->hand[seat] == 0) {
        rest->points[seat] = (int16_t)(rest->points[seat] + bonus(rest, seat));
        rest->over = true;
    } else if (!(held & bones_with[bones_open(&rest->board)])) {
        settle_locked(rest);
        rest->over = true;
    }
}

void bones_rest_knock(struct bones_rest *rest)
{
    rest->lacks[rest->turn] = (uint8_t)(rest->lacks[rest->turn] | bones_open(&rest->board));
    rest->turn = (uint8_t)((rest->turn + 1) % BONES_SEATS_MAX);
}

int bones_rest_to_choice(struct bones_rest *rest, struct bones_place places[BONES_REST_PLACES_MAX])
{
    while (!rest->over) {
        int count = bones_rest_places(&rest->board, rest->hand[rest->turn], places);
        if (count > 1) {
            return count;
        }
        if (count == 1) {
            bones_rest_play(rest, places[0]);
        } else {
            bones_rest_knock(rest);
        }
    }
    return 0;
}
