/* SPDX-License-Identifier: MIT */
/* The end of a lesson: praise, what is done, and what comes next. */
#include "front/lesson/lessons.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/lesson_scenes.h"
#include "front/scenes/seats.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum end_item { END_NEXT, END_AGAIN, END_LEAVE, END_ITEMS };
enum { END_W = 940, END_H = 690, END_ROW = 388, END_PITCH = 84, SIGN_W = 560, SIGN_H = 66 };

static const struct game_lessons *shown(const struct front *front)
{
    return lessons_of(front)->game->lessons;
}

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

/* A plate for each lesson, lit once the lesson is done. */
static void draw_done(struct draw_list *list, float x, float y, float w, int count, unsigned done)
{
    const float wide = 58, high = 50, pitch = w / (float)count;
    for (int i = 0; i < count; i++) {
        struct rect plate = {x + pitch * ((float)i + .5f) - wide / 2, y - high + 8, wide, high};
        char number[8];
        text_format(number, sizeof number, "%d", i + 1);
        furniture_plate(list, plate, 10, done >> i & 1u ? INK_SUN : INK_SAND);
        draw_text_fit(list, plate.x + wide / 2, plate.y + 36, number, FONT_SIGN, 32, INK_INK, ANCHOR_MIDDLE,
                      wide - 14);
    }
}

static void draw_all_done(const struct front *front, struct draw_list *list, float x, float y, float w)
{
    const struct game_lessons *lessons = shown(front);
    unsigned done = lessons_done(front, lessons_of(front)->game);
    if (lessons->draw_done) {
        lessons->draw_done(list, x, y, w, done);
    } else {
        draw_done(list, x, y, w, lessons->count, done);
    }
}

static void end_enter(struct front *front)
{
    dialog_open(front, &lesson_end_scene);
    front_set_focus(front, END_NEXT);
}

static const struct item_row rows[] = {
    {"lesson.next", N_("Go on"), N_("Begins the next lesson; after the last one, on to the table."),
     .id = END_NEXT},
    {"lesson.again", N_("Again"), N_("Plays the same lesson again."), .id = END_AGAIN},
    {"lesson.leave", N_("Leave"), N_("Back to the list of lessons."), .id = END_LEAVE},
    {.name = NULL},
};

static void end_items(const struct front *front, struct focus_list *list)
{
    struct form form = end_form(front);
    for (int i = 0; i < END_ITEMS; i++) {
        item_add(list, rows, i, end_sign(front, &form, i), true);
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
        draw_all_done(front, list, box.x + (folds ? 40 : 110), form_y(&form, 0) - 48,
                      box.w - (folds ? 80 : 220));
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

const struct scene lesson_end_scene = {
    .name = "lesson_end",
    .enter = end_enter,
    .items = end_items,
    .confirm = end_confirm,
    .cancel = lessons_leave,
    .draw = end_draw,
    .status = end_status,
};
