/* SPDX-License-Identifier: MIT */
/* A game of dice and what a table shows of it, without a front. */
#ifndef TESTS_CUBES_SHOW_H
#define TESTS_CUBES_SHOW_H

#include "base/rng.h"
#include "front/cubes/view.h"
#include "table/session.h"

/* The game, its picture for seat 0, and the events of the latest move. */
extern struct cubes_show {
    struct cubes_state state;
    struct cubes_view view;
    struct event_list events;
} cubes_show;

/* Begins a game by one of the rules of the Jokers, seen in a wide window or on a phone. */
void cubes_show_start(uint64_t seed, int seats, int jokers, enum frame_kind kind);
/* Any legal move, but nobody leaves too often. */
struct move cubes_show_any(struct rng *rng);
/* Makes a move, which must be legal, and hands its events to the picture. */
void cubes_show_play(struct move move, bool reduced);

#endif
