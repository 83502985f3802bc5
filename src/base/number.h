/* SPDX-License-Identifier: MIT */
/* Numbers as the language in use writes them: "5,000", "4.5". */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include "base/text.h"

#include <stdint.h>

enum { NUMBER_SIZE = 24 };

/* Adds a number with what stands between thousands. */
void number_add(int32_t value, struct text *out);
/* The same in a buffer of NUMBER_SIZE bytes, which it returns: for the %s of a sentence. */
const char *number_figure(int32_t value, char *buffer);
/* Adds a number of tenths (decimals 1), hundredths (2) .. as the language writes fractions. */
void number_add_decimals(int64_t value, int decimals, struct text *out);

#endif
