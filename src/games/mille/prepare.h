/* SPDX-License-Identifier: MIT */
/* Prepared positions of the road game, for lessons and journals: written down shortly, filled up to all 101
 * cards. */
#ifndef GAMES_MILLE_PREPARE_H
#define GAMES_MILLE_PREPARE_H

#include "games/mille/mille.h"

enum { PREPARED_SEATS = 2, PREPARED_DRAWS = 16 };

/* What lies before one side. Beneath the top of a pile lies what brought it there: a hazard on a Go, a
 * remedy on its hazard, an End of Limit on its limit. */
struct mille_prepared_side {
    uint8_t battle, speed; /* tops, CARD_NONE for an empty pile */
    uint8_t safety[SAFETY_KINDS];
    uint8_t distance[DISTANCE_KINDS];
    int16_t total; /* of the hands before */
};

struct mille_prepared {
    uint8_t hand[PREPARED_SEATS][HAND_CARDS_DRAWN]; /* CARD_NONE ends a shorter one */
    uint8_t draw[PREPARED_DRAWS];                   /* the next cards of the deck; CARD_NONE ends them */
    struct mille_prepared_side side[PREPARED_SEATS];
    uint8_t turn;
    uint8_t deck; /* cards left in it; the others lie in the discard. 0: all that are nowhere else */
};

/* Turns a state that has been started, for two seats, into the position; what is not written down is
 * shuffled by the state's own stream. NULL, or what is wrong with the position: then the state is as it was.
 */
const char *mille_prepare(struct mille_state *state, const struct mille_prepared *position);

#endif
