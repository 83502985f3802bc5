/* SPDX-License-Identifier: MIT */
/* The book of the days: which deals of the day were tried, and how they ended. Knows no game and no screen.
 * Dates are days since 1970-01-01. As a file (docs/daily.md), a line a deal. */
#ifndef FRONT_DAY_DAYS_H
#define FRONT_DAY_DAYS_H

#include "base/daily.h"
#include "base/text.h"

#include <stdint.h>

enum {
    DAYS_MOST = 8192, /* seven years of three tables */
    DAY_FIGURES = 6,
    DAY_HOUSE = 4,
    DAYS_TEXT_SIZE = 1 << 20, /* is enough for the text */
    DAYS_LINE_MOST = 160,
    DAY_FIGURE_MOST = 1000000,
    DAY_WEEK_LEAST = 3 /* days that make a week count */
};

/* A deal that was tried. */
struct day_entry {
    int date;
    uint8_t table; /* enum daily_table */
    bool counted;  /* begun on its date; otherwise played later */
    bool over;
    bool hinted;
    bool house_known;        /* the house (day_game.h) has played it */
    uint8_t figures;         /* how many of them there are */
    int figure[DAY_FIGURES]; /* what the try came to, once it is over: the game knows what they mean */
    int house[DAY_HOUSE];    /* measures of the house, once they are known */
};

struct days {
    struct day_entry entry[DAYS_MOST];
    int count;
};

/* The entry of a deal; NULL: it was not tried. */
struct day_entry *days_find(struct days *days, int date, enum daily_table table);
/* The same, and a new one where there is none; NULL: the book is full. */
struct day_entry *days_add(struct days *days, int date, enum daily_table table);
/* The latest deal of a table up to `today` that was begun and waits for its end; NULL: none does. */
const struct day_entry *days_waiting(const struct days *days, enum daily_table table, int today);

/* Days up to `today` whose counted try is over; it never falls. */
int days_counted(const struct days *days, enum daily_table table, int today);
/* Weeks in a row, Monday to Sunday, with DAY_WEEK_LEAST counted days or more. The row ends with this week, or
 * with the last one while this week can still get enough days. */
int days_weeks(const struct days *days, enum daily_table table, int today);

/* Writes the book, and reads it. Reading leaves out lines that are wrong and returns the number of the first
 * of them (of the line after the last, if the text is cut short), or 0. */
void days_write(const struct days *days, struct text *out);
int days_read(struct days *days, const char *text, size_t length);
/* The word for a table in files: "road". */
const char *days_table_word(enum daily_table table);

#endif
