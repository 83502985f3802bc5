/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_rules.h"

#include "front/mille/mille_options.h"
#include "front/mille/mille_rules_words.h"

const struct options_entry *mille_rule_row(int option)
{
    return option == OPTION_EXTENSION  ? &MILLE_OPTIONS_ROWS[MILLE_CHOICE_EXTENSION]
           : option == OPTION_DECK_END ? &MILLE_OPTIONS_ROWS[MILLE_CHOICE_DECK_END]
                                       : &MILLE_RULES_ROWS[option];
}

void mille_rule_choose(struct settings *settings, int option, int value)
{
    const struct options_entry *row = mille_rule_row(option);
    settings_set_number(settings, row->game, row->key, value);
    mille_choose(settings, MILLE_CHOICE_RULES, RULES_OWN);
}

/* Whether the first choice of a rule leaves it to the seating. */
static bool may_be_as_seated(int option)
{
    return option == OPTION_DECK || option == OPTION_GOAL || option == OPTION_COUP;
}

static void fill_own(const struct settings *settings, uint8_t option[GAME_OPTIONS_MAX])
{
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        int value = options_kept(settings, mille_rule_row(i));
        if (i == OPTION_EXTENSION) {
            option[i] = value == EXTENSION_AS_SEATED ? option[i]
                        : value == EXTENSION_OFFERED ? EXTENSION_ON
                                                     : EXTENSION_OFF;
        } else if (!may_be_as_seated(i)) {
            option[i] = (uint8_t)value;
        } else if (value > 0) {
            option[i] = (uint8_t)(value - 1);
        }
    }
}

void mille_rules_fill(const struct settings *settings, struct game_setup *setup)
{
    int set = mille_choice(settings, MILLE_CHOICE_RULES);
    mille_rule_set_fill(set == RULES_OWN ? RULES_MILLE : (enum mille_rule_set)set, setup->seats, setup->sides,
                        setup->option);
    if (set == RULES_OWN) {
        fill_own(settings, setup->option);
    }
}
