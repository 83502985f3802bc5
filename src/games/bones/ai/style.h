/* SPDX-License-Identifier: MIT */
/* The ways in which people play a tile without looking far ahead: what a tile is worth to each of them, from
 * what a seat may know. Players are made of them, and imagined rivals in a search. */
#ifndef GAMES_BONES_AI_STYLE_H
#define GAMES_BONES_AI_STYLE_H

#include "games/bones/ai/rest.h"

enum bones_style {
    BONES_STYLE_GREEDY,  /* most points now, else the heaviest */
    BONES_STYLE_TIDY,    /* points, doubles early, many numbers in hand, ends to follow */
    BONES_STYLE_DENYING, /* the same, less what the next seat can make of it */
    BONES_STYLES
};

enum { BONES_STYLE_POINT = 20 }; /* units of worth that are a point */

/* What a seat knows when it chooses. */
struct bones_style_view {
    struct bones_board board;
    int count; /* what the tiles that lie count */
    uint32_t hand;
    uint32_t unseen;    /* tiles in other hands */
    int next_tiles;     /* in the hand to the left */
    uint8_t next_lacks; /* its numbers lacking, as a mask */
};

/* The view of the seat in turn. */
struct bones_style_view bones_style_view_of(const struct bones_rest *rest);
/* The part of a place's worth that does not depend on the rest of the own hand. */
int bones_style_worth_of_place(int style, const struct bones_style_view *view, struct bones_place place);
/* The part that does: of the tiles left, with the number that the arm then shows. */
int bones_style_worth_of_hand(int style, uint32_t left, int shows);
/* The place of most worth; of equals the first. There is at least one. */
struct bones_place bones_style_choose(int style, const struct bones_style_view *view,
                                      const struct bones_place *places, int count);
/* Plays a round to its end, each seat in a style. */
void bones_style_play_on(struct bones_rest *rest, const uint8_t styles[BONES_SEATS_MAX]);

#endif
