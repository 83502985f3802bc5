/* SPDX-License-Identifier: MIT */
/* A game of dominoes and what a table shows of it to a seat, without a front. */
#ifndef TESTS_BONES_SHOW_H
#define TESTS_BONES_SHOW_H

#include "base/rng.h"
#include "front/bones/view.h"

extern struct bones_show {
    struct bones_state game;
    struct bones_view view;
    struct bones_observation seen; /* by the seat that looks */
    struct frame frame;
    struct rng rng;
    int seat; /* whoever looks */
    int heard[BONES_CUES], heard_count;
} bones_show;

/* Begins a game, seen by a seat in a wide window. Nothing has been heard yet. */
void bones_show_start(uint64_t seed, int viewer);
/* Looks at the game anew. */
void bones_show_look(void);
/* A move of chance; its events, as they come from the rules. */
void bones_show_play(struct event_list *events);
/* The same, and the picture follows. */
void bones_show_follow(bool reduced);
/* Counts what is heard. */
void bones_show_hear(void *context, const struct game *of, int cue, float x);
extern const struct motion_ears bones_show_ears;

#endif
