/* SPDX-License-Identifier: MIT */
/* Lists stored as text. The first line names the kind of list, each following line is an entry, and the last
 * line shows that the text is complete. Empty lines and lines that begin with # are skipped. */
#ifndef BASE_LISTING_H
#define BASE_LISTING_H

#include <stdbool.h>
#include <stddef.h>

enum { LISTING_LINE_SIZE = 256 }; /* most bytes of a line, with its end */

struct listing {
    const char *first, *last;
    /* Reads one entry; may modify `line`. False: the line is wrong. */
    bool (*take)(void *into, char *line);
};

/* Reads `length` bytes: passes every entry to `take`, with `into`. Returns 0, or the number, from 1, of the
 * line that is wrong or missing. Entries before this line have been taken. */
int listing_read(const struct listing *listing, void *into, const char *text, size_t length);

/* Cuts the next word off a line, in place: *rest moves behind the space after it. "" at the end of the line.
 */
char *listing_word(char **rest);

#endif
