/* SPDX-License-Identifier: MIT */
/* The field: a hand among any number of sides and by any options, with deals of the cards that a seat cannot
 * see, and playouts. The rules are those of mille_do itself. All seats play on as the regular does. */
#ifndef GAMES_MILLE_AI_FIELD_H
#define GAMES_MILLE_AI_FIELD_H

#include "games/mille/ai/search.h"

/* A hand with all cards dealt. */
struct field {
    struct mille_state state;
    uint8_t hidden[CARD_KINDS]; /* how many of each kind nobody has shown: in the deck and in all hands */
};

/* The deals of what a seat cannot see. */
struct field_deals {
    struct field field; /* as the seat sees it, with the hidden cards of the last deal */
    uint8_t seat;
    uint8_t unseen[CARD_KINDS];
    uint32_t weight[MILLE_SEATS_MAX]
                   [CARD_KINDS]; /* how likely each other seat holds a card, as in belief.h */
    struct rng rng;
};

/* Starts from what a seat sees. The first deal comes with field_deal. */
void field_open(struct field_deals *deals, const struct mille_observation *seen, uint64_t seed,
                uint64_t stream);
/* Deals the unseen cards at random: to all other hands, the partner's too, and to the deck. */
void field_deal(struct field_deals *deals);
/* Plays a legal move. */
void field_do(struct field *field, struct move move);
/* A playout: at most so many turns, or to the end of the hand. quick: the seat that plays as a quick player,
 * where the quick player knows two pairs (rival.h); SEAT_NONE: all play as the regular. */
void field_play_on(struct field *field, int turns, int quick);

/* The side that starts the next hand. */
static inline int field_next_starter(const struct mille_public *pub)
{
    int next = mille_side_of(pub, pub->starter) + 1;
    return next < pub->sides ? next : 0;
}
/* The chance of a side to win the game, in millionths, from totals between two hands; starter: the side that
 * starts the next one. */
int32_t field_equity(const struct mille_public *pub, const int total[SIDES_MAX], int side, int starter);
/* The same after a hand that is over. */
int32_t field_win(const struct field *field, int side);
/* The iterations of a search whose budget has none: as many as fit the time of one between two seats. */
uint32_t field_iterations(const struct mille_public *pub);
/* Rates the moves of the seat that observes, as mille_search does, at any seating and by any options. fair:
 * only those of mille_fair_moves. */
void field_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget, bool fair,
                  struct mille_verdict *verdict);

#endif
