/* SPDX-License-Identifier: MIT */
/* The rules of thumb of the regular, who plays as a seasoned traveller does: every legal move is weighed in
 * points, from the table, the own hand and the cards that have not been seen. They serve at a table of any
 * size and, many thousand times a second, in a race. */
#ifndef GAMES_MILLE_AI_REGULAR_H
#define GAMES_MILLE_AI_REGULAR_H

#include "games/mille/ai/race.h"

/* What lies before a side. */
struct regular_side {
    card_set safe; /* hazards that cannot befall it any more, and the safeties that it has played */
    int16_t rest;  /* miles to the goal */
    bool goes;     /* may play distances */
};

/* What the rules of thumb ask of a place. */
struct regular_view {
    struct regular_side side[SIDES_MAX];
    uint8_t sides;
    uint8_t own; /* side */
    uint8_t battle;
    bool limited;
    uint8_t racers; /* 200s played */
    bool may_extend;
    uint8_t deck;     /* cards in it */
    uint8_t others;   /* cards in the other hands */
    uint8_t not_seen; /* cards, in all */
    card_set coups;   /* safeties that would be a coup fourre now */
    uint8_t held[CARD_KINDS];
    uint8_t unseen[CARD_KINDS];
};

/* The worth of a play or a discard that is legal there, in points. */
int regular_worth(const struct regular_view *view, struct move move);
/* Whether 300 miles more are likely: enough deck, a rival far behind, and a hand to go on with. */
bool regular_extends(const struct regular_view *view);
/* The action that the regular takes in a race. */
int regular_in_race(const struct race *race);

#endif
