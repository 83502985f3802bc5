/* SPDX-License-Identifier: MIT */
#include "front/mille/sheet_acts.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

const char sheet_copied[] = N_("The score sheet is in the clipboard.");
const char sheet_not_copied[] = N_("The clipboard of this desktop cannot be reached.");

bool sheet_intent(struct front *front, const struct intent *intent, const char **said)
{
    bool key = intent->kind == INTENT_KEY;
    if (table_is_lesson(front) || intent->repeat) {
        return false;
    }
    if (intent->kind == INTENT_ALTERNATE || (key && intent->key == 'c')) {
        const struct day_entry *entry =
            table_is_day(front) ? day_entry(front, day_of(front)->game, day_of(front)->date) : NULL;
        if (entry && entry->over) {
            *said = day_copy_line(front, entry);
            return true;
        }
        bool copied = mille_table_copy_sheet(front);
        sounds_cue(front, copied ? CUE_PRESS : CUE_BELL);
        *said = copied ? sheet_copied : sheet_not_copied;
        front_touch(front);
        return true;
    }
    if (intent->kind == INTENT_SECONDARY || (key && intent->key == 'l')) {
        sounds_cue(front, CUE_PRESS);
        front_push(front, &road_log_scene);
        return true;
    }
    return false;
}

void sheet_prompts(const struct front *front, struct status *status)
{
    if (!table_is_lesson(front)) {
        status->prompt[status->prompts++] =
            (struct prompt){PROMPT_COPY, table_is_day(front) ? _("Copy the line") : _("Copy score")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_LOG, _("Road log")};
    }
}
