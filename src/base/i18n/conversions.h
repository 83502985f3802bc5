/* SPDX-License-Identifier: MIT */
/* What a printf format takes: a translation comes from a file and is given the values of the English. */
#ifndef BASE_I18N_CONVERSIONS_H
#define BASE_I18N_CONVERSIONS_H

#include <stdbool.h>

/* Whether `other` may be given the values that are meant for `format`: as many, of the same kinds, each in
 * the same place or named by its number. `fewer`: it may leave out the last ones, as plural forms do. */
bool conversions_agree(const char *format, const char *other, bool fewer);

#endif
