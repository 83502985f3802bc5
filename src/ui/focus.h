/* SPDX-License-Identifier: MIT */
/* The focusable items of a scene. One list serves hover, keys, d-pad, drawing, tests and the trace: every
 * device can reach every item of the list, and nothing else can be acted on. */
#ifndef UI_FOCUS_H
#define UI_FOCUS_H

#include "base/text.h"
#include "ui/draw.h"
#include "ui/intent.h"

struct item_row;

enum { FOCUS_ITEMS_MAX = 96, FOCUS_NAME_SIZE = 32, FOCUS_NONE = -1, FOCUS_DIRECTIONS = 4 };

struct focus_item {
    char name[FOCUS_NAME_SIZE]; /* fixed name for tests and the trace: "hand.3", "menu.quit" */
    int id;                     /* a code of the scene, unique in the list */
    struct rect box;
    bool enabled;     /* false: the item can have the focus, and the status line says why it is disabled */
    int group;        /* hand, piles, menu ...: directions prefer items of the same group */
    bool sideways;    /* left and right change the value of the item and do not move the focus */
    bool scrolls;     /* the item is in a scrolling list */
    struct rect seen; /* the visible part of the box, which can be pointed at */
    const struct item_row *row; /* its words, for those above who know them; NULL: none */
    /* Where each direction leads, from INTENT_UP on, as an id; 0 of `led`: to where the boxes say. */
    int lead[FOCUS_DIRECTIONS];
    unsigned led; /* bit d: direction d has a lead of its own */
};

struct focus_list {
    struct focus_item item[FOCUS_ITEMS_MAX];
    int count;
};

void focus_clear(struct focus_list *list);
/* Appends an item. The pointer hits the later of two that overlap. format: of the name, as for printf. */
void focus_add(struct focus_list *list, int id, struct rect box, bool enabled, int group, const char *format,
               ...) TEXT_FORMAT(6, 7);
/* Marks all items from index `first` on as items of a scrolling list. window: the visible part of the list;
 * only items inside can be pointed at. Directions walk through the whole list before they leave it. */
void focus_scrolls(struct focus_list *list, int first, struct rect window);
/* Lets a direction lead from one item of the list to another, wherever their boxes lie: along a road. */
void focus_lead(struct focus_list *list, int from, enum intent_kind direction, int to);
/* The item with an id, and with a name; NULL if there is none. */
const struct focus_item *focus_find(const struct focus_list *list, int id);
const struct focus_item *focus_named(const struct focus_list *list, const char *name);
/* The id of the item at a point; FOCUS_NONE if there is none. */
int focus_at(const struct focus_list *list, float x, float y);
/* The id of the next item in a direction from the item `from`; `from` itself where there is none. An unknown
 * `from` gives the first item. Every item can be reached from every other one. */
int focus_step(const struct focus_list *list, int from, enum intent_kind direction);

#endif
