/* SPDX-License-Identifier: MIT */
/* The named rule sets of the road game, and what each seating takes: docs/rules.md. A setup always holds all
 * options one by one; a rule set is only a way to fill them in. */
#ifndef GAMES_MILLE_RULE_SETS_H
#define GAMES_MILLE_RULE_SETS_H

#include "games/mille/mille.h"

/* In the order in which they are offered. */
enum mille_rule_set {
    RULES_MILLE,    /* the old program's */
    RULES_PARKER,   /* the American box of 1962 */
    RULES_DUJARDIN, /* the classic French box */
    RULES_US2010,   /* the American box of the 2010s */
    RULES_FAMILY,   /* rules of many kitchen tables */
    MILLE_RULE_SETS,
    RULES_OWN = MILLE_RULE_SETS /* any other combination of options */
};

/* The name of a rule set in files and on the command line. */
extern const char *const mille_rule_set_names[MILLE_RULE_SETS];

/* Fills in all options of a rule set at a seating of the game: deck, goal and extension are those of the
 * seating, and more than two seats play coups fourres out of turn, unless the rule set says otherwise. */
void mille_rule_set_fill(enum mille_rule_set set, int seats, int sides, uint8_t option[GAME_OPTIONS_MAX]);
/* The rule set that has exactly these options at a seating, or RULES_OWN. */
enum mille_rule_set mille_rule_set_of(int seats, int sides, const uint8_t option[GAME_OPTIONS_MAX]);

#endif
