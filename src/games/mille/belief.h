/* SPDX-License-Identifier: MIT */
/* What a seat may believe of the cards that it cannot see: which of them the rival holds. A card that could
 * have been played in the rival's last turn and was not is less likely there than in the deck; a remedy that
 * may be wanted later, or a safety, more likely. How much so is counted by route-mille-lab odds. */
#ifndef GAMES_MILLE_BELIEF_H
#define GAMES_MILLE_BELIEF_H

#include "games/mille/race.h"

/* Of what use a card was to its holder in the last turn, as far as the table tells. */
enum { USE_NONE, USE_NOW, USE_LATER, USES };

enum { ODDS_EVEN = 256 };

/* Odds, in 256ths, that a hidden card lies in the rival's hand rather than at the same place in the deck. */
extern const uint16_t belief_odds[CARD_KINDS][USES][RACE_STAGES];

/* The hidden cards of a race as one seat sees it. */
struct belief {
    uint8_t rival;             /* whose hand is hidden */
    uint8_t held;              /* cards in it */
    uint8_t count;             /* hidden cards in all */
    uint8_t hidden[CARD_KINDS];
    uint32_t weight[CARD_KINDS]; /* of one card of the kind */
    uint32_t sum;              /* over all hidden cards */
};

/* What use a card would have been to a side of the race. */
int belief_use(const struct race *race, int side, int card);
/* Looks at a race from race_see; seat is the one who sees. */
void belief_form(struct belief *belief, const struct race *race, int seat);
/* Deals the hidden cards: fills the rival's hand and the deck of a race. */
void belief_deal(const struct belief *belief, struct race *race, struct rng *rng);

#endif
