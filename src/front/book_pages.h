/* SPDX-License-Identifier: MIT */
/* What stands in the road book: chapters, each a double page of blocks. The cabinet has a few, and so has
 * each game for its table. Texts are marked for translation; whoever sets them calls _() on them. */
#ifndef FRONT_BOOK_PAGES_H
#define FRONT_BOOK_PAGES_H

#include "front/bindings.h"
#include "front/book.h"

#include <stdint.h>

struct book_flow;

enum { BOOK_ROW_PIECES = 5 };

enum book_kind {
    BLOCK_END,
    BLOCK_HEAD,     /* text: a line between parts */
    BLOCK_TEXT,     /* text: a paragraph */
    BLOCK_POINT,    /* text: a paragraph behind a dot */
    BLOCK_PICTURE,  /* label: a picture of assets */
    BLOCK_OPTION,   /* label: the name of a row of the options, how it is set now, and what its values mean */
    BLOCK_OPTIONS,  /* option: every row of that page of the options */
    BLOCK_CONTROLS, /* what each device does */
    BLOCK_KEYS,     /* the keyboard's letters */
    BLOCK_HEARD,    /* what the game says of its sounds */
    BLOCK_GAME      /* kinds of a game's own, from here on */
};

struct book_block {
    int kind; /* enum book_kind, or of the game whose chapter it is */
    const char *text;
    const char *label;
    const char *figure;
    uint8_t piece[BOOK_ROW_PIECES]; /* of a game: cards, dice */
    int option;                     /* enum options_page */
};

struct book_chapter {
    const char *title;
    const struct book_block *side[2]; /* left and right page; BLOCK_END ends each */
};

/* A row of the controls' table: the keys and buttons are those of one action or two, ACTIONS for no more. */
struct book_control {
    const char *what, *mouse;
    int keys[2], pads[2]; /* enum action */
    const char *picture;  /* shown for the keys while they are as designed; NULL: their names */
};

struct book_key {
    int action; /* enum action, or ACTIONS where no action has the key: then it is `key` */
    const char *key;
    const char *what;
};

/* The page that speaks of an item of a scene. */
struct book_place {
    const char *scene, *item; /* what its name begins with; "" is the scene itself */
    int page;
};

/* What a game gives the book. Whatever is NULL, or has a count of 0, it has not. */
struct game_book {
    const char *about;                  /* a sentence on the page of contents */
    const struct book_chapter *chapter; /* pages 1 to `chapters` */
    int chapters;
    const struct book_place *places; /* a NULL scene ends them */
    /* The page of an item, which may be NULL, of the table in front of the person, where its name does not
     * say enough; BOOK_CONTENTS: none. */
    int (*page_of)(const struct front *front, const struct focus_item *item);
    /* Sets a block of a kind of its own with its top at y; returns its height. */
    float (*block_draw)(const struct book_flow *flow, float y, const struct book_block *block);
    /* Pictures on the page of contents, in its left column. */
    void (*cover)(struct draw_list *list, struct rect column);
    const struct book_block *heard;      /* of its sounds; BLOCK_END ends it */
    const struct book_control *controls; /* what a person does at its table */
    int control_count;
    const struct book_key *keys; /* letters that it has beside the cabinet's */
    int key_count;
};

/* The cabinet's own: its chapters by enum book_cabinet, what controls and letters do everywhere, and what
 * they do at a table that tells nothing of it. */
extern const struct book_chapter book_cabinet[BOOK_CABINET_PAGES];
extern const struct book_control book_control_rows[], book_sitting_rows[];
extern const int book_control_count, book_sitting_count;
extern const struct book_key book_key_rows[];
extern const int book_key_count;

#endif
