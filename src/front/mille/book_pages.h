/* SPDX-License-Identifier: MIT */
/* What stands in the rules book: one table of chapters, each a double page of blocks. Texts are marked for
 * translation; whoever sets them calls _() on them. */
#ifndef FRONT_MILLE_BOOK_PAGES_H
#define FRONT_MILLE_BOOK_PAGES_H

#include "front/bindings.h"
#include "front/book.h"

#include <stdint.h>

enum { BOOK_ROW_CARDS = 5 };

enum book_kind {
    BLOCK_END,
    BLOCK_HEAD,     /* text: a line between parts */
    BLOCK_TEXT,     /* text: a paragraph */
    BLOCK_POINT,    /* text: a paragraph behind a dot */
    BLOCK_CARDS,    /* card: a row of cards, each with how many there are */
    BLOCK_CARD,     /* card[0] beside its name (or label) and its help (or text) */
    BLOCK_FAMILIES, /* one card of each family, with how many the family has */
    BLOCK_CURES,    /* every hazard, its remedy, its safety */
    BLOCK_SCORES,   /* every line of the score sheet */
    BLOCK_DUEL,     /* card[0] parried by card[1] */
    BLOCK_CARS,     /* both cars on a piece of road */
    BLOCK_PICTURE,  /* label: a picture of assets */
    BLOCK_DECK_OUT, /* the deck's place when it is out */
    BLOCK_OPTION,   /* option: a row of the options, how it is set now, and what its values mean */
    BLOCK_OPTIONS,  /* option: every row of that page of the options */
    BLOCK_CONTROLS, /* what each device does */
    BLOCK_KEYS,     /* the keyboard's letters */
    BLOCK_RIVALS    /* everybody who may sit down opposite */
};

struct book_block {
    enum book_kind kind;
    const char *text;
    const char *label;
    uint8_t card[BOOK_ROW_CARDS];
    int option; /* enum options_row, or enum options_page */
};

struct book_chapter {
    const char *title;
    const struct book_block *side[2]; /* left and right page; BLOCK_END ends each */
};

extern const struct book_chapter book_chapters[BOOK_PAGES];

/* What a line of the score sheet is for, by enum mille_score_code. */
extern const char *const book_score_help[];

/* A row of the controls' table: the keys and buttons are those of one action or two, ACTIONS for no more. */
struct book_control {
    const char *what, *mouse;
    int keys[2], pads[2]; /* enum action */
    const char *picture;  /* shown for the keys while they are as designed; NULL: their names */
};
extern const struct book_control book_controls[];
extern const int book_control_count;

struct book_key {
    int action; /* enum action, or ACTIONS where no action has the key: then it is `key` */
    const char *key;
    const char *what;
};
extern const struct book_key book_keys[];
extern const int book_key_count;

#endif
