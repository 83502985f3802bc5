/* SPDX-License-Identifier: MIT */
#include "front/mille/sheet.h"

#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_table.h"
#include "front/scenes/postcard.h"
#include "ui/shape.h"

#include <math.h>

enum { STONES_MAX = 4 };

/* Scenes are drawn a third wider and higher than the reference frame. */
static const float BLEED = 4.0f / 3.0f;

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
    struct sheet_place place = {.side = -1};
    for (int side = 0; side < pub->sides; side++) {
        place.figure = pub->side[side].miles > place.figure ? pub->side[side].miles : place.figure;
    }
    return place;
}

static const struct car *car_of(const struct front *front, int side)
{
    return mille_driver_car(mille_table_driver(table_of(front), table_seat_of(table_of(front), side)));
}

void sheet_scenery(const struct front *front, struct draw_list *list, struct sheet_place place)
{
    /* Where the cars stand that follow, the nearest first. */
    static const struct stop {
        float x, y, size;
    } stops[SIDES_MAX - 1] = {{44, 1010, 1}, {-70, 930, .8f}, {120, 880, .66f}};
    static const struct car steam = {
        .picture = "scenes/prop_breakdown", .w = 440, .h = 290, .tail = 24, .ground = 282, .high = 282};
    const bool stranded = place.goal == 0;
    if (journey_at_table(front)) { /* it ends in the town of the stage, whose ground is not a road */
        postcard_backdrop(list, journey_of(front)->stage);
        return;
    }
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
    /* Where nobody arrived the second side's car is the one that broke down. */
    int at_stone = place.side < 0 ? 1 : place.side, behind = mille_table_rows(table_of(front)) - 1;
    for (int k = behind; k > 0 && !stranded; k--) { /* there it is painted, without its wheel */
        int side = (at_stone + k) % (behind + 1);
        const struct stop *stop = &stops[k - 1];
        car_draw_shaded(list, car_of(front, side), x + stop->x * scale, y + stop->y * scale,
                        size * stop->size);
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
        const float beside = 322; /* the room beside the longest title */
        line[0] = (struct head_line){head->title, sheet.x + 44, sheet.y + 84, FONT_DISPLAY, 76,
                                     0,           INK_CREAM,    ANCHOR_START, 590};
        line[1] = (struct head_line){head->label, end,        sheet.y + 56,
                                     FONT_SIGN,   38,         2,
                                     INK_GOLDLT,  ANCHOR_END, head->long_label ? beside : sheet.w};
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

bool sheet_stones_fit(const float *column, int columns, float left, const int16_t *games)
{
    for (int k = 0; k < columns; k++) {
        float from = k == 0 ? left : column[k - 1] + 8;
        int stones = games[k] < STONES_MAX ? games[k] : STONES_MAX;
        float reach = first_stone(games[k]) + (float)(STONE_PITCH * (stones - 1) + STONE_HALF);
        if (stones > 0 && column[k] - reach < from) {
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
