/* SPDX-License-Identifier: MIT */
/* Lists that are kept as text: a first line that says what it is, a line for each thing, and a last line
 * without which the text was cut short. Empty lines, and those that begin with #, say nothing. */
#ifndef BASE_LISTING_H
#define BASE_LISTING_H

#include <stdbool.h>
#include <stddef.h>

enum { LISTING_LINE_SIZE = 256 }; /* bytes of a line, with its end */

struct listing {
    const char *first, *last;
    /* Takes in a line between them, which it may change; false: the line is wrong. */
    bool (*take)(void *into, char *line);
};

/* Reads `length` bytes: every line goes to `take`, with `into`. Returns 0, or the number from 1 of the line
 * that is wrong or missing; what was taken in before it stays. */
int listing_read(const struct listing *listing, void *into, const char *text, size_t length);

#endif
