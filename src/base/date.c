/* SPDX-License-Identifier: MIT */
#include "base/date.h"

enum { ERA_DAYS = 146097, ERA_YEARS = 400, EPOCH = 719468 };

/* Years are counted from March, so that the leap day is the last day of a year. The calendar repeats every
 * 400 years. */
struct date date_of(int days)
{
    int since = days + EPOCH;
    int era = (since >= 0 ? since : since - (ERA_DAYS - 1)) / ERA_DAYS;
    int in_era = since - era * ERA_DAYS;
    int year = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    int in_year = in_era - (365 * year + year / 4 - year / 100);
    int march = (5 * in_year + 2) / 153;
    struct date date = {.year = year + era * ERA_YEARS,
                        .month = march < 10 ? march + 3 : march - 9,
                        .day = in_year - (153 * march + 2) / 5 + 1};
    date.year += date.month <= 2;
    return date;
}

int date_days(struct date date)
{
    int year = date.year - (date.month <= 2);
    int era = (year >= 0 ? year : year - (ERA_YEARS - 1)) / ERA_YEARS;
    int in_era = year - era * ERA_YEARS;
    int march = date.month > 2 ? date.month - 3 : date.month + 9;
    int in_year = (153 * march + 2) / 5 + date.day - 1;
    return era * ERA_DAYS + in_era * 365 + in_era / 4 - in_era / 100 + in_year - EPOCH;
}

int date_weekday(int days)
{
    enum { WEEK = 7, THURSDAY = 3 }; /* 1970-01-01 was a Thursday */
    return ((days + THURSDAY) % WEEK + WEEK) % WEEK;
}

int date_month_days(int year, int month)
{
    int next =
        month == 12 ? date_days((struct date){year + 1, 1, 1}) : date_days((struct date){year, month + 1, 1});
    return next - date_days((struct date){year, month, 1});
}

void date_write(int days, struct text *out)
{
    struct date date = date_of(days);
    text_addf(out, "%04d-%02d-%02d", date.year, date.month, date.day);
}

static bool digits(const char **at, int count, int *value)
{
    *value = 0;
    for (; count > 0; count--, (*at)++) {
        if (**at < '0' || **at > '9') {
            return false;
        }
        *value = *value * 10 + (**at - '0');
    }
    return true;
}

bool date_read(const char *string, int *days)
{
    struct date date;
    if (!digits(&string, 4, &date.year) || *string++ != '-' || !digits(&string, 2, &date.month) ||
        *string++ != '-' || !digits(&string, 2, &date.day) || *string != '\0' || date.year < 1 ||
        date.month < 1 || date.month > 12) {
        return false;
    }
    *days = date_days(date);
    struct date back = date_of(*days);
    return back.day == date.day && back.month == date.month && back.year == date.year;
}
