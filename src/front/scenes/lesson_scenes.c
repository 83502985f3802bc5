/* SPDX-License-Identifier: MIT */
#include "front/scenes/screens.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/lesson/lessons.h"
#include "front/scenes/seats.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

static const struct game_lessons *shown(const struct front *front)
{
    return lessons_of(front)->game->lessons;
}

/* ---- the list -------------------------------------------------------------------------------------- */

enum { ITEM_BACK = LESSONS_MOST };
enum {
    LIST_W = 1240,
    LIST_FOOT = 110,
    ROW_FIRST = 138,
    ROW_PITCH = 80,
    ROW_H = 76,
    FOLDED_PITCH = 122,
    MARGIN = 54
};

static bool is_done(const struct front *front, int lesson)
{
    return (lessons_done(front, lessons_of(front)->game) >> lesson & 1u) != 0;
}

/* The first lesson that is not done yet; the first of all, if every one is. */
static int next_lesson(const struct front *front)
{
    for (int i = 0; i < shown(front)->count; i++) {
        if (!is_done(front, i)) {
            return i;
        }
    }
    return 0;
}

static struct form list_form(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float pitch = folds ? FOLDED_PITCH : ROW_PITCH, back = form_touch(&front->frame, 54);
    return dialog_form(front, &lessons_scene,
                       &(struct form_design){.w = LIST_W,
                                             .head = low ? 112 : ROW_FIRST,
                                             .length = pitch * (float)shown(front)->count,
                                             .foot = low || folds ? back + 32 : LIST_FOOT,
                                             .step = pitch});
}

static struct rect list_item(const struct front *front, const struct form *form, int item)
{
    bool folds = dialog_folds(front), tight = folds || dialog_is_low(front);
    if (item == ITEM_BACK) {
        float h = form_touch(&front->frame, 54);
        return form_button(form, 0, 1, 220, h, tight ? 30 : MARGIN, tight ? h + 16 : 82);
    }
    float pitch = folds ? FOLDED_PITCH : ROW_PITCH, left = form->box.x + (folds ? 26 : MARGIN - 14);
    return (struct rect){left, form_y(form, pitch * (float)item),
                         form_right(form, folds ? 26 : MARGIN - 14) - left, pitch - (ROW_PITCH - ROW_H)};
}

static void list_enter(struct front *front)
{
    dialog_open(front, &lessons_scene);
    front_set_focus(front, next_lesson(front));
}

static void say_lesson(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct lesson *taught = &shown(front)->lesson[item->id];
    text_copy(says->title, sizeof says->title, _(taught->title));
    text_copy(says->text, sizeof says->text, _(taught->goal));
    if (is_done(front, item->id)) {
        text_copy(says->more, sizeof says->more, _("Done"));
    }
}

static const struct item_row list_rows[] = {
    {"lesson.*", N_("A lesson"),
     N_("Begins this lesson at the table. Your own game is set aside and put back."), say_lesson, .id = 0,
     .count = LESSONS_MOST, .kind = KIND_ENTRY},
    {"lessons.back", N_("Back"), N_("Back to where you were. What you have finished is remembered."),
     .id = ITEM_BACK, .group = 1},
    {.name = NULL},
};

static void list_items(const struct front *front, struct focus_list *list)
{
    struct form form = list_form(front);
    for (int i = 0; i < shown(front)->count; i++) {
        item_add(list, list_rows, i, list_item(front, &form, i), true);
    }
    form_items(&form, list);
    item_add(list, list_rows, ITEM_BACK, list_item(front, &form, ITEM_BACK), true);
}

static void list_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        dialog_cancel(front);
    } else {
        lessons_start(front, lessons_of(front)->game, item->id);
    }
}

static void draw_tick(struct draw_list *list, float x, float y)
{
    shape_begin(list, (struct rect){x - 20, y - 20, 40, 40});
    shape_circle(list, 20, 20, 18, paint_fill(INK_GREEN));
    shape_path(list, (struct paint){.stroke = INK_CREAM, .width = 5, .round = true}, "M11 20L18 28L30 13");
    shape_end(list);
}

/* What a lesson is about, below its title: smaller where it would reach into the row below. */
static void draw_goal(struct draw_list *list, struct rect box, const char *goal)
{
    const float largest = 23, least = 16, below = 6, line = 28.0f / 23;
    float em = largest, leading = draw_leading(list, line * em);
    while (em > least &&
           leading * (float)draw_text_lines(list, goal, FONT_BODY_MEDIUM, em, box.w) > box.h - below) {
        em -= .5f;
        leading = draw_leading(list, line * em);
    }
    draw_text_wrapped(list, box.x, box.y + leading, goal, FONT_BODY_MEDIUM, em, INK_INK, ANCHOR_START, box.w,
                      leading);
}

static void draw_row(const struct front *front, struct draw_list *list, const struct form *form, int lesson,
                     bool focus)
{
    struct rect row = list_item(front, form, lesson);
    float y = row.y + row.h / 2.0f, text = row.x + 96;
    const struct lesson *taught = &shown(front)->lesson[lesson];
    bool done = is_done(front, lesson), folds = dialog_folds(front);
    if (focus) {
        furniture_row(list, row);
    } else if (lesson > 0) {
        draw_fill(list, (struct rect){row.x + 14, row.y - 3, row.w - 28, 2}, INK_SAND);
    }
    char number[8];
    text_format(number, sizeof number, "%d", lesson + 1);
    furniture_plate(list, (struct rect){row.x + 18, y - 25, 58, 50}, 10, INK_SUN);
    draw_text_fit(list, row.x + 47, y + 11, number, FONT_SIGN, 32, INK_INK, ANCHOR_MIDDLE, 44);
    float room = folds ? row.w - 96 - 80 : row.w - 96 - 60 - (done ? 180 : 0);
    draw_text_fit(list, text, folds ? row.y + 38 : y - 4, _(taught->title), FONT_BODY_SEMI, 31, INK_INK,
                  ANCHOR_START, room);
    if (folds) {
        draw_goal(list, (struct rect){text, row.y + 38, room, row.h - 38}, _(taught->goal));
    } else {
        draw_text_fit(list, text, y + 27, _(taught->goal), FONT_BODY_MEDIUM, 24, INK_INK, ANCHOR_START, room);
    }
    if (done) {
        draw_tick(list, row.x + row.w - 40, y);
    }
    if (done && !folds) {
        draw_text_fit(list, row.x + row.w - 70, y + 9, _("Done"), FONT_SIGN_SEMI, 27, INK_GREEN, ANCHOR_END,
                      120);
    }
}

static void list_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = list_form(front);
    struct rect box = form.box;
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    int focus = front_focus_of(front, &lessons_scene);
    float face = low ? 76 : 92, y = box.y + (low ? 78 : 96),
          title = folds ? box.w - MARGIN - 150 : box.w * .45f;
    dialog_begin(front, list, &lessons_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_sprite(list, shown(front)->portrait,
                (struct rect){box.x + MARGIN - 8, y - (low ? 62 : 72), face, face});
    draw_text_fit(list, box.x + MARGIN + 16 + face, y, _(shown(front)->title), FONT_DISPLAY, low ? 68 : 80,
                  INK_RED, ANCHOR_START, fminf(title, 560));
    if (!folds) {
        draw_text_fit(list, box.x + box.w - MARGIN, y - 6, _(shown(front)->about), FONT_BODY_MEDIUM, 26,
                      INK_INK, ANCHOR_END, fminf(420, box.w * .34f));
    }
    draw_fill(list, (struct rect){box.x + 40, box.y + (low ? 98 : 122), box.w - 80, 5}, INK_RED);
    form_rows(list, &form);
    for (int i = 0; i < shown(front)->count; i++) {
        draw_row(front, list, &form, i, focus == i);
    }
    form_rows_end(list, &form);
    dialog_button(front, list, list_item(front, &form, ITEM_BACK), _("Back"), true, ITEM_BACK, focus);
}

static void list_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _(shown(front)->title));
    status->spare = true;
    bool back = front_focus_of(front, &lessons_scene) == ITEM_BACK;
    bar_choose(status, back ? NULL : _("Begin"), _("Back"));
}

static void list_title(const struct front *front, struct text *out)
{
    text_add_sentence(out, _(shown(front)->title));
    text_add_sentence(out, _(shown(front)->about));
}

const struct scene lessons_scene = {
    .name = "lessons",
    .title = list_title,
    .enter = list_enter,
    .items = list_items,
    .form = list_form,
    .confirm = list_confirm,
    .cancel = dialog_cancel,
    .draw = list_draw,
    .status = list_status,
};

/* ---- the end: praise, what is done, and what comes next -------------------------------------------- */

enum end_item { END_NEXT, END_AGAIN, END_LEAVE, END_ITEMS };
enum { END_W = 940, END_H = 690, END_ROW = 388, END_PITCH = 84, SIGN_W = 560, SIGN_H = 66 };

/* In a low window the row of signs is left out. */
static struct form end_form(const struct front *front)
{
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    float pitch = form_touch(&front->frame, SIGN_H) + (low ? 10 : END_PITCH - SIGN_H);
    return dialog_form(front, &lesson_end_scene,
                       &(struct form_design){.w = END_W,
                                             .head = low     ? 248
                                                     : folds ? END_ROW + 40
                                                             : END_ROW,
                                             .length = pitch * END_ITEMS,
                                             .foot = low ? 12 : END_H - END_ROW - END_PITCH * END_ITEMS});
}

static struct rect end_sign(const struct front *front, const struct form *form, int item)
{
    float h = form_touch(&front->frame, SIGN_H), gap = dialog_is_low(front) ? 10 : END_PITCH - SIGN_H;
    return (struct rect){form->box.x + (form->box.w - SIGN_W) / 2.0f, form_y(form, (h + gap) * (float)item),
                         SIGN_W, h};
}

static bool is_last(const struct front *front)
{
    return lessons_of(front)->which == shown(front)->count - 1;
}

/* A plate for each lesson, lit once the lesson is done, unless the game draws what is done. */
static void draw_done(const struct front *front, struct draw_list *list, float x, float y, float w)
{
    const struct game_lessons *lessons = shown(front);
    unsigned done = lessons_done(front, lessons_of(front)->game);
    const float wide = 58, high = 50, pitch = w / (float)lessons->count;
    if (lessons->draw_done) {
        lessons->draw_done(list, x, y, w, done);
        return;
    }
    for (int i = 0; i < lessons->count; i++) {
        struct rect plate = {x + pitch * ((float)i + .5f) - wide / 2, y - high + 8, wide, high};
        char number[8];
        text_format(number, sizeof number, "%d", i + 1);
        furniture_plate(list, plate, 10, done >> i & 1u ? INK_SUN : INK_SAND);
        draw_text_fit(list, plate.x + wide / 2, plate.y + 36, number, FONT_SIGN, 32, INK_INK, ANCHOR_MIDDLE,
                      wide - 14);
    }
}

static void end_enter(struct front *front)
{
    dialog_open(front, &lesson_end_scene);
    front_set_focus(front, END_NEXT);
}

static void say_next(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    (void)item;
    text_copy(says->title, sizeof says->title, is_last(front) ? _("To the table") : _("Next lesson"));
}

static const struct item_row end_rows[] = {
    {"lesson.next", N_("Go on"), N_("Begins the next lesson; after the last one, on to the table."), say_next,
     .id = END_NEXT},
    {"lesson.again", N_("Again"), N_("Plays the same lesson again."), .id = END_AGAIN},
    {"lesson.leave", N_("Leave"), N_("Back to the list of lessons."), .id = END_LEAVE},
    {.name = NULL},
};

static void end_items(const struct front *front, struct focus_list *list)
{
    struct form form = end_form(front);
    for (int i = 0; i < END_ITEMS; i++) {
        item_add(list, end_rows, i, end_sign(front, &form, i), true);
    }
}

static void sit_down(struct front *front)
{
    lessons_put_back(front);
    table_new(front, lessons_of(front)->game);
    front_go(front, OPEN_TABLE);
}

/* After the last lesson: to the game that waits, or to a new one. */
static void to_the_table(struct front *front)
{
    if (!table_at(front, TABLE_LIVE)->seated) {
        seats_ask(front, lessons_of(front)->game, sit_down);
        return;
    }
    lessons_put_back(front);
    front_go(front, OPEN_TABLE);
}

static void end_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == END_LEAVE) {
        lessons_leave(front);
    } else if (item->id == END_AGAIN) {
        lessons_start(front, lessons_of(front)->game, lessons_of(front)->which);
    } else if (is_last(front)) {
        to_the_table(front);
    } else {
        lessons_start(front, lessons_of(front)->game, lessons_of(front)->which + 1);
    }
}

static void end_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = end_form(front);
    struct rect box = form.box;
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    const struct lesson *lesson = lessons_now(front);
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &lesson_end_scene);
    dialog_begin(front, list, &lesson_end_scene, .60f, blend);
    furniture_dialog(list, box);
    float face = low ? 84 : 112;
    draw_sprite(list, shown(front)->portrait,
                (struct rect){box.x + (folds ? 36 : 54), box.y + (low ? 22 : 34), face, face});
    draw_text_fit(list, middle + (folds ? 60 : 40), box.y + (low ? 84 : 114),
                  is_last(front) ? _(shown(front)->graduated) : _(shown(front)->passed), FONT_DISPLAY,
                  low ? 68 : 80, INK_RED, ANCHOR_MIDDLE, box.w - (folds ? 230 : 320));
    const float leading = 37, stones = 118; /* so high, with their air */
    float top = box.y + (low ? 146 : 192);
    int lines = draw_text_wrapped(list, middle, top, _(lesson->praise), FONT_BODY_MEDIUM, 28, INK_INK,
                                  ANCHOR_MIDDLE, box.w - (folds ? 80 : 130), leading);
    if (form_y(&form, 0) - top - (float)(lines - 1) * leading >= stones) {
        draw_done(front, list, box.x + (folds ? 40 : 110), form_y(&form, 0) - 48, box.w - (folds ? 80 : 220));
    }
    const char *labels[END_ITEMS] = {is_last(front) ? _("To the table") : _("Next lesson"), _("Again"),
                                     _("Leave")};
    for (int item = 0; item < END_ITEMS; item++) {
        bool lit = focus == item;
        furniture_sign_row(list, end_sign(front, &form, item), labels[item], 40, lit, front->pressed == item);
    }
}

static void end_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _(lessons_now(front)->title));
    bar_choose(status, _("Confirm"), _("Leave"));
}

static void end_title(const struct front *front, struct text *out)
{
    text_add_sentence(out, is_last(front) ? _(shown(front)->graduated) : _(shown(front)->passed));
    text_add_sentence(out, _(lessons_now(front)->praise));
}

const struct scene lesson_end_scene = {
    .name = "lesson_end",
    .title = end_title,
    .enter = end_enter,
    .items = end_items,
    .confirm = end_confirm,
    .cancel = lessons_leave,
    .draw = end_draw,
    .status = end_status,
};
