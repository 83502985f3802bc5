/* SPDX-License-Identifier: MIT */
/* A hand of any number of sides, by any options, as a race of two: the own side against one rival. What was
 * learnt for two seats (neural_eval.h, belief.h, value.h) rates moves there too, though less exactly. */
#ifndef GAMES_MILLE_AI_RIVAL_H
#define GAMES_MILLE_AI_RIVAL_H

#include "games/mille/ai/neural_eval.h"

enum { RIVAL_SELF, RIVAL_OTHER }; /* the places of the own side and of the rival in a race */

/* Whether a race has the rules that are played by: two seats, and options whose values were learnt. */
bool race_fits(const struct mille_public *pub);
/* Whether two pairs play. */
bool rival_two_pairs(const struct mille_public *pub);
/* Whether the quick player rates moves well there: the road is as hard as between two, and as long, or 1000
 * miles long between two pairs; there are no other partners. */
bool rival_knows(const struct mille_public *pub);
/* Fills in what lies before the own side and a rival. The hand of seat `own_seat` is known, that of the rival
 * is not; hidden: the cards of each kind that nobody has shown, in the deck and in all hands. The deck is
 * made as long as would give two sides the same number of turns. */
void rival_race(const struct mille_public *pub, int own_seat, const struct mille_hand *hand, int rival_seat,
                const uint8_t hidden[CARD_KINDS], struct race *race);
/* Rates legal moves of the seat in turn against each other as the quick player does, in tenths of a point of
 * the hand. */
void rival_values(const struct mille_observation *seen, const struct move *moves, int count, int32_t *value);

/* The move of a quick player between two pairs, on the seat in turn, where rival_knows; hidden: as above. */
struct move rival_paired_move(const struct neural_eval *judge, const struct mille_public *pub,
                              const struct mille_hand *hand, const uint8_t hidden[CARD_KINDS]);

#endif
