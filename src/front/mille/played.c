/* SPDX-License-Identifier: MIT */
#include "front/mille/played.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/table/table.h"
#include "games/mille/rule_sets.h"

static const struct game_setup *setup_of(const struct table *table)
{
    return &table->session.journal.setup;
}

static enum mille_rule_set rules_of(const struct table *table)
{
    const struct game_setup *setup = setup_of(table);
    return mille_rule_set_of(setup->seats, setup->sides, setup->option);
}

static const char *rules_name(enum mille_rule_set set)
{
    static const char *const names[] = {
        [RULES_MILLE] = N_("Road, as ever"),  [RULES_PARKER] = N_("Parker, 1962"),
        [RULES_DUJARDIN] = N_("Dujardin"),    [RULES_US2010] = N_("American, 2010s"),
        [RULES_FAMILY] = N_("Kitchen table"), [RULES_OWN] = N_("My own rules"),
    };
    return _(names[set]);
}

bool played_is_said(const struct table *table)
{
    return setup_of(table)->seats > 2 || rules_of(table) != RULES_MILLE;
}

void played_text(const struct table *table, struct text *out)
{
    /* TRANSLATORS: the name of a rule set. */
    text_addf(out, _("Rules: %s"), rules_name(rules_of(table)));
}

/* Whether the options ever let a line count. */
static bool counts(const uint8_t *option, enum mille_score_code code)
{
    switch (code) {
    case SCORE_SAFE_TRIP:
        return option[OPTION_BONUSES] != BONUSES_NONE;
    case SCORE_DELAYED_ACTION:
    case SCORE_SHUT_OUT:
        return option[OPTION_BONUSES] == BONUSES_ALL;
    case SCORE_EXTENSION:
        return option[OPTION_EXTENSION] == EXTENSION_ON && option[OPTION_GOAL] == GOAL_700;
    default:
        return true;
    }
}

int played_points(const struct table *table, enum mille_score_code code)
{
    const uint8_t *option = setup_of(table)->option;
    if (!counts(option, code)) {
        return 0;
    }
    bool fewer = code == SCORE_COUP_FOURRE && option[OPTION_COUP_POINTS] == COUP_POINTS_200;
    return fewer ? COUP_FEWER_POINTS : mille_points[code];
}

void played_end_text(const struct table *table, struct text *out)
{
    char number[NUMBER_SIZE];
    if (setup_of(table)->option[OPTION_LENGTH] == LENGTH_HAND) {
        text_add(out, _("game of one hand"));
    } else {
        text_addf(out, _("game at %s"), number_figure(GAME_POINTS, number));
    }
}
