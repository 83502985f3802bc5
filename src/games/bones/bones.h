/* SPDX-License-Identifier: MIT */
/* Bones, the domino game: four hands of seven, one spinner, four arms, and points for every five.
 * docs/rules-bones.md is the source of every rule here. */
#ifndef GAMES_BONES_BONES_H
#define GAMES_BONES_BONES_H

#include "games/bones/board.h"
#include "table/game.h"

enum {
    BONES_SEATS_MAX = 4,
    BONES_HAND = 7,      /* tiles dealt to a seat */
    BONES_LOG_MAX = 112, /* plays and knocks of a round: 28 plays, three knocks at most between two of them */
    BONES_PASSES_MAX = 3, /* in a row */
    BONES_MOVES_MOST = 28 /* legal in one position */
};

enum bones_option { BONES_OPTION_TARGET, BONES_OPTION_OPENING, BONES_OPTION_REDEAL, BONES_OPTIONS };
enum { BONES_TARGET_250, BONES_TARGET_150, BONES_TARGET_500, BONES_TARGET_NONE };
enum { BONES_OPENING_NAMED, BONES_OPENING_OWN };
enum { BONES_REDEAL_FOUR, BONES_REDEAL_FIVE, BONES_REDEAL_OFF };

/* Journals name moves by these numbers' words: the list only grows at its end, as do those below. */
enum bones_move_kind {
    BONES_MOVE_NONE,
    BONES_MOVE_PLAY, /* card the tile, target the arm; the lead has none */
    BONES_MOVE_PASS, /* knock */
    BONES_MOVE_NAME, /* card: the double that opens */
    BONES_MOVE_REDEAL,
    BONES_MOVE_KEEP,
    BONES_MOVE_NEXT, /* of the table: the next round or game */
    BONES_MOVE_KINDS
};

/* In the order in which a move is refused. */
enum bones_refusal {
    BONES_REFUSED_NOT_A_MOVE = 1,
    BONES_REFUSED_NOT_NOW,
    BONES_REFUSED_NOT_HELD,
    BONES_REFUSED_LEAD_FIRST,      /* the double that was named or is due opens the round */
    BONES_REFUSED_NO_ARM,          /* a tile goes on an arm */
    BONES_REFUSED_FITS_NOWHERE,    /* no open arm shows one of its numbers */
    BONES_REFUSED_SIDES_FIRST,     /* east and west open when north and south have both been played on */
    BONES_REFUSED_FITS_NOT_HERE,   /* another arm would take it */
    BONES_REFUSED_CAN_PLAY,        /* who can play may not knock */
    BONES_REFUSED_NOT_A_DOUBLE,    /* the spinner is one */
    BONES_REFUSED_NOT_YOUR_DOUBLE, /* where only one's own may be chosen */
    BONES_REFUSALS
};

enum bones_event_kind {
    BONES_EVENT_NONE,
    BONES_EVENT_GAME,     /* value the target, 0 without */
    BONES_EVENT_ROUND,    /* value its number, extra the tile that opens it, none: it will be named */
    BONES_EVENT_DEALT,    /* seat, card: seen by that seat */
    BONES_EVENT_REDEALT,  /* seat: its hand is shown, all is dealt again */
    BONES_EVENT_NAMED,    /* seat, card */
    BONES_EVENT_LED,      /* seat, card */
    BONES_EVENT_PLACED,   /* seat, card, target, value: what the tiles now count */
    BONES_EVENT_SCORED,   /* seat, value, extra: enum bones_line */
    BONES_EVENT_PASSED,   /* seat, extra: the numbers that were open, as a mask */
    BONES_EVENT_DOMINOED, /* seat, value: what the other hands bring */
    BONES_EVENT_LOCKED,   /* seat with the fewest dots, SEAT_NONE if shared; value: what the other hands bring
                           */
    BONES_EVENT_SHOWN,    /* seat, card: laid open */
    BONES_EVENT_TOTAL,    /* seat, value: of the game, at a round's end */
    BONES_EVENT_WON,      /* seat: the game */
    BONES_EVENT_KINDS
};

enum bones_line { BONES_LINE_ENDS, BONES_LINE_BIG_FIVE, BONES_LINE_DOMINO, BONES_LINE_LOCKED, BONES_LINES };

enum bones_phase {
    BONES_PHASE_DEALING, /* what others see while a seat is asked whether to deal again */
    BONES_PHASE_REDEAL,  /* the seat in turn is asked */
    BONES_PHASE_NAME,
    BONES_PHASE_LEAD,
    BONES_PHASE_PLAY,
    BONES_PHASE_ROUND_OVER,
    BONES_PHASE_GAME_OVER,
};

/* A tile that was laid, or a knock. */
struct bones_turn {
    int8_t seat;
    uint8_t tile; /* BONES_TILE_NONE: a knock */
    uint8_t arm;  /* BONES_ARM_NONE: the lead, or a knock */
};

struct bones_seat {
    int32_t total;               /* of this game, without the round on the table */
    int32_t points[BONES_LINES]; /* of this round */
    int32_t games;               /* won, of the match */
    uint32_t shown;              /* tiles left, once the round is over; else 0 */
    uint8_t tiles;               /* in the hand */
    uint8_t lacks;               /* numbers that it cannot hold, as a mask, from its knocks */
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
    uint8_t opening; /* the tile that opens the round; none until it is named */
    int8_t chooser;  /* who dominoed in the last round that ended, SEAT_NONE: Big Six opens */
    int8_t namer;    /* who names or has named the opening; SEAT_NONE: nobody */
    int8_t leader;   /* who holds the opening, once that is told; SEAT_NONE before */
    int8_t turn;     /* the seat in turn; SEAT_NONE: the table's, or nobody's that may be known */
    int8_t winner;   /* who has won the game that is over */
};

struct bones_state {
    struct bones_public pub; /* the public part comes first */
    uint32_t hand[BONES_SEATS_MAX];
    struct rng rng;
};

/* What one seat may know. */
struct bones_observation {
    struct bones_public pub;
    uint32_t hand; /* 0 for who only looks on */
    int8_t seat;   /* SEAT_NONE: only looks on */
};

extern const struct game bones_game;

/* The points that end a game; 0: no end. */
int32_t bones_target(const struct bones_public *pub);
/* The doubles that it takes to be asked; more than there are if nobody is. */
int bones_redeal_doubles(const struct bones_public *pub);
/* The points of a seat in the round on the table. */
int32_t bones_round_points(const struct bones_seat *seat);
/* The points of a side in this game, the round on the table included. */
int32_t bones_side_points(const struct bones_public *pub, int side);
/* The seat to the left. */
int bones_left_of(const struct bones_public *pub, int seat);

/* The one legality: whether the seat in turn, holding a hand, may; else why not. */
refusal bones_legal(const struct bones_public *pub, uint32_t hand, struct move move);
/* The legal moves without doubles, by tile and arm; how many. */
int bones_moves(const struct bones_public *pub, uint32_t hand, struct move moves[GAME_MOVES_MAX]);

#endif
