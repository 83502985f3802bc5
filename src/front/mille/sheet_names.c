/* SPDX-License-Identifier: MIT */
/* Who plays by a column of a sheet: faces and names of a side. */
#include "front/mille/sheet.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"

#include <math.h>

enum { NAME_SIZE = 96 };

float sheet_faces(const struct table *table, struct draw_list *list, int side, struct point at, float size)
{
    const float apart = .86f; /* of a size: the second face covers the edge of the first */
    for (int i = 0; i < mille_side_seats(table); i++) {
        draw_sprite(list, mille_table_driver(table, mille_side_seat(table, side, i))->portrait,
                    (struct rect){at.x, at.y, size, size});
        at.x += size * apart;
    }
    return at.x + size * (1 - apart);
}

/* The faces in the middle of the column's figures, and the name below them. */
static void draw_stacked(const struct table *table, struct draw_list *list, const struct sheet_form *form,
                         int column, const char *name)
{
    const bool full = form->kind == SHEET_FULL;
    float pitch = form->column[1] - form->column[0], right = form->column[column];
    const float size = full ? 48 : form->kind == SHEET_SIDE ? 36 : 40, letters = full ? 27 : 24;
    float room = fminf(pitch - 8, full ? 200 : 150), half = fminf(pitch, 100) / 2;
    float middle = fminf(right - half + 8, form->box.x + form->box.w);
    float face = fminf(size, mille_side_seats(table) > 1 ? room / 1.86f : size);
    float wide = face * (mille_side_seats(table) > 1 ? 1.86f : 1);
    float foot = form->table.y - (full ? 13 : 12);
    sheet_faces(table, list, sheet_side(table, column),
                (struct point){middle - wide / 2, foot - letters * .82f - face - 4}, face);
    draw_text_fit(list, middle, foot, name, FONT_SIGN, letters, INK_INK, ANCHOR_MIDDLE, room);
}

void sheet_player(const struct front *front, struct draw_list *list, const struct sheet_form *form,
                  int column)
{
    enum { PORTRAIT = 62, AIR = 13, NAME_W = 134 };
    static const float middles[] = {626, 857};
    const float size = 34;
    const struct table *table = table_of(front);
    char name[NAME_SIZE];
    struct text out = text_in(name, sizeof name);
    table_side_sheet_name(table, sheet_side(table, column), &out);
    if (form->stacked) {
        draw_stacked(table, list, form, column, name);
        return;
    }
    const char *portrait =
        mille_table_driver(table, table_seat_of(table, sheet_side(table, column)))->portrait;
    if (form->kind != SHEET_FULL) {
        /* The name ends over its figures. */
        float face = 44, right = form->column[column], y = form->table.y - 32;
        float room = form->column[1] - form->column[0] - face - 20;
        float wide = fminf(draw_text_width(list, name, FONT_SIGN, 28, 0), room);
        draw_text_fit(list, right, y + 10, name, FONT_SIGN, 28, INK_INK, ANCHOR_END, room);
        draw_sprite(list, portrait, (struct rect){right - wide - face - 8, y - face / 2, face, face});
        return;
    }
    struct rect sheet = form->box;
    float wide = fminf(draw_text_width(list, name, FONT_SIGN, size, 0), NAME_W);
    float left = sheet.x + middles[column] - (PORTRAIT + AIR + wide) / 2;
    draw_sprite(list, portrait, (struct rect){left, sheet.y + 140, PORTRAIT, PORTRAIT});
    draw_text_fit(list, left + PORTRAIT + AIR, sheet.y + 182, name, FONT_SIGN, size, INK_INK, ANCHOR_START,
                  NAME_W);
}
