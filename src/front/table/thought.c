/* SPDX-License-Identifier: MIT */
#include "front/table/thought.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <string.h>

const char *table_hint_waits(void)
{
    return _("Hint \u2013 let us see\xE2\x80\xA6");
}

void table_hint_stop(struct front *front)
{
    struct table_advice *advice = &table_of(front)->advice;
    if (advice->job) {
        front->services->work_cancel(front->services->context, advice->job);
    }
    if (advice->wanted && strcmp(table_of(front)->message, table_hint_waits()) == 0) {
        table_of(front)->message[0] = '\0';
        front_touch(front);
    }
    *advice = (struct table_advice){.wanted = false};
}

bool table_think_shows(const struct table *table)
{
    const struct table_thought *thought = &table->thought;
    return thought->job && !thought->answered && thought->waited >= tween_ticks(TABLE_PATIENCE_MS);
}

void table_think_stop(struct front *front)
{
    struct table_thought *thought = &table_of(front)->thought;
    if (thought->job) {
        front->services->work_cancel(front->services->context, thought->job);
    }
    if (table_think_shows(table_of(front))) {
        front_touch(front);
    }
    *thought = (struct table_thought){.job = 0};
}
