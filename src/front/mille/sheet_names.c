/* SPDX-License-Identifier: MIT */
/* Who plays by a column of a sheet: faces and names of a side. */
#include "front/mille/sheet.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"

#include <math.h>

enum { NAME_SIZE = 96 };

static const float APART = .86f; /* of a size: the second face covers the edge of the first */

float sheet_faces_wide(const struct table *table, float size)
{
    return size * (1 + APART * (float)(mille_side_seats(table) - 1));
}

float sheet_faces(const struct table *table, struct draw_list *list, int side, struct point at, float size)
{
    for (int i = 0; i < mille_side_seats(table); i++) {
        draw_sprite(list, mille_table_driver(table, mille_side_seat(table, side, i))->portrait,
                    (struct rect){at.x, at.y, size, size});
        at.x += size * APART;
    }
    return at.x + size * (1 - APART);
}

static void name_of(const struct table *table, int column, char name[NAME_SIZE])
{
    struct text out = text_in(name, NAME_SIZE);
    table_side_sheet_name(table, sheet_side(table, column), &out);
}

/* How names stand below faces, alike in all columns. */
struct stack {
    float back;    /* from a column's right edge to the middle of its face */
    float room;    /* for a name, */
    float letters; /* as large as the longest of them lets all be */
    float face;
    float head, foot; /* the feet of faces and names */
};

static struct stack stack_of(const struct table *table, const struct draw_list *list,
                             const struct sheet_form *form)
{
    const bool full = form->kind == SHEET_FULL;
    const float size = full ? 48 : form->kind == SHEET_SIDE ? 36 : 40;
    float pitch = form->column[1] - form->column[0];
    struct stack stack = {.back = fminf(pitch, 100) / 2 - 8,
                          .room = fminf(pitch - 8, full ? 200 : 150),
                          .letters = full ? 27 : 24,
                          .foot = form->table.y - (full ? 13 : 12)};
    stack.head = stack.foot - stack.letters * .82f - 4;
    float longest = stack.room;
    for (int k = 0; k < form->columns; k++) {
        char name[NAME_SIZE];
        name_of(table, k, name);
        longest = fmaxf(longest, draw_text_width(list, name, FONT_SIGN, stack.letters, 0));
    }
    stack.face = fminf(size, stack.room / sheet_faces_wide(table, 1));
    stack.letters *= stack.room / longest;
    return stack;
}

float sheet_player_left(const struct front *front, const struct draw_list *list,
                        const struct sheet_form *form)
{
    const struct table *table = table_of(front);
    const struct stack stack = stack_of(table, list, form);
    char name[NAME_SIZE];
    name_of(table, 0, name);
    float wide =
        fmaxf(draw_text_width(list, name, FONT_SIGN, stack.letters, 0), sheet_faces_wide(table, stack.face));
    return form->column[0] - stack.back - wide / 2;
}

/* The faces in the middle of the column's figures, and the name below them. */
static void draw_stacked(const struct table *table, struct draw_list *list, const struct sheet_form *form,
                         int column)
{
    const struct stack stack = stack_of(table, list, form);
    float middle = form->column[column] - stack.back;
    float wide = sheet_faces_wide(table, stack.face);
    char name[NAME_SIZE];
    name_of(table, column, name);
    sheet_faces(table, list, sheet_side(table, column),
                (struct point){middle - wide / 2, stack.head - stack.face}, stack.face);
    draw_text_fit(list, middle, stack.foot, name, FONT_SIGN, stack.letters, INK_INK, ANCHOR_MIDDLE,
                  stack.room);
}

void sheet_player(const struct front *front, struct draw_list *list, const struct sheet_form *form,
                  int column)
{
    enum { PORTRAIT = 62, AIR = 13, NAME_W = 134 };
    static const float middles[] = {626, 857};
    const float size = 34;
    const struct table *table = table_of(front);
    char name[NAME_SIZE];
    name_of(table, column, name);
    if (form->stacked) {
        draw_stacked(table, list, form, column);
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
