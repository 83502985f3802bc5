/* SPDX-License-Identifier: MIT */
#include "ui/shape.h"

#include "base/check.h"
#include "base/text.h"

#include <stdarg.h>
#include <string.h>

enum { PIECE_SIZE = 4096 };

static void add(struct draw_list *list, const char *string)
{
    draw_arena_add(list, string, strlen(string));
}

/* Adds a formatted text, which must fit. */
static void addv(struct draw_list *list, const char *format, va_list values)
{
    char piece[PIECE_SIZE];
    struct text text = text_in(piece, sizeof piece);
    text_addv(&text, format, values);
    CHECK(!text.cut);
    draw_arena_add(list, piece, text.length);
}

/* A list has thousands of numbers in every frame, so that an element is written into the arena at once. */
enum { NUMBER_MOST = 24, NAME_MOST = 24, ATTRIBUTE_MOST = NUMBER_MOST + NAME_MOST + 4 };

/* Formats a number in hundredths, without trailing zeros. Not with printf, which would cost more time than
 * everything else in the shapes of a frame. Returns the end; overwrites up to NUMBER_MOST bytes. */
static char *write_number(char *to, float value)
{
    char digits[2 * NUMBER_MOST] = {0}; /* always copies the same number of bytes, which is faster */
    int at = NUMBER_MOST;
    long hundredths = (long)(value * 100.0f + (value < 0 ? -0.5f : 0.5f));
    bool negative = hundredths < 0;
    unsigned long rest = (unsigned long)(negative ? -hundredths : hundredths);
    unsigned long fraction = rest % 100;
    rest /= 100;
    if (fraction != 0) {
        if (fraction % 10 != 0) {
            digits[--at] = (char)('0' + fraction % 10);
        }
        digits[--at] = (char)('0' + fraction / 10);
        digits[--at] = '.';
    }
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (negative) {
        digits[--at] = '-';
    }
    memcpy(to, digits + at, NUMBER_MOST);
    return to + NUMBER_MOST - at;
}

/* Writes an attribute's name, its sign of equality and the quote that opens it; returns the end. */
static char *write_name(char *to, const char *name)
{
    *to++ = ' ';
    for (; *name; name++) {
        *to++ = *name;
    }
    *to++ = '=';
    *to++ = '"';
    return to;
}

/* Adds the written bytes to the arena. */
static void end_at(struct draw_list *list, const char *end)
{
    list->arena_used = (size_t)(end - list->arena);
}

static void add_attribute(struct draw_list *list, const char *name, float value)
{
    char *to = write_number(write_name(draw_arena_end(list, ATTRIBUTE_MOST), name), value);
    *to++ = '"';
    end_at(list, to);
}

static void add_ink(struct draw_list *list, const char *name, struct rgba ink)
{
    static const char hex[] = "0123456789abcdef";
    const uint8_t channel[3] = {ink.r, ink.g, ink.b};
    char *to = write_name(draw_arena_end(list, ATTRIBUTE_MOST), name);
    *to++ = '#';
    for (int i = 0; i < 3; i++) {
        *to++ = hex[channel[i] >> 4];
        *to++ = hex[channel[i] & 15];
    }
    *to++ = '"';
    end_at(list, to);
}

static void add_paint(struct draw_list *list, struct paint paint)
{
    if (paint.fill.a == 0) {
        add(list, " fill=\"none\"");
    } else {
        add_ink(list, "fill", paint.fill);
        if (paint.fill.a != 255) {
            add_attribute(list, "fill-opacity", (float)paint.fill.a / 255.0f);
        }
    }
    if (paint.stroke.a != 0 && paint.width > 0.0f) {
        add_ink(list, "stroke", paint.stroke);
        add_attribute(list, "stroke-width", paint.width);
        if (paint.stroke.a != 255) {
            add_attribute(list, "stroke-opacity", (float)paint.stroke.a / 255.0f);
        }
        if (paint.round) {
            add(list, " stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        }
    }
    add(list, "/>");
}

struct draw_command *shape_begin(struct draw_list *list, struct rect box)
{
    struct draw_command *command = draw_shape_open(list, box);
    if (list->zoom.scale > 0) {
        shape_group(list, "scale(%.4f)", (double)list->zoom.scale);
    }
    return command;
}

void shape_end(struct draw_list *list)
{
    if (list->zoom.scale > 0) {
        shape_group_end(list);
    }
    draw_arena_close(list);
}

void shape_rect(struct draw_list *list, float x, float y, float w, float h, float radius, struct paint paint)
{
    add(list, "<rect");
    add_attribute(list, "x", x);
    add_attribute(list, "y", y);
    add_attribute(list, "width", w);
    add_attribute(list, "height", h);
    if (radius > 0.0f) {
        add_attribute(list, "rx", radius);
        add_attribute(list, "ry", radius);
    }
    add_paint(list, paint);
}

void shape_circle(struct draw_list *list, float x, float y, float radius, struct paint paint)
{
    add(list, "<circle");
    add_attribute(list, "cx", x);
    add_attribute(list, "cy", y);
    add_attribute(list, "r", radius);
    add_paint(list, paint);
}

void shape_line(struct draw_list *list, float x1, float y1, float x2, float y2, struct paint paint)
{
    add(list, "<line");
    add_attribute(list, "x1", x1);
    add_attribute(list, "y1", y1);
    add_attribute(list, "x2", x2);
    add_attribute(list, "y2", y2);
    add_paint(list, paint);
}

static void add_points(struct draw_list *list, const char *element, const struct point *points, int count,
                       struct paint paint)
{
    add(list, "<");
    add(list, element);
    add(list, " points=\"");
    for (int i = 0; i < count; i++) {
        char *to = draw_arena_end(list, ATTRIBUTE_MOST + NUMBER_MOST);
        if (i) {
            *to++ = ' ';
        }
        to = write_number(to, points[i].x);
        *to++ = ',';
        end_at(list, write_number(to, points[i].y));
    }
    add(list, "\"");
    add_paint(list, paint);
}

void shape_polygon(struct draw_list *list, const struct point *points, int count, struct paint paint)
{
    add_points(list, "polygon", points, count, paint);
}

void shape_polyline(struct draw_list *list, const struct point *points, int count, struct paint paint)
{
    add_points(list, "polyline", points, count, paint);
}

void shape_path(struct draw_list *list, struct paint paint, const char *format, ...)
{
    va_list values;
    add(list, "<path d=\"");
    va_start(values, format);
    addv(list, format, values);
    va_end(values);
    add(list, "\"");
    add_paint(list, paint);
}

void shape_group(struct draw_list *list, const char *format, ...)
{
    va_list values;
    add(list, "<g transform=\"");
    va_start(values, format);
    addv(list, format, values);
    va_end(values);
    add(list, "\">");
}

void shape_group_end(struct draw_list *list)
{
    add(list, "</g>");
}
