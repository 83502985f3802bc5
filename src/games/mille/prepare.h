/* SPDX-License-Identifier: MIT */
/* Prepared positions of the road game, for lessons and journals: the cards that matter are given, the others
 * are dealt by chance, so that all 101 cards lie somewhere. */
#ifndef GAMES_MILLE_PREPARE_H
#define GAMES_MILLE_PREPARE_H

#include "games/mille/mille.h"

enum { PREPARED_SEATS = 2, PREPARED_DRAWS = 16 };

/* What lies before one side. Below the top of a pile lies the card that the top was played on: a Go below a
 * hazard, the hazard below its remedy, the limit below an End of Limit. */
struct mille_prepared_side {
    uint8_t battle, speed; /* tops, CARD_NONE for an empty pile */
    uint8_t safety[SAFETY_KINDS];
    uint8_t distance[DISTANCE_KINDS];
    int16_t total; /* of the game, without this hand */
};

struct mille_prepared {
    uint8_t hand[PREPARED_SEATS][HAND_CARDS_DRAWN]; /* CARD_NONE ends a shorter hand */
    uint8_t draw[PREPARED_DRAWS];                   /* the next cards of the deck; CARD_NONE ends them */
    struct mille_prepared_side side[PREPARED_SEATS];
    uint8_t turn;
    uint8_t deck; /* cards in the deck, the others lie in the discard; 0: all cards that are nowhere else */
};

/* Turns a state that has just been started, for two seats, into the position. Cards that the position does
 * not place are shuffled by the state's own random stream. Returns NULL, or what is wrong; then the state is
 * unchanged. */
const char *mille_prepare(struct mille_state *state, const struct mille_prepared *position);

#endif
