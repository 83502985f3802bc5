/* SPDX-License-Identifier: MIT */
#include "lines.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

struct lines lines_of(int file)
{
    return (struct lines){.file = file};
}

/* Reads as much as fits into the buffer; waits if nothing has arrived. */
static void read_on(struct lines *lines)
{
    if (lines->start > 0) {
        memmove(lines->data, lines->data + lines->start, lines->end - lines->start);
        lines->end -= lines->start;
        lines->start = 0;
    }
    ssize_t got;
    do {
        got = read(lines->file, lines->data + lines->end, sizeof lines->data - lines->end);
    } while (got < 0 && errno == EINTR);
    if (got > 0) {
        lines->end += (size_t)got;
    } else {
        lines->ended = true;
    }
}

static char *line_end(const struct lines *lines)
{
    return memchr(lines->data + lines->start, '\n', lines->end - lines->start);
}

enum line_kind lines_next(struct lines *lines, char **line)
{
    bool too_long = false;
    char *end = line_end(lines);
    while (!end && !lines->ended) {
        if (lines->end - lines->start > LINE_MOST) {
            too_long = true;
            lines->start = lines->end;
        }
        read_on(lines);
        end = line_end(lines);
    }
    if (!end && lines->start == lines->end) {
        return too_long ? LINE_TOO_LONG : LINE_NONE;
    }
    char *begin = lines->data + lines->start;
    size_t length = end ? (size_t)(end - begin) : lines->end - lines->start;
    lines->start += length + (end != NULL);
    if (length > 0 && begin[length - 1] == '\r') {
        length--;
    }
    if (too_long || length > LINE_MOST) {
        return LINE_TOO_LONG;
    }
    begin[length] = '\0';
    *line = begin;
    return strlen(begin) < length ? LINE_HAS_NUL : LINE_WHOLE;
}

bool lines_wait_is(struct lines *lines, const char *word)
{
    struct pollfd come = {.fd = lines->file, .events = POLLIN};
    if (!line_end(lines) && !lines->ended && lines->end - lines->start <= LINE_MOST &&
        poll(&come, 1, 0) > 0) {
        read_on(lines);
    }
    const char *end = line_end(lines);
    if (!end) {
        return false;
    }
    const char *begin = lines->data + lines->start;
    size_t length = (size_t)(end - begin);
    if (length > 0 && begin[length - 1] == '\r') {
        length--;
    }
    return strlen(word) == length && memcmp(begin, word, length) == 0;
}
