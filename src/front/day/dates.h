/* SPDX-License-Identifier: MIT */
/* Days of the calendar as a person reads them. */
#ifndef FRONT_DAY_DATES_H
#define FRONT_DAY_DATES_H

#include "base/date.h"

/* "12 Aug 1955", translated. */
void date_text(int days, struct text *out);
/* "Friday 5 August 1955", translated. */
void date_long_text(int days, struct text *out);
/* "14:32"; second: of the day, in local time. */
void date_time_text(int second, struct text *out);

#endif
