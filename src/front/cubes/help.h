/* SPDX-License-Identifier: MIT */
/* What the book of rules says of the dice: chapters of two pages, each a row of blocks. Texts are marked for
 * translation; whoever sets them calls _() on them. */
#ifndef FRONT_CUBES_HELP_H
#define FRONT_CUBES_HELP_H

#include "games/cubes/count.h"

/* Chapters, in order. */
enum cubes_help_page {
    CUBES_HELP_TURN,
    CUBES_HELP_SCORES,
    CUBES_HELP_AGAIN,
    CUBES_HELP_BOARD,
    CUBES_HELP_OVERTIME,
    CUBES_HELP_KINDS,
    CUBES_HELP_REGULARS,
    CUBES_HELP_RANKING,
    CUBES_HELP_ODDS,
    CUBES_HELP_KEYS,
    CUBES_HELP_PAGES
};

enum cubes_help_kind {
    CUBES_HELP_END,
    CUBES_HELP_HEAD,      /* text: a line between parts */
    CUBES_HELP_TEXT,      /* text: a paragraph */
    CUBES_HELP_POINT,     /* text: a paragraph behind a dot */
    CUBES_HELP_DICE,      /* dice: a row of them; text beside it; figure: what it counts, or NULL */
    CUBES_HELP_CHANCE,    /* text, and figure: a chance, at the right end */
    CUBES_HELP_KEY,       /* text: what is done; figure: by which key; pad: by which button, or NULL */
    CUBES_HELP_EVERYBODY, /* the regulars: face, name, title, style */
};

struct cubes_help_block {
    enum cubes_help_kind kind;
    const char *text;
    const char *figure; /* as it stands, or marked for translation likewise */
    const char *pad;
    const char *dice; /* faces as "1".."6", "J" */
};

struct cubes_help_chapter {
    const char *title;
    const struct cubes_help_block *side[2]; /* left and right page; CUBES_HELP_END ends each */
};

extern const struct cubes_help_chapter CUBES_HELP_CHAPTERS[CUBES_HELP_PAGES];

/* The chapter of a thing at the table, by its item (enum cubes_item). */
enum cubes_help_page cubes_help_page_of(int item);

#endif
