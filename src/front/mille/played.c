/* SPDX-License-Identifier: MIT */
#include "front/mille/played.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/table/table.h"

static const struct game_setup *setup_of(const struct table *table)
{
    return &table->session.journal.setup;
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
    return counts(option, code) ? mille_unit_points(option, code) : 0;
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
