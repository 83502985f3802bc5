/* SPDX-License-Identifier: MIT */
/* What the files of the dice game share, its computer players included. */
#ifndef GAMES_CUBES_INSIDE_H
#define GAMES_CUBES_INSIDE_H

#include "games/cubes/cubes.h"

/* The dice after a roll, by what may be done with them. */
struct cubes_pickup {
    uint8_t held;  /* dice that stay in any case */
    uint8_t blank; /* dice that are rolled in any case */
    int parts;     /* combinations of the last roll, each of which stays or goes */
    uint8_t part[CUBES_DICE];
};

/* roll.c */
/* Decides goal and Jokers of the next game. Draws two numbers, whatever the options, so that an option does
 * not change the dice that follow. */
void cubes_draw_kind(struct cubes_state *state);
/* Starts the random stream of the current turn, also again for a position that was set up. */
void cubes_open_turn(struct cubes_state *state);
/* Draws a face from a stream. */
uint8_t cubes_draw_face(struct rng *rng, bool jokers);
/* Rolls the dice of a mask, in the order of their places. */
void cubes_throw(struct cubes_state *state, uint8_t mask);

/* legal.c */
struct cubes_pickup cubes_pickup_of(const struct cubes_public *pub);

/* standing.c */
/* The highest score of the seats that have not left, one seat set aside (SEAT_NONE: none); 0 without any. */
int32_t cubes_highest_but(const struct cubes_public *pub, int but);
/* Whether the score of a seat wins at once: it has reached the goal, with the lead over all seats that stay.
 */
bool cubes_wins(const struct cubes_public *pub, int seat);

/* apply.c */
/* Notes at each place where no die is held what its die is in a roll that has been counted. */
void cubes_place_parts(struct cubes_public *pub, const struct cubes_count *count);
/* What chance decides in a move: the faces of the dice that are thrown, by place; the kind of a new game. */
struct cubes_fate {
    uint8_t face[CUBES_DICE];
    int32_t goal;
    uint8_t jokers;
};
/* Starts a game: scores and turns at 0, the first seat in turn. fate: NULL, or its kind. */
void cubes_open_game(struct cubes_state *state, const struct cubes_fate *fate, struct event_list *events);
/* Plays a legal move. fate: NULL, and the state's stream decides; or what came. */
void cubes_do(struct cubes_state *state, struct move move, const struct cubes_fate *fate,
              struct event_list *events);
refusal cubes_apply(void *memory, struct move move, struct event_list *events);

/* carry.c */
bool cubes_carry(struct carry *carry, void *observation);
bool cubes_is_of(const void *observation, const struct game_setup *setup, int seat);
bool cubes_chance(const void *state, struct move move, struct text *what);
void cubes_reseed(void *memory, uint64_t seed, uint64_t stream);

/* fits.c */
bool cubes_fits(const void *before, const struct event_list *events, const void *after);
bool cubes_can_tell(const void *observation, struct event event);

/* check.c: of a state, or of an observation that keeps its bounds. */
const char *cubes_check(const void *memory);

/* position.c */
bool cubes_prepare_line(void *memory, const char *line, struct text *why);

/* text.c */
void cubes_move_format(struct move move, struct text *out);
bool cubes_move_parse(const char *string, struct move *move);
void cubes_event_format(struct event event, struct text *out);
extern const char *const cubes_refusal_names[CUBES_REFUSALS];

/* ai/players.c: the computer players. They see what everybody sees and use no chance: the same position gives
 * the same move. */
/* Keeps all dice that score; holds from 1000 points. */
struct move cubes_apprentice_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Keeps all dice that score; holds from 300 points. */
struct move cubes_postman_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Keeps only the smallest combination; holds from 300 points. */
struct move cubes_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget);
/* Plays the best choice of the judge. */
struct move cubes_engineer_choose(const void *observation, struct rng *rng, const struct budget *budget);

#endif
