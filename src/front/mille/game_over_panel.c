/* SPDX-License-Identifier: MIT */
#include "front/mille/game_over_panel.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

enum { PANEL_H = 600 }; /* as designed, for two sides */

static const float ROAD_H = 84;

/* A piece of road with a side's car, at the foot of its panel. The car stays below `words`. */
static void draw_road(struct draw_list *list, struct rect panel, const struct car *car, float words)
{
    float y = panel.y + panel.h - ROAD_H - 12;
    shape_begin(list, (struct rect){panel.x + 12, y, panel.w - 24, ROAD_H});
    shape_rect(list, 0, 0, panel.w - 24, ROAD_H, 6, paint_fill(INK_ASPHALT));
    shape_rect(list, 0, 6, panel.w - 24, 4, 0, paint_fill(INK_CREAM));
    int dashes = (int)((panel.w - 88) / 84) + 1;
    for (int i = 0; i < dashes; i++) {
        shape_rect(list, 18 + 84 * (float)i, ROAD_H - 18, 48, 6, 0, paint_fill(INK_CREAM));
    }
    shape_end(list);
    const float scale = fminf(.78f, (y + 54 - words) / car->high) * fminf(1, (panel.w - 20) / 380);
    car_draw_shaded(list, car, panel.x + panel.w / 2 - 200 * scale, y + 54, scale);
}

static void draw_plate(struct draw_list *list, struct rect panel, bool won)
{
    furniture_plate(list, panel, 14, won ? INK_ROYAL : INK_PAPER);
    if (won) {
        /* The double gold line of a safety. */
        shape_begin(list, panel);
        shape_rect(list, 4, 4, panel.w - 8, panel.h - 8, 10, paint_line(INK_GOLD, 4));
        shape_rect(list, 10, 10, panel.w - 20, panel.h - 20, 6, paint_line(INK_GOLDLT, 1.6f));
        shape_end(list);
    }
}

static const struct car *car_of(const struct front *front, int side)
{
    return mille_driver_car(mille_table_driver(table_of(front), table_seat_of(table_of(front), side)));
}

/* The place of the points in a panel that lies, up to its right edge. */
static float row_figures(struct rect panel)
{
    return panel.w * .28f;
}

static float row_medal(struct rect panel)
{
    return fminf(38, panel.h * .4f);
}

/* A panel that lies: faces, name and car beside each other, and the points at the right. */
static void draw_row(const struct front *front, struct draw_list *list, struct rect panel, int side)
{
    const struct game_over_state *over = game_over_of(front);
    bool won = over->winner == side;
    struct rgba ink = won ? INK_CREAM : INK_INK;
    char number[NUMBER_SIZE], name[96];
    struct text out = text_in(name, sizeof name);
    table_side_sheet_name(table_of(front), side, &out);
    draw_plate(list, panel, won);
    const float face = fminf(92, panel.h - 28), figures = row_figures(panel), right = panel.x + panel.w - 26;
    float middle = panel.y + panel.h / 2;
    float x = sheet_faces(table_of(front), list, side, (struct point){panel.x + 20, middle - face / 2}, face);
    float room = right - figures - 16 - (won ? 2 * row_medal(panel) : 0) - (x + 16);
    const struct car *car = car_of(front, side);
    const float scale = fminf(.42f, fminf(room / 460, (panel.h - 66) / car->high));
    car_draw_shaded(list, car, x + 20, panel.y + panel.h - 18, scale);
    draw_text_fit(list, x + 16, panel.y + 44, name, FONT_SIGN, 34, ink, ANCHOR_START, room);
    draw_text_fit(list, right, middle + 14, number_figure(over->total[side], number), FONT_SIGN,
                  fminf(76, panel.h * .6f), won ? INK_GOLDLT : INK_INK, ANCHOR_END, figures);
    draw_text(list, right, middle + 42, _("points"), FONT_BODY_MEDIUM, 23, ink, ANCHOR_END);
}

/* The scale of what stands above the road: all keeps its proportions, down to what the lowest panel leaves.
 */
static float above_road(struct rect panel)
{
    return fminf(1, (panel.h - ROAD_H - 60) / (PANEL_H - ROAD_H - 60));
}

static float edges_of(const struct front *front)
{
    return mille_table_rows(table_of(front)) > 2 ? 28 : 60;
}

float over_panel_figures(const struct front *front, const struct draw_list *list, struct rect panel)
{
    const float size = 136 * above_road(panel), room = panel.w - edges_of(front);
    float longest = room;
    if (mille_table_rows(table_of(front)) == 2) { /* broad panels: each figure is as large as it can be */
        return size;
    }
    for (int side = 0; side < mille_table_rows(table_of(front)); side++) {
        char number[NUMBER_SIZE];
        number_figure(game_over_of(front)->total[side], number);
        longest = fmaxf(longest, draw_text_width(list, number, FONT_SIGN, size, 0));
    }
    return size * room / longest;
}

static void draw_panel(const struct front *front, struct draw_list *list, struct rect panel, int side,
                       float figures)
{
    const struct game_over_state *over = game_over_of(front);
    const struct table *table = table_of(front);
    bool won = over->winner == side;
    struct rgba ink = won ? INK_CREAM : INK_INK, figure = won ? INK_GOLDLT : INK_INK;
    draw_plate(list, panel, won);
    const float edges = edges_of(front);
    char name[96];
    struct text out = text_in(name, sizeof name);
    table_side_sheet_name(table, side, &out);
    float middle = panel.x + panel.w / 2, s = above_road(panel);
    float face = 132 * s;
    if (mille_side_seats(table) > 1) {
        face = fminf(face, (panel.w - 24) / sheet_faces_wide(table, 1));
    }
    const float faces = sheet_faces_wide(table, face);
    sheet_faces(table, list, side,
                (struct point){middle - faces / 2, panel.y + 34 * s + (132 * s - face) / 2}, face);
    draw_text_fit(list, middle, panel.y + 220 * s, name, FONT_SIGN, 46 * fmaxf(s, .75f), ink, ANCHOR_MIDDLE,
                  panel.w - edges);
    char number[NUMBER_SIZE];
    draw_text_fit(list, middle, panel.y + 344 * s, number_figure(over->total[side], number), FONT_SIGN,
                  figures, figure, ANCHOR_MIDDLE, panel.w - edges);
    draw_text(list, middle, panel.y + 386 * s, _("points"), FONT_BODY_MEDIUM, 28 * fmaxf(s, .85f), ink,
              ANCHOR_MIDDLE);
    draw_road(list, panel, car_of(front, side), panel.y + 398 * s);
}

/* A medal: its middle, and how large it is drawn. */
struct medal {
    struct point at;
    float size; /* of the picture, which is 424 x 432 with its middle at 210, 210 */
};

enum { MEDAL = 210 };

/* On the corner; where there are several faces, or panels are narrow, over its edge and off the faces. Where
 * the panel lies before the points. */
static struct medal medal_of(const struct front *front, struct rect panel, bool lying)
{
    const struct table *table = table_of(front);
    if (lying) {
        float half = row_medal(panel), right = panel.x + panel.w - 26 - row_figures(panel) - 8;
        return (struct medal){{right - half, panel.y + panel.h / 2}, half / MEDAL};
    }
    float part = fminf(1, panel.w / 400);
    if (mille_table_rows(table) > 2 || mille_side_seats(table) > 1) {
        const float smaller = .78f, inside = .5f; /* of its half */
        float half = MEDAL * .36f * part * smaller;
        return (struct medal){{panel.x + panel.w - half * inside, panel.y + half * inside}, half / MEDAL};
    }
    return (struct medal){{panel.x + panel.w - 78 * part, panel.y + 84 * part}, .36f * part};
}

void over_panel_medal(const struct front *front, struct draw_list *list, struct rect panel, bool lying,
                      float t)
{
    if (t <= 0) {
        return;
    }
    const struct medal medal = medal_of(front, panel, lying);
    float opacity = fminf(t * 1.5f, 1), size = medal.size * tween_mix(2, 1, tween_ease(EASE_OUT_BACK, t));
    struct point at = medal.at;
    struct draw_command *seal = draw_sprite(
        list, "icons/seal", (struct rect){at.x - 210 * size, at.y - 210 * size, 424 * size, 432 * size});
    seal->ink = ink_fade(seal->ink, opacity);
    seal->flags |= t < 1 ? DRAW_MOVING : 0u;
    struct rgba gold = ink_fade(INK_GOLDLT, opacity);
    draw_text_fit(list, at.x, at.y + 46 * size, _("No. 1"), FONT_SIGN, 122 * size, gold, ANCHOR_MIDDLE,
                  250 * size);
}

void over_panel_draw(const struct front *front, struct draw_list *list, struct rect panel, int side,
                     float figures, bool lying)
{
    if (lying) {
        draw_row(front, list, panel, side);
    } else {
        draw_panel(front, list, panel, side, figures);
    }
}
