/* SPDX-License-Identifier: MIT */
/* The rules of new games at the road table, as a person chose them: a rule set, or the own rules one by one.
 * The own rules are kept while a rule set is chosen. */
#ifndef FRONT_MILLE_MILLE_RULES_H
#define FRONT_MILLE_MILLE_RULES_H

#include "front/scenes/options_table.h"
#include "games/mille/rule_sets.h"

/* Whether the own rules have the extension; the numbers are those of the settings. */
enum mille_extension_choice { EXTENSION_NEVER, EXTENSION_OFFERED, EXTENSION_AS_SEATED, EXTENSIONS };

/* The row of one of the own rules, of enum mille_option. */
const struct options_entry *mille_rule_row(int option);
/* Chooses a value of an own rule, a number of its row, and with it the own rules. The caller saves the
 * settings. */
void mille_rule_choose(struct settings *settings, int option, int value);

/* Fills in the options of a new game for the seats and sides of its setup. */
void mille_rules_fill(const struct settings *settings, struct game_setup *setup);

/* Opens the page of the own rules. */
void mille_own_rules_open(struct front *front);

#endif
