/* SPDX-License-Identifier: MIT */
/* The learned style: a small neural net that was taught by players who search. From what the seat in turn may
 * know it predicts by how many points a search would rate one place above another. It chooses in about a
 * microsecond, and tells how likely each choice of such a player is. */
#ifndef GAMES_BONES_AI_LEARNED_H
#define GAMES_BONES_AI_LEARNED_H

#include "base/rng.h"
#include "games/bones/ai/rest.h"

enum {
    BONES_LEARNED_FACTS = 338,                                  /* facts in the table */
    BONES_LEARNED_FACTS_MOST = 96,                              /* facts that hold for one choice */
    BONES_LEARNED_WIDTH = 16,                                   /* units of the hidden layer */
    BONES_LEARNED_ONE = 256,                                    /* fixed point: 1 in the hidden layer */
    BONES_LEARNED_OUT = 64,                                     /* fixed point: 1 in the weights behind it */
    BONES_LEARNED_POINT = BONES_LEARNED_ONE * BONES_LEARNED_OUT /* of rating: a point of the game */
};

/* What the seat in turn knows. Arrays by seat begin with the seat itself and go on to the left. */
struct bones_learned_view {
    struct bones_board board;
    int count; /* count of the board */
    uint32_t hand;
    uint32_t unseen; /* tiles in the other hands */
    uint8_t tiles[BONES_SEATS_MAX];
    uint8_t lacks[BONES_SEATS_MAX];
};

/* The view of the seat in turn. */
struct bones_learned_view bones_learned_view_of(const struct bones_rest *rest);
/* Writes the facts of a position, and of a place to play at; returns how many. */
int bones_learned_position(const struct bones_learned_view *view, uint16_t fact[BONES_LEARNED_FACTS_MOST]);
int bones_learned_place(const struct bones_learned_view *view, struct bones_place place,
                        uint16_t fact[BONES_LEARNED_FACTS_MOST]);
/* Rates places against each other, in BONES_LEARNED_POINTths of a point. */
void bones_learned_worth(const struct bones_learned_view *view, const struct bones_place *places, int count,
                         int32_t worth[BONES_REST_PLACES_MAX]);
/* The best place; the first among equals. There is at least one. */
struct bones_place bones_learned_best(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count);
/* Draws a place with the chance that such a player chooses it. */
struct bones_place bones_learned_draw(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count, struct rng *rng);
/* The surprise (belief.h) at such a player choosing this one of the places. */
int bones_learned_surprise(const struct bones_learned_view *view, const struct bones_place *places, int count,
                           int chosen);

#endif
