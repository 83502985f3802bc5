/* SPDX-License-Identifier: MIT */
/* What a game says of its deal of the day: a table of data and functions. All of it must be there but where
 * it says NULL. Texts are marked for translation; the reader calls _() on them. */
#ifndef FRONT_DAY_DAY_GAME_H
#define FRONT_DAY_DAY_GAME_H

#include "base/work.h"
#include "front/day/days.h"
#include "front/opponent.h"
#include "table/session.h"

enum { DAY_LINE_SIZE = 121 }; /* of the line that is told, with its end */

/* The house's tries as a job: plain memory. */
struct day_task {
    int date;
    int measure[DAY_HOUSE];
    bool done; /* all of them are known; otherwise it was called off */
};

/* Rows of the sheet at the end of a try, at most. */
enum { DAY_ROWS = 4 };

struct day_game {
    enum daily_table table;
    const struct game *game;
    const char *deal;  /* what is played, and that it is the same for all; a sentence */
    const char *count; /* "Days on the road: %d" */
    /* Sits down to a fresh deal with a person of that name. */
    void (*begin)(int date, const char *name, struct session *session);
    /* Whether a sitting is the deal of its day. */
    bool (*is_deal)(const struct journal *journal);
    /* Whether the try is over. */
    bool (*is_over)(const void *seen);
    /* What it came to, once it is over; returns how many figures there are. */
    int (*measure)(const struct session *session, int figure[DAY_FIGURES]);
    /* What the house is measured by, of those figures; and par, of the house's. */
    int (*own)(const int figure[DAY_FIGURES]);
    int (*par)(const int house[DAY_HOUSE]);
    bool fewer; /* the smaller measure is the better one */
    /* Works on a struct day_task. */
    void (*house)(void *memory, const struct pulse *pulse);
    bool margin; /* a measure is what one is ahead by: "+425" */
    /* Who sits opposite on a date, one after the other; NULL behind the last. NULL: nobody ever does. */
    const struct opponent *(*rival)(int date, int place);
    /* The same in words: "Against Léa". */
    void (*against)(int date, struct text *out);
    /* Who is at a place of the house. */
    const struct opponent *(*player)(int place);
    /* The iterations that a player has for a move there: every machine plays the same. */
    uint32_t (*iterations)(int player);
    /* The line that is told of an entry that is over, in the language in use; at most 120 bytes. Plain: in
     * ASCII alone. */
    void (*line)(const struct day_entry *entry, bool plain, struct text *out);
    /* What the sheet of a try says: how it ended, in a sentence, and `rows` figures with their names. 0: the
     * game's own sheet tells it. */
    void (*ending)(const struct day_entry *entry, struct text *out);
    int rows;
    const char *row[DAY_ROWS];
    void (*row_text)(const struct day_entry *entry, int row, struct text *out);
};

#endif
