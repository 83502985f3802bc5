/* SPDX-License-Identifier: MIT */
/* A way to play that was learnt from players who search: a small net foresees by how many points a search
 * holds one place to be better than another, from what the seat in turn may know. It chooses in about a
 * microsecond, and tells how likely each choice of such a player is. */
#ifndef GAMES_BONES_AI_LEARNED_H
#define GAMES_BONES_AI_LEARNED_H

#include "base/rng.h"
#include "games/bones/ai/rest.h"

enum {
    BONES_LEARNED_FACTS = 338,                                  /* that there are */
    BONES_LEARNED_FACTS_MOST = 96,                              /* of one choice that hold */
    BONES_LEARNED_WIDTH = 16,                                   /* hidden places */
    BONES_LEARNED_ONE = 256,                                    /* in the hidden places */
    BONES_LEARNED_OUT = 64,                                     /* a weight of one behind them */
    BONES_LEARNED_POINT = BONES_LEARNED_ONE * BONES_LEARNED_OUT /* of worth */
};

struct bones_learned {
    int16_t weight[BONES_LEARNED_FACTS][BONES_LEARNED_WIDTH];
    int16_t bias[BONES_LEARNED_WIDTH];
    int16_t out[BONES_LEARNED_WIDTH];
};

extern const struct bones_learned bones_learned_weights;

/* What the seat in turn knows; of seats in their order, itself first. */
struct bones_learned_view {
    struct bones_board board;
    int count; /* what the tiles that lie count */
    uint32_t hand;
    uint32_t unseen; /* tiles in other hands */
    uint8_t tiles[BONES_SEATS_MAX];
    uint8_t lacks[BONES_SEATS_MAX];
};

/* The view of the seat in turn. */
struct bones_learned_view bones_learned_view_of(const struct bones_rest *rest);
/* The facts of a position, and those of a place: writes their numbers, returns how many. */
int bones_learned_position(const struct bones_learned_view *view, uint16_t fact[BONES_LEARNED_FACTS_MOST]);
int bones_learned_place(const struct bones_learned_view *view, struct bones_place place,
                        uint16_t fact[BONES_LEARNED_FACTS_MOST]);
/* What each place is worth against the others, in BONES_LEARNED_POINTth of a point. */
void bones_learned_worth(const struct bones_learned_view *view, const struct bones_place *places, int count,
                         int32_t worth[BONES_REST_PLACES_MAX]);
/* The place of most worth; of equals the first. There is at least one. */
struct bones_place bones_learned_best(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count);
/* A place, each as often as such a player chooses it. */
struct bones_place bones_learned_draw(const struct bones_learned_view *view, const struct bones_place *places,
                                      int count, struct rng *rng);
/* How unlikely it is that such a player takes the chosen one of the places, in sixteenths of e-folds. */
int bones_learned_surprise(const struct bones_learned_view *view, const struct bones_place *places, int count,
                           int chosen);

#endif
