/* SPDX-License-Identifier: MIT */
/* The strip of a road table whose side column is folded: keys that drop a panel each, and the menu among
 * them. The table stays live under a panel. */
#ifndef FRONT_MILLE_MILLE_STRIP_H
#define FRONT_MILLE_MILLE_STRIP_H

#include "front/scene.h"
#include "ui/focus.h"

/* Lets the panel of a key drop, unless it hangs already. */
void mille_strip_open(struct front *front, int item);
/* Shuts whatever hangs; false: nothing did. */
bool mille_strip_shut(struct front *front);
/* The next panel, after the last one none. */
void mille_strip_next(struct front *front);
/* What hangs; 0 for nothing, as always where the column is not folded. */
int mille_strip_hangs(const struct front *front);
/* One tick; true while a panel drops. */
bool mille_strip_tick(struct front *front);
/* The keys as items, and what hangs, which lies over all else. */
void mille_strip_items(const struct front *front, struct focus_list *list);
void mille_panel_items(const struct front *front, struct focus_list *list);
/* Confirm on a key, the panel or a row of the menu; false: it is none of these. */
bool mille_strip_confirm(struct front *front, int item);
/* Whether an item is drawn with its focus by the strip's files: what hangs, and a thumb's buttons. */
bool mille_strip_owns(int item);
/* Where a row of the menu lies. */
struct rect mille_strip_row(const struct front *front, int row);
/* What a row says, translated; NULL: it is not there. */
const char *mille_strip_label(const struct front *front, int row);
/* Whether it can do something now. */
bool mille_strip_enabled(const struct front *front, int row);

#endif
