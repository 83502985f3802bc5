/* SPDX-License-Identifier: MIT */
/* What the files of the domino game share, its computer players included. */
#ifndef GAMES_BONES_INSIDE_H
#define GAMES_BONES_INSIDE_H

#include "games/bones/bones.h"
#include "table/fields.h"

/* deal.c */
/* Starts a game: totals at 0, Big Six opens. */
void bones_open_game(struct bones_state *state, struct event_list *events);
/* Starts and deals the next round of a game. */
void bones_open_round(struct bones_state *state, struct event_list *events);
/* Shuffles and deals seven tiles to each seat; then the seat that decides first is in turn. */
void bones_deal(struct bones_state *state, struct event_list *events);
/* Goes on after the question whether to deal again: the opening is named, or is led if it is known. */
void bones_go_on(struct bones_state *state);
/* Puts the seat that holds the opening in turn, to lead it. */
void bones_call_leader(struct bones_state *state);
/* The seat that names the opening, SEAT_NONE where Big Six opens. With opening=own: the first seat from the
 * chooser on that holds a double. */
int bones_namer(const struct bones_state *state);

/* finish.c */
/* The tiles that lie. */
uint32_t bones_laid(const struct bones_public *pub);
/* The bonus of a seat that ends a round: the dots in the hands of the other sides, to the nearest 5. */
int bones_bonus(const uint32_t *hand, int seats, int sides, int seat);
/* Whether the round is locked: no hand has a tile that fits an open arm. */
bool bones_is_locked(const struct bones_state *state);
/* Ends a round: a seat has laid its last tile; or the round is locked. */
void bones_finish_domino(struct bones_state *state, int seat, struct event_list *events);
void bones_finish_locked(struct bones_state *state, struct event_list *events);

/* apply.c */
/* Tells everybody the tiles of a hand. */
void bones_show_hand(const struct bones_state *state, int seat, struct event_list *events);
/* Adds points to a line of a seat and tells everybody; nothing happens for 0 points. */
void bones_score(struct bones_state *state, int seat, int points, int line, struct event_list *events);
refusal bones_apply(void *memory, struct move move, struct event_list *events);

/* line_lay.c */
/* Plays one turn of a log for the seat in turn, as bones_take_turn does, and adds the points of its tile.
 * *passes counts the knocks in a row; start with 0. NULL, or why the turn is impossible. */
const char *bones_replay(struct bones_public *pub, const struct bones_turn *turn, int *passes);

/* prepare.c */
/* Turns a state that has just been started into a prepared position. Its line has the hand of each seat, as
 * "0.hand=66,42" and so on, in the place of `hand`, and no options: the state has these. Hands that are left
 * out are dealt by the state's own random stream, as the knocks allow. False: the state is unchanged, and
 * `why` says what is wrong. */
bool bones_prepare(void *state, const char *line, struct text *why);

/* carry.c */
bool bones_carry(struct carry *carry, void *observation);
bool bones_is_of(const void *observation, const struct game_setup *setup, int seat);
bool bones_chance(const void *state, struct move move, struct text *what);
void bones_reseed(void *memory, uint64_t seed, uint64_t stream);

/* fits.c */
bool bones_fits(const void *before, const struct event_list *events, const void *after);
bool bones_can_tell(const void *observation, struct event event);

/* check.c */
const char *bones_check(const void *memory);
/* The invariants of a seat's observation that keeps its bounds; NULL, or the name of one that does not hold.
 */
const char *bones_check_seen(const struct bones_observation *seen);

/* text.c */
void bones_move_format(struct move move, struct text *out);
bool bones_move_parse(const char *string, struct move *move);
void bones_event_format(struct event event, struct text *out);
extern const char *const bones_refusal_names[BONES_REFUSALS];
extern const char *const bones_score_names[BONES_LINES];
/* Writes a tile, the high half first: "42". */
void bones_add_tile(struct text *out, int tile);
/* Reads a tile of two digits; BONES_TILE_NONE for anything else. */
int bones_read_tile(struct slice slice);
/* The letter of an arm: n, s, e, w; and the arm of a letter, BONES_ARM_NONE for any other. */
char bones_arm_letter(int arm);
int bones_read_arm(char letter);

/* ai/players.c: the computer players, see docs/opponents.md. */
/* Most points now, then the heaviest tile; never deals again. */
struct move bones_baker_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Points, doubles early, many numbers kept in hand, tiles kept that follow. */
struct move bones_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* The same, less what the next seat is expected to score; remembers knocks. */
struct move bones_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* The strongest player: plays the best move of the search. */
struct move bones_marius_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
