/* SPDX-License-Identifier: MIT */
/* Where the parts of the list of saves lie: for its two files. */
#ifndef FRONT_LOAD_INSIDE_H
#define FRONT_LOAD_INSIDE_H

#include "front/load.h"

/* A row and its two buttons follow each other. */
enum load_part { PART_OPEN, PART_WATCH, PART_DELETE, PARTS };
enum { ITEM_BACK, ITEM_UP, ITEM_DOWN, ITEM_ROWS };
enum { ROWS_SHOWN = 7, ROW_H = 70 };

/* Left edges of the columns in the dialog; the last is where the buttons begin. */
enum { COLUMN_NAME = 72, COLUMN_HAND = 520, COLUMN_TOTALS = 700, COLUMN_DATE = 960, COLUMN_BUTTONS = 1130 };

static inline int load_id(int row, enum load_part part)
{
    return ITEM_ROWS + row * PARTS + (int)part;
}

/* The row of an item, -1 if it belongs to none, and its part. */
static inline int load_row_of(int id)
{
    return id >= ITEM_ROWS ? (id - ITEM_ROWS) / PARTS : -1;
}
static inline enum load_part load_part_of(int id)
{
    return (enum load_part)((id - ITEM_ROWS) % PARTS);
}

/* The largest number that `first` may have. */
static inline int load_last_first(const struct load_state *load)
{
    return load->count > ROWS_SHOWN ? load->count - ROWS_SHOWN : 0;
}

struct rect load_box(struct rect canvas);
struct rect load_part_box(const struct front *front, struct rect canvas, int row, enum load_part part);
struct rect load_button_box(struct rect canvas, int item);
void load_draw(const struct front *front, struct draw_list *list, float blend);
void load_status(const struct front *front, struct status *status);

#endif
