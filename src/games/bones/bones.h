/* SPDX-License-Identifier: MIT */
/* Bones, the domino game: four hands of seven tiles, one spinner, four arms, and points for multiples of
 * five. docs/rules-bones.md is the source of every rule here. There is no boneyard: all tiles are dealt. A
 * seat that cannot play *knocks*, which is a pass. */
#ifndef GAMES_BONES_BONES_H
#define GAMES_BONES_BONES_H

#include "games/bones/board.h"
#include "table/game.h"

enum {
    BONES_SEATS_MAX = 4,
    BONES_HAND = 7,       /* tiles dealt to a seat */
    BONES_LOG_MAX = 112,  /* plays and knocks of a round: 28 plays, at most three knocks between two plays */
    BONES_PASSES_MAX = 3, /* in a row */
    BONES_MOVES_MOST = 28 /* most legal moves of one position */
};

enum bones_option { BONES_OPTION_TARGET, BONES_OPTION_OPENING, BONES_OPTION_REDEAL, BONES_OPTIONS };
enum { BONES_TARGET_250, BONES_TARGET_150, BONES_TARGET_500, BONES_TARGET_NONE };
enum { BONES_OPENING_NAMED, BONES_OPENING_OWN };
enum { BONES_REDEAL_FOUR, BONES_REDEAL_FIVE, BONES_REDEAL_OFF };

/* Journals name moves by words for these numbers: this list and those below only grow at the end. */
enum bones_move_kind {
    BONES_MOVE_NONE,
    BONES_MOVE_PLAY, /* card: the tile; target: the arm, BONES_ARM_NONE for the lead */
    BONES_MOVE_PASS, /* knock */
    BONES_MOVE_NAME, /* card: the double that will open the round */
    BONES_MOVE_REDEAL,
    BONES_MOVE_KEEP,
    BONES_MOVE_NEXT, /* a move of the table: the next round or game */
    BONES_MOVE_KINDS
};

/* In the order of the tests: the first that fails is the reason. */
enum bones_refusal {
    BONES_REFUSED_NOT_A_MOVE = 1,
    BONES_REFUSED_NOT_NOW,
    BONES_REFUSED_NOT_HELD,
    BONES_REFUSED_LEAD_FIRST,   /* the round opens with another tile: the double that was named, or Big Six */
    BONES_REFUSED_NO_ARM,       /* no arm was given */
    BONES_REFUSED_FITS_NOWHERE, /* no open arm ends in one of its numbers */
    BONES_REFUSED_SIDES_FIRST,  /* east and west open once north and south both have tiles */
    BONES_REFUSED_FITS_NOT_HERE,   /* the tile fits another arm only */
    BONES_REFUSED_CAN_PLAY,        /* a seat that can play may not knock */
    BONES_REFUSED_NOT_A_DOUBLE,    /* only a double may be named */
    BONES_REFUSED_NOT_YOUR_DOUBLE, /* with opening=own the seat must hold the double */
    BONES_REFUSALS
};

enum bones_event_kind {
    BONES_EVENT_NONE,
    BONES_EVENT_GAME,    /* value: the target, 0 for none */
    BONES_EVENT_ROUND,   /* value: number; extra: the tile that opens it, BONES_TILE_NONE if it is still to be
                            named */
    BONES_EVENT_DEALT,   /* seat, card (seen by that seat only) */
    BONES_EVENT_REDEALT, /* seat: it shows its hand, and all tiles are dealt again */
    BONES_EVENT_NAMED,   /* seat, card */
    BONES_EVENT_LED,     /* seat, card */
    BONES_EVENT_PLACED,  /* seat, card, target; value: the count of the board now */
    BONES_EVENT_SCORED,  /* seat, value, extra: enum bones_line */
    BONES_EVENT_PASSED,  /* seat; extra: the numbers at the open ends, as a mask */
    BONES_EVENT_DOMINOED, /* seat; value: its bonus for the other hands */
    BONES_EVENT_LOCKED,   /* seat: the fewest dots, SEAT_NONE if shared; value: its bonus */
    BONES_EVENT_SHOWN,    /* seat, card: a tile of a hand that is shown */
    BONES_EVENT_TOTAL,    /* seat; value: its total in the game at the end of a round */
    BONES_EVENT_WON,      /* seat: winner of the game */
    BONES_EVENT_KINDS
};

enum bones_line { BONES_LINE_ENDS, BONES_LINE_BIG_FIVE, BONES_LINE_DOMINO, BONES_LINE_LOCKED, BONES_LINES };

enum bones_phase {
    BONES_PHASE_DEALING, /* what the others see while a seat is asked whether to deal again */
    BONES_PHASE_REDEAL,  /* the seat in turn is asked whether to deal again */
    BONES_PHASE_NAME,
    BONES_PHASE_LEAD,
    BONES_PHASE_PLAY,
    BONES_PHASE_ROUND_OVER,
    BONES_PHASE_GAME_OVER,
};

/* One turn of a round: a tile or a knock. */
struct bones_turn {
    int8_t seat;
    uint8_t tile; /* BONES_TILE_NONE: a knock */
    uint8_t arm;  /* BONES_ARM_NONE: the lead, or a knock */
};

struct bones_seat {
    int32_t total;               /* of this game, without the current round */
    int32_t points[BONES_LINES]; /* points of this round, by line */
    int32_t games;               /* games won in the match */
    uint32_t shown;              /* the tiles left in the hand, once the round is over; before that 0 */
    uint8_t tiles;               /* tiles in the hand */
    uint8_t lacks; /* numbers that the hand cannot have, as a mask: those that were open at its knocks */
};

/* What everybody can see. */
struct bones_public {
    struct bones_board board;
    struct bones_turn log[BONES_LOG_MAX];
    struct bones_seat seat[BONES_SEATS_MAX];
    int32_t round; /* of this game, from 1 */
    uint8_t option[BONES_OPTIONS];
    uint8_t log_count;
    uint8_t seats;
    uint8_t sides;
    uint8_t phase;
    uint8_t opening; /* the tile that opens the round; BONES_TILE_NONE until it is named */
    int8_t chooser;  /* the seat that dominoed in the last round; SEAT_NONE: Big Six opens */
    int8_t namer;    /* the seat that names or has named the opening; SEAT_NONE: nobody does */
    int8_t leader;   /* the seat that holds the opening, once this is public; before that SEAT_NONE */
    int8_t turn;     /* the seat in turn; SEAT_NONE: the table, or a seat that the others must not know */
    int8_t winner;   /* the winner of a game that is over, else SEAT_NONE */
};

struct bones_state {
    struct bones_public pub; /* the public part comes first */
    uint32_t hand[BONES_SEATS_MAX];
    struct rng rng;
};

/* What one seat observes. */
struct bones_observation {
    struct bones_public pub; /* likewise */
    uint32_t hand;           /* its tiles; 0 for an onlooker */
    int8_t seat;             /* SEAT_NONE for an onlooker */
};

extern const struct game bones_game;
/* The deal of the day (table/daily.h): one game to 150 without dealing again, against Amédée, Odette and
 * Mado. The result is the points of the person, who also gets a place: 1 to 4, one more than the seats with
 * more points. */
extern const struct daily bones_daily;
int bones_daily_place(const struct bones_public *pub);
/* What is counted for a seat (table/figures.h): figures.c says what each is. */
extern const struct game_figures bones_figures;

/* The points that win a game; 0: games have no end. */
int32_t bones_target(const struct bones_public *pub);
/* The number of doubles in a hand that allows dealing again; more than there are where the rule is off. */
int bones_redeal_doubles(const struct bones_public *pub);
/* The points of a seat in the current round. */
int32_t bones_round_points(const struct bones_seat *seat);
/* The points of a side in this game, with those of the current round. */
int32_t bones_side_points(const struct bones_public *pub, int side);
/* The next seat, to the left. */
int bones_left_of(const struct bones_public *pub, int seat);
/* The seat whose hand has the fewest dots; SEAT_NONE if several have as few. */
int bones_lightest(const uint32_t *hand, int seats);
/* Does what a turn of the seat in turn changes for everybody to see: leads or lays a tile that fits, or
 * knocks (BONES_TILE_NONE). Adds no points; the next seat is in turn. */
void bones_take_turn(struct bones_public *pub, int tile, int arm);

/* The only test of legality: REFUSAL_NONE, or the reason against a move of the seat in turn. hand: its tiles.
 */
refusal bones_legal(const struct bones_public *pub, uint32_t hand, struct move move);
/* Lists the legal moves of the seat in turn without duplicates, by tile and arm; returns how many. */
int bones_moves(const struct bones_public *pub, uint32_t hand, struct move moves[GAME_MOVES_MAX]);

#endif
