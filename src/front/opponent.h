/* SPDX-License-Identifier: MIT */
/* The opponents of a game: one row each in its table (struct game_front), from which all that is shown of
 * them comes. */
#ifndef FRONT_OPPONENT_H
#define FRONT_OPPONENT_H

#include "table/journal.h"
#include "ui/draw.h"

struct game_front;
struct voice_line;

/* Texts are marked for translation; the reader calls _() on them. */
struct opponent {
    const char *player;            /* of the game's players; "human" for a second person; NULL ends a table */
    const char *key;               /* in files and as an item; SEAT_PERSON for a second person */
    const char *name;              /* of the person, for the table */
    const char *title;             /* what they are */
    const char *style;             /* a sentence: how they play */
    const char *portrait;          /* asset */
    const char *pleased, *stung;   /* the portrait in these moods; NULL: as ever */
    const char *bust, *arm;        /* assets, of who is seen behind the table; NULL: nobody is */
    const char *dot;               /* asset, 20 x 20: who moved, in a log; NULL: none */
    int strength;                  /* 1..OPPONENT_STRENGTHS, weaker ones come first; 0 for a person */
    const struct voice_line *line; /* what they say (voices.h), and how many lines; 0: nothing */
    int lines;
};

enum { OPPONENT_STRENGTHS = 4, OPPONENTS_MAX = 12 };

/* How many a game has, a second person in its table included. */
int opponent_count(const struct game_front *game);
/* The one of a key; NULL: nobody there goes by it. */
const struct opponent *opponent_find(const struct game_front *game, const char *key);
/* The first one for whom a player of the game decides, by that player's name; NULL: the player sits down with
 * nobody, as random moves do. */
const struct opponent *opponent_playing(const struct game_front *game, const char *player);
/* Who sits at a seat of a sitting, by name and else by player; NULL likewise, and for a person. */
const struct opponent *opponent_at(const struct game_front *game, const struct journal_seat *seat);

/* A stone for each step of strength, 42 units high, round `middle`; those that are missing are only outlined.
 */
void opponent_stones(struct draw_list *list, float middle, float y, int strength);

#endif
