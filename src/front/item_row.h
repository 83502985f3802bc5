/* SPDX-License-Identifier: MIT */
/* Names and words of what can be focused: a row for each item, a table of rows for each table of a game and
 * each screen. Focus lists, the trace and tests have the name from the row, and "What is this?" explains the
 * item by it. A table ends with a row without a name:
 *
 *   static const struct item_row rows[] = {
 *       {"card.*", N_("Your hand"), N_("A card of your hand."), say_card, .id = ITEM_CARD, .count = CARDS},
 *       {"deck", N_("Deck"), N_("Begin your turn here."), NULL, .id = ITEM_DECK, .group = GROUP_PILES},
 *       {.name = NULL},
 *   };
 *
 *   item_add(list, rows, ITEM_CARD + 2, box, enabled); the item "card.3"
 */
#ifndef FRONT_ITEM_ROW_H
#define FRONT_ITEM_ROW_H

#include "ui/focus.h"

struct front;

/* What "What is this?" says of an item. */
struct item_words {
    char title[96];
    char text[320];
    char more[240];   /* how it stands now, or why not; may be empty */
    bool refused;     /* `more` is a reason why not */
    int place, count; /* in a list of which only a part is on the screen: which row, of how many; 0: the items
                       * there are all */
};

/* Adds how things stand; may rewrite title and text where those of the row do not say enough. */
typedef void item_more(const struct front *front, const struct focus_item *item, struct item_words *says);

/* What an item is: the word that a voice adds to the title. */
enum item_kind {
    KIND_BUTTON, /* does something when it is chosen; of an item that left and right change: a value */
    KIND_HELD,   /* of the person's hand: a card, a tile, a die. The title says which */
    KIND_SPOT,   /* a place: a pile, an arm, a plate; a key of a keyboard on the screen */
    KIND_ENTRY,  /* a row of a list */
    KIND_TAB,
    KIND_SWITCH, /* on or off */
    KIND_FIELD,  /* letters are typed here */
    KIND_STAGE,  /* a stone of the journey */
    KIND_TEXT,   /* nothing but words to read */
    KIND_SLIDER  /* a value between two ends */
};

struct item_row {
    const char *name;         /* of the item, with a * where it has an end of its own: "card.*" */
    const char *title, *text; /* what it is, for _() */
    item_more *more;          /* NULL: there is nothing to add */
    int id;                   /* of the item, or of the first of `count`: unique in the table */
    int count;                /* of items with consecutive ids; 0: one */
    int group;                /* as in struct focus_item */
    bool sideways;            /* likewise */
    const char *const *ends;  /* the end of each of `count` names; NULL: numbers from 1 on */
    enum item_kind kind;
};

/* What can only be asked about may have ids from here on, where a screen's items need the others. */
enum { ITEM_AREAS = 900 };

/* The row of an item; the table must have one. */
const struct item_row *item_row(const struct item_row *rows, int id);
/* Appends an item to a list, by its row. */
void item_add(struct focus_list *list, const struct item_row *rows, int id, struct rect box, bool enabled);
/* The same for an item whose row is known and whose name ends otherwise than the row says: `end`, or a
 * number, stands for the *. */
void item_add_end(struct focus_list *list, const struct item_row *row, int id, struct rect box, bool enabled,
                  const char *end);
void item_add_number(struct focus_list *list, const struct item_row *row, int id, struct rect box,
                     bool enabled, int number);

#endif
