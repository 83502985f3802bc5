/* SPDX-License-Identifier: MIT */
/* What the files of the domino game share and nobody else needs. */
#ifndef GAMES_BONES_INSIDE_H
#define GAMES_BONES_INSIDE_H

#include "games/bones/bones.h"

/* deal.c */
/* A game begins: totals at nothing, Big Six to open. */
void bones_open_game(struct bones_state *state, struct event_list *events);
/* The next round of a game, dealt. */
void bones_open_round(struct bones_state *state, struct event_list *events);
/* Shuffles and deals seven each; then whoever must decide before the lead is in turn. */
void bones_deal(struct bones_state *state, struct event_list *events);
/* Nobody deals again any more: the opening is named, or led. */
void bones_go_on(struct bones_state *state);
/* The opening is known: its holder is to lead it. */
void bones_call_leader(struct bones_state *state);
/* The seat that names after a deal, SEAT_NONE for Big Six: with opening=own the first from the chooser on
 * that holds a double. */
int bones_namer(const struct bones_state *state);

/* finish.c */
/* After a tile: whether nobody holds one that fits an open arm. */
bool bones_is_locked(const struct bones_state *state);
void bones_finish_domino(struct bones_state *state, int seat, struct event_list *events);
void bones_finish_locked(struct bones_state *state, struct event_list *events);

/* apply.c */
/* Tells it to everybody. */
void bones_tell(struct event_list *events, int kind, int seat, struct event more);
/* Books points, and tells of them; nothing for none. */
void bones_score(struct bones_state *state, int seat, int points, int line, struct event_list *events);
refusal bones_apply(void *memory, struct move move, struct event_list *events);
/* What a turn makes of what all can see: leads or lays a tile that fits, or knocks, for whoever is in turn.
 * Books no points; the turn goes on. */
void bones_take_turn(struct bones_public *pub, int tile, int arm);

/* check.c */
const char *bones_check(const void *memory);

/* text.c, text_events.c */
void bones_move_format(struct move move, struct text *out);
bool bones_move_parse(const char *string, struct move *move);
void bones_event_format(struct event event, struct text *out);
const char *bones_refusal_name(refusal code);
const char *bones_score_name(int code);
/* Adds a tile as text, high half first: "42". */
void bones_add_tile(struct text *out, int tile);
/* A tile of two letters; BONES_TILE_NONE for anything else. */
int bones_read_tile(const char *string);
/* The letter of an arm: n, s, e, w; and back, BONES_ARM_NONE for anything else. */
char bones_arm_letter(int arm);
int bones_read_arm(char letter);

/* player_random.c */
struct move bones_random_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
