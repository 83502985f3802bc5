/* SPDX-License-Identifier: MIT */
/* Where the parts of the open book lie, and how they look. */
#include "front/help/help_book_inside.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/help_book_flow.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { COVER_W = 1664, COVER_H = 968, PAGE_W = 816, PAGE_H = 936, EDGE = 16, MARGIN = 58 };
enum { BUTTON_W = 200, BUTTON_H = 52, BUTTON_GAP = 20, FOOT = 84, HEAD = 124, ROW_PITCH = 46, ROW_H = 45 };

enum { SINGLE_W = 940, SINGLE_EDGE = 44, SINGLE_HEAD = 118, SINGLE_FOOT = 34 };
enum { SINGLE_GAP = 24, SINGLE_AIR = 12, SINGLE_ROW = 56, SINGLE_ROW_LEAST = 50, SINGLE_BETWEEN = 4 };

/* On the page of contents: the chapters, then the other tables. */
static int contents_rows(const struct front *front)
{
    return help_book_pages(front) - 1 + help_book_table_rows(front);
}

static int contents_row(const struct front *front, int item)
{
    return item < HELP_BOOK_ITEM_TABLES
               ? item - 1
               : help_book_pages(front) - 1 + help_book_table_row(front, item - HELP_BOOK_ITEM_TABLES);
}

/* What the row of an item there says. */
static void contents_text(const struct front *front, int item, char *text, size_t size)
{
    if (item < HELP_BOOK_ITEM_TABLES) {
        text_copy(text, size, _(help_book_chapter_at(front, item)->title));
    } else {
        /* TRANSLATORS: the name of a game, whose chapters the book turns to. */
        text_format(text, size, _("Another table: %s"), _(game_fronts[item - HELP_BOOK_ITEM_TABLES]->label));
    }
}

/* ---- one page ------------------------------------------------------------------------------------ */

bool help_book_is_single(const struct front *front)
{
    struct rect room = form_room(&front->frame, BAR_HEIGHT);
    return front->frame.kind != FRAME_WIDE && (room.w < COVER_W || room.h < COVER_H);
}

static float single_column(float box_w)
{
    return box_w - 2 * SINGLE_EDGE;
}

static float single_foot(const struct front *front)
{
    return form_touch(&front->frame, BUTTON_H) + SINGLE_FOOT;
}

/* Rows stand closer where all of them fit in then. */
static float single_row(const struct front *front)
{
    float usual = form_touch(&front->frame, SINGLE_ROW) + SINGLE_BETWEEN;
    float least = form_touch(&front->frame, SINGLE_ROW_LEAST) + SINGLE_BETWEEN;
    float room = form_room(&front->frame, BAR_HEIGHT).h - SINGLE_HEAD - single_foot(front);
    float close = floorf(room / (float)contents_rows(front));
    return close < usual && close >= least ? close : usual;
}

struct form help_book_single_form(const struct front *front)
{
    float w = fminf(SINGLE_W, form_room(&front->frame, BAR_HEIGHT).w), column = single_column(w), length;
    int page = help_book_of(front)->page;
    if (page == HELP_BOOK_CONTENTS) {
        length = single_row(front) * (float)contents_rows(front);
    } else {
        const struct help_book_block *const *side = help_book_chapter_at(front, page)->side;
        length = SINGLE_AIR + help_book_flow_height(front, side[0], column) + SINGLE_GAP +
                 help_book_flow_height(front, side[1], column) + SINGLE_GAP;
    }
    struct form_design design = {.w = w,
                                 .head = SINGLE_HEAD,
                                 .foot = single_foot(front),
                                 .length = length,
                                 .most = 4000, /* every page is as high as the window */
                                 .step = 70};
    return dialog_form(front, &help_book_scene, &design);
}

static struct rect single_button(const struct front *front, const struct form *form, int item)
{
    float h = form_touch(&front->frame, BUTTON_H), edge = 26, gap = 12;
    float w = (form->box.w - 2 * edge - 3 * gap) / 4, place = (float)(item - HELP_BOOK_ITEM_CONTENTS);
    return (struct rect){form->box.x + edge + (w + gap) * place, form->box.y + form->box.h - h - 18, w, h};
}

static struct rect single_chapter(const struct front *front, const struct form *form, int item)
{
    float pitch = single_row(front), left = form->box.x + 30;
    return (struct rect){left, form_y(form, pitch * (float)contents_row(front, item)),
                         form_right(form, 30) - left, pitch - 3};
}

static struct rect single_leaves(const struct form *form)
{
    float y = form_y(form, 0);
    return (struct rect){form->box.x + 12, y, form->box.w - 24,
                         form->scrolls ? form->view.length - 16 : form->view.box.h};
}

/* ---- two pages ----------------------------------------------------------------------------------- */

static struct rect cover_box(struct rect canvas)
{
    return (struct rect){(canvas.w - COVER_W) / 2, (canvas.h - BAR_HEIGHT - COVER_H) / 2 + 2, COVER_W,
                         COVER_H};
}

static struct rect page_box(struct rect canvas, int side)
{
    struct rect cover = cover_box(canvas);
    return (struct rect){cover.x + EDGE + (float)(side * PAGE_W), cover.y + EDGE, PAGE_W, PAGE_H};
}

struct rect help_book_column(struct rect canvas, int side)
{
    struct rect page = page_box(canvas, side);
    return (struct rect){page.x + MARGIN, page.y + HEAD + 18, PAGE_W - 2 * MARGIN,
                         PAGE_H - HEAD - 18 - FOOT - 14};
}

static struct rect leaves_box(struct rect canvas)
{
    struct rect left = page_box(canvas, 0);
    return (struct rect){left.x, left.y, 2 * PAGE_W, PAGE_H - FOOT};
}

static struct rect button_box(struct rect canvas, int item)
{
    struct rect left = page_box(canvas, 0), right = page_box(canvas, 1);
    float y = left.y + PAGE_H - 72, step = BUTTON_W + BUTTON_GAP;
    float start = left.x + 110, end = right.x + PAGE_W - 110;
    const float x[] = {start, start + step, end - step - BUTTON_W, end - BUTTON_W};
    return (struct rect){x[item - HELP_BOOK_ITEM_CONTENTS], y, BUTTON_W, BUTTON_H};
}

/* Rows stand closer where the column has no room for all: they stay above the buttons. */
static float row_scale(const struct front *front)
{
    float room = help_book_column(front->frame.canvas, 1).h;
    return fminf(1, room / (float)(contents_rows(front) * ROW_PITCH));
}

static struct rect chapter_box(const struct front *front, int item)
{
    struct rect column = help_book_column(front->frame.canvas, 1);
    float scale = row_scale(front);
    return (struct rect){column.x - 10, column.y + ROW_PITCH * scale * (float)contents_row(front, item),
                         column.w + 20, ROW_H * scale};
}

struct rect help_book_item_box(const struct front *front, const struct form *single, int item)
{
    struct rect canvas = front->frame.canvas;
    if (item < HELP_BOOK_ITEM_LEAVES) {
        return single ? single_chapter(front, single, item) : chapter_box(front, item);
    }
    if (item == HELP_BOOK_ITEM_LEAVES) {
        return single ? single_leaves(single) : leaves_box(canvas);
    }
    return single ? single_button(front, single, item) : button_box(canvas, item);
}

/* ---- drawing --------------------------------------------------------------------------------------- */

static void draw_cover(struct draw_list *list)
{
    struct rect cover = cover_box(list->frame.canvas), page = page_box(list->frame.canvas, 0);
    float x = page.x - cover.x, y = page.y - cover.y, w = 2 * PAGE_W, h = PAGE_H, middle = x + PAGE_W;
    shape_begin(list, (struct rect){cover.x, cover.y, COVER_W + 12, COVER_H + 16});
    shape_rect(list, 10, 14, COVER_W, COVER_H, 20, paint_fill(ink_fade(INK_INK, .45f)));
    shape_rect(list, 0, 0, COVER_W, COVER_H, 20, paint_fill(INK_OXBLOOD));
    shape_rect(list, 3, 3, COVER_W - 6, COVER_H - 6, 17, paint_line(INK_RED, 3));
    /* The edges of the pages below. */
    shape_rect(list, x - 6, y + 2, w + 12, h, 8, paint_fill(INK_SAND));
    shape_rect(list, x - 3, y + 1, w + 6, h, 8, paint_fill(INK_PAPER));
    shape_rect(list, x, y, w, h, 6, paint_fill(INK_CREAM));
    shape_rect(list, middle - 34, y, 68, h, 0, paint_fill(ink_fade(INK_PAPER, .55f)));
    shape_rect(list, middle - 14, y, 28, h, 0, paint_fill(ink_fade(INK_SAND, .55f)));
    shape_line(list, middle, y, middle, y + h, paint_line(ink_fade(INK_INK, .55f), 2));
    shape_end(list);
}

static void draw_number(struct draw_list *list, struct rect plate, float baseline, float room, int number)
{
    char digits[8];
    text_format(digits, sizeof digits, "%d", number);
    furniture_plate(list, plate, 10, INK_SUN);
    draw_text_fit(list, plate.x + plate.w / 2, plate.y + baseline, digits, FONT_SIGN, 31, INK_INK,
                  ANCHOR_MIDDLE, room);
}

static void draw_contents_left(const struct front *front, struct draw_list *list)
{
    const struct game_book *given = help_book_shown(front);
    struct rect column = help_book_column(list->frame.canvas, 0);
    const float scale = 1.12f;
    draw_sprite(
        list, "icons/logo_on_paper",
        (struct rect){column.x + (column.w - 440 * scale) / 2, column.y - 10, 440 * scale, 292 * scale});
    const char *about = given->about ? _(given->about) : "";
    int lines = given->about ? draw_text_lines(list, about, FONT_BODY_MEDIUM, 30, column.w) : 0;
    if (given->about) {
        draw_text_wrapped(list, column.x + column.w / 2, column.y + 382, about, FONT_BODY_MEDIUM, 30, INK_INK,
                          ANCHOR_MIDDLE, column.w, 40);
    }
    draw_text_wrapped(list, column.x + column.w / 2, column.y + 390 + 40 * (float)lines,
                      _("F1 opens this book wherever you are, at the page that you need there."), FONT_BODY,
                      25, INK_INK, ANCHOR_MIDDLE, column.w - 60, 34);
    if (given->cover) {
        given->cover(list, column);
    }
}

static void draw_leader(struct draw_list *list, float from, float to, float y)
{
    struct point dots[2] = {{from, y}, {to, y}};
    if (to > from + 12) {
        struct draw_command *leader = draw_stroke(list, dots, 2, 3, ink_fade(INK_INK, .45f));
        leader->as.stroke.dash = 3;
        leader->as.stroke.gap = 9;
    }
}

/* A chapter with its page; another table with an arrow, which is small for its letters. */
static void draw_row_end(struct draw_list *list, int item, float x, float y, float em)
{
    char number[8];
    text_format(number, sizeof number, item < HELP_BOOK_ITEM_TABLES ? "%d" : "\xE2\x80\xBA", 2 * item);
    draw_text(list, x, y, number, FONT_SIGN, item < HELP_BOOK_ITEM_TABLES ? em : em * 1.5f, INK_OXBLOOD,
              ANCHOR_END);
}

static void draw_contents_row(const struct front *front, struct draw_list *list, const struct form *single,
                              int item)
{
    float scale = single ? 1 : row_scale(front);
    struct rect row = help_book_item_box(front, single, item);
    float y = row.y + (single ? row.h / 2 + 11 : 33 * scale), room = row.w - (single ? 110 : 120);
    char title[128];
    contents_text(front, item, title, sizeof title);
    if (item == front_focus_of(front, &help_book_scene)) {
        furniture_row(list, row);
    }
    draw_text_fit(list, row.x + 20, y, title, FONT_BODY_MEDIUM, 31 * scale, INK_INK, ANCHOR_START, room);
    draw_row_end(list, item, row.x + row.w - (single ? 24 : 20), y, 32 * scale);
    if (!single) {
        float wide = fminf(draw_text_width(list, title, FONT_BODY_MEDIUM, 31 * scale, 0), room);
        draw_leader(list, row.x + 34 + wide, row.x + row.w - 76, y - 4);
    }
}

static void draw_contents(const struct front *front, struct draw_list *list, const struct form *single)
{
    for (int page = 1; page < help_book_pages(front); page++) {
        draw_contents_row(front, list, single, page);
    }
    for (int place = 0; game_fronts[place]; place++) {
        if (help_book_table_row(front, place) >= 0) {
            draw_contents_row(front, list, single, HELP_BOOK_ITEM_TABLES + place);
        }
    }
}

static const char *title_of(const struct front *front, int page)
{
    return page == HELP_BOOK_CONTENTS ? _("The road book") : _(help_book_chapter_at(front, page)->title);
}

static void draw_page(const struct front *front, struct draw_list *list, int page, int side)
{
    struct rect box = page_box(list->frame.canvas, side);
    if (side == 0) {
        draw_text_fit(list, box.x + MARGIN, box.y + 96, title_of(front, page), FONT_DISPLAY, 74, INK_RED,
                      ANCHOR_START, PAGE_W - 2 * MARGIN);
    } else {
        draw_text_fit(list, box.x + PAGE_W - MARGIN, box.y + 92,
                      page == HELP_BOOK_CONTENTS ? _("CONTENTS") : "ROUTE MILLE", FONT_SIGN, 28, INK_ASPHALT2,
                      ANCHOR_END, PAGE_W / 2.0f);
    }
    draw_fill(list, (struct rect){box.x + MARGIN - 20, box.y + HEAD - 6, PAGE_W - 2 * MARGIN + 40, 4},
              INK_RED);
    if (page == HELP_BOOK_CONTENTS && side == 0) {
        draw_contents_left(front, list);
    } else if (page == HELP_BOOK_CONTENTS) {
        draw_contents(front, list, NULL);
    } else {
        draw_number(list,
                    (struct rect){side == 0 ? box.x + 30 : box.x + PAGE_W - 94, box.y + PAGE_H - 71, 64, 48},
                    34, 50, 2 * page + side);
        help_book_flow(front, list, help_book_chapter_at(front, page)->side[side],
                       help_book_column(list->frame.canvas, side));
    }
}

/* The leaf in the air: plain paper, narrow as it stands on edge. `t` 0 lies right, 1 lies left. */
static void draw_leaf(struct draw_list *list, float t)
{
    struct rect right = page_box(list->frame.canvas, 1);
    float reach = PAGE_W * (1 - 2 * t);
    float x = reach > 0 ? right.x : right.x + reach, w = fabsf(reach);
    draw_fill(list, (struct rect){x, right.y - 4, w, PAGE_H + 8}, INK_PAPER);
    draw_fill(list, (struct rect){right.x + reach - 2, right.y - 4, 4, PAGE_H + 8}, INK_SAND);
}

/* A page where the leaf leaves it in sight. */
static void draw_seen(const struct front *front, struct draw_list *list, int page, int side, struct rect seen)
{
    if (seen.w > 0) {
        draw_clip(list, seen);
        draw_page(front, list, page, side);
        draw_clip_end(list);
    }
}

static void draw_turning(const struct front *front, struct draw_list *list, float blend)
{
    const struct help_book_state *book = help_book_of(front);
    float t = 1 - ((float)book->turn_ticks - blend) / (float)tween_ticks(HELP_BOOK_TURN_MS);
    t = tween_ease(EASE_IN_OUT_SINE, t);
    bool forward = book->page > book->from;
    float way = forward ? t : 1 - t;
    int left = forward ? book->from : book->page, right = forward ? book->page : book->from;
    struct rect l = page_box(list->frame.canvas, 0), r = page_box(list->frame.canvas, 1);
    float reach = PAGE_W * (1 - 2 * way);
    l.w = reach < 0 ? PAGE_W + reach : PAGE_W;
    float hidden = reach > 0 ? reach : 0;
    r.x += hidden;
    r.w -= hidden;
    draw_seen(front, list, left, 0, l);
    draw_seen(front, list, right, 1, r);
    draw_leaf(list, way);
}

static void draw_buttons(const struct front *front, struct draw_list *list, const struct form *single)
{
    int focus = front_focus_of(front, &help_book_scene);
    for (int item = HELP_BOOK_ITEM_CONTENTS; item <= HELP_BOOK_ITEM_CLOSE; item++) {
        bool close = item == HELP_BOOK_ITEM_CLOSE;
        furniture_button(list, help_book_item_box(front, single, item),
                         _(item_row(help_book_rows, item)->title), close ? INK_GREEN : INK_PAPER,
                         close ? INK_CREAM : ink_fade(INK_INK, help_book_is_on(front, item) ? 1 : .4f),
                         focus == item, front->pressed == item && focus == item);
    }
}

static void draw_single(const struct front *front, struct draw_list *list)
{
    struct form form = help_book_single_form(front);
    struct rect box = form.box;
    int page = help_book_of(front)->page;
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + SINGLE_EDGE, box.y + 76,
                  page == HELP_BOOK_CONTENTS ? _("Contents") : _(help_book_chapter_at(front, page)->title),
                  FONT_DISPLAY, 64, INK_RED, ANCHOR_START, box.w - 2 * SINGLE_EDGE - 80);
    if (page != HELP_BOOK_CONTENTS) {
        draw_number(list, (struct rect){box.x + box.w - SINGLE_EDGE - 60, box.y + 32, 60, 46}, 33, 48,
                    2 * page);
    }
    draw_fill(list, (struct rect){box.x + 30, box.y + 92, box.w - 60, 4}, INK_RED);
    form_rows(list, &form);
    if (page == HELP_BOOK_CONTENTS) {
        draw_contents(front, list, &form);
    } else {
        const struct help_book_block *const *side = help_book_chapter_at(front, page)->side;
        float y = form_y(&form, SINGLE_AIR), x = box.x + SINGLE_EDGE, w = single_column(box.w);
        help_book_flow_at(front, list, side[0], x, y, w);
        y += help_book_flow_height(front, side[0], w) + SINGLE_GAP;
        help_book_flow_at(front, list, side[1], x, y, w);
    }
    form_rows_end(list, &form);
    if (front_focus_of(front, &help_book_scene) == HELP_BOOK_ITEM_LEAVES) {
        form_focus(list, &form, true);
    }
    draw_buttons(front, list, &form);
}

void help_book_draw(const struct front *front, struct draw_list *list, float blend)
{
    dialog_begin(front, list, &help_book_scene, .66f, blend);
    if (help_book_is_single(front)) {
        draw_single(front, list);
        draw_group_end(list);
        return;
    }
    draw_cover(list);
    if (help_book_of(front)->turn_ticks > 0) {
        draw_turning(front, list, blend);
    } else {
        draw_page(front, list, help_book_of(front)->page, 0);
        draw_page(front, list, help_book_of(front)->page, 1);
    }
    draw_buttons(front, list, NULL);
}
