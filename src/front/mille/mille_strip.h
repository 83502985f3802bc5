/* SPDX-License-Identifier: MIT */
/* The strip of a road table whose side column is folded: a key for each panel, which drops from the strip,
 * and one for a menu; one hangs at a time. An item is a key's: MILLE_ITEM_SCORE, _MOVES, _CURES or _MORE. */
#ifndef FRONT_MILLE_MILLE_STRIP_H
#define FRONT_MILLE_MILLE_STRIP_H

#include "front/scene.h"
#include "ui/focus.h"

struct table;

/* Drops the panel of a key; one that hangs already stays. */
void mille_strip_open(struct table *table, int item);
/* Shuts the panel that hangs; false: none did. */
bool mille_strip_shut(struct table *table);
/* Drops the next panel; after the last one none hangs. */
void mille_strip_next(struct table *table);
/* The item of the panel that hangs; 0: none does, as always where the column is not folded. */
int mille_strip_hangs(const struct table *table);
/* Once a tick; true while a panel drops. */
bool mille_strip_tick(struct table *table);
/* The box of the score, or of its key. The whole score sheet covers the panel of moves as well. */
struct rect mille_panel_score(const struct table *table);
/* The box of the goals of an evening of the journey: in the side column, or in the strip before its keys;
 * without width at other tables. */
struct rect mille_panel_rings(const struct table *table);
/* Adds the keys to the items; and the panel that hangs, or the rows of the menu, which lie over all else. */
void mille_strip_items(const struct table *table, struct focus_list *list);
void mille_panel_items(const struct table *table, struct focus_list *list);
/* An item is confirmed: a key, the panel, or a row of the menu. False: it is none of these. */
bool mille_strip_confirm(struct table *table, int item);
/* Whether the strip's files draw the focus of an item: of the panel, of rows, and of a thumb's buttons. */
bool mille_strip_owns(int item);
/* The box of a row of the menu. */
struct rect mille_strip_row(const struct table *table, int row);
/* The label of a row, translated; NULL: the menu has no such row now. */
const char *mille_strip_label(const struct table *table, int row);
/* Whether a row can be chosen now. */
bool mille_strip_enabled(const struct front *front, int row);

#endif
