/* SPDX-License-Identifier: MIT */
/* What each action is worth by itself: a handful of weights that are looked up, learnt by route-mille-lab
 * tune from hands that were played out. The quick player (net.h) starts from them and adds to them. It looks
 * at what the seat in turn knows of a race and at nothing else. */
#ifndef GAMES_MILLE_AI_LINEAR_EVAL_H
#define GAMES_MILLE_AI_LINEAR_EVAL_H

#include "games/mille/ai/race_view.h"

/* Each feature of an action is one weight out of a table; its places are counted out here. */
enum {
    RESTS = 13,        /* 0..8: steps of 25 miles; then up to 300, 400, 550, more */
    RIVAL_RESTS = 6,   /* up to 50, 100, 200, 400, more; all: not a mile yet */
    COARSE_RESTS = 4,  /* up to 100, 200, 400, more */
    COARSE_STAGES = 4, /* of the deck: out or nearly, low, half, full */
    FEW = 3,           /* 1, 2, 3 or more of a kind */
    SOME = 5,          /* 0, 1, 2, 3, 4 or more */
    PLACES = 3,        /* under way; waits for a Go; stopped by a hazard that wants a remedy */
    DISTANCES = DISTANCE_KINDS,
    HAZARDS = CARD_SPEED_LIMIT - CARD_OUT_OF_GAS + 1,
    REMEDIES = CARD_END_OF_LIMIT - CARD_GASOLINE + 1,
    SAFETIES = SAFETY_KINDS,
    HAND_SIZES = HAND_CARDS_DRAWN + 1,
    PLANS = 7, /* of cards in the hand that cover a rest: none left; 1; 2; 3; none and 0, few, many come */
    DECK_SIXTHS = 16, /* sixes of cards left */
    LONG_HAND = 9,    /* fifties of miles in the hand */

    /* a distance played */
    F_AFTER = 0,                                       /* [distance][rest after] */
    F_PLAN = F_AFTER + DISTANCES * RESTS,              /* [plan][stage] */
    F_PACE = F_PLAN + PLANS * RACE_STAGES,             /* [distance][stage] */
    F_CHASE = F_PACE + DISTANCES * RACE_STAGES,        /* [arrived][rival under way][rival rest] */
    F_MANY = F_CHASE + 2 * 2 * RIVAL_RESTS,            /* [distance][how many held] */
    F_BIGGER = F_MANY + DISTANCES * FEW,               /* [distance][bigger playable held][coarse rest] */
    F_RACER = F_BIGGER + DISTANCES * 2 * COARSE_RESTS, /* [200s before][rest] */
    F_PLAN_REST = F_RACER + 2 * RESTS,                 /* [plan][rest after] */
    F_PLAN_CHASE = F_PLAN_REST + PLANS * RESTS,        /* [plan][rival under way][rival rest] */
    /* a hazard played */
    F_HIT = F_PLAN_CHASE + PLANS * 2 * RIVAL_RESTS,         /* [hazard][safety may be out][rival under way] */
    F_HIT_REST = F_HIT + HAZARDS * 2 * 2,                   /* [hazard][rival rest] */
    F_HIT_PLACE = F_HIT_REST + HAZARDS * RIVAL_RESTS,       /* [limit][place][coarse rest] */
    F_HIT_MANY = F_HIT_PLACE + 2 * PLACES * COARSE_RESTS,   /* [hazard][how many held][stage] */
    F_HIT_CURES = F_HIT_MANY + HAZARDS * FEW * RACE_STAGES, /* [hazard][remedies hidden] */
    F_HIT_LEFT = F_HIT_CURES + HAZARDS * HAND_SIZES,        /* [hazards in the hand] */
    F_HIT_HOME = F_HIT_LEFT + HAND_SIZES,                   /* [plan before][rival rest] */
    /* a remedy played */
    F_CURE = F_HIT_HOME + PLANS * RIVAL_RESTS,       /* [remedy][stage] */
    F_CURE_REST = F_CURE + REMEDIES * RACE_STAGES,   /* [remedy][rest] */
    F_CURE_NEXT = F_CURE_REST + REMEDIES * RESTS,    /* [remedy][goes at once][distances held] */
    F_CURE_SAFE = F_CURE_NEXT + REMEDIES * 2 * SOME, /* [remedy][its safety held] */
    F_CURE_CHASE = F_CURE_SAFE + REMEDIES * 2,       /* [rival under way][rival rest] */
    /* a safety played */
    F_SAFE = F_CURE_CHASE + 2 * RIVAL_RESTS,            /* [safety][stage] */
    F_SAFE_THREAT = F_SAFE + SAFETIES * RACE_STAGES,    /* [safety][hazards hidden] */
    F_SAFE_HIT = F_SAFE_THREAT + SAFETIES * HAND_SIZES, /* [safety][not hit; hit; hit with the remedy held] */
    F_SAFE_CHASE = F_SAFE_HIT + SAFETIES * 3,           /* [rival under way][rival rest][coarse stage] */
    F_SAFE_HOME = F_SAFE_CHASE + 2 * RIVAL_RESTS * COARSE_STAGES, /* [can arrive now][last miles][safety] */
    F_SAFE_GO = F_SAFE_HOME + 2 * 2 * SAFETIES, /* Right of Way: [waits for Go][no Go held][limited] */
    F_SAFE_PLACE = F_SAFE_GO + 2 * 2 * 2,       /* [safety][place] */
    /* a discard */
    X_MILES = F_SAFE_PLACE + SAFETIES * PLACES,            /* [distance][rest] */
    X_MILES_MANY = X_MILES + DISTANCES * RESTS,            /* [distance][how many held] */
    X_MILES_PACE = X_MILES_MANY + DISTANCES * FEW,         /* [distance][stage] */
    X_MILES_ALL = X_MILES_PACE + DISTANCES * RACE_STAGES,  /* [distance][distances held] */
    X_MILES_PLACE = X_MILES_ALL + DISTANCES * HAND_SIZES,  /* [distance][limited][place] */
    X_MILES_DEAD = X_MILES_PLACE + DISTANCES * 2 * PLACES, /* [beyond the goal; a third 200] */
    X_MILES_PLAN = X_MILES_DEAD + 2,                       /* [plan before][plan after] */
    X_HAZARD = X_MILES_PLAN + PLANS * PLANS,      /* [hazard][rival safe; safety ours; else][how many] */
    X_HAZARD_PACE = X_HAZARD + HAZARDS * 3 * FEW, /* [hazard][stage] */
    X_HAZARD_REST = X_HAZARD_PACE + HAZARDS * RACE_STAGES, /* [hazard][rival rest] */
    X_HAZARD_ALL = X_HAZARD_REST + HAZARDS * RIVAL_RESTS,  /* [hazard][hazards held] */
    X_CURE = X_HAZARD_ALL + HAZARDS * HAND_SIZES, /* [remedy][useless; safety held; wanted; else][how many] */
    X_CURE_THREAT = X_CURE + REMEDIES * 4 * FEW,  /* [remedy][threats hidden][coarse stage] */
    X_CURE_PLACE = X_CURE_THREAT + REMEDIES * SOME * COARSE_STAGES, /* [remedy][place][coarse rest] */
    /* an extension, against finishing */
    E_DECK =
        X_CURE_PLACE + REMEDIES * PLACES * COARSE_RESTS, /* [the rival has no mile][sixes of cards left] */
    E_RIVAL = E_DECK + 2 * DECK_SIXTHS,                  /* [rival's place][limited][rest] */
    E_RIVAL_SAFE = E_RIVAL + PLACES * 2 * RIVAL_RESTS,   /* [its safeties played] */
    E_HAZARDS = E_RIVAL_SAFE + SAFETIES + 1,             /* [hazards in the hand] */
    E_CURES = E_HAZARDS + HAND_SIZES,                    /* [kinds of remedies in the hand] */
    E_PLAN = E_CURES + REMEDIES + 1,                     /* [plan for 300 more] */
    E_SAFE = E_PLAN + PLANS,                             /* [safeties played and held] */
    E_MILES = E_SAFE + SAFETIES + 1,                     /* [fifties of miles in the hand] */
    E_SAFE_TRIP = E_MILES + LONG_HAND,                   /* [no 200 played] */
    FEATURES = E_SAFE_TRIP + 2,
    ACTION_FEATURES_MAX = 10, /* of one action */
};

/* The weights, in tenths of a point of the hand; written by route-mille-lab tune. */
extern const int16_t linear_eval_weights[FEATURES];

/* All that the side in turn may do. */
int linear_eval_actions(const struct race *race, uint8_t action[ACTIONS_MAX]);
/* The features of an action; returns how many. */
int linear_eval_features(const struct race *race, int action, uint16_t feature[ACTION_FEATURES_MAX]);
/* What the quick player does. */
int linear_eval_choose(const struct race *race, const int16_t weight[FEATURES]);
/* The worth of each of some actions, relative to each other, in tenths of a point; the plans are from
 * race_plan. */
void linear_eval_values(const struct race *race, const struct race_plans *plans,
                        const int16_t weight[FEATURES], const uint8_t *action, int count, int32_t *value);

#endif
