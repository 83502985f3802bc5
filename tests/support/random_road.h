/* SPDX-License-Identifier: MIT */
/* A game of the road by random legal moves, with a look at everything after every move. */
#ifndef TESTS_RANDOM_ROAD_H
#define TESTS_RANDOM_ROAD_H

#include "games/mille/mille.h"

/* What happened in such games. */
struct random_road {
    long games;
    long moves;
    long hands;
    long decided;            /* games that somebody won */
    long kinds[EVENT_KINDS]; /* events */
};

/* Plays a game to its end. After every move each invariant must hold; after every hand each score must be
 * what a count from the events alone says. number: of the random moves, and said where something fails. Adds
 * to *happened. */
void random_road_play(const struct game_setup *setup, long number, struct random_road *happened);
/* Options by chance, each value as likely as the others. */
void random_road_options(struct game_setup *setup, struct rng *rng);

#endif
