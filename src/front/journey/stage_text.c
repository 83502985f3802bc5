/* SPDX-License-Identifier: MIT */
#include "front/journey/stage_text.h"

#include "base/date.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/opponent.h"

enum { YEAR = 1955 };

/* The first stage of the way of a stage. */
static int way_begins(int stage)
{
    return stages[stage].way == STAGE_OUT ? 0 : stages_on(STAGE_OUT);
}

int stage_number(int stage)
{
    return stage - way_begins(stage) + 1;
}

int stage_of_number(int stage, int number)
{
    return way_begins(stage) + number - 1;
}

int stage_after(int stage)
{
    return stage_number(stage) < stages_on(stages[stage].way) ? stage + 1 : -1;
}

int stage_day(int stage)
{
    return date_days((struct date){YEAR, 1, 1}) + stages[stage].date;
}

void stage_date_text(int stage, struct text *out)
{
    date_long_text(stage_day(stage), out);
}

void stage_day_text(int stage, struct text *out)
{
    date_text(stage_day(stage), out);
}

void stage_met_text(unsigned met, struct text *out)
{
    static const char *const says[1 << STAGE_GOALS] = {
        N_("no goal met"),  N_("goal I met"),          N_("goal II met"),          N_("goals I and II met"),
        N_("goal III met"), N_("goals I and III met"), N_("goals II and III met"), N_("all three goals met")};
    text_add(out, _(says[met & ((1u << STAGE_GOALS) - 1)]));
}

static const char *name_of(int stage, int seat)
{
    const struct opponent *who = journey_rival(stage, seat);
    return who ? _(who->name) : "";
}

void stage_names_text(int stage, struct text *out)
{
    switch (stage_rivals(&stages[stage])) {
    case 0:
        break;
    case 1:
        text_add(out, name_of(stage, 1));
        break;
    case 2:
        /* TRANSLATORS: two people. */
        text_addf(out, _("%s and %s"), name_of(stage, 1), name_of(stage, 2));
        break;
    default:
        /* TRANSLATORS: three people. */
        text_addf(out, _("%s, %s and %s"), name_of(stage, 1), name_of(stage, 2), name_of(stage, 3));
        break;
    }
}

void stage_table_text(int stage, struct text *out)
{
    char names[160];
    struct text who = text_in(names, sizeof names);
    const char *table = _(journey_game(stage)->label);
    int hands = stages[stage].hands;
    stage_names_text(stage, &who);
    if (names[0] == '\0') {
        /* TRANSLATORS: a table where nobody sits opposite. */
        text_addf(out, _("%s · alone"), table);
    } else if (hands == 1) {
        /* TRANSLATORS: a table, and who sits there; likewise below. */
        text_addf(out, _("%s · one hand against %s"), table, names);
    } else if (hands == 2) {
        text_addf(out, _("%s · two hands against %s"), table, names);
    } else {
        text_addf(out, _("%s · against %s"), table, names);
    }
}

void stage_stamps_text(unsigned stamps, struct text *out)
{
    int count = 0;
    for (int g = 0; g < STAGE_GOALS; g++) {
        count += (int)(stamps >> g & 1u);
    }
    text_add(out, count == 0   ? _("none of three stamps yet")
                  : count == 1 ? _("one of three stamps")
                  : count == 2 ? _("two of three stamps")
                               : _("all three stamps"));
}

void stage_opens_text(int stage, struct text *out)
{
    int next = stage_after(stage);
    if (next >= 0) {
        /* TRANSLATORS: what the first stamp does; a town. */
        text_addf(out, _("Opens the road to %s."), _(stages[next].town));
    } else if (stages[stage].way == STAGE_OUT) {
        text_add(out, _("Opens the terrace, and the way back."));
    } else {
        text_add(out, _("Brings you home to Paris."));
    }
}

static void won_text(int try, struct text *out)
{
    if (try > 3) {
        text_addf(out, _("Won on try %d"), try);
        return;
    }
    text_add(out, try < 2    ? _("Won on the first try")
                  : try == 2 ? _("Won on the second try")
                             : _("Won on the third try"));
}

void stage_goals_text(const struct front *front, int stage, struct text *out)
{
    for (int g = 0; g < STAGE_GOALS; g++) {
        char says[120];
        bool met = journey_record(front, stage)->stamps >> g & 1u;
        /* TRANSLATORS: a goal of a stage, and that it is met. */
        text_format(says, sizeof says, met ? _("Goal %d: %s, met") : _("Goal %d: %s"), g + 1,
                    _(stages[stage].goal[g].words));
        text_add_sentence(out, says);
    }
}

void stage_goal_text(const struct front *front, int stage, int goal, struct text *out)
{
    const struct journey_record *record = journey_record(front, stage);
    const struct stage_goal *what = &stages[stage].goal[goal];
    char near[NUMBER_SIZE], lacks[NUMBER_SIZE];
    if (record->stamps >> goal & 1u) {
        won_text(record->won_in[goal], out);
        return;
    }
    if (goal == 0) {
        stage_opens_text(stage, out);
    } else if (what->in_a_hand && what->test[1].figure) {
        text_add(out, _("In one hand."));
    }
    int nearest = record->nearest[goal];
    if (what->near && nearest > 0 && nearest < what->full) {
        text_add(out, out->length > 0 ? " " : "");
        /* TRANSLATORS: how near any try came to a number, and what was missing. */
        text_addf(out, _("Nearest: %s, %s short"), number_figure(nearest, near),
                  number_figure(what->full - nearest, lacks));
    }
}
