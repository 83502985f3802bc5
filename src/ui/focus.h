/* SPDX-License-Identifier: MIT */
/* The focusable items of a scene. One list serves hover, keys, d-pad, drawing, tests and the trace:
 * what is in it can be reached by any device, and nothing else can be acted on. */
#ifndef UI_FOCUS_H
#define UI_FOCUS_H

#include "base/text.h"
#include "ui/draw.h"
#include "ui/intent.h"

enum { FOCUS_ITEMS_MAX = 64, FOCUS_NAME_SIZE = 32, FOCUS_NONE = -1 };

struct focus_item {
    char name[FOCUS_NAME_SIZE]; /* stable, for tests and the trace: "hand.3", "menu.quit" */
    int id;                     /* the scene's own code, unique in the list */
    struct rect box;
    bool enabled;     /* a disabled item can hold the focus; the status line says why it is disabled */
    int group;        /* directions prefer the own group (hand, piles, menu) */
    bool sideways;    /* left and right change its value, so they do not lead away from it */
    bool scrolls;     /* it lies in what scrolls; */
    struct rect seen; /* what of it can be seen and pointed at: all of it where nothing scrolls */
};

struct focus_list {
    struct focus_item item[FOCUS_ITEMS_MAX];
    int count;
};

void focus_clear(struct focus_list *list);
/* Appends; later items lie above earlier ones for the pointer. printf-like name. */
void focus_add(struct focus_list *list, int id, struct rect box, bool enabled, int group, const char *format,
               ...) TEXT_FORMAT(6, 7);
/* The same for an item whose value left and right change. */
void focus_add_sideways(struct focus_list *list, int id, struct rect box, bool enabled, int group,
                        const char *name);
/* Every item from the `first` one on lies in what scrolls behind a window: only what is seen through it can
 * be pointed at. Directions lead from one such item to the next before they lead out of it. */
void focus_scrolls(struct focus_list *list, int first, struct rect window);
/* The item of an id, or NULL. */
const struct focus_item *focus_find(const struct focus_list *list, int id);
const struct focus_item *focus_named(const struct focus_list *list, const char *name);
/* The id under a point, FOCUS_NONE if there is none. */
int focus_at(const struct focus_list *list, float x, float y);
/* The id to which a direction leads from `from`; `from` itself where nothing lies that way. An unknown
 * `from` leads to the first item. Every item can be reached from every other one by some directions. */
int focus_step(const struct focus_list *list, int from, enum intent_kind direction);

#endif
