/* SPDX-License-Identifier: MIT */
/* A race: one hand between two seats, stored for speed, so that computer players can play out hundreds of
 * thousands of hands a second. A hand is a count of each kind of card, and each side's protection is a set of
 * cards. Piles, totals and all else that cannot change the rest of the hand are left out.
 *
 * The rules are those of docs/rules.md, written a second time. race_test compares every move of random games
 * with mille_moves and mille_do, so that the two cannot differ. */
#ifndef GAMES_MILLE_AI_RACE_H
#define GAMES_MILLE_AI_RACE_H

#include "games/mille/inside.h"

#include <limits.h>

enum {
    RACERS = 2,
    STEP_MILES = 25,              /* miles: every distance and every goal is a multiple of it */
    REST_STEPS = 8,               /* 200 miles, the longest distance card */
    RACE_STAGES = 7,              /* of the deck: see race_stage */
    RACE_WAYS = 6,                /* see race_way */
    ACTION_DRAW = 2 * CARD_KINDS, /* actions without a card; below: a card played, or card + DISCARDED */
    ACTION_EXTEND = ACTION_DRAW + 1,
    ACTION_FINISH = ACTION_EXTEND + 1,
    ACTIONS_MAX = 2 * HAND_CARDS_DRAWN + 2, /* legal in one position */
};

/* One side: its hand and what lies before it. */
struct racer {
    card_set held; /* the kinds in the hand */
    card_set safe; /* hazards that this side is protected from, and the safeties that it has played */
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
    uint8_t hidden[CARD_KINDS]; /* how many of each kind nobody has shown: in the deck and in both hands */
    uint8_t deck[DECK_CARDS];   /* the next to draw is deck[left - 1] */
    uint8_t left;
    uint8_t turn;
    uint8_t phase; /* enum mille_phase; PHASE_HAND_OVER ends it */
    int8_t trip;   /* the side at the goal, or -1 */
    bool deck_out_at_trip;
    bool may_extend; /* the rule option */
    bool play_out;   /* the rule option deck_end: empty_hands */
    int16_t goal;
    /* As in mille_public at the moment when the race was made; actions add nothing to it. */
    uint8_t recent[RACERS][RECENT_CARDS];
};

/* The hazards that a side is protected from by its safeties, and these safeties. */
card_set race_safe(const struct mille_side *side);
/* Takes over what lies before a side; its hand stays. */
void race_see_side(struct racer *racer, const struct mille_side *side);
/* Makes the race that a seat can see: the opponent's hand has a number of cards but no cards, and the deck
 * likewise. */
void race_see(struct race *race, const struct mille_observation *seen);
/* A legal action as a move of the seat in turn, and a move as an action. */
struct move race_move(const struct race *race, int action);
int race_action(struct move move);
/* Points of a side for its miles, safeties and coups fourrés, which no later card takes away. */
int race_points_so_far(const struct race *race, int side);
/* Points of a side when the hand is over. */
int race_points(const struct race *race, int side);

static inline bool race_can_go(const struct racer *racer)
{
    bool row = card_in(racer->safe, CARD_RIGHT_OF_WAY);
    return racer->battle == CARD_GO || (row && !card_in(SET_BATTLE_HAZARDS, racer->battle));
}

/* How a side stands: 0 under way, 1 to 4 stopped by a hazard on its battle pile, RACE_WAYS - 1 waiting for a
 * Go. */
static inline int race_way(const struct racer *racer)
{
    return race_can_go(racer)                           ? 0
           : card_in(SET_BATTLE_HAZARDS, racer->battle) ? 1 + racer->battle - CARD_OUT_OF_GAS
                                                        : RACE_WAYS - 1;
}

static inline int race_rest(const struct race *race, int side)
{
    return race->goal - race->side[side].miles;
}

/* The distances that a side may play while it can go. */
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

/* The cards that a side could play if it were in turn and had drawn; it need not hold them. */
static inline card_set race_playable(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    const struct racer *opponent = &race->side[1 - side];
    card_set set = SET_SAFETIES;
    set |= race_can_go(own) ? race_distances(race, side) : 0;
    if (own->battle != CARD_GO) {
        set |= card_in(SET_BATTLE_HAZARDS, own->battle) ? card_bit(mille_cards[own->battle].remedy)
                                                        : card_bit(CARD_GO);
    }
    set |= own->limited ? card_bit(CARD_END_OF_LIMIT) : 0;
    card_set hazards = race_can_go(opponent) ? SET_BATTLE_HAZARDS : 0;
    hazards |= opponent->limited ? 0 : card_bit(CARD_SPEED_LIMIT);
    return set | (hazards & ~opponent->safe);
}

/* How full the deck is, in classes: 0 for empty, RACE_STAGES - 1 for nearly full. */
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

/* Whether the hand ends here, by the rule option in force. The deck is empty. */
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

/* Whether a playout goes on: the hand is not over, and fewer than *left more turns have begun. *turn is the
 * side that was in turn at the last call, RACERS before the first call. A safety gives another move in the
 * same turn. */
static inline bool race_goes_on(const struct race *race, int *turn, int *left)
{
    if (race->phase == PHASE_DRAW && race->turn != *turn) {
        *turn = race->turn;
        return (*left)-- > 0;
    }
    return race->phase != PHASE_HAND_OVER;
}

/* Takes a legal action of the side in turn. */
void race_do(struct race *race, int action);

#endif
