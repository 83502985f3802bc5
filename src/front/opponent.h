/* SPDX-License-Identifier: MIT */
/* The opponents of a game. A game lists them in its struct game_front; everything shown of an opponent comes
 * from that list. */
#ifndef FRONT_OPPONENT_H
#define FRONT_OPPONENT_H

#include "table/journal.h"
#include "ui/draw.h"

struct game_front;
struct voice_line;

/* Texts are marked for translation; the reader calls _() on them. */
struct opponent {
    const char *player;   /* who decides: a game's player, "human" for a second person; NULL ends them */
    const char *key;      /* in files and names of items; SEAT_PERSON for a second person */
    const char *name;     /* "Léa" */
    const char *title;    /* what they are: "The postwoman" */
    const char *style;    /* a sentence: how they play */
    const char *portrait; /* asset */
    const char *pleased, *stung;           /* portraits in these moods; NULL: the same as ever */
    const char *bust, *arm;                /* assets: the figure behind the table; NULL: none is drawn */
    const char *bust_pleased, *bust_stung; /* the figure in these moods; NULL: the same as ever */
    /* The NAME of the pictures of the eyes, portraits/eyes_NAME_left and so on, which are laid over face and
     * figure (docs/art.md); NULL: they look ahead and do not blink. */
    const char *eyes;
    const char *dot;               /* asset, 20 x 20: who moved, in a log; NULL: none */
    int strength;                  /* 1..OPPONENT_STRENGTHS, weaker ones come first; 0 for a person */
    const struct voice_line *line; /* what they say (voices.h), and how many lines; 0: nothing */
    int lines;
};

enum { OPPONENT_STRENGTHS = 4, OPPONENTS_MAX = 12 };

/* The number of a game's opponents, a second person included. */
int opponent_count(const struct game_front *game);
/* The opponent with a key; NULL: there is none. */
const struct opponent *opponent_find(const struct game_front *game, const char *key);
/* The first opponent for whom a player of the game decides, by the player's name; NULL for a player without
 * opponents, such as random moves. */
const struct opponent *opponent_playing(const struct game_front *game, const char *player);
/* The opponent at a seat of a sitting, by the name or else by the player; NULL for a person, and as above. */
const struct opponent *opponent_at(const struct game_front *game, const struct journal_seat *seat);

/* Draws OPPONENT_STRENGTHS stones, 42 units high, centred at `middle`: as many filled ones as the strength,
 * and outlines for the rest. */
void opponent_stones(struct draw_list *list, float middle, float y, int strength);

#endif
