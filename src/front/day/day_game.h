/* SPDX-License-Identifier: MIT */
/* What a game says of its deal of the day. A member must be given unless its comment says what NULL means.
 * Texts are marked for translation; the reader calls _() on them.
 *
 * The house: computer players of the game who play the same deal in the person's seat, to compare with. Par
 * is what the game makes of their measures. */
#ifndef FRONT_DAY_DAY_GAME_H
#define FRONT_DAY_DAY_GAME_H

#include "front/day/days.h"
#include "table/session.h"

enum { DAY_LINE_SIZE = 121 }; /* of the line that players send each other (day.h), with its end */

/* Rows of the sheet at the end of a try, at most. */
enum { DAY_ROWS = 4 };

struct day_game {
    enum daily_table table;
    const struct game *game;
    const char *deal;  /* what is played, and that it is the same for all; a sentence */
    const char *count; /* "Days on the road: %d" */
    /* The setup of a date's deal; the person has seat 0. */
    void (*setup)(int date, struct game_setup *setup);
    /* Names what differs between a journal that is marked as a day's and the deal of that day; returns NULL
     * if nothing does. */
    const char *(*differs)(const struct journal *journal);
    bool one_hand; /* the try is a hand, not a game */
    /* The figures of a deal that is over; returns how many there are. */
    int (*measure)(const struct session *session, int figure[DAY_FIGURES]);
    /* The measure among those figures, which is compared with the house; and par, from the house's measures.
     */
    int (*own)(const int figure[DAY_FIGURES]);
    int (*par)(const int house[DAY_HOUSE]);
    bool fewer;  /* the smaller measure is the better one */
    bool margin; /* a measure is a lead, and shown with a sign: "+425" */
    /* Plays the deal with the player at a place of the house in seat 0, in a job, and gives the measure.
     * false: `more` (may be NULL), which is asked now and then, ended it. */
    bool (*attempt)(int date, int place, bool (*more)(void *context), void *context, int *measure);
    /* Who sits in seat 1 or a later one on a date: an index of the game's players; NULL: the person plays
     * alone. */
    int (*opponent)(int date, int seat);
    /* The same in words: "Against Léa". */
    void (*against)(int date, struct text *out);
    /* Who is at a place of the house: an index of the game's players. */
    int (*player)(int place);
    /* The iterations that a player has for a move, so that every machine plays alike. NULL: as elsewhere. */
    uint32_t (*iterations)(int player);
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
