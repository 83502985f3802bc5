/* SPDX-License-Identifier: MIT */
/* The list of lessons, and the end of one. */
#include "base/words.h"
#include "front/bar.h"
#include "front/dialog.h"
#include "front/front.h"
#include "front/mille/lessons.h"
#include "front/mille/lessons_table.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/opponents.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum { ITEM_BACK = LESSONS };
enum {
    LIST_W = 1240,
    LIST_H = 968,
    ROW_FIRST = 138,
    ROW_PITCH = 80,
    ROW_H = 76,
    FOLDED_PITCH = 122,
    MARGIN = 54
};

static bool is_done(const struct front *front, int lesson)
{
    return (front->settings.lessons >> lesson & 1) != 0;
}

/* The first lesson that is not done yet; the first of all, if every one is. */
static int next_lesson(const struct front *front)
{
    for (int i = 0; i < LESSONS; i++) {
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
    return dialog_form(
        front, &lessons_scene,
        &(struct form_design){.w = LIST_W,
                              .head = low ? 112 : ROW_FIRST,
                              .length = pitch * LESSONS,
                              .foot = low || folds ? back + 32 : LIST_H - ROW_FIRST - ROW_PITCH * LESSONS,
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

static void list_items(const struct front *front, struct focus_list *list)
{
    struct form form = list_form(front);
    for (int i = 0; i < LESSONS; i++) {
        focus_add(list, i, list_item(front, &form, i), true, 0, "lesson.%d", i + 1);
    }
    if (form.scrolls) {
        focus_scrolls(list, 0, form.view.box);
    }
    focus_add(list, ITEM_BACK, list_item(front, &form, ITEM_BACK), true, 1, "lessons.back");
}

static bool list_view(const struct front *front, struct list_view *view)
{
    struct form form = list_form(front);
    return dialog_view(&form, view);
}

static bool list_intent(struct front *front, const struct intent *intent)
{
    (void)intent;
    return dialog_leaving(front, &lessons_scene);
}

static void list_close(struct front *front)
{
    dialog_close(front, &lessons_scene, NULL);
}

static void list_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        list_close(front);
    } else {
        lessons_start(front, item->id);
    }
}

static bool list_tick(struct front *front)
{
    return dialog_tick(front, &lessons_scene);
}

static void draw_tick(struct draw_list *list, float x, float y)
{
    shape_begin(list, (struct rect){x - 20, y - 20, 40, 40});
    shape_circle(list, 20, 20, 18, paint_fill(INK_GREEN));
    shape_path(list, (struct paint){.stroke = INK_CREAM, .width = 5, .round = true}, "M11 20L18 28L30 13");
    shape_end(list);
}

static void draw_row(const struct front *front, struct draw_list *list, const struct form *form, int lesson,
                     bool focus)
{
    struct rect row = list_item(front, form, lesson);
    float y = row.y + row.h / 2.0f, text = row.x + 96;
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
    if (folds) {
        float leading = 28 * list->text_scale;
        draw_text_fit(list, text, row.y + 38, _(lessons_table[lesson].title), FONT_BODY_SEMI, 31, INK_INK,
                      ANCHOR_START, row.w - 96 - 80);
        draw_text_wrapped(list, text, row.y + 38 + leading, _(lessons_table[lesson].goal), FONT_BODY_MEDIUM,
                          23, INK_INK, ANCHOR_START, row.w - 96 - 80, leading);
        if (done) {
            draw_tick(list, row.x + row.w - 40, y);
        }
        return;
    }
    float room = row.w - 96 - 60 - (done ? 180 : 0);
    draw_text_fit(list, text, y - 4, _(lessons_table[lesson].title), FONT_BODY_SEMI, 31, INK_INK,
                  ANCHOR_START, room);
    draw_text_fit(list, text, y + 27, _(lessons_table[lesson].goal), FONT_BODY_MEDIUM, 24, INK_INK,
                  ANCHOR_START, room);
    if (done) {
        draw_tick(list, row.x + row.w - 40, y);
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
    draw_sprite(list, "icons/portrait_coach",
                (struct rect){box.x + MARGIN - 8, y - (low ? 62 : 72), face, face});
    draw_text_fit(list, box.x + MARGIN + 16 + face, y, _("Learn to drive"), FONT_DISPLAY, low ? 68 : 80,
                  INK_RED, ANCHOR_START, fminf(title, 560));
    if (!folds) {
        draw_text_fit(list, box.x + box.w - MARGIN, y - 6, _("Nine short lessons, in any order"),
                      FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_END, fminf(420, box.w * .34f));
    }
    draw_fill(list, (struct rect){box.x + 40, box.y + (low ? 98 : 122), box.w - 80, 5}, INK_RED);
    form_rows(list, &form);
    for (int i = 0; i < LESSONS; i++) {
        draw_row(front, list, &form, i, focus == i);
    }
    form_rows_end(list, &form);
    furniture_button(list, list_item(front, &form, ITEM_BACK), _("Back"), INK_GREEN, INK_CREAM,
                     focus == ITEM_BACK, front->pressed == ITEM_BACK && focus == ITEM_BACK);
    draw_group_end(list);
}

static void list_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _("Learn to drive"));
    bool back = front_focus_of(front, &lessons_scene) == ITEM_BACK;
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    if (!back) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Begin")};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene lessons_scene = {
    .name = "lessons",
    .enter = list_enter,
    .items = list_items,
    .view = list_view,
    .intent = list_intent,
    .confirm = list_confirm,
    .cancel = list_close,
    .tick = list_tick,
    .draw = list_draw,
    .status = list_status,
};

/* ---- the end of a lesson --------------------------------------------------------------------------- */

enum end_item { END_NEXT, END_AGAIN, END_LEAVE, END_ITEMS };
enum { END_W = 940, END_H = 690, END_ROW = 388, END_PITCH = 84, SIGN_W = 560, SIGN_H = 66 };

/* Where there is little height the stones are left out. */
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
    return lessons_of(front)->which == LESSONS - 1;
}

static void end_enter(struct front *front)
{
    dialog_open(front, &lesson_end_scene);
    front_set_focus(front, END_NEXT);
}

static void end_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[END_ITEMS] = {"lesson.next", "lesson.again", "lesson.leave"};
    struct form form = end_form(front);
    for (int i = 0; i < END_ITEMS; i++) {
        focus_add(list, i, end_sign(front, &form, i), true, 0, "%s", names[i]);
    }
}

static bool end_intent(struct front *front, const struct intent *intent)
{
    (void)intent;
    return dialog_leaving(front, &lesson_end_scene);
}

static void sit_down(struct front *front)
{
    lessons_put_back(front);
    table_new(front, &mille_front);
    front_reset(front, &table_scene);
}

/* Whoever has learned it all sits down: to the game that waits, or to a new one. */
static void to_the_table(struct front *front)
{
    if (!table_at(front, TABLE_LIVE)->seated) {
        opponents_ask(front, rivals_chosen(&front->settings), sit_down);
        return;
    }
    lessons_put_back(front);
    front_reset(front, &table_scene);
}

static void end_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == END_LEAVE) {
        lessons_leave(front);
    } else if (item->id == END_AGAIN) {
        lessons_start(front, lessons_of(front)->which);
    } else if (is_last(front)) {
        to_the_table(front);
    } else {
        lessons_start(front, lessons_of(front)->which + 1);
    }
}

static bool end_tick(struct front *front)
{
    return dialog_tick(front, &lesson_end_scene);
}

/* A stone for each lesson along a piece of road, capped where it is done. */
static void draw_stones(const struct front *front, struct draw_list *list, float x, float y, float w)
{
    float pitch = w / LESSONS;
    shape_begin(list, (struct rect){x, y + 2, w, 14});
    shape_rect(list, 0, 0, w, 14, 7, paint_fill(INK_ASPHALT));
    shape_end(list);
    for (int i = 0; i < LESSONS; i++) {
        char number[8];
        text_format(number, sizeof number, "%d", i + 1);
        float middle = x + pitch * ((float)i + .5f);
        shape_begin(list, (struct rect){middle - 22, y - 56, 44, 66});
        shape_path(list, (struct paint){.fill = INK_CREAM, .stroke = INK_INK, .width = 3},
                   "M4 64L4 24C4 12 12 4 22 4C32 4 40 12 40 24L40 64Z");
        if (is_done(front, i)) {
            shape_path(list, (struct paint){.fill = INK_RED, .stroke = INK_INK, .width = 3},
                       "M4 27L4 24C4 12 12 4 22 4C32 4 40 12 40 24L40 27Z");
        }
        shape_end(list);
        draw_text(list, middle, y - 1, number, FONT_SIGN, 26, INK_INK, ANCHOR_MIDDLE);
    }
}

static void end_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = end_form(front);
    struct rect box = form.box;
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    const struct lesson *lesson = &lessons_table[lessons_of(front)->which];
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &lesson_end_scene);
    dialog_begin(front, list, &lesson_end_scene, .60f, blend);
    furniture_dialog(list, box);
    float face = low ? 84 : 112;
    draw_sprite(list, "icons/portrait_coach",
                (struct rect){box.x + (folds ? 36 : 54), box.y + (low ? 22 : 34), face, face});
    draw_text_fit(list, middle + (folds ? 60 : 40), box.y + (low ? 84 : 114),
                  is_last(front) ? _("License granted!") : _("Well driven!"), FONT_DISPLAY, low ? 68 : 80,
                  INK_RED, ANCHOR_MIDDLE, box.w - (folds ? 230 : 320));
    draw_text_wrapped(list, middle, box.y + (low ? 146 : 192), _(lesson->praise), FONT_BODY_MEDIUM, 28,
                      INK_INK, ANCHOR_MIDDLE, box.w - (folds ? 80 : 130), 37);
    if (!low) {
        draw_stones(front, list, box.x + (folds ? 40 : 110), form_y(&form, 0) - 48,
                    box.w - (folds ? 80 : 220));
    }
    const char *labels[END_ITEMS] = {is_last(front) ? _("To the table") : _("Next lesson"), _("Again"),
                                     _("Leave")};
    for (int item = 0; item < END_ITEMS; item++) {
        bool lit = focus == item;
        furniture_sign(list, &(struct furniture_sign){.box = end_sign(front, &form, item),
                                                      .label = labels[item],
                                                      .size = 40,
                                                      .fill = lit ? INK_CREAM : INK_PAPER,
                                                      .ink = INK_INK,
                                                      .sub_ink = INK_INK,
                                                      .focus = lit,
                                                      .tag = lit,
                                                      .pressed = front->pressed == item && lit});
    }
    draw_group_end(list);
}

static void end_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _(lessons_table[lessons_of(front)->which].title));
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Confirm")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Leave")};
}

const struct scene lesson_end_scene = {
    .name = "lesson_end",
    .enter = end_enter,
    .items = end_items,
    .intent = end_intent,
    .confirm = end_confirm,
    .cancel = lessons_leave,
    .tick = end_tick,
    .draw = end_draw,
    .status = end_status,
};
