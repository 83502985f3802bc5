/* SPDX-License-Identifier: MIT */
/* Cubes, the dice game: five dice, combinations, and the question whether to hold or to roll again.
 * docs/rules-cubes.md is the source of every rule here. Points are whole numbers, always multiples of 50;
 * events carry them in fifties. */
#ifndef GAMES_CUBES_CUBES_H
#define GAMES_CUBES_CUBES_H

#include "games/cubes/count.h"
#include "table/game.h"

enum {
    CUBES_SEATS_MAX = 6,
    CUBES_GOAL_STANDARD = 10000,
    CUBES_GOAL_BLITZ = 7500,
    CUBES_GATE = 500,      /* wanted in one turn to get on board, and to reach the goal */
    CUBES_LEAD = 250,      /* wanted over every other seat to win */
    CUBES_CHANCE = 6,      /* one game in so many is Blitz, or has Jokers, where chance decides */
    CUBES_FIFTY = 50,      /* points of one unit of an event's value */
    CUBES_MOVES_MOST = 17, /* legal in one position: 15 ways to roll, to hold, to leave */
};

enum cubes_option { CUBES_OPTION_GAME, CUBES_OPTION_JOKERS, CUBES_OPTION_DICE, CUBES_OPTIONS };
enum { CUBES_GAME_STANDARD, CUBES_GAME_BLITZ, CUBES_GAME_CHANCE };
enum { CUBES_JOKERS_SIXTH, CUBES_JOKERS_NEVER, CUBES_JOKERS_ALWAYS };
enum { CUBES_DICE_STREAM, CUBES_DICE_BY_TURN };

/* Of a move, `card` is the mask of the dice to roll (bit 0: place a); everything else is 0. Journals name
 * moves by these numbers' words: the list only grows at its end, as do those below. */
enum cubes_move_kind {
    CUBES_MOVE_NONE,
    CUBES_MOVE_ROLL,
    CUBES_MOVE_HOLD,
    CUBES_MOVE_LEAVE,
    CUBES_MOVE_NEXT, /* of the table: the next game */
    CUBES_MOVE_KINDS
};

/* In the order in which a move is refused. */
enum cubes_refusal {
    CUBES_REFUSED_NOT_A_MOVE = 1,
    CUBES_REFUSED_PHASE,       /* nothing to hold yet; the game is over; the game goes on */
    CUBES_REFUSED_FIRST_ROLL,  /* a turn begins with all five dice */
    CUBES_REFUSED_ALL_FIVE,    /* all five have scored: roll all of them or hold */
    CUBES_REFUSED_HELD_BEFORE, /* a die held before the last roll stays */
    CUBES_REFUSED_BLANK,       /* dice that do not score are rolled again */
    CUBES_REFUSED_PART,        /* a combination stays or goes as a whole */
    CUBES_REFUSED_NONE_LEFT,   /* at least one combination of the last roll stays */
    CUBES_REFUSED_ON_BOARD,    /* too little to begin with */
    CUBES_REFUSED_OFF_BOARD,   /* too little to reach the goal with */
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
    CUBES_PHASE_START,  /* a turn is about to begin */
    CUBES_PHASE_ROLLED, /* something of the last roll scores: roll on or hold */
    CUBES_PHASE_OVER    /* the table goes on with the next game */
};

/* What a die is at its place. From CUBES_PART_FIRST on: that combination of the last roll, in the order in
 * which they are counted (five at most). */
enum cubes_part { CUBES_PART_NONE, CUBES_PART_HELD, CUBES_PART_BLANK, CUBES_PART_FIRST };

struct cubes_seat {
    int32_t score;
    int32_t turns; /* of this game, the one under way included */
    int32_t busts; /* of this game */
    int32_t best;  /* most points held in one turn of this game */
    int32_t won;   /* games of the match */
    bool left;     /* for the rest of this game */
};

/* What everybody can see: all but the dice to come. */
struct cubes_public {
    int32_t goal;
    int32_t safe; /* points of this turn: of sets of five that have all scored, */
    int32_t held; /* of dice held before the last roll, */
    int32_t last; /* and of the last roll */
    int32_t game; /* games of the match before this one */
    uint8_t option[CUBES_OPTIONS];
    uint8_t jokers; /* 1: the dice have one */
    uint8_t seats;
    uint8_t first; /* who began this game */
    uint8_t turn;  /* the seat that plays; after the end the one that played last */
    uint8_t phase;
    uint8_t face[CUBES_DICE]; /* CUBES_JOKER..6; 0 without dice */
    uint8_t part[CUBES_DICE];
    struct cubes_seat seat[CUBES_SEATS_MAX];
};

/* The public part comes first: who is given a state may read it as one. */
struct cubes_state {
    struct cubes_public pub;
    struct rng deal; /* the deal's stream */
    struct rng dice; /* of the turn under way, where each turn has its own */
    uint64_t seed;   /* where each turn has its own; else 0 */
};

extern const struct game cubes_game;

/* The points of the turn under way. */
int32_t cubes_turn_points(const struct cubes_public *pub);
/* Whether all five dice have scored: what is next is a hold or a roll of all of them. */
bool cubes_all_five(const struct cubes_public *pub);
/* The places of dice held before the last roll, as a mask. */
uint8_t cubes_held_mask(const struct cubes_public *pub);
/* The last roll, counted; without combinations where there is none. */
void cubes_count_last(const struct cubes_public *pub, struct cubes_count *count);
/* Of the points of the turn those that a roll of these dice gives up: combinations of the last roll that are
 * picked up. */
int32_t cubes_points_given_up(const struct cubes_public *pub, uint8_t mask);
/* Seats that have not left. */
int cubes_staying(const struct cubes_public *pub);
/* Who has the highest score of those that have not left, SEAT_NONE if that is shared or nobody is there; its
 * lead over the next of them in *lead (may be NULL; alone: its score). */
int cubes_ahead(const struct cubes_public *pub, int32_t *lead);
/* Who has won a game that is over; SEAT_NONE: nobody. */
int cubes_winner(const struct cubes_public *pub);
/* Whether a hold is legal now and wins the game at once. */
bool cubes_hold_wins(const struct cubes_public *pub);
/* Whether somebody is past the goal and the lead is wanting. */
bool cubes_overtime(const struct cubes_public *pub);

/* The one legality. REFUSAL_NONE, or why the seat in turn may not. */
refusal cubes_legal(const struct cubes_public *pub, struct move move);
/* The legal moves without doubles: rolls by mask, hold, leave; how many. */
int cubes_moves(const struct cubes_public *pub, struct move moves[GAME_MOVES_MAX]);
/* Whether a person may take this last move back: only a hold, until the next roll, and not after the game's
 * end. Who has seen a roll has seen it. */
bool cubes_comes_back(const struct cubes_public *pub, struct move last);

/* A chance as a fraction, not reduced. */
struct cubes_fraction {
    uint32_t part;
    uint32_t whole;
};

/* The chance that all dice but those at `held` show nothing that counts, given what is held: exact. */
struct cubes_fraction cubes_bust_chance(const uint8_t face[CUBES_DICE], uint8_t held, bool jokers);
/* The same of a legal roll of the dice in mask. */
struct cubes_fraction cubes_bust_of_roll(const struct cubes_public *pub, uint8_t mask);

#endif
