/* SPDX-License-Identifier: MIT */
#include "table/fields.h"

#include <string.h>

struct part part_of(const char *line)
{
    return (struct part){.at = line, .length = strlen(line)};
}

struct part part_cut(struct part *rest, char separator)
{
    struct part first = *rest;
    const char *found = rest->at ? memchr(rest->at, separator, rest->length) : NULL;
    if (found) {
        first.length = (size_t)(found - rest->at);
        rest->at = found + 1;
        rest->length -= first.length + 1;
    } else {
        *rest = (struct part){.at = NULL};
    }
    return first;
}

bool part_is(struct part part, const char *word)
{
    return part.at && strlen(word) == part.length && memcmp(word, part.at, part.length) == 0;
}

int part_find(struct part part, const char *const *words, int count)
{
    for (int i = 0; i < count; i++) {
        if (words[i] && part_is(part, words[i])) {
            return i;
        }
    }
    return -1;
}

int part_option(struct part part, const struct game_option *option)
{
    int count = 0;
    while (option->values[count]) {
        count++;
    }
    return part_find(part, option->values, count);
}

int32_t part_number(struct part part, int32_t most)
{
    int32_t number = part.length > 0 ? 0 : -1;
    for (size_t i = 0; i < part.length; i++) {
        if (part.at[i] < '0' || part.at[i] > '9' || number > most) {
            return -1;
        }
        number = number * 10 + (part.at[i] - '0');
    }
    return number <= most ? number : -1;
}
