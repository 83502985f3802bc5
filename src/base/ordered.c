/* SPDX-License-Identifier: MIT */
#include "base/ordered.h"

#include "base/check.h"

#include <string.h>

enum { PLACES = 9, SPEC_SIZE = 24 };

enum kind { NOTHING, INT, LONG, LONG_LONG, SIZE, UNSIGNED, UNSIGNED_LONG, UNSIGNED_LONG_LONG, REAL, STRING };

union value {
    long long whole;
    unsigned long long natural;
    double real;
    const char *string;
};

/* One conversion: its end, the index of its value, and a format for one value of the widest type of its kind.
 */
struct conversion {
    const char *end;
    int place;
    enum kind kind;
    char spec[SPEC_SIZE];
};

/* At a percent sign: the number of the value, from 0; *at moves behind the dollar sign. -1: there is no
 * number. */
static int place_at(const char *at, const char **behind)
{
    if (at[0] != '%' || at[1] < '1' || at[1] > '9' || at[2] != '$') {
        return -1;
    }
    *behind = at + 3;
    return at[1] - '1';
}

static bool names_a_value(const char *format)
{
    const char *dollar = strchr(format, '$'), *behind;
    for (; dollar; dollar = strchr(dollar + 1, '$')) {
        if (dollar - format >= 2 && place_at(dollar - 2, &behind) >= 0) {
            return true;
        }
    }
    return false;
}

/* The type of a value, from the length modifiers and the letter of its conversion. */
static enum kind kind_of(const char *length, size_t count, char last)
{
    if (last == '\0' || count > 2) {
        return NOTHING;
    }
    if (strchr("fFeEgG", last) || last == 's') {
        return count > 0 ? NOTHING : last == 's' ? STRING : REAL;
    }
    if (!strchr("dicuxXo", last) || (last == 'c' && count > 0)) {
        return NOTHING;
    }
    bool natural = strchr("uxXo", last) != NULL;
    if (count == 0) {
        return natural ? UNSIGNED : INT;
    }
    if (length[0] == 'z' || length[count - 1] == 'z') {
        return count == 1 && natural ? SIZE : NOTHING;
    }
    return count == 1 ? (natural ? UNSIGNED_LONG : LONG) : (natural ? UNSIGNED_LONG_LONG : LONG_LONG);
}

/* Reads a conversion at a percent sign that is not doubled. False: it is not supported. */
static bool read_conversion(const char *at, struct conversion *found)
{
    *found = (struct conversion){.place = place_at(at, &at)};
    if (found->place < 0) {
        return false;
    }
    size_t shape = strspn(at, "-+ #0.123456789");
    size_t length = strspn(at + shape, "lz");
    char last = at[shape + length];
    found->kind = kind_of(at + shape, length, last);
    found->end = at + shape + length + 1;
    bool whole = found->kind < REAL && last != 'c';
    return found->kind != NOTHING && text_format(found->spec, sizeof found->spec, "%%%.*s%s%c", (int)shape,
                                                 at, whole ? "ll" : "", last);
}

static void show(struct text *text, const struct conversion *as, union value value)
{
    char last = as->end[-1];
    if (as->kind == REAL) {
        text_addf(text, as->spec, value.real);
    } else if (as->kind == STRING) {
        text_addf(text, as->spec, value.string);
    } else if (last == 'c') {
        text_addf(text, as->spec, (int)value.whole);
    } else if (as->kind >= SIZE) {
        text_addf(text, as->spec, value.natural);
    } else {
        text_addf(text, as->spec, value.whole);
    }
}

/* Finds the type of each value. False: a conversion is not supported, a value is used with two types, or a
 * value between others is not used at all. */
static bool read_kinds(const char *format, enum kind kinds[PLACES])
{
    struct conversion found;
    int last = 0;
    for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
        if (at[1] == '%') {
            at += 2;
            continue;
        }
        if (!read_conversion(at, &found) ||
            (kinds[found.place] != NOTHING && kinds[found.place] != found.kind)) {
            return false;
        }
        kinds[found.place] = found.kind;
        last = found.place > last ? found.place : last;
        at = found.end;
    }
    for (int i = 0; i < last; i++) {
        if (kinds[i] == NOTHING) {
            return false;
        }
    }
    return true;
}

bool ordered_add(struct text *text, const char *format, va_list values)
{
    enum kind kinds[PLACES] = {NOTHING};
    union value value[PLACES] = {{0}};
    struct conversion found;
    if (!names_a_value(format) || !read_kinds(format, kinds)) {
        return false;
    }
    for (int i = 0; i < PLACES && kinds[i] != NOTHING; i++) {
        enum kind kind = kinds[i];
        if (kind == REAL) {
            value[i].real = va_arg(values, double);
        } else if (kind == STRING) {
            value[i].string = va_arg(values, const char *);
        } else if (kind < SIZE) {
            value[i].whole = kind == INT    ? va_arg(values, int)
                             : kind == LONG ? va_arg(values, long)
                                            : va_arg(values, long long);
        } else {
            value[i].natural = kind == SIZE            ? va_arg(values, size_t)
                               : kind == UNSIGNED      ? va_arg(values, unsigned)
                               : kind == UNSIGNED_LONG ? va_arg(values, unsigned long)
                                                       : va_arg(values, unsigned long long);
        }
    }
    while (*format) {
        size_t plain = strcspn(format, "%");
        text_add_bytes(text, format, plain);
        format += plain;
        if (format[0] == '%' && format[1] == '%') {
            text_add(text, "%");
            format += 2;
        } else if (format[0] == '%') {
            CHECK(read_conversion(format, &found));
            show(text, &found, value[found.place]);
            format = found.end;
        }
    }
    return true;
}
