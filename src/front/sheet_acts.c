/* SPDX-License-Identifier: MIT */
#include "front/sheet_acts.h"

#include "base/words.h"
#include "front/front.h"

const char sheet_copied[] = N_("The score sheet is in the clipboard.");
const char sheet_not_copied[] = N_("The clipboard of this desktop cannot be reached.");

bool sheet_intent(struct front *front, const struct intent *intent, const char **said)
{
    bool key = intent->kind == INTENT_KEY;
    if (front->lessons.on || intent->repeat) {
        return false;
    }
    if (intent->kind == INTENT_SORT || (key && intent->key == 'c')) {
        const struct day_entry *entry = front->day.on ? day_entry(front, front->day.date) : NULL;
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
    if (intent->kind == INTENT_DISCARD || (key && intent->key == 'l')) {
        sounds_cue(front, CUE_PRESS);
        front_push(front, &road_log_scene);
        return true;
    }
    return false;
}

void sheet_prompts(const struct front *front, struct status *status)
{
    if (!front->lessons.on) {
        status->prompt[status->prompts++] =
            (struct prompt){PROMPT_COPY, front->day.on ? _("Copy the line") : _("Copy score")};
        status->prompt[status->prompts++] = (struct prompt){PROMPT_LOG, _("Road log")};
    }
}
