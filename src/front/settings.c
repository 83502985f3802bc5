/* SPDX-License-Identifier: MIT */
#include "front/settings.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { PACE_LEAST = 60, PACE_MOST = 200, LINE_MAX_BYTES = 120 };

struct settings settings_default(void)
{
    return (struct settings){
        .pace = 100,
        .extension = true,
        .show_targets = true,
        .rumble = true,
    };
}

/* One row a setting: the one place that knows its name, place and range. */
struct row {
    const char *name;
    size_t offset;
    bool flag; /* a bool, else an int */
    int least, most;
};

#define FLAG(member)                                                                                         \
    {                                                                                                        \
#member, offsetof(struct settings, member), true, 0, 1                                               \
    }
#define NUMBER(member, from, to)                                                                             \
    {                                                                                                        \
#member, offsetof(struct settings, member), false, from, to                                          \
    }

static const struct row rows[] = {
    NUMBER(pace, PACE_LEAST, PACE_MOST),
    FLAG(reduced_motion),
    NUMBER(opponent, -1, 15),
    FLAG(extension),
    FLAG(deck_end_empty),
    FLAG(show_targets),
    FLAG(order_hand),
    FLAG(full_sheet),
    FLAG(large_print),
    FLAG(rumble),
    FLAG(fullscreen),
    NUMBER(window_x, -65536, 65536),
    NUMBER(window_y, -65536, 65536),
    NUMBER(window_w, 0, 65536),
    NUMBER(window_h, 0, 65536),
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static int get(const struct settings *settings, const struct row *row)
{
    const char *at = (const char *)settings + row->offset;
    return row->flag ? *(const bool *)(const void *)at : *(const int *)(const void *)at;
}

static void set(struct settings *settings, const struct row *row, int value)
{
    char *at = (char *)settings + row->offset;
    if (row->flag) {
        *(bool *)(void *)at = value != 0;
    } else {
        *(int *)(void *)at = value;
    }
}

void settings_write(const struct settings *settings, struct text *out)
{
    text_add(out, "route-mille settings 1\n");
    for (int i = 0; i < ROWS; i++) {
        text_addf(out, "%s %d\n", rows[i].name, get(settings, &rows[i]));
    }
}

/* Reads "name value"; false if the value is no number of the row's range. */
static bool read_line(struct settings *settings, const char *line)
{
    size_t name = strcspn(line, " ");
    for (int i = 0; i < ROWS; i++) {
        if (strlen(rows[i].name) != name || strncmp(rows[i].name, line, name) != 0) {
            continue;
        }
        char *end = NULL;
        long value = strtol(line + name, &end, 10);
        if (end == line + name || *end != '\0' || value < rows[i].least || value > rows[i].most) {
            return false;
        }
        set(settings, &rows[i], (int)value);
        return true;
    }
    return true;
}

int settings_read(struct settings *settings, const char *text, size_t length)
{
    struct settings read = *settings;
    int number = 0;
    for (size_t at = 0; at < length;) {
        const char *start = text + at;
        const char *stop = memchr(start, '\n', length - at);
        size_t size = stop ? (size_t)(stop - start) : length - at;
        at += size + 1;
        number++;
        char line[LINE_MAX_BYTES];
        if (size >= sizeof line || memchr(start, '\0', size) != NULL) {
            return number;
        }
        memcpy(line, start, size);
        if (size > 0 && line[size - 1] == '\r') {
            size--;
        }
        line[size] = '\0';
        if (number == 1) {
            if (strncmp(line, "route-mille settings ", 21) != 0) {
                return number;
            }
            continue;
        }
        if (size > 0 && line[0] != '#' && !read_line(&read, line)) {
            return number;
        }
    }
    if (number == 0) {
        return 1;
    }
    *settings = read;
    return 0;
}
