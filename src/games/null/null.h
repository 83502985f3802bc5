/* SPDX-License-Identifier: MIT */
/* The smallest possible game, and the template for the next one. Each seat is dealt one hidden card. In turn
 * each seat shows its card or folds; the highest card shown wins the round for its side, and an equal highest
 * card wins nothing. The game uses everything that the contract (table/game.h) has: hidden cards, a rule
 * option, players, a score, a move of the table. */
#ifndef GAMES_NULL_NULL_H
#define GAMES_NULL_NULL_H

#include "table/game.h"

enum null_option { NULL_OPTION_CARDS };
enum { NULL_CARDS_SIX, NULL_CARDS_NINE };
enum null_move_kind { NULL_MOVE_NONE, NULL_MOVE_SHOW, NULL_MOVE_FOLD, NULL_MOVE_NEXT };
enum null_refusal { NULL_REFUSED_NOT_A_MOVE = 1, NULL_REFUSED_NOT_NOW };

enum null_event_kind {
    NULL_EVENT_NONE,
    NULL_EVENT_DEALT,  /* seat, card (seen by that seat only) */
    NULL_EVENT_SHOWED, /* seat, card */
    NULL_EVENT_FOLDED, /* seat */
    NULL_EVENT_WON     /* value: the side, or -1 */
};

/* What everybody can see. */
struct null_public {
    uint8_t seats;
    uint8_t sides;
    uint8_t cards;            /* the highest card */
    uint8_t turn;             /* the seat in turn; `seats` when the round is over */
    uint8_t shown[SEATS_MAX]; /* the card shown; 0: not yet, or folded */
    int32_t round;            /* from 1 */
    int32_t won[SEATS_MAX];   /* rounds, by side */
};

struct null_state {
    struct null_public pub;
    uint8_t card[SEATS_MAX];
    struct rng rng;
};

struct null_observation {
    struct null_public pub;
    uint8_t card;
};

extern const struct game null_game;
/* What is counted for a seat (table/figures.h). */
extern const struct game_figures null_figures;

/* What an event changes of what everybody can see. The rules and the screen follow events by it. */
void null_follow(struct null_public *pub, struct event event);

/* The side that showed the highest card; -1: no side alone did. */
int null_winner(const struct null_public *pub);

#endif
