/* SPDX-License-Identifier: MIT */
/* What the dice table's picture has to be told beside what it shows: who sits there and how a person likes
 * it. */
#ifndef FRONT_CUBES_LOOK_H
#define FRONT_CUBES_LOOK_H

#include "front/cubes/view.h"
#include "front/table/seats.h"
#include "ui/focus.h"

struct cubes_look {
    struct sitter seat[CUBES_SEATS_MAX];
    bool mine;                           /* who is in turn decides at this screen */
    bool alone;                          /* "you" in sentences is who sits at the foot of the screen */
    bool chance;                         /* the chance of a bust is shown */
    bool reduced;                        /* motion is */
    bool digits;                         /* dice carry the digits that pick them up */
    bool coached;                        /* the coach's plate lies where the score road would */
    bool open;                           /* folded: the combinations have dropped */
    const char *told;                    /* the sentence of the step that is shown; NULL: it has none */
    int focus;                           /* the item that has it, or FOCUS_NONE */
    int pressed;                         /* the item that is held down, or FOCUS_NONE */
    const char *roll_glyph, *hold_glyph; /* pictures of what rolls and holds on the device in hand, or NULL */
    int32_t par;                         /* turns that one player is to beat; 0: none */
};

/* The items of the table, for the focus. */
enum cubes_item {
    CUBES_ITEM_DIE, /* of place a; the others follow */
    CUBES_ITEM_HOLD = CUBES_ITEM_DIE + CUBES_DICE,
    CUBES_ITEM_ROLL,
    CUBES_ITEM_COMBOS, /* folded: the key of the combinations */
    CUBES_ITEM_MENU,   /* folded, for thumbs: the key of the menu */
    CUBES_ITEM_WHAT,   /* the plate or key with the question mark */
    CUBES_ITEM_RACK,   /* what can be asked about only, from here on */
    CUBES_ITEM_TRACK,
    CUBES_ITEM_TURN,
    CUBES_ITEM_TABLE, /* of the combinations */
    CUBES_ITEM_PLATE, /* of seat 0; the others follow */
    CUBES_ITEMS = CUBES_ITEM_PLATE + CUBES_SEATS_MAX
};

/* What its keys are called. */
extern const struct table_keys_facts cubes_keys;
/* The whole table. */
void cubes_draw(const struct cubes_view *view, const struct cubes_look *look, struct draw_list *list,
                float blend_ms);

#endif
