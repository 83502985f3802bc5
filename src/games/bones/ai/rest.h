/* SPDX-License-Identifier: MIT */
/* The rest of a round with all hands known, small and quick, for players that look ahead. It follows the same
 * rules as the table (board.h), and tells nobody anything. */
#ifndef GAMES_BONES_AI_REST_H
#define GAMES_BONES_AI_REST_H

#include "games/bones/bones.h"

enum { BONES_REST_PLACES_MAX = BONES_MOVES_MOST };

/* A tile and where it goes; the lead goes on no arm. */
struct bones_place {
    uint8_t tile;
    uint8_t arm;
};

struct bones_rest {
    struct bones_board board;
    uint32_t hand[BONES_SEATS_MAX];
    uint32_t placed;                 /* the tiles that lie */
    int16_t points[BONES_SEATS_MAX]; /* of this round */
    int16_t count;                   /* what the tiles that lie count */
    uint8_t lacks[BONES_SEATS_MAX];  /* from knocks, as a mask of numbers */
    uint8_t turn;
    bool over;
};

/* All that lies and was said; hands are empty. The round has been led. */
void bones_rest_open(struct bones_rest *rest, const struct bones_public *pub);
/* A round about to be led: the opening's holder is in turn. */
void bones_rest_lead(struct bones_rest *rest, const uint32_t hand[BONES_SEATS_MAX], int opening);
/* Whether it makes no difference on which of two open arms a tile goes. */
bool bones_rest_alike(const struct bones_board *board, int a, int b);
/* What a hand may play, by tile and arm; of arms that are alike one. 0: it knocks. */
int bones_rest_places(const struct bones_board *board, uint32_t hand,
                      struct bones_place places[BONES_REST_PLACES_MAX]);
/* What the tiles count without the last one of an arm that is about to be covered, from what they count now.
 */
static inline int bones_rest_count_without(const struct bones_board *board, int count, int arm)
{
    bool spinner_goes = board->tiles[arm] == 0 && ((arm == BONES_NORTH && board->tiles[BONES_SOUTH] > 0) ||
                                                   (arm == BONES_SOUTH && board->tiles[BONES_NORTH] > 0));
    return count - bones_arm_counts(board, arm) - (spinner_goes ? bones_dots(board->spinner) : 0);
}

/* What they count once a tile is laid. */
static inline int bones_rest_count_after(const struct bones_board *board, int count, struct bones_place place)
{
    return bones_rest_count_without(board, count, place.arm) +
           (bones_is_double(place.tile) ? bones_dots(place.tile)
                                        : bones_other(place.tile, board->shows[place.arm]));
}

/* Plays on while nobody has a choice: knocks, and places that are the only one. Returns how many places the
 * seat in turn then has, 0 where the round is over. */
int bones_rest_to_choice(struct bones_rest *rest, struct bones_place places[BONES_REST_PLACES_MAX]);
/* The seat in turn plays, and scores; a round that this ends is over, its bonus booked. */
void bones_rest_play(struct bones_rest *rest, struct bones_place place);
/* The seat in turn knocks. */
void bones_rest_knock(struct bones_rest *rest);

#endif
