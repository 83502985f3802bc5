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

bool slice_hash(struct slice slice, uint64_t *hash)
{
    *hash = 0;
    for (size_t i = 0; i < slice.length; i++) {
        char c = slice.at[i];
        bool digit = c >= '0' && c <= '9';
        if (!digit && !(c >= 'a' && c <= 'f')) {
            return false;
        }
        *hash = (*hash << 4u) | (uint64_t)(digit ? c - '0' : c - 'a' + 10);
    }
    return slice.length == 16;
}

static bool read_field(const struct fields *fields, struct slice value, void *context, uint32_t *said,
                       struct text *why)
{
    int field = slice_find(slice_cut(&value, '='), fields->names, fields->count);
    if (!value.at || field < 0 || !(fields->may >> field & 1u)) {
        text_add(why, "a field that a position does not have");
        return false;
    }
    uint32_t bit = (uint32_t)1 << field;
    bool once = (*said & bit) == 0;
    *said |= bit;
    if (!once || !fields->read(context, field, value)) {
        text_addf(why, "%s %s", fields->names[field], once ? "has no such value" : "is said twice");
        return false;
    }
    return true;
}

bool fields_read(const struct fields *fields, const char *line, void *context, uint32_t *said,
                 struct text *why)
{
    struct slice rest = slice_of(line);
    *said = 0;
    while (rest.at) {
        if (!read_field(fields, slice_cut(&rest, ' '), context, said, why)) {
            return false;
        }
    }
    return true;
}
