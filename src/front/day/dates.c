/* SPDX-License-Identifier: MIT */
#include "front/day/dates.h"

#include "base/i18n/translate.h"

void date_text(int days, struct text *out)
{
    static const char *const months[] = {N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
                                         N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};
    struct date date = date_of(days);
    /* TRANSLATORS: a date: day, month, year. */
    text_addf(out, _("%d %s %d"), date.day, _(months[date.month - 1]), date.year);
}

void date_time_text(int second, struct text *out)
{
    /* TRANSLATORS: a time of day, hours and minutes. */
    text_addf(out, _("%d:%02d"), second / 3600, second / 60 % 60);
}
