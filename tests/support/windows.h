/* SPDX-License-Identifier: MIT */
/* The windows that every screen must fit: one table for all that looks at screens. */
#ifndef TESTS_WINDOWS_H
#define TESTS_WINDOWS_H

#include "ui/frame.h"

/* Of the wide kind; then of the other five, phones with their notches among them. A width of 0 ends both. */
extern const struct window WINDOWS_WIDE[];
extern const struct window WINDOWS_SHAPED[];

/* The window after one, through both tables; the first one after NULL, NULL after the last. */
const struct window *windows_next(const struct window *window);
/* How many a table has. */
int windows_count(const struct window *windows);
/* Reads "1280x720", or "1080x2340@3": three pixels a point, and a notch if it is long. */
bool window_read(const char *string, struct window *window);

#endif
