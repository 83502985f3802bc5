/* SPDX-License-Identifier: MIT */
/* The keys of a table whose side column may be folded: one for the panel that drops, and one for the menu
 * where thumbs press, else for "What is this?". A wide table has the question mark alone. */
#ifndef FRONT_TABLE_KEYS_H
#define FRONT_TABLE_KEYS_H

#include "front/item_row.h"
#include "ui/draw.h"

struct table_keys {
    struct rect what;   /* wide: the plate with the question mark, */
    struct rect key[2]; /* folded: the two keys, */
    struct rect hit[2]; /* and what is hit for each, which is more where fingers press */
};

/* What a game has for them. */
struct table_keys_facts {
    const char *picture, *opened; /* of that key, and while the panel lies open */
    int panel, menu, what;        /* their items */
};

/* rows: those of the table's items. */
void table_keys_items(const struct table_keys *keys, const struct table_keys_facts *facts,
                      const struct item_row *rows, enum frame_kind kind, struct focus_list *list);
/* focus, pressed: the items that have it and are held down. open: the panel lies open. */
void table_keys_draw(const struct table_keys *keys, const struct table_keys_facts *facts,
                     struct draw_list *list, int focus, int pressed, bool open);

#endif
