/* SPDX-License-Identifier: MIT */
/* What a game says of its deal of the day. A member must be given unless its comment says what NULL means.
 * Texts are marked for translation; the reader calls _() on them. */
#ifndef FRONT_DAY_DAY_GAME_H
#define FRONT_DAY_DAY_GAME_H

#include "front/day/days.h"
#include "table/daily.h"
#include "table/session.h"

_Static_assert((int)DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");

enum { DAY_LINE_SIZE = 121 }; /* of the line that players send each other (day.h), with its end */

/* Rows of the sheet at the end of a try, at most. */
enum { DAY_ROWS = 4 };

struct day_game {
    enum daily_table table;
    const struct game *game;
    const char *deal;          /* what is played, and that it is the same for all; a sentence */
    const char *count;         /* "Days on the road: %d" */
    const struct daily *daily; /* the deal and the house */
    /* The figures of a deal that is over; returns how many there are. */
    int (*measure)(const struct session *session, int figure[DAY_FIGURES]);
    /* The measure among those figures, which is compared with the results of the house. */
    int (*own)(const int figure[DAY_FIGURES]);
    bool fewer;  /* the smaller measure is the better one */
    bool margin; /* a measure is a lead, and shown with a sign: "+425" */
    /* Who sits opposite, in words: "Against Léa". */
    void (*against)(int date, struct text *out);
    /* Begins the line about an entry that is over, in the language in use; date: as it is written. */
    void (*line)(const struct day_entry *entry, const char *date, struct text *out);
    /* What the cabinet's sheet says: how the deal ended, in a sentence, and `rows` figures with their labels.
     * rows 0: the game has a sheet of its own. */
    void (*ending)(const struct day_entry *entry, struct text *out);
    int rows;
    struct day_row {
        const char *label;
        int figure;
    } row[DAY_ROWS];
};

#endif
