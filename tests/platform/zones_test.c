/* SPDX-License-Identifier: MIT */
/* Which day it is, by the clocks of the place: five zones, and the nights when summer time comes and goes. */
#include <stdlib.h>
#include <time.h>

#include "base/date.h"
#include "platform/files.h"
#include "test.h"

/* The linker leads the clock here. */
time_t __wrap_time(time_t *when);

static time_t now;

time_t __wrap_time(time_t *when)
{
    if (when) {
        *when = now;
    }
    return now;
}

/* Zones by their rules, so that no table of the machine is needed. */
#define PARIS "CET-1CEST,M3.5.0,M10.5.0/3"
#define NEW_YORK "EST5EDT,M3.2.0,M11.1.0"
#define CHATHAM "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45"
#define KOLKATA "IST-5:30"
#define PAGO_PAGO "SST11"

enum { DAY = 86400, HOUR = 3600, MINUTE = 60 };

static void the_date_is_that_of_the_place(void)
{
    static const struct {
        const char *zone, *date; /* the date begins */
        int before;              /* minutes of local midnight after that of Greenwich; negative: earlier */
    } rows[] = {
        {PARIS, "2026-11-22", -60},     {PARIS, "2026-07-14", -120},
        {PARIS, "2026-03-29", -60}, /* the night that is an hour short begins in winter time */
        {PARIS, "2026-03-30", -120},    {PARIS, "2026-10-25", -120},
        {PARIS, "2026-10-26", -60},     {NEW_YORK, "2026-11-22", 300},
        {NEW_YORK, "2026-03-08", 300},  {NEW_YORK, "2026-03-09", 240},
        {NEW_YORK, "2026-11-01", 240},  {NEW_YORK, "2026-11-02", 300},
        {CHATHAM, "2026-11-22", -825},  {CHATHAM, "2026-04-05", -825},
        {CHATHAM, "2026-04-06", -765},  {CHATHAM, "2026-09-27", -765},
        {CHATHAM, "2026-09-28", -825},  {KOLKATA, "2028-02-29", -330},
        {KOLKATA, "2028-03-01", -330},  {PAGO_PAGO, "2026-11-22", 660},
        {PAGO_PAGO, "2027-01-01", 660},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int date;
        assert_true(date_read(rows[i].date, &date));
        assert_int_equal(setenv("TZ", rows[i].zone, 1), 0);
        tzset();
        time_t begins = (time_t)date * DAY + (time_t)rows[i].before * MINUTE;
        now = begins - 1;
        assert_int_equal(files_today(), date - 1);
        now = begins;
        assert_int_equal(files_today(), date);
        now = begins + 12 * HOUR;
        assert_int_equal(files_today(), date);
        now = begins + 22 * HOUR + 59 * MINUTE + 59; /* the shortest day has 23 hours */
        assert_int_equal(files_today(), date);
    }
}

const struct test tests[] = {
    TEST(the_date_is_that_of_the_place),
    {0},
};
