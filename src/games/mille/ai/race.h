/* SPDX-License-Identifier: MIT */
/* A hand between two seats in a form made for playing it out hundreds of thousands of times a second:
 * hands are counts of kinds, what protects is a set of cards, and what no longer matters is forgotten.
 * The rules are those of docs/rules.md once more, for speed; race_test holds every move of random games
 * against mille_moves and mille_do, so that the two cannot drift apart. Source of the rules: docs/rules.md.
 */
#ifndef GAMES_MILLE_AI_RACE_H
#define GAMES_MILLE_AI_RACE_H

#include "games/mille/inside.h"

#include <limits.h>

enum {
    RACERS = 2,
    STEP_MILES = 25,              /* every distance and every goal is a multiple */
    REST_STEPS = 8,               /* 200 miles: what one card can cover */
    RACE_STAGES = 7,              /* of the deck: see race_stage */
    ACTION_DRAW = 2 * CARD_KINDS, /* the further actions, which need no card */
    ACTION_EXTEND = ACTION_DRAW + 1,
    ACTION_FINISH = ACTION_EXTEND + 1,
    ACTIONS_MAX = 2 * HAND_CARDS_DRAWN + 2, /* that a side may have at a time */
};

/* One seat and what lies before it. */
struct racer {
    card_set held; /* kinds in the hand */
    card_set safe; /* hazards that cannot befall it any more, and the safeties that it has played */
    uint8_t hand[CARD_KINDS]; /* how many of each */
    uint8_t count;            /* cards in the hand */
    uint8_t battle;           /* top card */
    bool limited;
    uint8_t fresh; /* enum mille_fresh */
    uint8_t coups;
    uint8_t racers; /* 200s played */
    int16_t miles;
};

struct race {
    struct racer side[RACERS];
    uint8_t hidden[CARD_KINDS]; /* how many of each nobody has shown: the deck and both hands */
    uint8_t deck[DECK_CARDS];   /* the next to draw is deck[left - 1] */
    uint8_t left;
    uint8_t turn;
    uint8_t phase; /* enum mille_phase; PHASE_HAND_OVER ends it */
    int8_t trip;   /* who stands at the goal, or -1 */
    bool deck_out_at_trip;
    bool may_extend; /* the rule option */
    bool play_out;   /* the rule option deck_end: empty_hands */
    int16_t goal;
    /* As in mille_public, and as things were when the race was seen: playing it on adds nothing but what
     * race_note adds. */
    uint8_t recent[RACERS][RECENT_CARDS];
};

/* The hazards that a side's safeties protect it from, and these safeties. */
card_set race_safe(const struct mille_side *side);
/* The race as a seat sees it: the rival's hand has its count of cards but no cards, the deck its number. */
void race_see(struct race *race, const struct mille_observation *seen);
/* The race as it lies before one who sees both hands and the deck. */
void race_know(struct race *race, const struct mille_state *state);
/* A fresh hand of a game that may be extended, for play without a table: who starts is 0 or 1. */
void race_deal(struct race *race, struct rng *rng, int starter);
/* A legal action as a move of the seat in turn, and back. */
struct move race_move(const struct race *race, int action);
int race_action(struct move move);
/* Remembers what the side in turn is about to do, if that ends its turn. */
void race_note(struct race *race, int action);
/* Points of a side when the hand is over. */
int race_points(const struct race *race, int side);

static inline bool race_can_go(const struct racer *racer)
{
    bool row = card_in(racer->safe, CARD_RIGHT_OF_WAY);
    return racer->battle == CARD_GO || (row && !card_in(SET_BATTLE_HAZARDS, racer->battle));
}

static inline int race_rest(const struct race *race, int side)
{
    return race->goal - race->side[side].miles;
}

/* The distances that a racer who can go may play. */
static inline card_set race_distances(const struct race *race, int side)
{
    static const uint32_t up_to[REST_STEPS + 1] = {
        0,
        CARD_RANGE(CARD_25, CARD_25),
        CARD_RANGE(CARD_25, CARD_50),
        CARD_RANGE(CARD_25, CARD_75),
        CARD_RANGE(CARD_25, CARD_100),
        CARD_RANGE(CARD_25, CARD_100),
        CARD_RANGE(CARD_25, CARD_100),
        CARD_RANGE(CARD_25, CARD_100),
        CARD_RANGE(CARD_25, CARD_200),
    };
    const struct racer *own = &race->side[side];
    int steps = race_rest(race, side) / STEP_MILES;
    card_set set = up_to[steps < REST_STEPS ? steps : REST_STEPS];
    set &= own->limited ? up_to[LIMIT_MILES / STEP_MILES] : ~(card_set)0;
    return own->racers >= RACERS_MAX ? set & ~card_bit(CARD_200) : set;
}

/* The cards that a side could play if it were in turn and had drawn, whether it holds them or not. */
static inline card_set race_playable(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    const struct racer *rival = &race->side[1 - side];
    card_set set = SET_SAFETIES;
    set |= race_can_go(own) ? race_distances(race, side) : 0;
    if (own->battle != CARD_GO) {
        set |= card_in(SET_BATTLE_HAZARDS, own->battle) ? card_bit(mille_cards[own->battle].remedy)
                                                        : card_bit(CARD_GO);
    }
    set |= own->limited ? card_bit(CARD_END_OF_LIMIT) : 0;
    card_set hazards = race_can_go(rival) ? SET_BATTLE_HAZARDS : 0;
    hazards |= rival->limited ? 0 : card_bit(CARD_SPEED_LIMIT);
    return set | (hazards & ~rival->safe);
}

/* How far the deck has gone down: 0 empty, RACE_STAGES - 1 nearly full. */
static inline int race_stage(const struct race *race)
{
    return race->left == 0    ? 0
           : race->left <= 4  ? 1
           : race->left <= 10 ? 2
           : race->left <= 20 ? 3
           : race->left <= 35 ? 4
           : race->left <= 55 ? 5
                              : 6;
}

/* The safety in the hand that would be a coup fourre now, or CARD_NONE. */
static inline int race_coup(const struct racer *own)
{
    if (own->fresh == FRESH_NONE) {
        return CARD_NONE;
    }
    int safety = mille_cards[own->fresh & FRESH_BATTLE ? own->battle : CARD_SPEED_LIMIT].safety;
    return card_in(own->held, safety) ? safety : CARD_NONE;
}

static inline void race_give(struct racer *racer, int card)
{
    racer->held |= card_bit(card);
    racer->hand[card]++;
    racer->count++;
}

static inline void race_take(struct racer *racer, int card)
{
    racer->count--;
    if (--racer->hand[card] == 0) {
        racer->held &= ~card_bit(card);
    }
}

/* With the deck empty: whether the rule in force ends the hand here. */
static inline bool race_stuck(const struct race *race)
{
    if (race->play_out) {
        return race->side[0].count == 0 && race->side[1].count == 0;
    }
    return (race_playable(race, 0) & race->side[0].held) == 0 &&
           (race_playable(race, 1) & race->side[1].held) == 0;
}

static inline void race_end_turn(struct race *race)
{
    race->side[race->turn].fresh = FRESH_NONE;
    if (race->left == 0) {
        if (race_stuck(race)) {
            race->phase = PHASE_HAND_OVER;
            return;
        }
        race->phase = PHASE_PLAY;
        if (race->side[1 - race->turn].count == 0) {
            race->side[1 - race->turn].fresh = FRESH_NONE;
            return;
        }
    } else {
        race->phase = PHASE_DRAW;
    }
    race->turn = (uint8_t)(1 - race->turn);
}

static inline void race_draw(struct race *race)
{
    struct racer *own = &race->side[race->turn];
    own->fresh = FRESH_NONE;
    while (own->count < HAND_CARDS_DRAWN && race->left > 0) {
        race_give(own, race->deck[--race->left]);
    }
    race->phase = race->left == 0 && race_stuck(race) ? PHASE_HAND_OVER : PHASE_PLAY;
}

enum { TURNS_ALL = INT_MAX };

/* Whether play goes on: the hand is not over, and fewer than `left` turns have begun. A safety gives another
 * move, but not another turn. `turn` is whose turn was seen last, RACERS at first. */
static inline bool race_goes_on(const struct race *race, int *turn, int *left)
{
    if (race->phase == PHASE_DRAW && race->turn != *turn) {
        *turn = race->turn;
        return (*left)-- > 0;
    }
    return race->phase != PHASE_HAND_OVER;
}

/* Plays a card that is playable and in the hand of the side in turn, or discards one, or does without. */
void race_do(struct race *race, int action);

#endif
