/* SPDX-License-Identifier: MIT */
/* Numbers as the current language writes them: "5,000", "4.5". */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include "base/text.h"

#include <stdint.h>

enum { NUMBER_SIZE = 24 };

/* Adds a number with the language's separators between thousands. */
void number_add(int32_t value, struct text *out);
/* Writes such a number into a buffer of NUMBER_SIZE bytes and returns the buffer, for the %s of a sentence.
 */
const char *number_figure(int32_t value, char *buffer);
/* Adds a decimal fraction. value: in tenths if decimals is 1, in hundredths if it is 2, and so on. */
void number_add_decimals(int64_t value, int decimals, struct text *out);

#endif
