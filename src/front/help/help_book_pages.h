/* SPDX-License-Identifier: MIT */
/* What stands in the road book: chapters, each a double page of blocks. The cabinet has a few, and so has
 * each game for its table. Texts are marked for translation; whoever sets them calls _() on them. */
#ifndef FRONT_HELP_HELP_BOOK_PAGES_H
#define FRONT_HELP_HELP_BOOK_PAGES_H

#include "front/help/help_book.h"
#include "front/settings/bindings.h"

#include <stdint.h>

struct help_book_flow;

enum { HELP_BOOK_ROW_PIECES = 5 };

enum help_book_kind {
    BLOCK_END,
    BLOCK_HEAD,    /* text: a line between parts */
    BLOCK_TEXT,    /* text: a paragraph */
    BLOCK_POINT,   /* text: a paragraph behind a dot */
    BLOCK_FIGURE,  /* text: a line; figure: at its right end */
    BLOCK_PICTURE, /* label: a picture of assets */
    BLOCK_OPTION,  /* label: the name of a row of the options, how it is set now, and what its values mean */
    BLOCK_OPTIONS, /* option: every row of that page of the options */
    BLOCK_OPTIONS_FIRST, /* the first half of them */
    BLOCK_OPTIONS_REST,  /* and the other, without its head */
    BLOCK_CONTROLS,      /* what each device does */
    BLOCK_KEYS,          /* the keyboard's letters */
    BLOCK_HEARD,         /* what the game says of its sounds */
    BLOCK_OPPONENTS,     /* those of the game's opponents who have words, and a second person; option: how
                          * high their faces are, 0: 100 */
    BLOCK_GAME           /* kinds of a game's own, from here on */
};

struct help_book_block {
    int kind; /* enum help_book_kind, or of the game whose chapter it is */
    const char *text;
    const char *label;
    const char *figure;
    uint8_t piece[HELP_BOOK_ROW_PIECES]; /* of a game: cards, dice */
    int option;                          /* enum options_page, or as said above */
};

struct help_book_chapter {
    const char *title;
    const struct help_book_block *side[2]; /* left and right page; BLOCK_END ends each */
};

/* A row of the controls' table: the keys and buttons are those of one action or two; 0, the action of no row,
 * for no more. */
struct help_book_control {
    const char *what, *mouse;
    int keys[2], pads[2]; /* enum action */
};

struct help_book_key {
    int action; /* enum action, or ACTIONS where no action has the key: then it is `key` */
    const char *key;
    const char *what;
};

/* The page that speaks of an item of a scene. */
struct help_book_place {
    const char *scene, *item; /* what its name begins with; "" is the scene itself */
    int page;
};

/* What a game gives the book. Whatever is NULL, or has a count of 0, it has not. */
struct game_book {
    const char *about;                       /* a sentence on the page of contents */
    const struct help_book_chapter *chapter; /* pages 1 to `chapters` */
    int chapters;
    const struct help_book_place *places; /* a NULL scene ends them */
    /* The page of an item, which may be NULL, of the table in front of the person, where its name does not
     * say enough; HELP_BOOK_CONTENTS: none. */
    int (*page_of)(const struct front *front, const struct focus_item *item);
    /* Sets a block of a kind of its own with its top at y; returns its height. */
    float (*block_draw)(const struct help_book_flow *flow, float y, const struct help_book_block *block);
    /* Pictures on the page of contents, in its left column. */
    void (*cover)(struct draw_list *list, struct rect column);
    const struct help_book_block *heard;      /* of its sounds; BLOCK_END ends it */
    const struct help_book_control *controls; /* what a person does at its table */
    int control_count;
    const struct help_book_key *keys; /* letters that it has beside the cabinet's */
    int key_count;
    const char *taken; /* those of the cabinet's that mean something else here, or NULL */
};

/* The cabinet's own: its chapters by enum help_book_cabinet, what controls and letters do everywhere, and
 * what they do at a table that tells nothing of it. */
extern const struct help_book_chapter help_book_cabinet[HELP_BOOK_CABINET_PAGES];
extern const struct help_book_control help_book_control_rows[], help_book_sitting_rows[];
extern const int help_book_control_count, help_book_sitting_count;
extern const struct help_book_key help_book_key_rows[];
extern const int help_book_key_count;

#endif
