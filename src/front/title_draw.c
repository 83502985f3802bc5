/* SPDX-License-Identifier: MIT */
/* Where everything on the title lies, and how it looks. */
#include "base/text.h"
#include "base/version.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "front/title_inside.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { SIGN_W = 500, SIGN_H = 66 };

/* Rows stand closer where there are many; the last one stays above the foot. */
static const float ROW_PITCH = 62, ROWS_FOOT = 92;

/* The sign is higher than a row: rows after it make room. */
static const float SIGN_AIR = 17;
static const float CHIP_HEIGHT = 42, CHIP_GAP = 10, LOCK_WIDTH = 21;
static const float BLEED_X = 320, BLEED_Y = 180, STONE_TOP = 741; /* of the scene */

/* Where things lie on a canvas of any shape: the scene covers it, the menu keeps to its dark slope. */
struct title_place {
    float scene_x, scene_y, scene_scale;
    float left;  /* of the sign; labels begin 24 further right */
    float first; /* middle of the first row */
    float pitch; /* from row to row */
    float logo_x, logo_y;
};

static struct title_place title_place(const struct front *front, struct rect canvas)
{
    int rows = TITLE_ITEMS - (TABLE_LAST - TABLE_FIRST) - (front->title.can_continue ? 0 : 1);
    float ex = canvas.w - 1920, ey = canvas.h - 1080;
    float scale = fmaxf(1, fmaxf(canvas.w / (1920 + 2 * BLEED_X), canvas.h / (1080 + 2 * BLEED_Y)));
    float first = 543 + ey * .5f, room = canvas.h - ROWS_FOOT - SIGN_AIR - first;
    /* However tall the window, the tables stand above the stone. */
    float stone = (canvas.h - 1080 * scale) / 2 + STONE_TOP * scale;
    float above = stone - CHIP_HEIGHT / 2.0f - 2 - SIGN_AIR - first;
    float pitch = fminf(room / (float)(rows - 1), above / (float)title_row_of(front, TABLE_FIRST));
    return (struct title_place){.scene_x = (canvas.w - 1920 * scale) / 2,
                                .scene_y = (canvas.h - 1080 * scale) / 2,
                                .scene_scale = scale,
                                .left = 88 + ex * .25f,
                                .first = first,
                                .pitch = fminf(ROW_PITCH, pitch),
                                .logo_x = 96 + ex * .25f,
                                .logo_y = 56 + ey * .25f};
}

/* Middle of a row while the sign points at `sign`. */
static float row_middle(const struct title_place *place, float row, float sign)
{
    float passed = fminf(fmaxf(row - sign, 0), 1);
    return place->first + place->pitch * row + SIGN_AIR * passed;
}

static float sign_middle(const struct title_place *place, float sign)
{
    return place->first + place->pitch * sign + SIGN_AIR / 2 * fminf(sign, 1);
}

static float chip_width(const struct front *front, int item)
{
    float text = draw_text_width(front->measure, _(title_entries[item].label), FONT_SIGN, 29, 0);
    return text + 30 + (title_entries[item].closed ? LOCK_WIDTH : 0);
}

static struct rect chip_box(const struct front *front, const struct title_place *place, int item,
                            float middle)
{
    float label = draw_text_width(front->measure, _("Tables"), FONT_SIGN, 40, 0);
    float x = place->left + 24 + fmaxf(134, label + 24);
    for (int i = TABLE_FIRST; i < item; i++) {
        x += chip_width(front, i) + CHIP_GAP;
    }
    return (struct rect){x, middle + 2 - CHIP_HEIGHT / 2, chip_width(front, item), CHIP_HEIGHT};
}

struct rect title_item_box(const struct front *front, int item)
{
    struct title_place place = title_place(front, front->frame.canvas);
    float row = (float)title_row_of(front, item), sign = (float)title_row_of(front, title_focused(front));
    float middle = row == sign ? sign_middle(&place, sign) : row_middle(&place, row, sign);
    if (title_is_table(item)) {
        return rect_grow(chip_box(front, &place, item, middle), CHIP_GAP / 2);
    }
    return (struct rect){place.left, middle - place.pitch / 2, SIGN_W, place.pitch};
}

/* ---- drawing --------------------------------------------------------------------------------------- */

static void draw_lock(struct draw_list *list, float x, float y, struct rgba ink)
{
    shape_begin(list, (struct rect){x, y - 11, 16, 22});
    shape_path(list, (struct paint){.stroke = ink, .width = 2.6f}, "M4 11L4 7C4 1 12 1 12 7L12 11");
    shape_rect(list, 1, 10, 14, 11, 2, paint_fill(ink));
    shape_end(list);
}

static void draw_chip(const struct front *front, struct draw_list *list, int item, struct rect box,
                      bool on_sign)
{
    bool closed = title_entries[item].closed != NULL, focus = on_sign && title_focused(front) == item;
    struct rgba ink = closed && !focus ? (on_sign ? INK_ASPHALT2 : INK_CREAM) : INK_INK;
    struct paint paint = {.fill = focus || (!closed && !on_sign) ? INK_SUN : (struct rgba){0, 0, 0, 0},
                          .stroke = ink,
                          .width = focus ? 4.0f : 2.0f};
    if (!on_sign) {
        paint.width = closed ? 2 : 0;
        paint.fill = closed ? ink_fade(INK_INK, .75f) : INK_SUN;
    }
    shape_begin(list, rect_grow(box, 2));
    shape_rect(list, 2, 2, box.w, box.h, 8, paint);
    shape_end(list);
    float left = box.x + 15;
    if (closed) {
        draw_lock(list, left - 3, box.y + box.h / 2, ink);
        left += LOCK_WIDTH;
    }
    float room = box.x + box.w - 13 - left;
    draw_text_fit(list, left + (room - 2) / 2, box.y + 31, _(title_entries[item].label),
                  closed ? FONT_SIGN_SEMI : FONT_SIGN, 29, ink, ANCHOR_MIDDLE, room);
}

static void draw_tables(const struct front *front, struct draw_list *list, const struct title_place *place,
                        float middle, bool on_sign)
{
    if (!on_sign) {
        draw_text(list, place->left + 24, middle + 14, _("Tables"), FONT_SIGN_SEMI, 40, INK_CREAM,
                  ANCHOR_START)
            ->as.text.tracking = .6f;
    }
    for (int item = TABLE_FIRST; item <= TABLE_LAST; item++) {
        draw_chip(front, list, item, chip_box(front, place, item, middle), on_sign);
    }
}

static void draw_sign(const struct front *front, struct draw_list *list, const struct title_place *place,
                      float sign)
{
    int item = title_focused(front);
    float middle = sign_middle(place, sign);
    char sub[48] = "";
    if (item == ITEM_CONTINUE && front->title.hand_number > 0) {
        text_format(sub, sizeof sub, _("Hand %d"), front->title.hand_number);
    }
    struct furniture_sign look = {.box = {place->left, middle - SIGN_H / 2.0f, SIGN_W, SIGN_H},
                                  .label = title_is_table(item) ? _("Tables") : _(title_entries[item].label),
                                  .sub = sub,
                                  .size = title_is_table(item) ? 40 : 42,
                                  .fill = INK_CREAM,
                                  .ink = INK_INK,
                                  .sub_ink = INK_INK,
                                  .focus = true,
                                  .tag = !title_is_table(item),
                                  .pressed = front->pressed == item && !title_is_table(item)};
    if (title_is_table(item)) {
        struct rect last = chip_box(front, place, TABLE_LAST, middle);
        look.box.w = fmaxf(SIGN_W, last.x + last.w + 46 - place->left);
    }
    furniture_sign(list, &look);
    if (title_is_table(item)) {
        draw_tables(front, list, place, middle, true);
    }
}

/* In high contrast: ink below the letters, for the fields behind are as light as they are. As wide as the
 * tables down to their row, then as the words, so that the stone stays whole. */
static void draw_ground(const struct front *front, struct draw_list *list, const struct title_place *place,
                        float sign)
{
    float top = place->first - 52, left = place->left - 24, widest = 0;
    float waist = row_middle(place, (float)title_row_of(front, TABLE_FIRST), sign) + 32;
    float foot = row_middle(place, (float)title_row_of(front, ITEM_QUIT), sign) + 40;
    struct rect tables = chip_box(front, place, TABLE_LAST, 0);
    for (int item = 0; item < TITLE_ITEMS; item++) {
        if (!title_is_table(item)) {
            widest =
                fmaxf(widest, draw_text_width(list, _(title_entries[item].label), FONT_SIGN_SEMI, 40, .6f));
        }
    }
    draw_fill(list,
              (struct rect){left, top, fmaxf(SIGN_W, tables.x + tables.w - place->left) + 48, waist - top},
              INK_INK);
    draw_fill(list, (struct rect){left, waist, widest + 96, foot - waist}, INK_INK);
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct title_place *place,
                      float sign)
{
    int pointed = title_row_of(front, title_focused(front));
    if (list->contrast) {
        draw_ground(front, list, place, sign);
    }
    for (int item = 0; item < TITLE_ITEMS; item++) {
        int row = title_row_of(front, item);
        if (!title_is_shown(front, item) || row == pointed) {
            continue;
        }
        float middle = row_middle(place, (float)row, sign);
        if (item == TABLE_FIRST) {
            draw_tables(front, list, place, middle, false);
        } else if (!title_is_table(item)) {
            draw_text(list, place->left + 24, middle + 14, _(title_entries[item].label), FONT_SIGN_SEMI, 40,
                      INK_CREAM, ANCHOR_START)
                ->as.text.tracking = .6f;
        }
    }
    draw_sign(front, list, place, sign);
}

/* A sentence in cream on an ink plate: a save that could not be read, or why a table is closed. */
static void draw_message(const struct front *front, struct draw_list *list)
{
    const char *message = front->title.message;
    const char *closed = title_entries[title_focused(front)].closed;
    if (closed) {
        message = _(closed);
    }
    if (message[0] == '\0') {
        return;
    }
    const float least = 760; /* right of the logo, in the sky: the menu below is free */
    float widest = list->frame.canvas.w - least - 44 - 56, wide = draw_text_width(list, message, FONT_BODY, 27, 0);
    int lines = draw_text_lines(list, message, FONT_BODY, 27, widest);
    struct rect box = {0, 40, fminf(wide, widest) + 56, 22 + 36 * (float)lines};
    box.x = list->frame.canvas.w - 44 - box.w;
    shape_begin(list, rect_grow(box, 1));
    shape_rect(list, 1, 1, box.w, box.h, 12, paint_fill(INK_INK));
    shape_rect(list, 5, 5, box.w - 8, box.h - 8, 8, paint_line(INK_GOLD, 2));
    shape_end(list);
    draw_text_wrapped(list, box.x + 28, box.y + 38, message, FONT_BODY, 27, INK_CREAM, ANCHOR_START, widest,
                      36);
}

static void draw_foot(const struct front *front, struct draw_list *list, const struct title_place *place)
{
    if (front_scene(front) != &title_scene) {
        return; /* what lies above has a bar here */
    }
    char version[64];
    text_format(version, sizeof version, _("Version %s"), ROUTE_MILLE_VERSION);
    draw_text(list, place->left + 24, list->frame.canvas.h - 24, version, FONT_BODY, 20, ink_fade(INK_CREAM, .70f),
              ANCHOR_START);
    struct prompt prompts[] = {
        {PROMPT_MOVE, _("Move")}, {PROMPT_CONFIRM, _("Select")}, {PROMPT_PAGES, _("Tables")}};
    int count = front->device == DEVICE_MOUSE ? 2 : 3;
    bar_prompts(front, list, prompts, count, list->frame.canvas.w - 44, list->frame.canvas.h - 28, 36, 27);
}

void title_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct title_place place = title_place(front, list->frame.canvas);
    draw_scene(list, "scenes/title", place.scene_x, place.scene_y, place.scene_scale);
    float over = dialog_over(front, &title_scene, blend);
    if (over >= 1) {
        return;
    }
    draw_group(list, 0, 0, 1 - over);
    /* The logo's picture is 440 x 292 round the lock-up's origin at 36, 14. */
    float scale = 1.36f;
    draw_sprite(
        list, "icons/logo",
        (struct rect){place.logo_x - 36 * scale, place.logo_y - 14 * scale, 440 * scale, 292 * scale});
    draw_rows(front, list, &place, front->title.row);
    draw_message(front, list);
    draw_foot(front, list, &place);
    draw_group_end(list);
}
