/* SPDX-License-Identifier: MIT */
/* The regular: a player by rules of thumb. Each legal move is rated in points, by the table, the own hand and
 * the cards that have not been seen. The same rules serve at a table of any size and in a race. */
#ifndef GAMES_MILLE_AI_REGULAR_H
#define GAMES_MILLE_AI_REGULAR_H

#include "games/mille/ai/race.h"

/* What lies before a side, and how many cards its seats hold. */
struct regular_side {
    card_set safe; /* hazards that this side is protected from, and the safeties that it has played */
    int16_t rest;  /* miles to the goal */
    uint8_t battle;
    uint8_t cards; /* in its hands; of the own side those of the partner */
    bool goes;     /* may play distances */
};

/* What the rules of thumb look at. */
struct regular_view {
    struct regular_side side[SIDES_MAX];
    uint8_t sides;
    uint8_t own; /* side */
    uint8_t seats;
    uint8_t battle;
    bool limited;
    bool may_extend;
    bool over;        /* at least the goal arrives, not only exactly */
    bool drives_on;   /* after a repair without a Go */
    bool deck_again;  /* the discard will be the deck once more */
    bool caller_pays; /* a failed extension pays the others */
    uint8_t racers;   /* 200s that count against those allowed */
    int16_t racer;    /* points that the first 200 costs; 0 after it */
    int16_t coup;     /* points that a coup fourre brings its side, about */
    uint8_t deck;     /* cards in it */
    uint8_t not_seen; /* cards that have not been seen */
    card_set coups;   /* safeties that would be a coup fourre now */
    uint8_t held[CARD_KINDS];
    uint8_t unseen[CARD_KINDS];
};

/* The points that a coup fourre brings its side, about, and those that the first 200 costs. */
enum { REGULAR_COUP = 250, REGULAR_COUP_FEWER = 170, REGULAR_RACER = 50 };

/* The rating of a legal play or discard, in points. */
int regular_worth(const struct regular_view *view, struct move move);
/* Whether to extend the trip: enough cards in the deck, an opponent far behind, and a hand to go on with. */
bool regular_extends(const struct regular_view *view);
/* The move of the regular at a table, on the seat in turn. hidden: how many of each kind nobody has shown,
 * those in its own hand included. */
struct move regular_move(const struct mille_public *pub, int seat, const struct mille_hand *hand,
                         const uint8_t hidden[CARD_KINDS]);
/* The action that the regular takes in a race. */
int regular_in_race(const struct race *race);

#endif
