/* SPDX-License-Identifier: MIT */
/* The evaluation that ends a playout early: how many points the rest of a hand will bring to a side, with
 * both hands known and the order of the deck unknown. A sum of weights that are looked up by features;
 * `route-mille-lab value` learns them from hands that quick players and regulars play out. A playout that
 * went on instead would mostly add the luck of the draw. */
#ifndef GAMES_MILLE_AI_VALUE_H
#define GAMES_MILLE_AI_VALUE_H

#include "games/mille/ai/race.h"

enum {
    VALUE_RESTS = 13,
    VALUE_WAYS = 8, /* how a side stands: see way_of in value.c */
    VALUE_FEW = 4,
    VALUE_COARSE = 4,
    VALUE_MILES = 10,
    VALUE_PLANS = 7,
    VALUE_DECK = 24,
    VALUE_SAFETY_STATES = 4,

    V_REST = 0, /* [rest][stage][way] */
    V_BOTH = V_REST +
             VALUE_RESTS * RACE_STAGES * VALUE_WAYS, /* [rest][opponent rest][to move][goes][opponent goes] */
    V_WAYS = V_BOTH + VALUE_RESTS * VALUE_RESTS * 8, /* [way][opponent way][to move] */
    V_PLAN = V_WAYS + VALUE_WAYS * VALUE_WAYS * 2,   /* [plan][way][to move][coarse rest] */
    V_MILES = V_PLAN + VALUE_PLANS * VALUE_WAYS * 2 * VALUE_COARSE, /* [miles held][goes][stage] */
    V_CARD = V_MILES + VALUE_MILES * 2 * RACE_STAGES,               /* [kind][count][coarse stage][of use] */
    V_THREAT =
        V_CARD + CARD_KINDS * VALUE_FEW * VALUE_COARSE * 2, /* [hazard held by the opponent][count][way] */
    V_SAFETY = V_THREAT + 5 * VALUE_FEW * VALUE_WAYS,       /* [safety][state][stage][hazards hidden] */
    V_SAFE_TRIP = V_SAFETY + SAFETY_KINDS * VALUE_SAFETY_STATES * RACE_STAGES * VALUE_FEW, /* [rest][stage] */
    V_SHUT_OUT = V_SAFE_TRIP + VALUE_RESTS * RACE_STAGES, /* [rest][opponent way] */
    V_LONG = V_SHUT_OUT + VALUE_RESTS * VALUE_WAYS,       /* goal 1000: [rest][opponent rest] */
    V_DECK = V_LONG + VALUE_RESTS * VALUE_RESTS,          /* [fours of cards left][goes][long] */
    V_ATTACK = V_DECK + VALUE_DECK * 4,                   /* [hazards held][opponent way] */
    V_COUP = V_ATTACK + VALUE_FEW * 2 * VALUE_WAYS,       /* [safety held against a hazard held][goes] */
    V_OPPONENT_MILES = V_COUP + SAFETY_KINDS * 2,         /* [opponent's miles held][its way] */
    V_SIZE = V_OPPONENT_MILES + VALUE_MILES * VALUE_WAYS,
    VALUE_FEATURES_MAX = 48,
};

/* Whose points are estimated: a quick player's against a quick player, a quick player's against a regular, a
 * regular's against a quick player. */
enum value_pairing { VALUE_QUICK, VALUE_AGAINST_REGULAR, VALUE_OF_REGULAR, VALUE_PAIRINGS };

/* Writes the features of a side's remaining gain, between two turns; returns how many. */
int value_features(const struct race *race, int side, uint16_t feature[VALUE_FEATURES_MAX]);
/* Points that a side is expected to have at the end of the hand, in tenths: those it has and those it will
 * gain. */
int32_t value_points(const struct race *race, int side, enum value_pairing pairing);

#endif
