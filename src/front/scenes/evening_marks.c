/* SPDX-License-Identifier: MIT */
#include "front/scenes/evening_marks.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/scenes/postcard.h"

const char *evening_town(const struct front *front)
{
    return journey_at_table(front) ? postcard_town(journey_of(front)->stage) : NULL;
}

void evening_head(const char *town, const char *rest, struct text *out)
{
    if (town) {
        text_addf(out, "%s \u00b7 ", town);
    }
    text_add(out, rest);
}

struct evening_postmark evening_postmark(const struct front *front, const char *place)
{
    struct evening_postmark mark = {.head = place};
    struct text foot = text_in(mark.foot, sizeof mark.foot);
    if (journey_at_table(front)) {
        mark.head = evening_town(front);
        postcard_day(journey_of(front)->stage, &foot);
    } else {
        text_add(&foot, _("AOÛT 1955"));
    }
    return mark;
}
