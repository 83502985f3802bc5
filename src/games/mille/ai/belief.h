/* SPDX-License-Identifier: MIT */
/* What a seat may believe of the cards that it cannot see: which of them the rival holds. What could have
 * been played in the rival's last turns and was not is less likely there than in the deck; what waits for its
 * time is more likely. How much so is learnt by route-mille-lab odds. */
#ifndef GAMES_MILLE_AI_BELIEF_H
#define GAMES_MILLE_AI_BELIEF_H

#include "games/mille/ai/race.h"

/* How the rival is taken to play: as a quick player (net.h), as a regular (regular.h). */
enum manner { MANNER_QUICK, MANNER_REGULAR, MANNERS };

/* What the odds are looked up by: the facts of a table, each a row of the table of odds. */
enum {
    BELIEF_WAYS =
        12, /* under way; stopped by each of four hazards; waits for a Go: each without and with a limit */
    BELIEF_RESTS = 13,  /* rest_class */
    BELIEF_HIDDEN = 5,  /* 0, 1, 2, 3 or 4, more cards of a kind not seen */
    BELIEF_HELD = 4,    /* 0, 1, 2, 3 or more held by the seat itself */
    BELIEF_ATTACKS = 3, /* 0, 1, 2 or more */
    BELIEF_SAFE = 1 << SAFETY_KINDS,
    BELIEF_DECK = DECK_CARDS / 3 + 1,

    B_WAYS = 0,                                           /* [rival's way][own way] */
    B_STAGE_WAY = B_WAYS + BELIEF_WAYS * BELIEF_WAYS,     /* [stage][rival's way] */
    B_REST_WAY = B_STAGE_WAY + RACE_STAGES * BELIEF_WAYS, /* [rival's rest][rival's way] */
    B_OWN_REST = B_REST_WAY + BELIEF_RESTS * BELIEF_WAYS, /* [own rest][under way] */
    B_REST = B_OWN_REST + BELIEF_RESTS * 2,               /* [rival's rest in steps] */
    B_DECK = B_REST + GOAL_EXTENDED / STEP_MILES + 1,     /* [threes of cards left] */
    B_SAFE = B_DECK + BELIEF_DECK,                        /* [safeties that the rival has played] */
    B_OWN_SAFE = B_SAFE + BELIEF_SAFE,
    B_RACERS = B_OWN_SAFE + BELIEF_SAFE,                      /* [200s that the rival has played][own] */
    B_COUNT = B_RACERS + (RACERS_MAX + 1) * (RACERS_MAX + 1), /* [cards in the rival's hand] */
    B_GOAL = B_COUNT + HAND_CARDS_DRAWN + 1,                  /* [extended] */
    B_HIDDEN = B_GOAL + 2,                                    /* [kind][how many hidden] */
    B_ATTACK = B_HIDDEN + CARD_KINDS * BELIEF_HIDDEN, /* [hazards to attack with][rival's way][under way] */
    B_HAND = B_ATTACK + BELIEF_ATTACKS * BELIEF_WAYS * 2, /* [kind][how many held] */
    B_MANNER = B_HAND + CARD_KINDS * BELIEF_HELD,         /* enum manner of the rival */
    B_RECENT =
        B_MANNER + MANNERS, /* [rival, own][turns ago][action; none: it is not known, or there was none] */
    B_SIZE = B_RECENT + RACERS * RECENT_CARDS * ACTION_DRAW,

    BELIEF_FACTS = 13 + RACERS * RECENT_CARDS + 2 * (CARD_KINDS - 1), /* rows of one table */
    BELIEF_WIDTH = 32, /* hidden places, where the facts meet */
    ODDS_UNIT = 64,    /* twice as likely */
    ODDS_SCALE =
        128, /* a weight of the hidden layer is so much for 1, and one behind it so much for an ODDS_UNIT */
};

/* Odds that a hidden card lies in the rival's hand rather than at the same place in the deck, in ODDS_UNITs
 * of doubling: for each kind the sum over the facts, and what a small net makes of them together. A fact that
 * play never came to weighs nothing. */
struct belief_odds {
    struct {
        int16_t alone[CARD_KINDS];
        int16_t into[BELIEF_WIDTH];
    } fact[B_SIZE];
    int16_t out[BELIEF_WIDTH][CARD_KINDS];
};

extern const struct belief_odds belief_odds;

/* The hidden cards of a race as one seat sees it. */
struct belief {
    uint8_t rival; /* whose hand is hidden */
    uint8_t held;  /* cards in it */
    uint8_t count; /* hidden cards in all */
    uint8_t hidden[CARD_KINDS];
    uint32_t weight[CARD_KINDS]; /* of one card of the kind */
    uint32_t sum;                /* over all hidden cards */
};

/* The facts that a seat sees, and the manner that it supposes. */
void belief_facts(const struct race *race, int seat, int manner, uint16_t fact[BELIEF_FACTS]);
/* Looks at a race from race_see; seat is the one who sees, manner what it supposes of the rival. */
void belief_form(struct belief *belief, const struct race *race, int seat, int manner);
/* Deals the hidden cards: fills the rival's hand and the deck of a race. */
void belief_deal(const struct belief *belief, struct race *race, struct rng *rng);

#endif
