/* SPDX-License-Identifier: MIT */
/* What the rest of a hand will bring, when every card but the order of the deck is known: an estimate by
 * weights that are looked up, learnt by route-mille-lab value from hands that quick players and regulars play
 * out. The search asks it where playing on would only add the luck of the cards. */
#ifndef GAMES_MILLE_AI_VALUE_H
#define GAMES_MILLE_AI_VALUE_H

#include "games/mille/ai/race.h"

enum {
    VALUE_RESTS = 13,
    VALUE_WAYS = 8, /* how a side stands: see way_of */
    VALUE_FEW = 4,
    VALUE_COARSE = 4,
    VALUE_MILES = 10,
    VALUE_PLANS = 7,
    VALUE_DECK = 24,
    VALUE_SAFETY_STATES = 4,

    V_REST = 0, /* [rest][stage][way] */
    V_BOTH =
        V_REST + VALUE_RESTS * RACE_STAGES * VALUE_WAYS, /* [rest][rival rest][to move][goes][rival goes] */
    V_WAYS = V_BOTH + VALUE_RESTS * VALUE_RESTS * 8,     /* [way][rival way][to move] */
    V_PLAN = V_WAYS + VALUE_WAYS * VALUE_WAYS * 2,       /* [plan][way][to move][coarse rest] */
    V_MILES = V_PLAN + VALUE_PLANS * VALUE_WAYS * 2 * VALUE_COARSE, /* [miles held][goes][stage] */
    V_CARD = V_MILES + VALUE_MILES * 2 * RACE_STAGES,               /* [kind][count][coarse stage][of use] */
    V_THREAT =
        V_CARD + CARD_KINDS * VALUE_FEW * VALUE_COARSE * 2, /* [hazard held by the rival][count][way] */
    V_SAFETY = V_THREAT + 5 * VALUE_FEW * VALUE_WAYS,       /* [safety][state][stage][hazards hidden] */
    V_SAFE_TRIP = V_SAFETY + SAFETY_KINDS * VALUE_SAFETY_STATES * RACE_STAGES * VALUE_FEW, /* [rest][stage] */
    V_SHUT_OUT = V_SAFE_TRIP + VALUE_RESTS * RACE_STAGES, /* [rest][rival way] */
    V_LONG = V_SHUT_OUT + VALUE_RESTS * VALUE_WAYS,       /* goal 1000: [rest][rival rest] */
    V_DECK = V_LONG + VALUE_RESTS * VALUE_RESTS,          /* [fours of cards left][goes][long] */
    V_ATTACK = V_DECK + VALUE_DECK * 4,                   /* [hazards held][rival way] */
    V_COUP = V_ATTACK + VALUE_FEW * 2 * VALUE_WAYS,       /* [safety held against a hazard held][goes] */
    V_RIVAL_MILES = V_COUP + SAFETY_KINDS * 2,            /* [rival's miles held][its way] */
    V_SIZE = V_RIVAL_MILES + VALUE_MILES * VALUE_WAYS,
    VALUE_FEATURES_MAX = 48,
};

/* Who gains: a quick player against another, one against a regular, a regular against a quick player. */
enum value_pairing { VALUE_QUICK, VALUE_AGAINST_REGULAR, VALUE_OF_REGULAR, VALUE_PAIRINGS };

/* In tenths of a point; written by route-mille-lab value. */
extern const int16_t value_weights[VALUE_PAIRINGS][V_SIZE];

/* The features of what a side has still to gain, between two turns; returns how many. */
int value_features(const struct race *race, int side, uint16_t feature[VALUE_FEATURES_MAX]);
/* What a side will have gained when the hand is over, in tenths of a point: what it has and what it may
 * expect. */
int32_t value_points(const struct race *race, int side, enum value_pairing pairing);
/* What it has gained so far, in points. */
int value_so_far(const struct race *race, int side);

#endif
