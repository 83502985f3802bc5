/* SPDX-License-Identifier: MIT */
#include "games/mille/rule_sets.h"

#include "base/check.h"

#include <string.h>

const char *const mille_rule_set_names[MILLE_RULE_SETS] = {
    [RULES_MILLE] = "mille",   [RULES_PARKER] = "parker", [RULES_DUJARDIN] = "dujardin",
    [RULES_US2010] = "us2010", [RULES_FAMILY] = "family",
};

/* What a seating takes where the rule set says nothing. */
static void fill_seating(int seats, int sides, uint8_t option[GAME_OPTIONS_MAX])
{
    bool pairs = seats > sides;
    bool four_in_pairs = pairs && sides == 2;
    option[OPTION_DECK] = pairs ? DECK_106 : DECK_101;
    option[OPTION_GOAL] = four_in_pairs ? GOAL_1000 : GOAL_700;
    option[OPTION_EXTENSION] = four_in_pairs ? EXTENSION_OFF : EXTENSION_ON;
    option[OPTION_COUP] = seats > 2 ? COUP_AT_ONCE : COUP_IN_TURN;
}

void mille_rule_set_fill(enum mille_rule_set set, int seats, int sides, uint8_t option[GAME_OPTIONS_MAX])
{
    CHECK(set < MILLE_RULE_SETS && game_can_seat(&mille_game, seats, sides));
    memset(option, 0, GAME_OPTIONS_MAX);
    fill_seating(seats, sides, option);
    switch (set) {
    case RULES_PARKER:
    case RULES_DUJARDIN:
        option[OPTION_COUP] = COUP_AT_ONCE;
        option[OPTION_EXTENSION_PAY] = EXTENSION_PAY_CALLER;
        option[OPTION_DECK_END] = DECK_END_EMPTY_HANDS;
        option[OPTION_OLD_HAZARD] = OLD_HAZARD_CURE;
        option[OPTION_SHUT_OUT] = set == RULES_DUJARDIN ? SHUT_OUT_EACH : SHUT_OUT_ALL;
        option[OPTION_LATE_SAFETY] = set == RULES_DUJARDIN ? LATE_SAFETY_ENDS_TURN : LATE_SAFETY_AGAIN;
        break;
    case RULES_US2010:
        option[OPTION_GOAL] = GOAL_1000;
        option[OPTION_EXTENSION] = EXTENSION_OFF;
        option[OPTION_FINISH] = FINISH_OVER;
        option[OPTION_AFTER_CURE] = AFTER_CURE_DRIVE;
        break;
    case RULES_FAMILY:
        option[OPTION_RACERS] = RACERS_ANY;
        option[OPTION_HAZARD_ON] = HAZARD_ON_ANY;
        option[OPTION_AFTER_CURE] = AFTER_CURE_DRIVE;
        option[OPTION_DECK_END] = DECK_END_RESHUFFLE;
        break;
    default:
        break;
    }
}

enum mille_rule_set mille_rule_set_of(int seats, int sides, const uint8_t option[GAME_OPTIONS_MAX])
{
    for (int set = RULES_MILLE; set < MILLE_RULE_SETS; set++) {
        uint8_t filled[GAME_OPTIONS_MAX];
        mille_rule_set_fill((enum mille_rule_set)set, seats, sides, filled);
        if (memcmp(filled, option, sizeof filled) == 0) {
            return (enum mille_rule_set)set;
        }
    }
    return RULES_OWN;
}
