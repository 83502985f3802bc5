/* SPDX-License-Identifier: MIT */
/* What the files of the dice game share and nobody else needs. */
#ifndef GAMES_CUBES_INSIDE_H
#define GAMES_CUBES_INSIDE_H

#include "games/cubes/cubes.h"

/* What may be picked up after a roll. */
struct cubes_pickup {
    uint8_t held;  /* dice that stay whatever happens */
    uint8_t blank; /* dice that are rolled whatever happens */
    int parts;     /* combinations of the last roll */
    uint8_t part[CUBES_DICE];
};

/* roll.c */
/* Sets up the next game's goal and Jokers: two draws, whatever the options. */
void cubes_draw_kind(struct cubes_state *state);
/* The stream of a turn that begins; n counts the turns of the game, from 1. */
void cubes_open_turn(struct cubes_state *state, int32_t n);
/* A die from a stream. */
uint8_t cubes_draw_face(struct rng *rng, bool jokers);
/* Throws the dice of a mask, in the order of their places. */
void cubes_throw(struct cubes_state *state, uint8_t mask);

/* legal.c */
struct cubes_pickup cubes_pickup_of(const struct cubes_public *pub);

/* standing.c */
/* Whether a seat's score wins at once: past the goal, and ahead of everybody else who stays by the lead. */
bool cubes_wins(const struct cubes_public *pub, int seat);

/* apply.c */
/* The turn of the position goes on with its own stream, where each turn has one. */
void cubes_resume_turn(struct cubes_state *state);
/* A game begins: scores and turns at nothing, the first seat to roll. */
void cubes_open_game(struct cubes_state *state, struct event_list *events);
refusal cubes_apply(void *memory, struct move move, struct event_list *events);

/* check.c */
const char *cubes_check(const void *memory);

/* position.c */
bool cubes_prepare_line(void *memory, const char *line, struct text *why);

/* text.c */
void cubes_move_format(struct move move, struct text *out);
bool cubes_move_parse(const char *string, struct move *move);
void cubes_event_format(struct event event, struct text *out);
const char *cubes_refusal_name(refusal code);

/* player_random.c */
struct move cubes_random_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
