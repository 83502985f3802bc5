/* SPDX-License-Identifier: MIT */
/* Days of the calendar as a person reads them. */
#ifndef FRONT_DATES_H
#define FRONT_DATES_H

#include "base/date.h"

/* "12 Aug 1955", translated. */
void date_text(int days, struct text *out);

#endif
