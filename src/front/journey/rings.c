/* SPDX-License-Identifier: MIT */
#include "front/journey/rings.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"
#include "ui/tween.h"

static const float HOP_MS = 420;

void rings_clear(struct front *front)
{
    journey_of(front)->rings = (struct rings_shown){.hop = {0}};
}

bool rings_are_shown(const struct table *table)
{
    return table->kind == TABLE_STAGE && table->seated;
}

void rings_note(struct front *front, unsigned met)
{
    const struct stage_try *try = &journey_of(front)->try;
    unsigned news = try->met & ~met;
    for (int g = 0; g < STAGE_GOALS && !try->over; g++) {
        if (news >> g & 1u) {
            journey_of(front)->rings.hop[g] = 1;
            table_say(table_of(front), false, _("Goal met: %s."), _(try->stage->goal[g].words));
            sounds_cue(front, CUE_SAMPLE);
        }
    }
}

bool rings_tick(struct front *front)
{
    bool moves = false;
    for (int g = 0; g < STAGE_GOALS; g++) {
        int *hop = &journey_of(front)->rings.hop[g];
        if (*hop > 0) {
            bool ends = front->settings.reduced_motion || *hop >= tween_ticks(HOP_MS);
            *hop = ends ? 0 : *hop + 1;
            moves = true;
        }
    }
    return moves;
}
