/* SPDX-License-Identifier: MIT */
#include "table/fields.h"

#include <string.h>

struct slice slice_of(const char *line)
{
    return (struct slice){.at = line, .length = strlen(line)};
}

struct slice slice_cut(struct slice *rest, char separator)
{
    struct slice first = *rest;
    const char *found = rest->at ? memchr(rest->at, separator, rest->length) : NULL;
    if (found) {
        first.length = (size_t)(found - rest->at);
        rest->at = found + 1;
        rest->length -= first.length + 1;
    } else {
        *rest = (struct slice){.at = NULL};
    }
    return first;
}

bool slice_is(struct slice slice, const char *word)
{
    return slice.at && strlen(word) == slice.length && memcmp(word, slice.at, slice.length) == 0;
}

int slice_find(struct slice slice, const char *const *words, int count)
{
    for (int i = 0; i < count; i++) {
        if (words[i] && slice_is(slice, words[i])) {
            return i;
        }
    }
    return -1;
}

int slice_option(struct slice slice, const struct game_option *option)
{
    int count = 0;
    while (option->values[count]) {
        count++;
    }
    return slice_find(slice, option->values, count);
}

int32_t slice_number(struct slice slice, int32_t most)
{
    int32_t number = slice.length > 0 ? 0 : -1;
    for (size_t i = 0; i < slice.length; i++) {
        if (slice.at[i] < '0' || slice.at[i] > '9' || number > most) {
            return -1;
        }
        number = number * 10 + (slice.at[i] - '0');
    }
    return number <= most ? number : -1;
}
