/* SPDX-License-Identifier: MIT */
/* The comparison with the house (day_game.h) on the sheet of a deal of the day: a cell for the person and for
 * each of the house, and par. */
#ifndef FRONT_DAY_DAY_HOUSE_H
#define FRONT_DAY_DAY_HOUSE_H

#include "front/day/days.h"
#include "ui/draw.h"

struct front;

/* Cells, and how high one is where there is room. */
enum { DAY_HOUSE_CELLS = DAY_HOUSE + 1, DAY_HOUSE_CELL = 92 };

/* The place on a sheet: edges, baseline and size of the words, and the cells in so many columns. */
struct day_house_form {
    float left, right, head, em;
    struct rect cells; /* their first row; lower ones have smaller faces */
    int columns;
};

/* Draws the outcome at the table; while the house still plays, a sentence instead. */
void day_house_draw(const struct front *front, struct draw_list *list, const struct day_house_form *form);

#endif
