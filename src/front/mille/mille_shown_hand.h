/* SPDX-License-Identifier: MIT */
/* The cards of the hands that the table shows, one by one: how they come in, go out and lie in order. For
 * mille_shown.c; others sort a hand through mille_shown.h. */
#ifndef FRONT_MILLE_MILLE_SHOWN_HAND_H
#define FRONT_MILLE_MILLE_SHOWN_HAND_H

#include "front/mille/mille_shown.h"

/* A card arrives in a seat's hand: last, or at its place in a hand that is kept in order. */
void shown_hand_insert(struct mille_shown *shown, int seat, int card, unsigned tag);
/* Takes a card out of a hand that holds it: the one of the tag that was meant, if equal cards lie there. */
struct shown_card shown_hand_take(struct mille_shown *shown, int seat, int card);
/* Lays a hand in the order of some cards; those that the order does not know stay last. */
void shown_hand_arrange(struct shown_hand *hand, const uint8_t *order, int count);

#endif
