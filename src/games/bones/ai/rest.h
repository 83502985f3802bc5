/* SPDX-License-Identifier: MIT */
/* The rest of a round with all hands known, stored for fast playouts. It follows the same rules as the table
 * (board.h) and produces no events. */
#ifndef GAMES_BONES_AI_REST_H
#define GAMES_BONES_AI_REST_H

#include "games/bones/bones.h"

enum { BONES_REST_PLACES_MAX = BONES_MOVES_MOST };

/* A tile and the arm that it goes on; BONES_ARM_NONE for the lead. */
struct bones_place {
    uint8_t tile;
    uint8_t arm;
};

struct bones_rest {
    struct bones_board board;
    uint32_t hand[BONES_SEATS_MAX];
    uint32_t placed;                 /* tiles on the board */
    int16_t points[BONES_SEATS_MAX]; /* of this round */
    int16_t count;                   /* count of the board */
    uint8_t lacks[BONES_SEATS_MAX];  /* numbers that a hand cannot have, as a mask, from its knocks */
    uint8_t turn;
    bool over;
};

/* Starts from what everybody can see, after the lead. Hands are left empty. */
void bones_rest_open(struct bones_rest *rest, const struct bones_public *pub);
/* Starts from four hands and plays the lead. */
void bones_rest_lead(struct bones_rest *rest, const uint32_t hand[BONES_SEATS_MAX], int opening);
/* Whether two open arms are alike, so that a tile may go on either with the same result. */
bool bones_rest_alike(const struct bones_board *board, int a, int b);
/* Lists the places that a hand may play at, by tile and arm, without arms that are like an earlier one;
 * returns how many. 0: the hand must knock. */
int bones_rest_places(const struct bones_board *board, uint32_t hand,
                      struct bones_place places[BONES_REST_PLACES_MAX]);
/* The count of the board without the end of an arm that is about to be covered. count: the count now. */
static inline int bones_rest_count_without(const struct bones_board *board, int count, int arm)
{
    bool spinner_goes = board->tiles[arm] == 0 && ((arm == BONES_NORTH && board->tiles[BONES_SOUTH] > 0) ||
                                                   (arm == BONES_SOUTH && board->tiles[BONES_NORTH] > 0));
    return count - bones_arm_counts(board, arm) - (spinner_goes ? bones_dots(board->spinner) : 0);
}

/* The count of the board after a tile is laid. */
static inline int bones_rest_count_after(const struct bones_board *board, int count, struct bones_place place)
{
    return bones_rest_count_without(board, count, place.arm) +
           (bones_is_double(place.tile) ? bones_dots(place.tile)
                                        : bones_other(place.tile, board->shows[place.arm]));
}

/* Plays on while the seat in turn has no choice, which is a knock or a single place. Returns how many places
 * the seat in turn then has; 0: the round is over. */
int bones_rest_to_choice(struct bones_rest *rest, struct bones_place places[BONES_REST_PLACES_MAX]);
/* The seat in turn plays and scores. If this ends the round, the bonus is added. */
void bones_rest_play(struct bones_rest *rest, struct bones_place place);
/* The seat in turn knocks. */
void bones_rest_knock(struct bones_rest *rest);

#endif
