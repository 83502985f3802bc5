/* SPDX-License-Identifier: MIT */
/* A domino table and its picture without a cabinet: four seats, looked at from seat 0. */
#ifndef TESTS_BONES_SITTING_H
#define TESTS_BONES_SITTING_H

#include "front/bones/input.h"
#include "picture_rig.h"

#include "base/rng.h"

struct bones_sitting {
    struct bones_state game;
    struct bones_observation seen;
    struct bones_view view;
    struct bones_look look;
    struct frame frame;
    struct rng rng;
    bool reduced; /* motion is reduced */
};

/* The one that a test sits at. */
extern struct bones_sitting at;

/* Sits down at a new game to 150, in a window of so many pixels; what differs from seed to seed is what
 * options change. */
void bones_sitting_start(uint64_t seed, int w, int h, bool reduced);
/* Observes what seat 0 may see by now. */
void bones_sitting_look(void);
/* Plays a move that must be accepted, and gives the view its events. */
void bones_sitting_play(struct move move);
/* A legal move of the seat in turn, by chance. */
struct move bones_sitting_any_move(void);
/* Draws the picture into picture_rig's list. */
void bones_sitting_draw(void);

#endif
