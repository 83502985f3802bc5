/* SPDX-License-Identifier: MIT */
#include "base/i18n/conversions.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

enum { VALUES_MAX = 16, LETTERS = 128, KIND_NONE = 0, KIND_STRANGE = '?' };

/* The values that a format takes, by their number: a letter for the type, and its length. */
struct values {
    int kind[VALUES_MAX];
    int count; /* the highest number of a value, counted from 1 */
    int next;  /* the number of the next value without an explicit number */
    /* not comparable: too many values, a value with two types, or a numbered width */
    bool broken;
};

static void take(struct values *values, int place, int kind)
{
    if (place < 0 || place >= VALUES_MAX ||
        (values->kind[place] != KIND_NONE && values->kind[place] != kind)) {
        values->broken = true;
        return;
    }
    values->kind[place] = kind;
    values->count = place + 1 > values->count ? place + 1 : values->count;
}

/* Reads a number such as "12$" and returns the index 11; -1 where there is none. */
static int read_place(const char **at)
{
    int number = 0;
    const char *end = *at;
    for (; isdigit((unsigned char)*end) && number < VALUES_MAX; end++) {
        number = number * 10 + (*end - '0');
    }
    if (*end != '$' || number == 0) {
        return -1;
    }
    *at = end + 1;
    return number - 1;
}

/* Reads a width or precision. A star takes a value. */
static void read_size(struct values *values, const char **at)
{
    if (**at == '*') {
        ++*at;
        values->broken = values->broken || isdigit((unsigned char)**at);
        take(values, values->next++, 'd');
    }
    *at += strspn(*at, "0123456789");
}

/* The type for a conversion letter; short integers are passed as int. */
static int kind_of(char letter, int length)
{
    if (letter != '\0' && strchr("dioxXuc", letter)) {
        return length << 8 | 'd';
    }
    if (letter != '\0' && strchr("fFeEgGaA", letter)) {
        return length << 8 | 'f';
    }
    return letter == 's' || letter == 'p' || letter == 'n' ? length << 8 | letter : KIND_STRANGE;
}

/* Reads the conversion after a percent sign and moves behind it. */
static void read_conversion(struct values *values, const char **at)
{
    if (**at == '%') {
        ++*at;
        return;
    }
    int place = read_place(at);
    *at += strspn(*at, "-+ #0'I");
    read_size(values, at);
    if (**at == '.') {
        ++*at;
        read_size(values, at);
    }
    int length = 0;
    for (; **at != '\0' && strchr("hlLqjzt", **at); ++*at) {
        length = **at == 'h' ? length : length % LETTERS * LETTERS + **at;
    }
    int kind = kind_of(**at, length);
    *at += **at != '\0';
    take(values, place >= 0 ? place : values->next++, kind);
}

static struct values values_of(const char *format)
{
    struct values values = {.count = 0};
    for (const char *at = strchr(format, '%'); at != NULL; at = strchr(at, '%')) {
        at++;
        read_conversion(&values, &at);
    }
    return values;
}

bool conversions_agree(const char *format, const char *other, bool fewer)
{
    if (strchr(other, '%') == NULL && (fewer || strchr(format, '%') == NULL)) {
        return true;
    }
    struct values wanted = values_of(format);
    struct values found = values_of(other);
    if (found.broken || wanted.broken || found.count > wanted.count ||
        (!fewer && found.count < wanted.count)) {
        return false;
    }
    for (int i = 0; i < found.count; i++) {
        if (found.kind[i] != wanted.kind[i]) {
            return false;
        }
    }
    return true;
}
