/* SPDX-License-Identifier: MIT */
/* What the picture of the dice table needs beside the view: who sits there, the settings of the person and
 * the focus. And the items of the table. */
#ifndef FRONT_CUBES_LOOK_H
#define FRONT_CUBES_LOOK_H

#include "front/cubes/view.h"
#include "front/stage/weight.h"
#include "front/table/faces.h"
#include "front/table/seats.h"
#include "ui/focus.h"

struct cubes_look {
    struct sitter seat[CUBES_SEATS_MAX];
    /* The faces of these as they are now. */
    struct face face[CUBES_SEATS_MAX];
    bool mine;        /* the seat in turn decides at this screen */
    bool alone;       /* sentences say "you" to the seat at the foot of the screen */
    bool chance;      /* the chance of a bust is shown */
    bool reduced;     /* motion is reduced */
    bool mouse;       /* a mouse points at the table */
    bool digits;      /* dice carry the digits of the keys that pick them up */
    bool coached;     /* the coach's plate lies in the place of the score road */
    struct rect band; /* of the screen that a sentence of the bar hides; without width: none */
    bool open;        /* folded window: the panel of combinations is open */
    const char *town; /* of the evening of the journey, in capitals; NULL: it is none */
    const char *told; /* the sentence of the step that is shown; NULL: it has none */
    float shade;      /* the dark round the table: front/table/stakes.h */
    int focus;        /* the item in focus, or FOCUS_NONE */
    int pressed;      /* the item that is held down, or FOCUS_NONE */
    const char *roll_glyph, *hold_glyph; /* pictures of the buttons that roll and hold, or NULL */
    long beat;                           /* of what lives in the room; 0: all is at rest */
    int minute;                          /* of the day, for the clock on the wall */
    int32_t par;                         /* the turns to beat of a game alone; 0: none */
    const struct weight_state *weight;   /* what has just landed; NULL: nothing */
};

/* The items of the table, for the focus. */
enum cubes_item {
    CUBES_ITEM_DIE, /* of place a; the others follow */
    CUBES_ITEM_HOLD = CUBES_ITEM_DIE + CUBES_DICE,
    CUBES_ITEM_ROLL,
    CUBES_ITEM_COMBOS, /* folded window: the key of the combinations */
    CUBES_ITEM_MENU,   /* folded window on a phone: the key of the menu */
    CUBES_ITEM_WHAT,   /* the plate or key with the question mark */
    CUBES_ITEM_RACK,   /* from here on: areas that can only be asked about */
    CUBES_ITEM_TRACK,
    CUBES_ITEM_TURN,
    CUBES_ITEM_TABLE, /* the panel of combinations */
    CUBES_ITEM_PLATE, /* of seat 0; the others follow */
    CUBES_ITEMS = CUBES_ITEM_PLATE + CUBES_SEATS_MAX
};

/* The names and pictures of its keys. */
extern const struct table_keys_facts cubes_keys;
/* Draws the whole table. blend_ms: since the last tick. */
void cubes_draw(const struct cubes_view *view, const struct cubes_look *look, struct draw_list *list,
                float blend_ms);

#endif
