/* SPDX-License-Identifier: MIT */
/* What a game says of its deal of the day: a table of data and functions. All of it must be there but where
 * it says NULL. Texts are marked for translation; the reader calls _() on them. */
#ifndef FRONT_DAY_DAY_GAME_H
#define FRONT_DAY_DAY_GAME_H

#include "front/day/days.h"
#include "table/session.h"

enum { DAY_LINE_SIZE = 121 }; /* of the line that is told, with its end */

/* Rows of the sheet at the end of a try, at most. */
enum { DAY_ROWS = 4 };

struct day_game {
    enum daily_table table;
    const struct game *game;
    const char *deal;  /* what is played, and that it is the same for all; a sentence */
    const char *count; /* "Days on the road: %d" */
    /* The setup of a date's deal; the person has seat 0. */
    void (*setup)(int date, struct game_setup *setup);
    /* What of a journal that is marked as a day's differs from the deal of its day; NULL: nothing does. */
    const char *(*differs)(const struct journal *journal);
    bool one_hand; /* the try is a hand, not a game */
    /* What it came to, once it is over; returns how many figures there are. */
    int (*measure)(const struct session *session, int figure[DAY_FIGURES]);
    /* What the house is measured by, of those figures; and par, of the house's. */
    int (*own)(const int figure[DAY_FIGURES]);
    int (*par)(const int house[DAY_HOUSE]);
    bool fewer;  /* the smaller measure is the better one */
    bool margin; /* a measure is what one is ahead by: "+425" */
    /* Plays the deal with a player of the house in seat 0, as a job does: measures the try; false: `more`
     * (may be NULL) ended it. */
    bool (*attempt)(int date, int place, bool (*more)(void *context), void *context, int *measure);
    /* Who sits in seat 1 or a later one on a date, an index into the game's players; NULL: the person sits
     * alone. */
    int (*opponent)(int date, int seat);
    /* The same in words: "Against Léa". */
    void (*against)(int date, struct text *out);
    /* Who is at a place of the house, likewise. */
    int (*player)(int place);
    /* The iterations that a player has for a move there: every machine plays the same. NULL: the player's own
     * measure. */
    uint32_t (*iterations)(int player);
    /* Begins the line that is told of an entry that is over, in the language in use; `date` as it is written.
     */
    void (*line)(const struct day_entry *entry, const char *date, struct text *out);
    /* What the sheet of a try says: how it ended, in a sentence, and `rows` figures with their names. 0: the
     * game's own sheet tells it. */
    void (*ending)(const struct day_entry *entry, struct text *out);
    int rows;
    struct day_row {
        const char *label;
        int figure;
    } row[DAY_ROWS];
};

#endif
