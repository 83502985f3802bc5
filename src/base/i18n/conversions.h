/* SPDX-License-Identifier: MIT */
/* Compares printf formats. A translation comes from a file and is printed with the values of the English
 * message, so both formats must take the same values. */
#ifndef BASE_I18N_CONVERSIONS_H
#define BASE_I18N_CONVERSIONS_H

#include <stdbool.h>

/* Whether `other` takes the values that are meant for `format`: the same number of values with the same
 * types, in the same order or named by number. fewer: `other` may leave out the last values, as plural forms
 * do. */
bool conversions_agree(const char *format, const char *other, bool fewer);

#endif
