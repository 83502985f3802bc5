/* SPDX-License-Identifier: MIT */
/* You and the house on the sheet of a deal of the day: a cell each, and par. */
#ifndef FRONT_DAY_DAY_HOUSE_H
#define FRONT_DAY_DAY_HOUSE_H

#include "front/day/days.h"
#include "ui/draw.h"

struct front;

/* Cells, and how high one is where there is room. */
enum { DAY_HOUSE_CELLS = DAY_HOUSE + 1, DAY_HOUSE_CELL = 92 };

/* Where it lies on a sheet: its words' edges and baseline, and its cells in so many columns. */
struct day_house_form {
    float left, right, head, em;
    struct rect cells; /* their first row; lower ones have smaller faces */
    int columns;
};

/* The outcome at the table; a sentence while the house still plays. */
void day_house_draw(const struct front *front, struct draw_list *list, const struct day_house_form *form);

#endif
