/* SPDX-License-Identifier: MIT */
/* Styles of play without a search: ratings of a place from what a seat may know. Computer players use them,
 * and a search imagines its opponents in them. */
#ifndef GAMES_BONES_AI_STYLE_H
#define GAMES_BONES_AI_STYLE_H

#include "games/bones/ai/rest.h"

enum bones_style {
    BONES_STYLE_GREEDY, /* most points now, then the heaviest tile */
    BONES_STYLE_TIDY,   /* points, doubles early, many numbers kept in hand, tiles kept that follow on the arm
                         */
    BONES_STYLE_DENYING, /* the same, less what the next seat is expected to score */
    BONES_STYLES
};

enum { BONES_STYLE_POINT = 20 }; /* units of rating in a point */

/* What a seat knows when it chooses. */
struct bones_style_view {
    struct bones_board board;
    int count; /* count of the board */
    uint32_t hand;
    uint32_t unseen;    /* tiles in the other hands */
    int next_tiles;     /* tiles of the next seat */
    uint8_t next_lacks; /* numbers that the next seat cannot have, as a mask */
};

/* The view of the seat in turn. */
struct bones_style_view bones_style_view_of(const struct bones_rest *rest);
/* The part of the rating of a place that does not depend on the rest of the hand. */
int bones_style_worth_of_place(int style, const struct bones_style_view *view, struct bones_place place);
/* The part that does: `left` is the rest of the hand, `shows` the number at the end of the arm afterwards. */
int bones_style_worth_of_hand(int style, uint32_t left, int shows);
/* The best place; the first among equals. There is at least one. */
struct bones_place bones_style_choose(int style, const struct bones_style_view *view,
                                      const struct bones_place *places, int count);
/* A playout to the end of the round, each seat in its style. */
void bones_style_play_on(struct bones_rest *rest, const uint8_t styles[BONES_SEATS_MAX]);

#endif
