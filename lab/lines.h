/* SPDX-License-Identifier: MIT */
/* Reads lines from a file descriptor, and can look ahead without waiting. Programs that talk to each other
 * need this, and stdio's buffer does not allow it. */
#ifndef LAB_LINES_H
#define LAB_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_MOST = 4096 }; /* most bytes of a line, without its end */

enum line_kind {
    LINE_WHOLE,
    LINE_TOO_LONG, /* the line was skipped */
    LINE_HAS_NUL,
    LINE_NONE /* end of file, or a read error */
};

struct lines {
    int file; /* the descriptor, owned by the caller */
    size_t start, end;
    bool ended;
    char data[2 * LINE_MOST];
};

/* Starts reading a descriptor. */
struct lines lines_of(int file);
/* Waits for the next line. *line: terminated by 0, without "\n" or "\r\n", valid until the next call. The
 * last line of a file may lack its end. */
enum line_kind lines_next(struct lines *lines, char **line);
/* Whether the next line has arrived and is this word. Does not wait and does not consume the line. */
bool lines_wait_is(struct lines *lines, const char *word);

#endif
