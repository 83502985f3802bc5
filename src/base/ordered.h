/* SPDX-License-Identifier: MIT */
/* Formats that name their values by number, "%2$s plays %1$s". Translations need these, because the order of
 * words differs. They are no part of C but of POSIX, and the C library of Windows prints them unchanged. */
#ifndef BASE_ORDERED_H
#define BASE_ORDERED_H

#include "base/text.h"

/* Formats the values and adds the result; for text_addv. Knows integers, characters and strings, at most nine
 * values, all named by number. False: no value is named, or the format has something else; then nothing is
 * added and no value is consumed. */
bool ordered_add(struct text *text, const char *format, va_list values);

#endif
