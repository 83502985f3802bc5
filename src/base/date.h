/* SPDX-License-Identifier: MIT */
/* Days of the calendar, without a clock. A day is counted from 1970-01-01. */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include "base/text.h"

struct date {
    int year, month, day; /* month and day from 1 */
};

/* The date of a day, and back. */
struct date date_of(int days);
int date_days(struct date date);
/* 0 is Monday, 6 is Sunday. */
int date_weekday(int days);
/* How many days a month has. */
int date_month_days(int year, int month);
/* "1955-08-12", as files have it. */
void date_write(int days, struct text *out);
/* Reads that; false if it is no date of the years 1 to 9999. */
bool date_read(const char *string, int *days);

#endif
