/* SPDX-License-Identifier: MIT */
/* The list of lessons, and the end of one. */
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "ui/furniture.h"

enum { ITEM_BACK = LESSONS };
enum { LIST_W = 1240, LIST_H = 968, ROW_FIRST = 138, ROW_PITCH = 80, ROW_H = 76, MARGIN = 54 };

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

static struct rect list_box(struct rect canvas)
{
    return (struct rect){(canvas.w - LIST_W) / 2, (canvas.h - BAR_HEIGHT - LIST_H) / 2, LIST_W, LIST_H};
}

static struct rect list_item(struct rect canvas, int item)
{
    struct rect box = list_box(canvas);
    if (item == ITEM_BACK) {
        return (struct rect){box.x + box.w - MARGIN - 220, box.y + box.h - 82, 220, 54};
    }
    return (struct rect){box.x + MARGIN - 14, box.y + ROW_FIRST + ROW_PITCH * (float)item,
                         box.w - 2 * MARGIN + 28, ROW_H};
}

static void list_enter(struct front *front)
{
    dialog_open(front, &lessons_scene);
    front_set_focus(front, next_lesson(front));
}

static void list_items(const struct front *front, struct focus_list *list)
{
    for (int i = 0; i < LESSONS; i++) {
        focus_add(list, i, list_item(front->frame.canvas, i), true, 0, "lesson.%d", i + 1);
    }
    focus_add(list, ITEM_BACK, list_item(front->frame.canvas, ITEM_BACK), true, 1, "lessons.back");
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

static void draw_row(const struct front *front, struct draw_list *list, int lesson, bool focus)
{
    struct rect row = list_item(list->frame.canvas, lesson);
    float y = row.y + ROW_H / 2.0f, text = row.x + 96;
    bool done = is_done(front, lesson);
    if (focus) {
        furniture_row(list, row);
    } else if (lesson > 0) {
        draw_fill(list, (struct rect){row.x + 14, row.y - 3, row.w - 28, 2}, INK_SAND);
    }
    char number[8];
    text_format(number, sizeof number, "%d", lesson + 1);
    furniture_plate(list, (struct rect){row.x + 18, y - 25, 58, 50}, 10, INK_SUN);
    draw_text_fit(list, row.x + 47, y + 11, number, FONT_SIGN, 32, INK_INK, ANCHOR_MIDDLE, 44);
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
    struct rect box = list_box(list->frame.canvas);
    int focus = front_focus_of(front, &lessons_scene);
    dialog_begin(front, list, &lessons_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_sprite(list, "icons/portrait_coach", (struct rect){box.x + MARGIN - 8, box.y + 24, 92, 92});
    draw_text_fit(list, box.x + MARGIN + 108, box.y + 96, _("Learn to drive"), FONT_DISPLAY, 80, INK_RED,
                  ANCHOR_START, 560);
    draw_text_fit(list, box.x + box.w - MARGIN, box.y + 90, _("Nine short lessons, in any order"),
                  FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_END, 420);
    draw_fill(list, (struct rect){box.x + 40, box.y + 122, box.w - 80, 5}, INK_RED);
    for (int i = 0; i < LESSONS; i++) {
        draw_row(front, list, i, focus == i);
    }
    furniture_button(list, list_item(list->frame.canvas, ITEM_BACK), _("Back"), INK_GREEN, INK_CREAM,
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

static struct rect end_box(struct rect canvas)
{
    return (struct rect){(canvas.w - END_W) / 2, (canvas.h - BAR_HEIGHT - END_H) / 2, END_W, END_H};
}

static struct rect end_sign(struct rect canvas, int item)
{
    struct rect box = end_box(canvas);
    return (struct rect){box.x + (END_W - SIGN_W) / 2.0f, box.y + END_ROW + END_PITCH * (float)item, SIGN_W,
                         SIGN_H};
}

static bool is_last(const struct front *front)
{
    return front->lessons.which == LESSONS - 1;
}

static void end_enter(struct front *front)
{
    dialog_open(front, &lesson_end_scene);
    front_set_focus(front, END_NEXT);
}

static void end_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[END_ITEMS] = {"lesson.next", "lesson.again", "lesson.leave"};
    for (int i = 0; i < END_ITEMS; i++) {
        focus_add(list, i, end_sign(front->frame.canvas, i), true, 0, "%s", names[i]);
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
    mille_table_new(front);
    front_reset(front, &mille_table_scene);
}

/* Whoever has learned it all sits down: to the game that waits, or to a new one. */
static void to_the_table(struct front *front)
{
    if (!front->lessons.seated) {
        opponents_ask(front, front->settings.opponent, sit_down);
        return;
    }
    lessons_put_back(front);
    front_reset(front, &mille_table_scene);
}

static void end_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == END_LEAVE) {
        lessons_leave(front);
    } else if (item->id == END_AGAIN) {
        lessons_start(front, front->lessons.which);
    } else if (is_last(front)) {
        to_the_table(front);
    } else {
        lessons_start(front, front->lessons.which + 1);
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
    struct rect box = end_box(list->frame.canvas);
    const struct lesson *lesson = &lessons_table[front->lessons.which];
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &lesson_end_scene);
    dialog_begin(front, list, &lesson_end_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_sprite(list, "icons/portrait_coach", (struct rect){box.x + 54, box.y + 34, 112, 112});
    draw_text_fit(list, middle + 40, box.y + 114, is_last(front) ? _("Licence granted!") : _("Well driven!"),
                  FONT_DISPLAY, 80, INK_RED, ANCHOR_MIDDLE, box.w - 320);
    draw_text_wrapped(list, middle, box.y + 192, _(lesson->praise), FONT_BODY_MEDIUM, 28, INK_INK,
                      ANCHOR_MIDDLE, box.w - 130, 37);
    draw_stones(front, list, box.x + 110, box.y + 340, box.w - 220);
    const char *labels[END_ITEMS] = {is_last(front) ? _("To the table") : _("Next lesson"), _("Again"),
                                     _("Leave")};
    for (int item = 0; item < END_ITEMS; item++) {
        bool lit = focus == item;
        furniture_sign(list, &(struct furniture_sign){.box = end_sign(list->frame.canvas, item),
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
    text_copy(status->message, sizeof status->message, _(lessons_table[front->lessons.which].title));
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
