/* SPDX-License-Identifier: MIT */
#include "front/mille/score_evening.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/scenes/evening_marks.h"

#include <math.h>

bool score_adds_up(const struct front *front)
{
    const struct stage *stage = journey_at_table(front);
    return stage == NULL || stage->hands != 1;
}

struct rect score_goals_box(const struct front *front, const struct sheet_form *sheet, float label,
                            struct rect band)
{
    const float mark = 150, air = 10;
    const bool full = sheet->kind == SHEET_FULL, side = sheet->kind == SHEET_SIDE;
    float top = band.y + (score_adds_up(front) ? band.h + air : 0);
    float foot = side ? sheet->rest.y + sheet->rest.h - 8 : sheet_button(sheet, SHEET_LEAVE).y - air;
    float right =
        side ? sheet->rest.x + sheet->rest.w : sheet->box.x + sheet->box.w - (full ? 40 : 30) - mark;
    return (struct rect){label, top, right - label, foot - top};
}

struct sheet_stamp score_evening_stamp(struct rect goals)
{
    const float radius = 64, apart = 84, least = .55f; /* of its letters, where the goals are low */
    return (struct sheet_stamp){{goals.x + goals.w + apart, goals.y + goals.h / 2},
                                fmaxf(least, fminf(1, (goals.h / 2 - 2) / radius))};
}

void score_hand_text(const struct front *front, int hand, struct text *out)
{
    const struct stage *stage = journey_at_table(front);
    text_addf(out, _("HAND %d"), hand);
    if (stage && stage->hands > 1) {
        /* TRANSLATORS: follows "HAND 1". */
        text_addf(out, _(" OF %d"), stage->hands);
    }
}

void score_evening_head(const struct front *front, int hand, int arrived, struct sheet_head *head)
{
    const struct table *table = table_of(front);
    const int stage = journey_of(front)->stage;
    struct text label = text_in(head->label, sizeof head->label),
                line = text_in(head->line, sizeof head->line);
    char number[64];
    struct text rest = text_in(number, sizeof number);
    if (stages[stage].hands > 1) {
        score_hand_text(front, hand, &rest);
        evening_head(evening_town(front), number, &label);
    } else {
        text_add(&label, evening_town(front));
    }
    head->long_label = true;
    stage_day_text(stage, &line);
    text_add(&line, " \u00b7 ");
    if (arrived < 0) {
        text_add(&line, _("nobody arrived"));
    } else if (arrived == table_side_of(table, table_you(table))) {
        text_add(&line, _("you arrived"));
    } else {
        char name[96];
        struct text called = text_in(name, sizeof name);
        table_side_called(table, arrived, &called);
        text_addf(&line,
                  mille_side_seats(table) > 1 ? translate_context(NC_("pair", "%s arrived"))
                                              : _("%s arrived"),
                  name);
    }
}
