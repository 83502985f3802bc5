/* SPDX-License-Identifier: MIT */
/* The content of the road book as data: chapters, each a double page of blocks, of the cabinet and of each
 * game. Texts are marked for translation; the code that sets them calls _(). */
#ifndef FRONT_HELP_HELP_BOOK_PAGES_H
#define FRONT_HELP_HELP_BOOK_PAGES_H

#include "front/help/help_book.h"
#include "front/settings/bindings.h"

#include <stdint.h>

struct help_book_flow;

enum { HELP_BOOK_ROW_PIECES = 5 };

enum help_book_kind {
    BLOCK_END,
    BLOCK_HEAD,          /* text: a line between parts */
    BLOCK_TEXT,          /* text: a paragraph */
    BLOCK_POINT,         /* text: a paragraph behind a dot */
    BLOCK_FIGURE,        /* text: a line; figure: at its right end */
    BLOCK_PICTURE,       /* label: a picture of assets */
    BLOCK_OPTION,        /* label: a row of the options by name, with its value and what its values mean */
    BLOCK_OPTIONS,       /* option: every row of that page of the options */
    BLOCK_OPTIONS_FIRST, /* the first half of those rows, */
    BLOCK_OPTIONS_REST,  /* and the other half, without a head */
    BLOCK_CONTROLS,      /* what each device does */
    BLOCK_KEYS,          /* the keyboard's letters */
    BLOCK_READS,         /* the keys by which things are said aloud */
    BLOCK_HEARD,         /* what the game says of its sounds */
    BLOCK_OPPONENTS,     /* the first opponent of each manner, and a second person; option: the height
                          * of their faces, 0 is 100 */
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

/* A row of the table of controls, with the keys and buttons of one or two actions; 0 (ACTION_UP, which has no
 * row) stands for no action. */
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

/* What a game gives the book. Members may be NULL, or have the count 0: the game has none of that. */
struct game_book {
    const char *about;                       /* a sentence on the page of contents */
    const struct help_book_chapter *chapter; /* pages 1 to `chapters` */
    int chapters;
    const struct help_book_place *places; /* a NULL scene ends them */
    /* The page about an item (may be NULL) of the table in front of the person, if `places` cannot say it by
     * the item's name; HELP_BOOK_CONTENTS: none. */
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
    const char *taken; /* letters of the cabinet's that mean something else at this table, or NULL */
};

/* The cabinet's own: chapters by enum help_book_cabinet; what controls and letters do everywhere; and what
 * controls do at the table of a game without `controls`. */
extern const struct help_book_chapter help_book_cabinet[HELP_BOOK_CABINET_PAGES];
extern const struct help_book_control help_book_control_rows[], help_book_sitting_rows[];
extern const int help_book_control_count, help_book_sitting_count;
extern const struct help_book_key help_book_key_rows[];
extern const int help_book_key_count;
/* What the reading keys say. */
extern const struct help_book_key help_book_read_rows[];
extern const int help_book_read_count;

#endif
