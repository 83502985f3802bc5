/* SPDX-License-Identifier: MIT */
/* Where the parts of a sheet lie, in any shape of window and for any number of columns. */
#include "front/mille/sheet.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "front/stage/bar.h"
#include "ui/form.h"

#include <math.h>

enum { TOP = 26, BUTTON_W = 236, BUTTON_H = 46, BUTTON_GAP = 22, EDGE = 40 };

/* Columns end at `last` and before, `pitch` apart. */
static void set_columns(struct sheet_form *form, float last, float pitch)
{
    for (int k = 0; k < form->columns; k++) {
        form->column[k] = last - pitch * (float)(form->columns - 1 - k);
    }
}

/* Three or four columns in a narrow sheet: what a line is worth ends before a figure of thousands. */
static void set_many(struct sheet_form *form, float last, float pitch)
{
    const float three = 86, four = 78;
    set_columns(form, last, pitch);
    form->points = form->column[0] - (form->columns > 3 ? four : three);
    form->brief = true;
}

/* As designed; a high window gives its foot more air. */
static struct sheet_form full(struct rect canvas, int columns)
{
    const float air = fmaxf(0, fminf(44, (canvas.h - REFERENCE_H) / 2));
    struct rect box = {(canvas.w - SHEET_W) / 2, TOP + (canvas.h - REFERENCE_H - air) / 2, SHEET_W,
                       SHEET_H + air};
    struct sheet_form form = {
        .kind = SHEET_FULL,
        .columns = columns,
        .box = box,
        .head = 112,
        .table = {box.x, box.y + 215, SHEET_W, 9 * 56},
        .pitch = 56,
        .label = box.x + 46,
        .points = box.x + (columns > 3   ? 400
                           : columns > 2 ? 432
                                         : 470),
        .rest = {box.x, box.y + 718, SHEET_W, 220 + air},
        .button_h = BUTTON_H,
    };
    if (columns > 2) {
        set_columns(&form, box.x + 944, columns > 3 ? 138 : 178);
    } else {
        form.column[0] = box.x + 710;
        form.column[1] = box.x + 930;
    }
    return form;
}

/* The lines take the height that `rest`, which follows them, leaves. */
static void share_height(struct sheet_form *form, float top, float rest)
{
    enum { LINES = 9 };
    const float least = 40, most = 58;
    form->pitch = fmaxf(least, fminf(most, (form->box.y + form->box.h - top - rest) / LINES));
    form->table = (struct rect){form->box.x, top, form->box.w, form->pitch * LINES};
}

static struct sheet_form side(const struct frame *frame, struct rect room, int columns, bool stacked)
{
    struct sheet_form form = {
        .kind = SHEET_SIDE, .columns = columns, .head = 76, .button_h = form_touch(frame, 54)};
    form.one_row = form.button_h > 60; /* two rows as high as a thumb leave no room for a stamp */
    float w = fminf(room.w, 1240), h = fminf(room.h, 760);
    form.box = (struct rect){room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
    float split = w * .61f;
    share_height(&form, form.box.y + form.head + (stacked ? 84 : 62), 18);
    form.table.w = split;
    form.label = form.box.x + 34;
    form.points = form.box.x + split * .60f;
    form.column[0] = form.box.x + split * .79f;
    form.column[1] = form.box.x + split - 14;
    if (columns > 2) {
        set_many(&form, form.box.x + split - 14, split * (columns > 3 ? .145f : .165f));
    }
    float buttons = (form.one_row ? form.button_h : 2 * form.button_h + 12) + 22;
    form.rest = (struct rect){form.box.x + split + 22, form.box.y + form.head + 8, w - split - 44,
                              h - form.head - 8 - buttons};
    return form;
}

static struct sheet_form tall(const struct frame *frame, struct rect room, int columns)
{
    struct sheet_form form = {
        .kind = SHEET_TALL, .columns = columns, .head = 96, .button_h = form_touch(frame, 56)};
    float h = fminf(room.h, 1320), rest = 300, buttons = 2 * form.button_h + 14 + 24;
    form.box = (struct rect){room.x, room.y + (room.h - h) / 2, room.w, h};
    share_height(&form, form.box.y + form.head + 84, rest + buttons);
    form.label = form.box.x + 34;
    form.points = form.box.x + form.box.w * .58f;
    form.column[0] = form.box.x + form.box.w * .78f;
    form.column[1] = form.box.x + form.box.w - 34;
    if (columns > 2) {
        set_many(&form, form.box.x + form.box.w - 28, form.box.w * (columns > 3 ? .155f : .175f));
    }
    float top = form.table.y + form.table.h + 4;
    form.rest = (struct rect){form.box.x, top, form.box.w, form.box.y + h - buttons - top};
    return form;
}

struct sheet_form sheet_form_make(const struct frame *frame, int columns, bool pairs)
{
    struct rect room = form_room(frame, BAR_HEIGHT);
    const bool stacked = columns > 2 || pairs;
    struct sheet_form form = frame->kind == FRAME_WIDE || (room.w >= SHEET_W && room.h >= SHEET_H)
                                 ? full(frame->canvas, columns)
                             : room.w > room.h ? side(frame, room, columns, stacked)
                                               : tall(frame, room, columns);
    form.stacked = stacked;
    return form;
}

struct sheet_form sheet_form_of(const struct front *front)
{
    const struct table *table = table_of(front);
    return sheet_form_make(&front->frame, mille_table_rows(table), mille_side_seats(table) > 1);
}

int sheet_side(const struct table *table, int column)
{
    return (table_side_of(table, table_first_person(table)) + column) % mille_table_rows(table);
}

float sheet_labels_end(const struct sheet_form *form)
{
    const float figures = 96;
    return form->brief ? form->column[0] - figures : form->points;
}

float sheet_figures(const struct sheet_form *form, float size)
{
    const float three = .88f, four = .78f;
    return form->columns > 3 ? size * four : form->columns > 2 ? size * three : size;
}

/* Folded: what goes on has a row of its own at the foot, the others share the one above; or the widest part
 * of the only row, over which the third may stand. */
static struct rect folded_button(const struct sheet_form *form, int which)
{
    const float gap = 12;
    struct rect rest = form->rest;
    if (form->kind == SHEET_TALL) {
        rest.x += 26;
        rest.w -= 52;
    }
    float foot = form->box.y + form->box.h - 22 - form->button_h, half = (rest.w - gap) / 2;
    if (form->aside && which == 2) {
        return (struct rect){rest.x, foot - form->button_h - gap, half, form->button_h};
    }
    if (form->one_row) {
        bool third = form->review && !form->aside;
        float room = rest.w - (third ? 2 : 1) * gap, review = third ? room * .25f : 0;
        float leave = room * (third ? .35f : .46f), first = third ? review + gap : 0;
        float x = rest.x + (which == 2 ? 0 : which == 0 ? first : first + leave + gap);
        float w = which == 2 ? review : which == 0 ? leave : rest.x + rest.w - x;
        return (struct rect){x, foot, w, form->button_h};
    }
    if (which == 1) {
        return (struct rect){rest.x, foot, rest.w, form->button_h};
    }
    return (struct rect){rest.x + (which == 0 ? half + gap : 0), foot - form->button_h - gap, half,
                         form->button_h};
}

struct rect sheet_button(const struct sheet_form *form, int which)
{
    if (form->kind != SHEET_FULL) {
        return folded_button(form, which);
    }
    float x = SHEET_W - EDGE - BUTTON_W;
    if (which == 2) {
        x = EDGE;
    } else if (which == 0) {
        x -= BUTTON_W + BUTTON_GAP;
    }
    return (struct rect){form->box.x + x, form->box.y + 938 + (form->box.h - SHEET_H) / 2, BUTTON_W,
                         BUTTON_H};
}
