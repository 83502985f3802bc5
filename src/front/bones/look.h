/* SPDX-License-Identifier: MIT */
/* What the picture of the domino table needs beside the view: who sits there, the settings of the person and
 * the focus. And the items of the table. */
#ifndef FRONT_BONES_LOOK_H
#define FRONT_BONES_LOOK_H

#include "front/bones/view.h"
#include "front/stage/weight.h"
#include "front/table/faces.h"
#include "front/table/seats.h"
#include "ui/focus.h"

struct bones_look {
    struct sitter seat[BONES_SEATS_MAX];
    /* The faces of these as they are now. */
    struct face face[BONES_SEATS_MAX];
    bool mine;                         /* the seat in turn decides at this screen */
    bool alone;                        /* sentences say "you" to the seat at the foot of the screen */
    bool tells;                        /* the sum is shown that the aimed arm would make */
    bool knocks;                       /* a forced knock plays itself */
    bool digits;                       /* tiles carry the digits of the keys that choose them */
    long beat;                         /* of what lives in the square; 0: all is at rest */
    bool open;                         /* folded window: the panel of scores is open */
    const char *town;                  /* of the evening of the journey, in capitals; NULL: it is none */
    const char *told;                  /* the sentence of the step under way; NULL: it has none */
    float shade;                       /* the dark round the table: front/table/stakes.h */
    int focus;                         /* the item in focus, or FOCUS_NONE */
    int pressed;                       /* the item that is held down, or FOCUS_NONE */
    const char *knock_glyph;           /* picture of the button that knocks, or NULL */
    const struct weight_state *weight; /* what has just landed; NULL: nothing */
};

/* Whether sentences say "you" to a seat. */
static inline bool bones_is_you(const struct bones_view *view, const struct bones_look *look, int seat)
{
    return look->alone && seat == view->viewer;
}

/* The items of the table, for the focus. */
enum bones_item {
    BONES_ITEM_TILE,                                /* the first of the hand; the others follow */
    BONES_ITEM_ARM = BONES_ITEM_TILE + BONES_HAND,  /* by arm, on the table; of BONES_ARM_NONE: the middle */
    BONES_ITEM_VALUE = BONES_ITEM_ARM + BONES_ARMS, /* by arm, its value in the panel or strip */
    BONES_ITEM_DOUBLE = BONES_ITEM_VALUE + BONES_ARMS, /* the double 0 that can be named; the others follow */
    BONES_ITEM_KNOCK = BONES_ITEM_DOUBLE + BONES_NUMBERS,
    BONES_ITEM_AGAIN,  /* a sign of the question: deal again */
    BONES_ITEM_KEEP,   /* the other: keep the hand */
    BONES_ITEM_SCORES, /* folded window: the key of the scores */
    BONES_ITEM_MENU,   /* folded window on a phone: the key of the menu */
    BONES_ITEM_WHAT,   /* the plate or key with the question mark */
    BONES_ITEM_FIELD,  /* from here on: areas that can only be asked about */
    BONES_ITEM_RAIL,
    BONES_ITEM_ENDS,
    BONES_ITEM_TABLE, /* the panel of scores */
    BONES_ITEM_LOG,
    BONES_ITEM_PLATE, /* of seat 0; the others follow */
    BONES_ITEMS = BONES_ITEM_PLATE + BONES_SEATS_MAX
};

/* The arm of an item on the table or in the panel; BONES_ARM_NONE: it has none. */
static inline int bones_item_arm(int item)
{
    bool arm = item >= BONES_ITEM_ARM && item < BONES_ITEM_VALUE + BONES_ARMS;
    return arm ? (item - BONES_ITEM_ARM) % BONES_ARMS : BONES_ARM_NONE;
}

/* The names and pictures of its keys. */
extern const struct table_keys_facts bones_keys;
/* Draws the whole table. blend_ms: since the last tick. */
void bones_draw(const struct bones_view *view, const struct bones_look *look, struct draw_list *list,
                float blend_ms);

#endif
