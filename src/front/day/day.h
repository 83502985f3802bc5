/* SPDX-License-Identifier: MIT */
/* The deal of the day at the table. Each date has one try, which begins with the first move and waits, if it
 * is left, until it is ended. The game under way is set aside meanwhile. "The house" are the computer players
 * who play the same deal in the person's seat, to compare with (day_game.h). Dates are days since 1970-01-01.
 */
#ifndef FRONT_DAY_DAY_H
#define FRONT_DAY_DAY_H

#include "front/day/day_game.h"
#include "front/game_front.h"
#include "front/part.h"
#include "front/table/saves.h"

#define DAY_FOLDER "days"
#define DAY_BOOK "days.book"

struct front;

/* A deal that is to be played. */
struct day_deal {
    const struct day_game *game; /* const data */
    int date;
    bool again; /* once more after the try, and not counted */
};

struct day_state {
    const struct day_game *game; /* of the deal that is at the table, or was last; const data */
    struct days book;
    char text[DAYS_TEXT_SIZE]; /* the book as text, while it is written */
    bool due;                  /* the next table that opens is that of the deal `next` */
    struct day_deal next;
    int date;                 /* of the deal at the table, */
    bool again;               /* and whether it is played once more after the try */
    struct day_entry outcome; /* of the deal at the table, once it is over; the book has that of the try */
    bool over;
    bool plain;           /* the line was copied; copying it once more leaves out the accents */
    uint32_t job;         /* of the services, while the house plays; 0: none */
    struct day_deal read; /* the deal whose file is being read, */
    struct session found; /* and the session in that file */
};

extern const struct part day_part;
/* What it keeps. */
struct day_state *day_of(const struct front *front);

/* Today in local time; the first date of the calendar. */
int day_today(const struct front *front);
int day_first(const struct front *front);
/* The games that have days, in the order of game_fronts; returns how many. */
int day_games(const struct game_front *game[GAME_FRONTS_MAX]);
/* The game whose days are shown first: the game chosen last or, if it has none, the first one; NULL: no game
 * has days. */
const struct game_front *day_front(const struct front *front);

/* Whether a date's deal can be played: a date of the calendar up to today. */
bool day_is_open(const struct front *front, int date);
/* The entry of a game's deal; NULL: it was not tried. */
const struct day_entry *day_entry(const struct front *front, const struct day_game *game, int date);
/* The date of a try that was begun and waits, else today. */
int day_next(const struct front *front, const struct day_game *game);

/* Goes to the table with the try of a date, which may be new, begun or over. again: with an uncounted game of
 * the same deal; the try must be over. false: the day is not open by now, and nothing was done. */
bool day_sit(struct front *front, const struct day_game *game, int date, bool again);
/* Reads the sitting of a try, to be watched; the caller ends the session. false: there is none. */
bool day_read(struct front *front, const struct day_game *game, int date, struct session *session);

/* For the table: on entering it; on leaving it, which stops the house's job and puts the game under way back.
 */
void day_enter(struct front *front);
void day_put_back(struct front *front);
/* Writes the sitting's journal into its file; false: `error` says why. */
bool day_write(struct front *front, const char *text, size_t length, char error[SERVICE_ERROR_SIZE]);
/* After a move or a deal: notes the outcome if the deal is over. */
void day_note(struct front *front);
/* Notes that a hint was asked for. */
void day_hinted(struct front *front);

/* Whether the cabinet's sheet is due at the table: the deal is over, and its game has no sheet of its own. */
bool day_has_sheet(const struct front *front);
/* Begins a session with a date's deal for a person of that name. Whether a journal is of the deal that its
 * day has. Whether the deal is over, by an observation. */
void day_begin(const struct day_game *game, int date, const char *name, struct session *session);
bool day_is_deal(const struct day_game *game, const struct journal *journal);
bool day_is_over(const struct day_game *game, const void *seen);
/* The opponent in seat 1 or a later one; and the opponent at a place of the house, from 0. */
const struct opponent *day_opponent(const struct day_game *game, int date, int seat);
const struct opponent *day_player(const struct day_game *game, int place);
/* "+425"; a negative figure has a minus sign, not a hyphen. */
void day_signed_text(int figure, struct text *out);
/* A measure of a game as it is shown, with its thousands apart. */
void day_figure_text(const struct day_game *game, int figure, struct text *out);
/* The place of the best measure of the house. */
int day_best(const struct day_game *game, const int house[DAY_HOUSE]);
/* "Days on the road: 23" and, once today was played, weeks in a row; "" if there are none, or if the settings
 * hide them. */
void day_count_text(const struct front *front, const struct day_game *game, struct text *out);
/* What the title says of the days of the game chosen: a try that waits, today's result, or today's date. */
void day_title_text(const struct front *front, struct text *out);
/* The line about an outcome that players send each other, at most 120 bytes: what the game says, par and the
 * best of the house, whether a hint was asked for. If it would be too long a hyphen replaces the minus sign.
 * plain: in ASCII alone. The entry's game must exist in this program. */
void day_line(const struct day_entry *entry, bool plain, struct text *out);
/* Copies that line to the clipboard, the second time in a row in ASCII. Returns what the bar says, for _().
 */
const char *day_copy_line(struct front *front, const struct day_entry *entry);

#endif
