/* SPDX-License-Identifier: MIT */
/* Lines from a file descriptor, one at a time, with a look at what has come already: what programs that talk
 * with each other need, and stdio's buffer hides. */
#ifndef LAB_LINES_H
#define LAB_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_MOST = 4096 }; /* bytes of a line, without its end */

enum line_kind {
    LINE_WHOLE,
    LINE_TOO_LONG, /* it was passed over to its end */
    LINE_HAS_NUL,
    LINE_NONE /* the end of the file, or nothing can be read */
};

struct lines {
    int file; /* the caller's */
    size_t start, end;
    bool ended;
    char data[2 * LINE_MOST];
};

/* Nothing has been read yet. */
struct lines lines_of(int file);
/* Waits for the next line. *line: terminated, without "\n" or "\r\n", valid until the next call. The last one
 * need not end. */
enum line_kind lines_next(struct lines *lines, char **line);
/* Whether the next line has come already and is this word; reads on without waiting, and takes nothing. */
bool lines_wait_is(struct lines *lines, const char *word);

#endif
