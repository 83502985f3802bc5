/* SPDX-License-Identifier: MIT */
#include "platform/cull.h"

#include <stdbool.h>
#include <string.h>

struct reader {
    const char *at, *end;
};

static bool starts(const struct reader *reader, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, word, length) == 0;
}

/* Where a word begins in the text before `end`; NULL: nowhere. */
static const char *find(const char *at, const char *end, const char *word)
{
    size_t length = strlen(word);
    for (; at && (size_t)(end - at) >= length; at++) {
        at = memchr(at, word[0], (size_t)(end - at) - length + 1);
        if (!at || memcmp(at, word, length) == 0) {
            return at;
        }
    }
    return NULL;
}

/* A number without an exponent; false: there is none. */
static bool read_number(struct reader *reader, double *value)
{
    const char *at = reader->at;
    while (at < reader->end && (*at == ' ' || *at == ',')) {
        at++;
    }
    bool minus = at < reader->end && *at == '-';
    at += minus;
    double whole = 0;
    double unit = 0; /* of the last digit behind the point; 0 before the point */
    int digits = 0;
    for (; at < reader->end; at++) {
        if (*at >= '0' && *at <= '9') {
            whole = whole * 10 + (*at - '0');
            unit /= 10;
            digits++;
        } else if (*at == '.' && unit == 0) {
            unit = 1;
        } else {
            break;
        }
    }
    if (digits == 0 || digits > 15) {
        return false;
    }
    reader->at = at;
    *value = (minus ? -whole : whole) * (unit > 0 ? unit : 1);
    return true;
}

static bool read_pair(struct reader *reader, double *x, double *y)
{
    return read_number(reader, x) && read_number(reader, y);
}

/* Reads the next closed outline of a path's data, with its bounds. False: an outline of another kind. */
static bool read_outline(struct reader *reader, struct rect *bounds)
{
    double x, y, dx, dy;
    if (reader->at >= reader->end || *reader->at++ != 'M' || !read_pair(reader, &x, &y)) {
        return false;
    }
    double left = x, right = x, top = y, bottom = y;
    while (reader->at < reader->end && *reader->at != 'z') {
        reader->at += *reader->at == 'l';
        if (!read_pair(reader, &dx, &dy)) {
            return false;
        }
        x += dx;
        y += dy;
        left = x < left ? x : left;
        right = x > right ? x : right;
        top = y < top ? y : top;
        bottom = y > bottom ? y : bottom;
    }
    if (reader->at >= reader->end) {
        return false;
    }
    reader->at++;
    *bounds = (struct rect){(float)left, (float)top, (float)(right - left), (float)(bottom - top)};
    return true;
}

static bool meets(struct rect a, struct rect b)
{
    return a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;
}

/* Copies the visible outlines of a path's data; returns their bytes. (size_t)-1: some are of another kind. */
static size_t copy_outlines(struct reader data, struct rect shown, char *out)
{
    size_t kept = 0;
    while (data.at < data.end) {
        const char *begin = data.at;
        struct rect bounds;
        if (!read_outline(&data, &bounds)) {
            return (size_t)-1;
        }
        if (meets(bounds, shown)) {
            memcpy(out + kept, begin, (size_t)(data.at - begin));
            kept += (size_t)(data.at - begin);
        }
    }
    return kept;
}

/* Copies a path outside of any group, which ends before `end`. */
static size_t copy_path(const char *begin, const char *end, struct rect shown, char *out)
{
    size_t whole = (size_t)(end - begin);
    const char *data = find(begin, end, " d=\"");
    const char *close = data ? memchr(data + 4, '"', (size_t)(end - data) - 4) : NULL;
    bool plain = close && !find(begin, data, "stroke") && !find(close, end, "stroke") &&
                 !find(begin, data, "transform") && !find(close, end, "transform");
    if (plain) {
        data += 4;
        size_t head = (size_t)(data - begin);
        size_t kept = copy_outlines((struct reader){data, close}, shown, out + head);
        if (kept == 0) {
            return 0;
        }
        if (kept != (size_t)-1) {
            memcpy(out, begin, head);
            memcpy(out + head + kept, close, (size_t)(end - close));
            return head + kept + (size_t)(end - close);
        }
    }
    memcpy(out, begin, whole);
    return whole;
}

size_t cull(const char *elements, size_t length, struct rect shown, char *out)
{
    struct reader reader = {elements, elements + length};
    size_t kept = 0;
    int groups = 0;
    while (reader.at < reader.end) {
        const char *begin = reader.at;
        const char *next = memchr(begin + 1, '<', (size_t)(reader.end - begin) - 1);
        const char *end = next ? next : reader.end;
        if (starts(&reader, "<path ") && groups == 0 && end[-1] == '>' && end[-2] == '/') {
            kept += copy_path(begin, end, shown, out + kept);
        } else {
            memcpy(out + kept, begin, (size_t)(end - begin));
            kept += (size_t)(end - begin);
            const char *close = memchr(begin, '>', (size_t)(end - begin));
            groups += starts(&reader, "<g") && close && close[-1] != '/';
            groups -= starts(&reader, "</g");
        }
        reader.at = end;
    }
    return kept;
}
