/* SPDX-License-Identifier: MIT */
#include "front/mille/sheet.h"

#include "base/number.h"
#include "front/mille/mille_table.h"
#include "front/stage/bar.h"
#include "ui/form.h"
#include "ui/shape.h"

#include <math.h>

enum { TOP = 26, BUTTON_W = 236, BUTTON_H = 46, BUTTON_GAP = 22, EDGE = 40, STONES_MAX = 4 };

/* Scenes are drawn a third wider and higher than the reference frame. */
static const float BLEED = 4.0f / 3.0f;

/* As designed; a high window gives its foot more air. */
static struct sheet_form full(struct rect canvas)
{
    const float air = fmaxf(0, fminf(44, (canvas.h - REFERENCE_H) / 2));
    struct rect box = {(canvas.w - SHEET_W) / 2, TOP + (canvas.h - REFERENCE_H - air) / 2, SHEET_W,
                       SHEET_H + air};
    return (struct sheet_form){
        .kind = SHEET_FULL,
        .box = box,
        .head = 112,
        .table = {box.x, box.y + 215, SHEET_W, 9 * 56},
        .pitch = 56,
        .label = box.x + 46,
        .points = box.x + 470,
        .column = {box.x + 710, box.x + 930},
        .rest = {box.x, box.y + 718, SHEET_W, 220 + air},
        .button_h = BUTTON_H,
    };
}

/* The lines take the height that `rest`, which follows them, leaves. */
static void share_height(struct sheet_form *form, float top, float rest)
{
    enum { LINES = 9 };
    const float least = 40, most = 58;
    form->pitch = fmaxf(least, fminf(most, (form->box.y + form->box.h - top - rest) / LINES));
    form->table = (struct rect){form->box.x, top, form->box.w, form->pitch * LINES};
}

static struct sheet_form side(const struct frame *frame, struct rect room)
{
    struct sheet_form form = {.kind = SHEET_SIDE, .head = 76, .button_h = form_touch(frame, 54)};
    form.one_row = form.button_h > 60; /* two rows as high as a thumb leave no room for a stamp */
    float w = fminf(room.w, 1240), h = fminf(room.h, 760);
    form.box = (struct rect){room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
    float split = w * .61f;
    share_height(&form, form.box.y + form.head + 62, 18);
    form.table.w = split;
    form.label = form.box.x + 34;
    form.points = form.box.x + split * .60f;
    form.column[0] = form.box.x + split * .79f;
    form.column[1] = form.box.x + split - 14;
    float buttons = (form.one_row ? form.button_h : 2 * form.button_h + 12) + 22;
    form.rest = (struct rect){form.box.x + split + 22, form.box.y + form.head + 8, w - split - 44,
                              h - form.head - 8 - buttons};
    return form;
}

static struct sheet_form tall(const struct frame *frame, struct rect room)
{
    struct sheet_form form = {.kind = SHEET_TALL, .head = 96, .button_h = form_touch(frame, 56)};
    float h = fminf(room.h, 1320), rest = 300, buttons = 2 * form.button_h + 14 + 24;
    form.box = (struct rect){room.x, room.y + (room.h - h) / 2, room.w, h};
    share_height(&form, form.box.y + form.head + 84, rest + buttons);
    form.label = form.box.x + 34;
    form.points = form.box.x + form.box.w * .58f;
    form.column[0] = form.box.x + form.box.w * .78f;
    form.column[1] = form.box.x + form.box.w - 34;
    float top = form.table.y + form.table.h + 4;
    form.rest = (struct rect){form.box.x, top, form.box.w, form.box.y + h - buttons - top};
    return form;
}

struct sheet_form sheet_form_make(const struct frame *frame)
{
    struct rect room = form_room(frame, BAR_HEIGHT);
    if (frame->kind == FRAME_WIDE || (room.w >= SHEET_W && room.h >= SHEET_H)) {
        return full(frame->canvas);
    }
    return room.w > room.h ? side(frame, room) : tall(frame, room);
}

float sheet_backdrop_scale(struct rect canvas)
{
    return fmaxf(1, fmaxf(canvas.w / (REFERENCE_W * BLEED), canvas.h / (REFERENCE_H * BLEED)));
}

void sheet_backdrop(struct draw_list *list, const char *scene)
{
    struct rect canvas = list->frame.canvas;
    float scale = sheet_backdrop_scale(canvas);
    draw_scene(list, scene, (canvas.w - REFERENCE_W * scale) / 2, (canvas.h - REFERENCE_H * scale) / 2,
               scale);
}

struct sheet_place sheet_place_of(const struct mille_public *pub)
{
    if (pub->trip_side >= 0) {
        return (struct sheet_place){pub->trip_side, pub->goal, pub->goal};
    }
    int first = pub->side[0].miles, second = pub->side[1].miles;
    return (struct sheet_place){.side = -1, .figure = first > second ? first : second};
}

static const struct car *car_of(const struct front *front, int side)
{
    return mille_driver_car(mille_table_driver(table_of(front), table_seat_of(table_of(front), side)));
}

void sheet_scenery(const struct front *front, struct draw_list *list, struct sheet_place place)
{
    static const struct car steam = {
        .picture = "scenes/prop_breakdown", .w = 440, .h = 290, .tail = 24, .ground = 282, .high = 282};
    const bool stranded = place.goal == 0;
    sheet_backdrop(list, stranded                  ? "scenes/stranded"
                         : place.goal > GOAL_MILES ? "scenes/arrival"
                                                   : "scenes/arrival_avignon");
    /* Places count in the frame of the scene. */
    struct rect canvas = list->frame.canvas;
    const float scale = sheet_backdrop_scale(canvas), size = .92f * scale;
    const float x = (canvas.w - REFERENCE_W * scale) / 2, y = (canvas.h - REFERENCE_H * scale) / 2;
    char miles[NUMBER_SIZE];
    number_figure(place.figure, miles);
    if (x + 1640 * scale > list->frame.safe.x + list->frame.safe.w) { /* beyond what is seen */
        miles[0] = '\0';
    }
    draw_text_fit(list, x + 1584 * scale, y + 872 * scale, miles, FONT_SIGN, 38 * scale, INK_INK,
                  ANCHOR_MIDDLE, 96 * scale);
    /* Where the window is so narrow that mere ends of them would show, nobody stands there. */
    const float narrow = 1500;
    if (canvas.w < narrow) {
        return;
    }
    int at_stone = place.side == 0 ? 0 : 1;
    if (!stranded) { /* there it is painted, without its wheel */
        car_draw_shaded(list, car_of(front, !at_stone), x + 44 * scale, y + 1010 * scale, size);
    }
    car_draw_shaded(list, car_of(front, at_stone), x + 1500 * scale, y + 1024 * scale, size);
    if (stranded) {
        car_draw(list, &steam, x + 1500 * scale, y + 1024 * scale, size);
    }
}

/* How one of the lines of the head is set. */
struct head_line {
    const char *words;
    float x, y;
    enum font font;
    float size, tracking;
    struct rgba ink;
    enum anchor anchor;
    float room;
};

enum { HEAD_LINES = 3 };

static void set_head(const struct sheet_form *form, const struct sheet_head *head,
                     struct head_line line[HEAD_LINES])
{
    struct rect sheet = form->box;
    float end = sheet.x + sheet.w - 40;
    if (form->kind == SHEET_FULL) {
        line[0] = (struct head_line){head->title, sheet.x + 44, sheet.y + 84, FONT_DISPLAY, 76,
                                     0,           INK_CREAM,    ANCHOR_START, 590};
        line[1] = (struct head_line){head->label, end,        sheet.y + 56, FONT_SIGN, 38,
                                     2,           INK_GOLDLT, ANCHOR_END,   sheet.w};
        line[2] = (struct head_line){head->line, end,        sheet.y + 94, FONT_BODY_MEDIUM, 26, 0,
                                     INK_CREAM,  ANCHOR_END, 320};
        return;
    }
    float half = sheet.w * .60f, k = form->head / 112, right = end + 12, room = sheet.w - half - 40;
    line[0] = (struct head_line){
        head->title, sheet.x + 30, sheet.y + 82 * k, FONT_DISPLAY, 66 * fminf(1, k * 1.15f),
        0,           INK_CREAM,    ANCHOR_START,     half - 30};
    line[1] = (struct head_line){head->label, right,      sheet.y + 46 * k, FONT_SIGN, 30,
                                 0,           INK_GOLDLT, ANCHOR_END,       room};
    line[2] = (struct head_line){head->line, right, sheet.y + 86 * k, FONT_BODY_MEDIUM, 24, 0, INK_CREAM,
                                 ANCHOR_END, room};
}

void sheet_paper(struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head)
{
    struct rect sheet = form->box;
    if (form->kind != SHEET_FULL || sheet.h > SHEET_H) {
        furniture_slip(list, sheet, form->head, INK_RED); /* the picture's paper, in another shape */
    } else {                                              /* it holds the sheet's shadow as well */
        draw_sprite(list, "scenes/sheet", (struct rect){sheet.x, sheet.y, SHEET_W + 12, SHEET_H + 16});
    }
    struct head_line lines[HEAD_LINES];
    set_head(form, head, lines);
    for (int i = 0; i < HEAD_LINES; i++) {
        const struct head_line *line = &lines[i];
        draw_text_tracked(list, line->x, line->y, line->words, line->font, line->size, line->tracking,
                          line->ink, line->anchor, line->room);
    }
}

void sheet_player(struct draw_list *list, const struct sheet_form *form, int side, const char *portrait,
                  const char *name)
{
    enum { PORTRAIT = 62, AIR = 13, NAME_W = 134 };
    static const float middles[SHEET_SIDES] = {626, 857};
    const float size = 34;
    if (form->kind != SHEET_FULL) {
        /* The name ends over its figures. */
        float face = 44, right = form->column[side], y = form->table.y - 32;
        float room = form->column[1] - form->column[0] - face - 20;
        float wide = fminf(draw_text_width(list, name, FONT_SIGN, 28, 0), room);
        draw_text_fit(list, right, y + 10, name, FONT_SIGN, 28, INK_INK, ANCHOR_END, room);
        draw_sprite(list, portrait, (struct rect){right - wide - face - 8, y - face / 2, face, face});
        return;
    }
    struct rect sheet = form->box;
    float wide = fminf(draw_text_width(list, name, FONT_SIGN, size, 0), NAME_W);
    float left = sheet.x + middles[side] - (PORTRAIT + AIR + wide) / 2;
    draw_sprite(list, portrait, (struct rect){left, sheet.y + 140, PORTRAIT, PORTRAIT});
    draw_text_fit(list, left + PORTRAIT + AIR, sheet.y + 182, name, FONT_SIGN, size, INK_INK, ANCHOR_START,
                  NAME_W);
}

void sheet_number(struct draw_list *list, float x, float y, int value, float size, struct rgba ink)
{
    char digits[NUMBER_SIZE];
    draw_text(list, x, y, number_figure(value, digits), FONT_SIGN, size, ink, ANCHOR_END);
}

/* A stone 26 wide and 40 high; its foot's middle at x, y. */
static void stone(struct draw_list *list, float x, float y)
{
    shape_begin(list, (struct rect){x - 15, y - 41, 30, 42});
    shape_group(list, "translate(15 41)");
    shape_path(list, paint_fill(INK_SAND),
               "M-13 0L-13 -28C-13 -35.1 -7.3 -40 0 -40C7.3 -40 13 -35.1 13 -28L13 0Z");
    shape_path(list, paint_fill(INK_RED),
               "M-13 -25.4L-13 -28C-13 -35.1 -7.3 -40 0 -40C7.3 -40 13 -35.1 13 -28L13 -25.4Z");
    shape_path(list, paint_fill(INK_CORAL),
               "M-13 -25.4L-13 -28C-13 -35.1 -7.3 -40 0 -40C-5.8 -39 -10.7 -34.4 -10.9 -25.4Z");
    shape_path(list, paint_fill(INK_SAND), "M-14.3 0L14.3 0L14.3 -2.3L-14.3 -2.3Z");
    shape_group_end(list);
    shape_end(list);
}

/* How far from its number's end the middle of the first stone is, and from there that of the next. */
static float first_stone(int games)
{
    return games > 9 ? 78.0f : 58.0f;
}

enum { STONE_PITCH = 34, STONE_HALF = 17 };

bool sheet_stones_fit(const float column[SHEET_SIDES], float left, const int16_t games[SHEET_SIDES])
{
    for (int side = 0; side < SHEET_SIDES; side++) {
        float from = side == 0 ? left : column[0] + 8;
        int stones = games[side] < STONES_MAX ? games[side] : STONES_MAX;
        float reach = first_stone(games[side]) + (float)(STONE_PITCH * (stones - 1) + STONE_HALF);
        if (stones > 0 && column[side] - reach < from) {
            return false;
        }
    }
    return true;
}

void sheet_games(struct draw_list *list, float x, float y, int games, bool stones, struct rgba ink)
{
    const float size = 42;
    sheet_number(list, x, y, games, size, ink);
    for (int i = 0; stones && i < games && i < STONES_MAX; i++) {
        stone(list, x - first_stone(games) - STONE_PITCH * (float)i, y + 2);
    }
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

/* Round the letters of a line, with some air. */
static struct rect line_box(const struct draw_list *list, const struct head_line *line)
{
    const float above = .95f, below = .3f, air = 10;
    float size = draw_text_size(list, line->font, line->size);
    float wide =
        fminf(draw_text_width(list, line->words, line->font, line->size, line->tracking), line->room);
    float left = line->x - (line->anchor == ANCHOR_END ? wide : 0);
    return (struct rect){left - air, line->y - size * above, wide + 2 * air, size * (above + below)};
}

void sheet_taken(const struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head,
                 int buttons, struct speech_taken *taken)
{
    const float paper = .1f, button = 4;
    struct head_line lines[HEAD_LINES];
    speech_take(taken, form->box, paper);
    set_head(form, head, lines);
    for (int i = 0; i < HEAD_LINES; i++) {
        speech_take(taken, line_box(list, &lines[i]), 1);
    }
    for (int i = 0; i < buttons; i++) {
        speech_take(taken, sheet_button(form, i), button);
    }
}
