/* SPDX-License-Identifier: MIT */
/* What stands on the title's menu: for its two files. */
#ifndef FRONT_TITLE_INSIDE_H
#define FRONT_TITLE_INSIDE_H

#include "front/title.h"

enum title_item {
    ITEM_CONTINUE,
    ITEM_NEW,
    ITEM_LEARN,
    ITEM_ROAD,
    ITEM_DICE,
    ITEM_DOMINOES,
    ITEM_LOAD,
    ITEM_OPTIONS,
    ITEM_SCORES,
    ITEM_HELP,
    ITEM_QUIT,
    TITLE_ITEMS
};

enum { TABLE_FIRST = ITEM_ROAD, TABLE_LAST = ITEM_DOMINOES };

struct title_entry {
    const char *name;
    const char *label;
    const char *closed; /* why it cannot be chosen, NULL where it can */
};
extern const struct title_entry title_entries[TITLE_ITEMS];

/* Whether an item is one of the tables, which share a row. */
bool title_is_table(int item);
/* Nothing can be continued where no game waits. */
bool title_is_shown(const struct front *front, int item);
/* The row of an item among those shown. */
int title_row_of(const struct front *front, int item);
/* The item that the sign points at. */
int title_focused(const struct front *front);

/* Where an item lies while the sign points where it does. */
struct rect title_item_box(const struct front *front, int item);
void title_draw(const struct front *front, struct draw_list *list, float blend);

#endif
