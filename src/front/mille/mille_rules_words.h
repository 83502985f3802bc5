/* SPDX-License-Identifier: MIT */
/* Names and sentences of the road's rule sets and of its rules one by one. */
#ifndef FRONT_MILLE_MILLE_RULES_WORDS_H
#define FRONT_MILLE_MILLE_RULES_WORDS_H

#include "front/scenes/options_table.h"
#include "games/mille/rule_sets.h"

/* Each rule set and RULES_OWN: the name, and what it changes in a sentence, both for _(). */
extern const struct options_choice MILLE_RULE_SETS_WORDS[MILLE_RULE_SETS + 1];
/* The name of a rule set, of enum mille_rule_set, for _(). */
const char *mille_rule_set_name(int set);

/* The rules one by one, by enum mille_option, as rows of a choice whose number the settings keep. The value
 * of a row that has one more choice than its option, the first or the last one, may be left to the seating.
 * The rows without a name are among those of the options (mille_options.h). */
extern const struct options_entry MILLE_RULES_ROWS[MILLE_OPTION_COUNT];

/* Adds what is played by: "Parker 1962, four in pairs, to 1,000". */
void mille_rules_text(const struct mille_public *pub, struct text *out);
/* Whether two play by the rules of the house, about which nothing needs to be said. */
bool mille_rules_are_usual(const struct mille_public *pub);
/* Adds what is played by as a sentence, for the beginning of a game, unless the rules are usual. */
void mille_rules_say(const struct mille_public *pub, struct text *out);

#endif
