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

void date_long_text(int days, struct text *out)
{
    static const char *const weekdays[] = {N_("Monday"), N_("Tuesday"),  N_("Wednesday"), N_("Thursday"),
                                           N_("Friday"), N_("Saturday"), N_("Sunday")};
    static const char *const months[] = {
        NC_("long month", "January"), NC_("long month", "February"), NC_("long month", "March"),
        NC_("long month", "April"),   NC_("long month", "May"),      NC_("long month", "June"),
        NC_("long month", "July"),    NC_("long month", "August"),   NC_("long month", "September"),
        NC_("long month", "October"), NC_("long month", "November"), NC_("long month", "December")};
    struct date date = date_of(days);
    const char *weekday = _(weekdays[date_weekday(days)]), *month = translate_context(months[date.month - 1]);
    if (date.day == 1) {
        /* TRANSLATORS: the first day of a month: weekday, month, year. */
        text_addf(out, _("%s 1 %s %d"), weekday, month, date.year);
    } else {
        /* TRANSLATORS: a date: weekday, day, month, year. */
        text_addf(out, _("%s %d %s %d"), weekday, date.day, month, date.year);
    }
}

void date_time_text(int second, struct text *out)
{
    /* TRANSLATORS: a time of day, hours and minutes. */
    text_addf(out, _("%d:%02d"), second / 3600, second / 60 % 60);
}
