/* SPDX-License-Identifier: MIT */
/* Days of the calendar, without a clock. */
#ifndef FRONT_DATES_H
#define FRONT_DATES_H

#include "base/text.h"

struct date {
    int year, month, day; /* month and day from 1 */
};

/* The date of a day counted from 1970-01-01, and back. */
struct date date_of(int days);
int date_days(struct date date);
/* "12 Aug 1955", translated. */
void date_text(int days, struct text *out);
/* "1955-08-12", as files have it. */
void date_write(int days, struct text *out);
/* Reads that; false if it is no date of the years 1 to 9999. */
bool date_read(const char *string, int *days);

#endif
