/* SPDX-License-Identifier: MIT */
/* Where the parts of the list of saves lie: for its two files. */
#ifndef FRONT_SCENES_LOAD_INSIDE_H
#define FRONT_SCENES_LOAD_INSIDE_H

#include "front/scenes/load.h"
#include "front/stage/dialog.h"

/* A row and its two buttons follow each other. */
enum load_part { PART_OPEN, PART_WATCH, PART_DELETE, PARTS };
enum { LOAD_ITEM_BACK, LOAD_ITEM_ROWS };

/* Left edges of the columns in the dialog; the last is where the buttons begin. */
enum { COLUMN_NAME = 72, COLUMN_HAND = 520, COLUMN_TOTALS = 700, COLUMN_DATE = 940, COLUMN_BUTTONS = 1130 };

static inline int load_id(int row, enum load_part part)
{
    return LOAD_ITEM_ROWS + row * PARTS + (int)part;
}

/* The row of an item, -1 if it belongs to none, and its part. */
static inline int load_row_of(int id)
{
    return id >= LOAD_ITEM_ROWS ? (id - LOAD_ITEM_ROWS) / PARTS : -1;
}
static inline enum load_part load_part_of(int id)
{
    return (enum load_part)((id - LOAD_ITEM_ROWS) % PARTS);
}

struct form load_form(const struct front *front);
/* The first row of which something is seen and the one after the last, within bounds. */
void load_seen(const struct front *front, const struct form *form, int *first, int *end);
struct rect load_part_box(const struct front *front, const struct form *form, int row, enum load_part part);
struct rect load_back_box(const struct front *front, const struct form *form);
void load_draw(const struct front *front, struct draw_list *list, float blend);
void load_status(const struct front *front, struct status *status);

#endif
