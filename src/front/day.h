/* SPDX-License-Identifier: MIT */
/* The deal of the day at the table: begun by its first move, it is its date's counted try until it ends, and
 * waits meanwhile for as long as it takes. The ordinary game under way is set aside and put back. Dates are
 * days since 1970-01-01. */
#ifndef FRONT_DAY_H
#define FRONT_DAY_H

#include "front/day_game.h"
#include "front/part.h"
#include "front/scenes/saves.h"

#define DAY_FOLDER "days"
#define DAY_BOOK "days.book"

struct front;

struct day_state {
    const struct day_game *game; /* whose deal it is; const data */
    struct days book;
    char text[DAYS_TEXT_SIZE]; /* the book on its way to the file */
    bool due;                  /* the next table that opens is a day's: */
    int date;
    bool again; /* for pleasure: it is not the try */
    struct day_entry
        outcome; /* of the sitting, once it is over: the book's, or that of a game played again */
    bool over;
    bool plain;           /* the line was copied: once more copies it without accents */
    uint32_t job;         /* of the services: the house plays; 0: it does not */
    int wanted;           /* the date whose file is being read, */
    struct session found; /* and what it held; nobody's until it is given on */
};

extern const struct part day_part;
/* What it keeps. */
struct day_state *day_of(const struct front *front);

/* Reads the book; part of front_init. */
void day_load(struct front *front);
/* Calls the house off and puts the ordinary game back; part of front_free. */
void day_free(struct front *front);

/* Today by the clock of the place; the first date of the calendar. */
int day_today(const struct front *front);
int day_first(const struct front *front);
/* Whether a date's deal can be sat down to: not tomorrow's. */
bool day_is_open(const struct front *front, int date);
/* The entry of a date; NULL: it was not tried. */
const struct day_entry *day_entry(const struct front *front, int date);
/* The date of the try that waits, or today. */
int day_next(const struct front *front);

/* Goes to the table: to the try, begun or over; or, again, to a game of the same cards that does not count,
 * which there is only after the try. */
void day_sit(struct front *front, int date, bool again);
/* Reads the sitting of a try for who looks on, who owns it then; false: there is none. */
bool day_read(struct front *front, int date, struct session *session);

/* For the table: on entering and leaving it. */
void day_enter(struct front *front);
void day_put_back(struct front *front);
/* Writes the sitting's journal into its file; false: `error` says why. */
bool day_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE]);
/* Something happened: the try may be over. */
void day_note(struct front *front);
/* A hint was asked for. */
void day_hinted(struct front *front);
/* Sets the house to work once the try is over, and takes its results; part of front_tick. True while it has
 * to wait for a place among the jobs. */
bool day_think(struct front *front);

/* "Days on the road: 23", and weeks in a row once today was played; "" where there is none or nobody wants
 * it. */
void day_count_text(const struct front *front, struct text *out);
/* What the title says of the day: a try that waits, today's result, or today's date. */
void day_title_text(const struct front *front, struct text *out);
/* The line that is told of an outcome. */
void day_line(const struct front *front, const struct day_entry *entry, bool plain, struct text *out);
/* Copies it; the second time in a row without accents. Returns what the bar says of it, for _(). */
const char *day_copy_line(struct front *front, const struct day_entry *entry);

#endif
