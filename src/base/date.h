/* SPDX-License-Identifier: MIT */
/* Calendar dates, without a clock. A day is a number: days since 1970-01-01. */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include "base/text.h"

struct date {
    int year, month, day; /* month and day from 1 */
};

/* The date of a day, and the day of a date. */
struct date date_of(int days);
int date_days(struct date date);
/* The weekday of a day: 0 is Monday, 6 is Sunday. */
int date_weekday(int days);
/* How many days a month has. */
int date_month_days(int year, int month);
/* Adds the date of a day as files have it: "1955-08-12". */
void date_write(int days, struct text *out);
/* Reads such a date; false if the string is no date of the years 1 to 9999. */
bool date_read(const char *string, int *days);

#endif
