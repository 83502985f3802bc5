/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/rest.h"

#include "games/bones/inside.h"

void bones_rest_open(struct bones_rest *rest, const struct bones_public *pub)
{
    *rest = (struct bones_rest){.board = pub->board, .turn = (uint8_t)pub->turn};
    rest->count = (int16_t)bones_count(&pub->board);
    rest->placed = bones_laid(pub);
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

/* Ends the round; seat: gets the bonus; SEAT_NONE: no seat. */
static void end(struct bones_rest *rest, int seat)
{
    if (seat != SEAT_NONE) {
        int bonus = bones_bonus(rest->hand, BONES_SEATS_MAX, BONES_SEATS_MAX, seat);
        rest->points[seat] = (int16_t)(rest->points[seat] + bonus);
    }
    rest->over = true;
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
        end(rest, seat);
    } else if (!(held & bones_with[bones_open(&rest->board)])) {
        end(rest, bones_lightest(rest->hand, BONES_SEATS_MAX));
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
