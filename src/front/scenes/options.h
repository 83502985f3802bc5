/* SPDX-License-Identifier: MIT */
/* The options dialog. Changes count at once and are kept; Defaults takes back those of a page. */
#ifndef FRONT_SCENES_OPTIONS_H
#define FRONT_SCENES_OPTIONS_H

#include "front/scene.h"
#include "front/scenes/options_table.h"
#include "front/stage/dialog.h"

struct options_state {
    int page;
    int dragging;       /* id of the slider held by the pointer, FOCUS_NONE if none */
    bool restored;      /* Defaults has done something that is told until the focus moves on: */
    int restored_rows;  /* it changed so many, */
    int restored_focus; /* while this item had the focus */
};

extern const struct scene options_scene;
/* Opens it at a page. */
void options_open(struct front *front, int page);
/* What it keeps while it is on the stack. */
struct options_state *options_of(const struct front *front);

/* Where the parts of the dialog lie, for its two files. */
/* Items: a row has its number as id; of the tabs OPTIONS_ITEM_TAB is the first. */
enum { OPTIONS_ITEM_DEFAULTS = OPTIONS_ROWS, OPTIONS_ITEM_DONE, OPTIONS_ITEM_TAB };

/* The layout. If all pages fit, the dialog is as high as the longest needs, so that turning pages does not
 * move the tabs. */
struct form options_form(const struct front *front);
struct rect options_row_box(const struct front *front, const struct form *form, int option);
/* The box of the control that shows and changes a row's value. */
struct rect options_control_box(const struct front *front, const struct form *form, int option);
/* `item`: OPTIONS_ITEM_DEFAULTS or OPTIONS_ITEM_DONE. */
struct rect options_button_box(const struct front *front, const struct form *form, int item);
/* The box of a page's tab. Tabs are as wide as their words, and end before the glyph that turns pages. */
struct rect options_tab_box(const struct front *front, struct rect box, int page);
void options_draw(const struct front *front, struct draw_list *list, float blend);
/* What Defaults has just done, in words; "" where that is past. */
void options_restored(const struct front *front, char *line, size_t size);

#endif
