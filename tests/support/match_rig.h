/* SPDX-License-Identifier: MIT */
/* Random games of every game of the list as the seats see them, for tests of what other machines are told. */
#ifndef TESTS_MATCH_RIG_H
#define TESTS_MATCH_RIG_H

#include "contract_rig.h"

/* A random game by random options: its position, and what each seat saw before the last move and learns from
 * it. */
struct match {
    const struct game *game;
    int number;
    struct game_setup setup;
    struct rng rng;
    struct room state, before; /* before: the same until the first move */
    bool first;                /* nobody has moved yet */
    struct event_list events;
    struct event_list round; /* since the beginning of the hand; count above GAME_EVENTS_MAX: too many */
    struct room past;        /* some moves ago, */
    struct event_list since; /* and what has happened since then; likewise */
};

/* Starts a random game; the number decides all. */
void match_begin(struct match *match, const struct game *game, int number);
/* A legal move: by chance, and in every second game most of the time as the first of the computer players
 * would. */
struct move match_pick(struct match *match);
/* Plays such a move. */
void match_step(struct match *match);
/* Calls `look` at the beginning and after every move of many random games, for every seat: of one game of the
 * list, or of all. */
void match_visit_game(const struct game *game, void (*look)(struct match *match, int seat));
void match_visit(void (*look)(struct match *match, int seat));

/* The events as the machine of a seat has them. */
struct event_list told_to(const struct event_list *events, int seat);
/* What a seat sees. */
struct room seen_of(const struct game *game, const struct room *room, int seat);

/* Another value in one field of one of the events, of which there are some; or one is twice there, or left
 * out. */
void change_event(struct event_list *events, struct rng *rng);
/* Changes some bytes of a text in place, which may grow to `room` bytes; returns its length. */
size_t damage_text(char *text, size_t length, size_t room, struct rng *rng);

#endif
