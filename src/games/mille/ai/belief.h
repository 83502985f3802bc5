/* SPDX-License-Identifier: MIT */
/* The belief of a seat: for each card that it cannot see, how likely the opponent holds it rather than the
 * deck. A card that the opponent could have played in the last turns and did not play is less likely in the
 * opponent's hand; a card worth keeping is more likely there. The odds are learnt by `route-mille-lab odds`.
 */
#ifndef GAMES_MILLE_AI_BELIEF_H
#define GAMES_MILLE_AI_BELIEF_H

#include "games/mille/ai/race.h"

/* The two models of the opponent: the quick player (neural_eval.h) and the regular (regular.h). */
enum manner { MANNER_QUICK, MANNER_REGULAR, MANNERS };

/* The facts of a position. Each fact that holds is one row of the table of odds; the rows are counted out
 * here, with the indices of each group in brackets. */
enum {
    BELIEF_WAYS = 12, /* under way; stopped by each of four hazards; waiting for a Go: each without and with a
                         Speed Limit */
    BELIEF_RESTS = 13,  /* rest_class */
    BELIEF_HIDDEN = 5,  /* classes of how many cards of a kind are hidden: 0, 1, 2, 3 or 4, more */
    BELIEF_HELD = 4,    /* of how many cards of a kind the seat holds: 0, 1, 2, 3 or more */
    BELIEF_ATTACKS = 3, /* 0, 1, 2 or more */
    BELIEF_SAFE = 1 << SAFETY_KINDS,
    BELIEF_DECK = DECK_CARDS / 3 + 1,

    B_WAYS = 0,                                           /* [opponent's way][own way] */
    B_STAGE_WAY = B_WAYS + BELIEF_WAYS * BELIEF_WAYS,     /* [stage][opponent's way] */
    B_REST_WAY = B_STAGE_WAY + RACE_STAGES * BELIEF_WAYS, /* [opponent's rest][opponent's way] */
    B_OWN_REST = B_REST_WAY + BELIEF_RESTS * BELIEF_WAYS, /* [own rest][under way] */
    B_REST = B_OWN_REST + BELIEF_RESTS * 2,               /* [opponent's rest in steps] */
    B_DECK = B_REST + GOAL_EXTENDED / STEP_MILES + 1,     /* [threes of cards left] */
    B_SAFE = B_DECK + BELIEF_DECK,                        /* [safeties that the opponent has played] */
    B_OWN_SAFE = B_SAFE + BELIEF_SAFE,
    B_RACERS = B_OWN_SAFE + BELIEF_SAFE,                      /* [200s that the opponent has played][own] */
    B_COUNT = B_RACERS + (RACERS_MAX + 1) * (RACERS_MAX + 1), /* [cards in the opponent's hand] */
    B_GOAL = B_COUNT + HAND_CARDS_DRAWN + 1,                  /* [extended] */
    B_HIDDEN = B_GOAL + 2,                                    /* [kind][how many hidden] */
    B_ATTACK =
        B_HIDDEN + CARD_KINDS * BELIEF_HIDDEN, /* [hazards to attack with][opponent's way][under way] */
    B_HAND = B_ATTACK + BELIEF_ATTACKS * BELIEF_WAYS * 2, /* [kind][how many held] */
    B_MANNER = B_HAND + CARD_KINDS * BELIEF_HELD,         /* enum manner of the opponent */
    B_RECENT =
        B_MANNER + MANNERS, /* [opponent, own][turns ago][action; none: it is not known, or there was none] */
    B_SIZE = B_RECENT + RACERS * RECENT_CARDS * ACTION_DRAW,

    BELIEF_FACTS = 13 + RACERS * RECENT_CARDS + 2 * (CARD_KINDS - 1), /* facts that hold in one position */
    BELIEF_WIDTH = 32,                                                /* units of the hidden layer */
    ODDS_UNIT = 64,   /* of log-odds: adding this makes a card twice as likely */
    ODDS_SCALE = 128, /* fixed point: 1 in the hidden layer, and one ODDS_UNIT in the weights behind it */
};

/* The belief of one seat about the hidden cards of a race. */
struct belief {
    uint8_t opponent; /* the seat whose hand is hidden */
    uint8_t held;     /* cards in it */
    uint8_t count;    /* hidden cards in all */
    uint8_t hidden[CARD_KINDS];
    uint32_t weight[CARD_KINDS]; /* relative weight of one card of the kind */
    uint32_t sum;                /* of the weights of all hidden cards */
};

/* Writes the facts that hold for a seat that takes its opponent for a player of this manner. */
void belief_facts(const struct race *race, int seat, int manner, uint16_t fact[BELIEF_FACTS]);
/* The weights of `seat` for each kind: how likely a card of the kind is in the opponent's hand, compared with
 * a place in the deck. */
void belief_weigh(const struct race *race, int seat, int manner, uint32_t weight[CARD_KINDS]);
/* Forms the belief of `seat` about a race that comes from race_see. manner: enum manner of the opponent. */
void belief_form(struct belief *belief, const struct race *race, int seat, int manner);
/* Deals the hidden cards at random by the belief: into the opponent's hand and the deck of the race. */
void belief_deal(const struct belief *belief, struct race *race, struct rng *rng);

#endif
