/* SPDX-License-Identifier: MIT */
/* The linear evaluation of an action: a sum of a few weights that are looked up by features. It knows what
 * the seat in turn knows. `route-mille-lab tune` learns the weights from hands that were played out. The
 * quick player (neural_eval.h) adds a small net to them. */
#ifndef GAMES_MILLE_AI_LINEAR_EVAL_H
#define GAMES_MILLE_AI_LINEAR_EVAL_H

#include "games/mille/ai/race_view.h"

/* A feature is one weight of the table. The weights are counted out here, with the indices of each group in
 * brackets. "Rest" stands for the miles to the goal, "way" and "place" for how a side stands (race_way),
 * "plan" for the cards that cover the rest. */
enum {
    RESTS = 13,         /* rest_class */
    OPPONENT_RESTS = 6, /* miles to the goal: up to 50, 100, 200, 400, more; none driven yet */
    COARSE_RESTS = 4,   /* coarse_rest */
    COARSE_STAGES = 4,  /* coarse_stage */
    FEW = 3,            /* cards of a kind: 1, 2, 3 or more */
    SOME = 5,           /* cards: 0, 1, 2, 3, 4 or more */
    PLACES = 3,         /* under way; waiting for a Go; stopped by a hazard that wants a remedy first */
    DISTANCES = DISTANCE_KINDS,
    HAZARDS = CARD_SPEED_LIMIT - CARD_OUT_OF_GAS + 1,
    REMEDIES = CARD_END_OF_LIMIT - CARD_GASOLINE + 1,
    SAFETIES = SAFETY_KINDS,
    HAND_SIZES = HAND_CARDS_DRAWN + 1,
    PLANS = 7, /* at the goal; covered by 1, 2, 3 cards; not covered, and no, few or many hidden cards would
                  cover it */
    DECK_SIXTHS = 16, /* sixes of cards left */
    LONG_HAND = 9,    /* fifties of miles in the hand */

    /* a distance played */
    F_AFTER = 0,                                       /* [distance][rest after] */
    F_PLAN = F_AFTER + DISTANCES * RESTS,              /* [plan][stage] */
    F_PACE = F_PLAN + PLANS * RACE_STAGES,             /* [distance][stage] */
    F_CHASE = F_PACE + DISTANCES * RACE_STAGES,        /* [arrived][opponent under way][opponent rest] */
    F_MANY = F_CHASE + 2 * 2 * OPPONENT_RESTS,         /* [distance][how many held] */
    F_BIGGER = F_MANY + DISTANCES * FEW,               /* [distance][bigger playable held][coarse rest] */
    F_RACER = F_BIGGER + DISTANCES * 2 * COARSE_RESTS, /* [200s before][rest] */
    F_PLAN_REST = F_RACER + 2 * RESTS,                 /* [plan][rest after] */
    F_PLAN_CHASE = F_PLAN_REST + PLANS * RESTS,        /* [plan][opponent under way][opponent rest] */
    /* a hazard played */
    F_HIT = F_PLAN_CHASE + PLANS * 2 * OPPONENT_RESTS,   /* [hazard][safety may be out][opponent under way] */
    F_HIT_REST = F_HIT + HAZARDS * 2 * 2,                /* [hazard][opponent rest] */
    F_HIT_PLACE = F_HIT_REST + HAZARDS * OPPONENT_RESTS, /* [limit][place][coarse rest] */
    F_HIT_MANY = F_HIT_PLACE + 2 * PLACES * COARSE_RESTS,   /* [hazard][how many held][stage] */
    F_HIT_CURES = F_HIT_MANY + HAZARDS * FEW * RACE_STAGES, /* [hazard][remedies hidden] */
    F_HIT_LEFT = F_HIT_CURES + HAZARDS * HAND_SIZES,        /* [hazards in the hand] */
    F_HIT_HOME = F_HIT_LEFT + HAND_SIZES,                   /* [plan before][opponent rest] */
    /* a remedy played */
    F_CURE = F_HIT_HOME + PLANS * OPPONENT_RESTS,    /* [remedy][stage] */
    F_CURE_REST = F_CURE + REMEDIES * RACE_STAGES,   /* [remedy][rest] */
    F_CURE_NEXT = F_CURE_REST + REMEDIES * RESTS,    /* [remedy][goes at once][distances held] */
    F_CURE_SAFE = F_CURE_NEXT + REMEDIES * 2 * SOME, /* [remedy][its safety held] */
    F_CURE_CHASE = F_CURE_SAFE + REMEDIES * 2,       /* [opponent under way][opponent rest] */
    /* a safety played */
    F_SAFE = F_CURE_CHASE + 2 * OPPONENT_RESTS,         /* [safety][stage] */
    F_SAFE_THREAT = F_SAFE + SAFETIES * RACE_STAGES,    /* [safety][hazards hidden] */
    F_SAFE_HIT = F_SAFE_THREAT + SAFETIES * HAND_SIZES, /* [safety][not hit; hit; hit with the remedy held] */
    F_SAFE_CHASE = F_SAFE_HIT + SAFETIES * 3, /* [opponent under way][opponent rest][coarse stage] */
    F_SAFE_HOME =
        F_SAFE_CHASE + 2 * OPPONENT_RESTS * COARSE_STAGES, /* [can arrive now][last miles][safety] */
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
    X_HAZARD = X_MILES_PLAN + PLANS * PLANS,      /* [hazard][opponent safe; safety ours; else][how many] */
    X_HAZARD_PACE = X_HAZARD + HAZARDS * 3 * FEW, /* [hazard][stage] */
    X_HAZARD_REST = X_HAZARD_PACE + HAZARDS * RACE_STAGES,   /* [hazard][opponent rest] */
    X_HAZARD_ALL = X_HAZARD_REST + HAZARDS * OPPONENT_RESTS, /* [hazard][hazards held] */
    X_CURE = X_HAZARD_ALL + HAZARDS * HAND_SIZES, /* [remedy][useless; safety held; wanted; else][how many] */
    X_CURE_THREAT = X_CURE + REMEDIES * 4 * FEW,  /* [remedy][threats hidden][coarse stage] */
    X_CURE_PLACE = X_CURE_THREAT + REMEDIES * SOME * COARSE_STAGES, /* [remedy][place][coarse rest] */
    /* an extension, against finishing */
    E_DECK =
        X_CURE_PLACE + REMEDIES * PLACES * COARSE_RESTS, /* [the opponent has no mile][sixes of cards left] */
    E_OPPONENT = E_DECK + 2 * DECK_SIXTHS,               /* [opponent's place][limited][rest] */
    E_OPPONENT_SAFE = E_OPPONENT + PLACES * 2 * OPPONENT_RESTS, /* [its safeties played] */
    E_HAZARDS = E_OPPONENT_SAFE + SAFETIES + 1,                 /* [hazards in the hand] */
    E_CURES = E_HAZARDS + HAND_SIZES,                           /* [kinds of remedies in the hand] */
    E_PLAN = E_CURES + REMEDIES + 1,                            /* [plan for 300 more] */
    E_SAFE = E_PLAN + PLANS,                                    /* [safeties played and held] */
    E_MILES = E_SAFE + SAFETIES + 1,                            /* [fifties of miles in the hand] */
    E_SAFE_TRIP = E_MILES + LONG_HAND,                          /* [no 200 played] */
    FEATURES = E_SAFE_TRIP + 2,
    ACTION_FEATURES_MAX = 10, /* of one action */
};

/* In tenths of a point of the hand; written by route-mille-lab tune. */
struct linear_eval {
    int16_t weight[FEATURES];
};

extern const struct linear_eval linear_eval_weights;

/* Lists the legal actions of the side in turn; returns how many. */
int linear_eval_actions(const struct race *race, uint8_t action[ACTIONS_MAX]);
/* Writes the features of an action; returns how many. */
int linear_eval_features(const struct race *race, int action, uint16_t feature[ACTION_FEATURES_MAX]);
/* The action that these weights alone rate highest; a coup fourré comes before all else. */
int linear_eval_choose(const struct race *race, const int16_t weight[FEATURES]);
/* Rates actions against each other, in tenths of a point. plans: from race_plan. */
void linear_eval_values(const struct race *race, const struct race_plans *plans,
                        const int16_t weight[FEATURES], const uint8_t *action, int count, int32_t *value);

#endif
