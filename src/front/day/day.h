/* SPDX-License-Identifier: MIT */
/* The deal of the day at the table: begun by its first move, it is its date's counted try until it ends, and
 * waits meanwhile for as long as it takes. The ordinary game under way is set aside and put back. Dates are
 * days since 1970-01-01. */
#ifndef FRONT_DAY_DAY_H
#define FRONT_DAY_DAY_H

#include "front/day/day_game.h"
#include "front/game_front.h"
#include "front/part.h"
#include "front/table/saves.h"

#define DAY_FOLDER "days"
#define DAY_BOOK "days.book"

struct front;

/* A deal, and what it is played for. */
struct day_deal {
    const struct day_game *game; /* const data */
    int date;
    bool again; /* for pleasure: it is not the try */
};

struct day_state {
    const struct day_game *game; /* whose deal is at the table, or was last; const data */
    struct days book;
    char text[DAYS_TEXT_SIZE]; /* the book on its way to the file */
    bool due;                  /* the next table that opens is a day's: */
    struct day_deal next;
    int date;   /* of the deal at the table, */
    bool again; /* which is not the try */
    struct day_entry
        outcome; /* of the sitting, once it is over: the book's, or that of a game played again */
    bool over;
    bool plain;           /* the line was copied: once more copies it without accents */
    uint32_t job;         /* of the services: the house plays; 0: it does not */
    struct day_deal read; /* whose file is being read, */
    struct session found; /* and what it held; nobody's until it is given on */
};

extern const struct part day_part;
/* What it keeps. */
struct day_state *day_of(const struct front *front);

/* Calls the house off and puts the ordinary game back; part of front_free. */
void day_free(struct front *front);

/* Today by the clock of the place; the first date of the calendar. */
int day_today(const struct front *front);
int day_first(const struct front *front);
/* The games that have days, in the order of game_fronts; returns how many. */
int day_games(const struct game_front *game[GAME_FRONTS_MAX]);
/* The one whose days come up by themselves: that of the table chosen, or the first; NULL: there is none. */
const struct game_front *day_front(const struct front *front);

/* Whether a date's deal can be sat down to: not tomorrow's. */
bool day_is_open(const struct front *front, int date);
/* The entry of a game's date; NULL: it was not tried. */
const struct day_entry *day_entry(const struct front *front, const struct day_game *game, int date);
/* The date of the try that waits, or today. */
int day_next(const struct front *front, const struct day_game *game);

/* Goes to the table: to the try, begun or over; or, again, to a game of the same cards that does not count,
 * which there is only after the try. false: by the machine's clock that day is not open, and nothing was
 * done.
 */
bool day_sit(struct front *front, const struct day_game *game, int date, bool again);
/* Reads the sitting of a try for who looks on, who owns it then; false: there is none. */
bool day_read(struct front *front, const struct day_game *game, int date, struct session *session);

/* For the table: on entering and leaving it. */
void day_enter(struct front *front);
void day_put_back(struct front *front);
/* Writes the sitting's journal into its file; false: `error` says why. */
bool day_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE]);
/* Something happened: the try may be over. */
void day_note(struct front *front);
/* A hint was asked for. */
void day_hinted(struct front *front);

/* Whether the sheet of the days is due at the table: a try is over, and its game has no sheet of its own for
 * it. */
bool day_has_sheet(const struct front *front);
/* A fresh sitting of a person of that name at a date's deal; whether a sitting is the deal of its day, and
 * whether it is over, by what somebody sees. */
void day_begin(const struct day_game *game, int date, const char *name, struct session *session);
bool day_is_deal(const struct day_game *game, const struct journal *journal);
bool day_is_over(const struct day_game *game, const void *seen);
/* Who sits opposite, in seat 1 or a later one, and who is at a place of the house. */
const struct opponent *day_opponent(const struct day_game *game, int date, int seat);
const struct opponent *day_player(const struct day_game *game, int place);
/* "+425", with a minus of its own below 0. */
void day_signed_text(int figure, struct text *out);
/* A measure of a game as it is shown, with its thousands apart; lines to send have none. */
void day_figure_text(const struct day_game *game, int figure, struct text *out);
/* The place of the best of the house. */
int day_best(const struct day_game *game, const int house[DAY_HOUSE]);
/* "Days on the road: 23", and weeks in a row once today was played; "" where there is none or nobody wants
 * it. */
void day_count_text(const struct front *front, const struct day_game *game, struct text *out);
/* What the title says of the day at the table chosen: a try that waits, today's result, or today's date. */
void day_title_text(const struct front *front, struct text *out);
/* The line that is told of an outcome, at most 120 bytes, whose game must be there: what the game says of it,
 * par and the best of the house, whether a hint was asked for. With its accents, and where it would be too
 * long a hyphen for a minus; or plain, in ASCII alone. */
void day_line(const struct day_entry *entry, bool plain, struct text *out);
/* Copies it; the second time in a row without accents. Returns what the bar says of it, for _(). */
const char *day_copy_line(struct front *front, const struct day_entry *entry);

#endif
