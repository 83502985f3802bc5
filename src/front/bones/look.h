/* SPDX-License-Identifier: MIT */
/* What the domino table's picture has to be told beside what it shows: who sits there and how a person likes
 * it. */
#ifndef FRONT_BONES_LOOK_H
#define FRONT_BONES_LOOK_H

#include "front/bones/view.h"
#include "front/table/seats.h"
#include "ui/focus.h"

struct bones_look {
    struct sitter seat[BONES_SEATS_MAX];
    bool mine;               /* who is in turn decides at this screen */
    bool alone;              /* "you" in sentences is who sits at the foot of the screen */
    bool tells;              /* what the aimed arm would count is shown */
    bool knocks;             /* a knock that is forced plays itself */
    bool reduced;            /* motion is */
    bool digits;             /* tiles carry the digits that choose them */
    bool open;               /* folded: the scores have dropped */
    const char *told;        /* the sentence of the step that is shown; NULL: it has none */
    int focus;               /* the item that has it, or FOCUS_NONE */
    int pressed;             /* the item that is held down, or FOCUS_NONE */
    const char *knock_glyph; /* picture of what knocks on the device in hand, or NULL */
};

/* The items of the table, for the focus. */
enum bones_item {
    BONES_ITEM_TILE, /* the first of the hand; the others follow */
    BONES_ITEM_ARM =
        BONES_ITEM_TILE + BONES_HAND, /* with an arm's number: on the table (of none: the middle), */
    BONES_ITEM_VALUE = BONES_ITEM_ARM + BONES_ARMS,    /* and in the panel or strip */
    BONES_ITEM_DOUBLE = BONES_ITEM_VALUE + BONES_ARMS, /* of 0 that can be named; the others follow */
    BONES_ITEM_KNOCK = BONES_ITEM_DOUBLE + BONES_NUMBERS,
    BONES_ITEM_AGAIN,  /* the signs of the question: deal again, */
    BONES_ITEM_KEEP,   /* or keep the hand */
    BONES_ITEM_SCORES, /* folded: the key of the scores */
    BONES_ITEM_MENU,   /* folded, for thumbs: the key of the menu */
    BONES_ITEM_WHAT,   /* the plate or key with the question mark */
    BONES_ITEM_FIELD,  /* what can be asked about only, from here on */
    BONES_ITEM_RAIL,
    BONES_ITEM_ENDS,
    BONES_ITEM_TABLE, /* of the scores */
    BONES_ITEM_LOG,
    BONES_ITEM_PLATE, /* of seat 0; the others follow */
    BONES_ITEMS = BONES_ITEM_PLATE + BONES_SEATS_MAX
};

/* Pictures that a moment to come may want, drawn ahead where nobody sees them. */
void bones_draw_ahead(const struct bones_view *view, const struct bones_look *look, struct draw_list *list);
/* What its keys are called. */
extern const struct table_keys_facts bones_keys;
/* The whole table. */
void bones_draw(const struct bones_view *view, const struct bones_look *look, struct draw_list *list,
                float blend_ms);

#endif
