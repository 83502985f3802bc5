/* SPDX-License-Identifier: MIT */
/* Two keys drawn on a table in a folded window: one opens the panel, the other the menu (on touch screens) or
 * "What is this?". In a wide window there is only a plate for "What is this?". */
#ifndef FRONT_TABLE_KEYS_H
#define FRONT_TABLE_KEYS_H

#include "front/item_row.h"
#include "ui/draw.h"

struct table_keys {
    struct rect what;   /* wide: the plate with the question mark, */
    struct rect key[2]; /* folded: the two keys, */
    struct rect hit[2]; /* and the area that hits each, larger for fingers */
};

/* Names, pictures and items of a game's keys. */
struct table_keys_facts {
    const char *picture, *opened; /* of that key, and while the panel lies open */
    int panel, menu, what;        /* their items */
};

/* rows: those of the table's items. */
void table_keys_items(const struct table_keys *keys, const struct table_keys_facts *facts,
                      const struct item_row *rows, enum frame_kind kind, struct focus_list *list);
/* focus, pressed: the item that has the focus, and the item held down. open: the panel is open. */
void table_keys_draw(const struct table_keys *keys, const struct table_keys_facts *facts,
                     struct draw_list *list, int focus, int pressed, bool open);

#endif
