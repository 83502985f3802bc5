/* SPDX-License-Identifier: MIT */
/* Cubes, the dice game: five dice, combinations, and the choice between holding and rolling again.
 * docs/rules-cubes.md is the source of every rule here. Points are always multiples of 50; events carry them
 * in fifties. */
#ifndef GAMES_CUBES_CUBES_H
#define GAMES_CUBES_CUBES_H

#include "games/cubes/count.h"
#include "table/game.h"

enum {
    CUBES_SEATS_MAX = 6,
    CUBES_GOAL_STANDARD = 10000,
    CUBES_GOAL_BLITZ = 7500,
    CUBES_GATE = 500, /* points needed in one turn to get on board (a first score), and to reach the goal */
    CUBES_LEAD = 250, /* points ahead of every other seat that win */
    CUBES_CHANCE = 6, /* where chance decides, one game in this number is Blitz, and one has Jokers */
    CUBES_FIFTY = 50, /* points of one unit of an event's value */
    CUBES_MOVES_MOST = 17, /* legal in one position: 15 rolls, a hold, leaving */
};

enum cubes_option { CUBES_OPTION_GAME, CUBES_OPTION_JOKERS, CUBES_OPTION_DICE, CUBES_OPTIONS };
enum { CUBES_GAME_STANDARD, CUBES_GAME_BLITZ, CUBES_GAME_CHANCE };
enum { CUBES_JOKERS_SIXTH, CUBES_JOKERS_NEVER, CUBES_JOKERS_ALWAYS };
/* By turn: the dice of all turns follow from the seed of the match. Nothing that comes later changes them:
 * `reseed` is for the shared stream. So whoever knows the seed knows all dice, and machines that play
 * together must not take this option. */
enum { CUBES_DICE_STREAM, CUBES_DICE_BY_TURN };

/* `card` of a roll is the mask of its dice (bit 0: place a); all other bytes of a move are 0. Journals name
 * moves by words for these numbers: this list and those below only grow at the end. */
enum cubes_move_kind {
    CUBES_MOVE_NONE,
    CUBES_MOVE_ROLL,
    CUBES_MOVE_HOLD,
    CUBES_MOVE_LEAVE,
    CUBES_MOVE_NEXT, /* a move of the table: the next game */
    CUBES_MOVE_KINDS
};

/* In the order of the tests: the first that fails is the reason. */
enum cubes_refusal {
    CUBES_REFUSED_NOT_A_MOVE = 1,
    CUBES_REFUSED_PHASE,       /* nothing to hold yet; the game is over; the game goes on */
    CUBES_REFUSED_FIRST_ROLL,  /* a turn begins with all five dice */
    CUBES_REFUSED_ALL_FIVE,    /* all five dice have scored: roll all of them, or hold */
    CUBES_REFUSED_HELD_BEFORE, /* a die that was held before the last roll stays */
    CUBES_REFUSED_BLANK,       /* dice that do not score must be rolled again */
    CUBES_REFUSED_PART,        /* a combination stays or goes as a whole */
    CUBES_REFUSED_NONE_LEFT,   /* at least one combination of the last roll stays */
    CUBES_REFUSED_ON_BOARD,    /* too few points to get on board */
    CUBES_REFUSED_OFF_BOARD,   /* too few points in this turn to reach the goal */
    CUBES_REFUSALS
};

enum cubes_event_kind {
    CUBES_EVENT_NONE,
    CUBES_EVENT_GAME_STARTED, /* value the goal, extra 1 with Jokers, seat who begins */
    CUBES_EVENT_TURN,         /* seat, value its turns with this one */
    CUBES_EVENT_ROLLED,       /* seat, target the mask of dice */
    CUBES_EVENT_DIE,          /* card its face, target its place */
    CUBES_EVENT_SCORED,       /* card the combination, extra its dice, value */
    CUBES_EVENT_FORGOT,       /* value: points of held dice that a combination of all five replaces */
    CUBES_EVENT_ALL_FIVE,     /* all five dice have scored */
    CUBES_EVENT_GAVE_UP,      /* extra the dice picked up, value their points */
    CUBES_EVENT_HELD,         /* extra the dice of the last roll that stay, value their points */
    CUBES_EVENT_BUST,         /* value the points lost */
    CUBES_EVENT_STOOD,        /* value the points held */
    CUBES_EVENT_ON_BOARD,     /* seat */
    CUBES_EVENT_OFF_BOARD,    /* seat */
    CUBES_EVENT_OVERTIME,     /* seat who is ahead (SEAT_NONE: level), value the lead */
    CUBES_EVENT_LEFT,         /* seat */
    CUBES_EVENT_GAME_ENDED,   /* seat who has won, or SEAT_NONE */
    CUBES_EVENT_KINDS
};

enum cubes_phase {
    CUBES_PHASE_START,  /* before the first roll of a turn */
    CUBES_PHASE_ROLLED, /* the last roll scores: roll again or hold */
    CUBES_PHASE_OVER    /* the game is over; the table starts the next one */
};

/* What the die at a place is. CUBES_PART_FIRST + i: part of combination i of the last roll, in the order of
 * counting (five at most). */
enum cubes_part { CUBES_PART_NONE, CUBES_PART_HELD, CUBES_PART_BLANK, CUBES_PART_FIRST };

struct cubes_seat {
    int32_t score;
    int32_t turns; /* turns of this game, with the current one */
    int32_t busts; /* of this game */
    int32_t best;  /* most points of one turn of this game */
    int32_t won;   /* games won in this match */
    bool left;     /* has left this game */
};

/* What everybody can see: everything but the dice to come. */
struct cubes_public {
    int32_t goal;
    int32_t safe; /* points of this turn: of completed sets of five dice, */
    int32_t held; /* of dice that were held before the last roll, */
    int32_t last; /* and of the last roll */
    int32_t game; /* games of the match before this one */
    uint8_t option[CUBES_OPTIONS];
    uint8_t jokers; /* 1: the dice have one */
    uint8_t seats;
    uint8_t first; /* who began this game */
    uint8_t turn;  /* the seat in turn; after the end of the game, the seat that played last */
    uint8_t phase;
    uint8_t face[CUBES_DICE]; /* CUBES_JOKER to 6; 0 before the first roll */
    uint8_t part[CUBES_DICE];
    struct cubes_seat seat[CUBES_SEATS_MAX];
};

/* The public part comes first, so that a pointer to a state may be read as one to a cubes_public. */
struct cubes_state {
    struct cubes_public pub;
    struct rng deal; /* the random stream of the match */
    struct rng dice; /* the stream of the current turn, with the option that gives each turn its own */
    uint64_t seed;   /* with that option; else 0 */
};

extern const struct game cubes_game;
/* The deal of the day (table/daily.h): a game alone, Blitz, without Jokers, in which each turn has dice of
 * its own. The result is the number of turns. */
extern const struct daily cubes_daily;
/* What is counted for a seat (table/figures.h): figures.c says what each is. */
extern const struct game_figures cubes_figures;

/* The points of the current turn. */
int32_t cubes_turn_points(const struct cubes_public *pub);
/* Whether all five dice have scored: then the choice is to hold or to roll all five. */
bool cubes_all_five(const struct cubes_public *pub);
/* The dice that were held before the last roll, and those that do not score, as masks. */
uint8_t cubes_held_mask(const struct cubes_public *pub);
uint8_t cubes_blank_mask(const struct cubes_public *pub);
/* Counts the last roll; no combinations before the first roll of a turn. */
void cubes_count_last(const struct cubes_public *pub, struct cubes_count *count);
/* The points of the turn that a roll of these dice gives up: those of the combinations that are picked up. */
int32_t cubes_points_given_up(const struct cubes_public *pub, uint8_t mask);
/* How many seats have not left. */
int cubes_staying(const struct cubes_public *pub);
/* The seat with the highest score of those that have not left; SEAT_NONE where several share it or all have
 * left. *lead (may be NULL): its points ahead of the next seat; of a seat alone, its score. */
int cubes_ahead(const struct cubes_public *pub, int32_t *lead);
/* The winner of a game that is over; SEAT_NONE: nobody. */
int cubes_winner(const struct cubes_public *pub);
/* Whether a hold is legal and wins the game at once. */
bool cubes_hold_wins(const struct cubes_public *pub);
/* Whether a seat has reached the goal, but not the lead that wins. */
bool cubes_overtime(const struct cubes_public *pub);

/* The only test of legality: REFUSAL_NONE, or the reason against a move of the seat in turn. */
refusal cubes_legal(const struct cubes_public *pub, struct move move);
/* Lists the legal moves without duplicates: rolls by mask, then hold, then leave; returns how many. */
int cubes_moves(const struct cubes_public *pub, struct move moves[GAME_MOVES_MAX]);

/* A chance as a fraction, not reduced. */
struct cubes_fraction {
    uint32_t part;
    uint32_t whole;
};

/* The exact chance that a roll of all dice outside the mask `held` is a bust, given the held dice. */
struct cubes_fraction cubes_bust_chance(const uint8_t face[CUBES_DICE], uint8_t held, bool jokers);
/* The same for a legal roll of the dice in a mask. */
struct cubes_fraction cubes_bust_of_roll(const struct cubes_public *pub, uint8_t mask);

#endif
