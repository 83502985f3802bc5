/* SPDX-License-Identifier: MIT */
#include "front/day/days.h"

#include "base/date.h"
#include "base/listing.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_LINE "route-mille days 1"
#define LAST_LINE "end"

enum { TABLES = DAILY_DOMINOES + 1, WEEK = 7 };

static const char *const table_words[TABLES] = {"", "road", "dice", "dominoes"};

const char *days_table_word(enum daily_table table)
{
    return table_words[table];
}

struct day_entry *days_find(struct days *days, int date, enum daily_table table)
{
    for (int i = days->count - 1; i >= 0; i--) {
        if (days->entry[i].date == date && days->entry[i].table == table) {
            return &days->entry[i];
        }
    }
    return NULL;
}

struct day_entry *days_add(struct days *days, int date, enum daily_table table)
{
    struct day_entry *entry = days_find(days, date, table);
    if (entry == NULL && days->count < DAYS_MOST) {
        entry = &days->entry[days->count++];
        *entry = (struct day_entry){.date = date, .table = (uint8_t)table};
    }
    return entry;
}

const struct day_entry *days_waiting(const struct days *days, enum daily_table table, int today)
{
    const struct day_entry *latest = NULL;
    for (int i = 0; i < days->count; i++) {
        const struct day_entry *entry = &days->entry[i];
        if (entry->table == table && !entry->over && entry->date <= today &&
            (latest == NULL || entry->date > latest->date)) {
            latest = entry;
        }
    }
    return latest;
}

/* The number of counted days from `from` to `to`. */
static int counted_between(const struct days *days, enum daily_table table, int from, int to)
{
    int count = 0;
    for (int i = 0; i < days->count; i++) {
        const struct day_entry *entry = &days->entry[i];
        count += entry->table == table && entry->counted && entry->over && entry->date >= from &&
                 entry->date <= to;
    }
    return count;
}

int days_counted(const struct days *days, enum daily_table table, int today)
{
    return counted_between(days, table, INT32_MIN, today);
}

int days_weeks(const struct days *days, enum daily_table table, int today)
{
    int monday = today - date_weekday(today);
    int weeks = counted_between(days, table, monday, today) >= DAY_WEEK_LEAST;
    for (monday -= WEEK; counted_between(days, table, monday, monday + WEEK - 1) >= DAY_WEEK_LEAST;
         monday -= WEEK) {
        weeks++;
    }
    return weeks;
}

/* ---- as a file ------------------------------------------------------------------------------------- */

void days_write(const struct days *days, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    for (int i = 0; i < days->count; i++) {
        const struct day_entry *entry = &days->entry[i];
        date_write(entry->date, out);
        text_addf(out, " %s %s %s%s", table_words[entry->table], entry->counted ? "counted" : "later",
                  entry->over ? "over" : "begun", entry->hinted ? " hinted" : "");
        for (int k = 0; k < entry->figures; k++) {
            text_addf(out, " %d", entry->figure[k]);
        }
        text_add(out, entry->house_known ? " house" : "");
        for (int k = 0; entry->house_known && k < DAY_HOUSE; k++) {
            text_addf(out, " %d", entry->house[k]);
        }
        text_add(out, "\n");
    }
    text_add(out, LAST_LINE "\n");
}

static bool read_figure(const char *word, int *figure)
{
    char *end = NULL;
    long value = strtol(word, &end, 10);
    *figure = (int)value;
    return end != word && *end == '\0' && value >= -DAY_FIGURE_MOST && value <= DAY_FIGURE_MOST;
}

static bool read_house(struct day_entry *entry, char *rest)
{
    entry->house_known = true;
    for (int i = 0; i < DAY_HOUSE; i++) {
        if (!read_figure(listing_word(&rest), &entry->house[i])) {
            return false;
        }
    }
    return *rest == '\0';
}

static bool read_table(struct day_entry *entry, const char *word)
{
    for (int table = DAILY_ROAD; table < TABLES; table++) {
        if (strcmp(word, table_words[table]) == 0) {
            entry->table = (uint8_t)table;
            return true;
        }
    }
    return false;
}

/* Reads a bool, which is one of two words. */
static bool read_either(const char *word, const char *yes, const char *no, bool *value)
{
    *value = strcmp(word, yes) == 0;
    return *value || strcmp(word, no) == 0;
}

static bool read_entry(struct day_entry *entry, char *rest)
{
    *entry = (struct day_entry){.date = 0};
    if (!date_read(listing_word(&rest), &entry->date) || !read_table(entry, listing_word(&rest)) ||
        !read_either(listing_word(&rest), "counted", "later", &entry->counted) ||
        !read_either(listing_word(&rest), "over", "begun", &entry->over)) {
        return false;
    }
    while (*rest) {
        const char *word = listing_word(&rest);
        if (strcmp(word, "hinted") == 0 && entry->figures == 0 && !entry->hinted) {
            entry->hinted = true;
        } else if (strcmp(word, "house") == 0) {
            return read_house(entry, rest);
        } else if (entry->figures == DAY_FIGURES || !read_figure(word, &entry->figure[entry->figures++])) {
            return false;
        }
    }
    return true;
}

/* Reads a line; false if the line is wrong. */
static bool read_line(struct days *days, const char *start, size_t length)
{
    char line[DAYS_LINE_MOST];
    struct day_entry entry;
    if (length >= sizeof line || memchr(start, '\0', length)) {
        return false;
    }
    memcpy(line, start, length);
    line[length] = '\0';
    if (!read_entry(&entry, line) || days_find(days, entry.date, entry.table)) {
        return false;
    }
    struct day_entry *place = days_add(days, entry.date, entry.table);
    if (place) {
        *place = entry;
    }
    return place != NULL;
}

int days_read(struct days *days, const char *text, size_t length)
{
    const char *at = text, *end = text + length;
    int number = 0, wrong = 0;
    days->count = 0;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t count = (size_t)((stop ? stop : end) - at);
        bool is_first = count == strlen(FIRST_LINE) && memcmp(at, FIRST_LINE, count) == 0;
        number++;
        if (stop && count == strlen(LAST_LINE) && memcmp(at, LAST_LINE, count) == 0) {
            return wrong;
        }
        if (number == 1 ? !is_first : !read_line(days, at, count)) {
            wrong = wrong ? wrong : number;
        }
        if (number == 1 && !is_first) {
            return wrong; /* another program's book: none of it is used */
        }
        at += count + 1;
    }
    return wrong ? wrong : number + 1;
}
