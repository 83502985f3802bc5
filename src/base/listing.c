/* SPDX-License-Identifier: MIT */
#include "base/listing.h"

#include <string.h>

/* Copies the line that begins at `start`, without its end; false if it is too long or holds a zero byte. */
static bool copy_line(char line[LISTING_LINE_SIZE], const char *start, size_t size)
{
    if (size >= LISTING_LINE_SIZE || memchr(start, '\0', size) != NULL) {
        return false;
    }
    memcpy(line, start, size);
    size -= size > 0 && line[size - 1] == '\r';
    line[size] = '\0';
    return true;
}

int listing_read(const struct listing *listing, void *into, const char *text, size_t length)
{
    int number = 0;
    bool ended = false;
    for (size_t at = 0; at < length;) {
        const char *start = text + at, *stop = memchr(start, '\n', length - at);
        size_t size = stop ? (size_t)(stop - start) : length - at;
        char line[LISTING_LINE_SIZE];
        at += size + 1;
        number++;
        if (!copy_line(line, start, size)) {
            return number;
        }
        if (line[0] == '\0' || line[0] == '#') {
            continue;
        }
        bool last = strcmp(line, listing->last) == 0;
        bool good =
            number == 1 ? strcmp(line, listing->first) == 0 : !ended && (last || listing->take(into, line));
        ended = ended || last;
        if (!good) {
            return number;
        }
    }
    return ended ? 0 : number + 1;
}

char *listing_word(char **rest)
{
    char *word = *rest, *end = word + strcspn(word, " ");
    *rest = *end ? end + 1 : end;
    *end = '\0';
    return word;
}
