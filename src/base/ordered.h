/* SPDX-License-Identifier: MIT */
/* Formats that name their values by number, "%2$s plays %1$s", as translations must: C has none of these,
 * POSIX does, and the library of Windows prints them as they stand. */
#ifndef BASE_ORDERED_H
#define BASE_ORDERED_H

#include "base/text.h"

/* Adds what such a format makes of its values to the end; for text_addv. Numbers, letters and strings of at
 * most nine places, each named. false, and nothing added or taken: no value is named, or there is something
 * that only the library may know. */
bool ordered_add(struct text *text, const char *format, va_list values);

#endif
