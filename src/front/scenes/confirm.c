/* SPDX-License-Identifier: MIT */
#include "front/scenes/screens.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/front.h"
#include "front/stage/ask_inside.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum confirm_item { ITEM_NO, ITEM_THIRD, ITEM_YES, ITEMS };

enum {
    DIALOG_W = 940,
    DIALOG_WIDE = 1280,
    DIALOG_H = 396,
    STACKED_W = 760,
    LOW = 600,
    SIGN_W = 400,
    SIGN_NARROW = 372,
    SIGN_LEAST = 320,
    SIGN_H = 80,
    FOOT_H = 52,
    LEADING = 38
};

static const char *label_of(const struct front *front, int item)
{
    const struct confirm_state *confirm = confirm_of(front);
    return item == ITEM_NO ? confirm->no : item == ITEM_YES ? confirm->yes : confirm->third;
}

static bool has(const struct front *front, int item)
{
    return item == ITEM_NO || label_of(front, item)[0] != '\0';
}

static int answers(const struct front *front)
{
    return 1 + has(front, ITEM_THIRD) + has(front, ITEM_YES);
}

/* The layout: signs stand beside each other or, if there is no room, below each other. */
struct confirm_form {
    struct form form;
    bool stacked;
    float sign_h;
};

static struct confirm_form form_of(const struct front *front)
{
    const struct confirm_state *confirm = confirm_of(front);
    float signs = (float)answers(front), w = signs > 2 ? DIALOG_WIDE : DIALOG_W;
    struct rect place = form_room(&front->frame, BAR_HEIGHT);
    float room = place.w;
    bool low = place.h < LOW && room >= 3 * SIGN_LEAST; /* no height for signs below each other */
    struct confirm_form form = {.stacked = room < w - 60 && !low,
                                .sign_h = form_touch(&front->frame, SIGN_H)};
    w = form.stacked ? fminf(w, STACKED_W) : w;
    int lines = draw_text_lines(front->measure, confirm->text, FONT_BODY_MEDIUM, 29, fminf(w, room) - 140);
    float more = lines > 2 ? LEADING * (float)(lines - 2) : 0; /* than there is room for as designed */
    float below = form.stacked ? (form.sign_h + 16) * (signs - 1) : 0;
    form.form = dialog_form(front, &confirm_scene,
                            &(struct form_design){.w = w,
                                                  .head = DIALOG_H - FOOT_H - SIGN_H + more,
                                                  .length = form.sign_h + below,
                                                  .foot = FOOT_H});
    return form;
}

static struct rect sign_box(const struct front *front, const struct confirm_form *form, int item)
{
    struct rect box = form->form.box;
    float y = box.y + box.h - FOOT_H - form->sign_h;
    if (form->stacked) {
        int up = item == ITEM_NO ? answers(front) - 1 : item == ITEM_THIRD && has(front, ITEM_YES);
        float wide = fminf(box.w - 100, 520);
        return (struct rect){box.x + (box.w - wide) / 2, y - (form->sign_h + 16) * (float)up, wide,
                             form->sign_h};
    }
    bool three = answers(front) == 3, alone = answers(front) == 1;
    float room = (box.w - 2 * 52 - (three ? 60 : 36)) / (three ? 3 : 2);
    float w = fminf(three ? SIGN_NARROW : SIGN_W, room);
    float x = alone || (item == ITEM_THIRD && three) ? box.x + (box.w - w) / 2
              : item == ITEM_NO                      ? box.x + 52
                                                     : box.x + box.w - 52 - w;
    return (struct rect){x, y, w, form->sign_h};
}

static void confirm_enter(struct front *front)
{
    dialog_open(front, &confirm_scene);
    front_set_focus(front, confirm_of(front)->advised ? ITEM_YES : ITEM_NO);
}

static void say(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct confirm_state *confirm = confirm_of(front);
    const char *own = item->id == ITEM_NO ? confirm->no_says : confirm->third_says;
    text_copy(says->title, sizeof says->title, label_of(front, item->id));
    if (item->id == ITEM_YES && front_asked(front)) { /* else the question was said */
        text_copy(says->more, sizeof says->more, confirm->text);
    } else if (own[0]) {
        text_copy(says->text, sizeof says->text, own);
    }
}

static const struct item_row rows[] = {
    {"confirm.no", N_("No"), N_("Leaves everything as it is."), say, .id = ITEM_NO},
    {"confirm.third", N_("Another answer"), N_("The answer between the two."), say, .id = ITEM_THIRD},
    {"confirm.yes", N_("Yes"), N_("Does what the question says."), say, .id = ITEM_YES},
    {.name = NULL},
};

static void confirm_items(const struct front *front, struct focus_list *list)
{
    struct confirm_form form = form_of(front);
    for (int item = 0; item < ITEMS; item++) {
        if (has(front, item)) {
            item_add(list, rows, item, sign_box(front, &form, item), true);
        }
    }
}

static void go(struct front *front, void (*after)(struct front *front))
{
    (confirm_of(front)->passes ? dialog_pass : dialog_close)(front, &confirm_scene, after);
}

static void confirm_confirm(struct front *front, const struct focus_item *item)
{
    const struct confirm_state *confirm = confirm_of(front);
    go(front, item->id == ITEM_YES  ? confirm->on_yes
              : item->id == ITEM_NO ? confirm->on_no
                                    : confirm->on_third);
}

static void confirm_cancel(struct front *front)
{
    go(front, confirm_of(front)->on_no);
}

static void confirm_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct confirm_state *confirm = confirm_of(front);
    struct confirm_form form = form_of(front);
    struct rect box = form.form.box;
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &confirm_scene);
    dialog_begin(front, list, &confirm_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, middle, box.y + 114, confirm->title, FONT_DISPLAY, 76, INK_RED, ANCHOR_MIDDLE,
                  box.w - 120);
    draw_text_wrapped(list, middle, box.y + 176, confirm->text, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_MIDDLE,
                      box.w - 140, LEADING);
    const int advised = confirm->advised ? ITEM_YES : ITEM_NO;
    for (int item = 0; item < ITEMS; item++) {
        bool lit = focus == item;
        if (!has(front, item)) {
            continue;
        }
        furniture_sign(list, &(struct furniture_sign){.box = sign_box(front, &form, item),
                                                      .label = label_of(front, item),
                                                      .size = 42,
                                                      .fill = item == advised ? INK_ROYAL : INK_PAPER,
                                                      .ink = item == advised ? INK_CREAM : INK_INK,
                                                      .sub_ink = INK_INK,
                                                      .focus = lit,
                                                      .mirrored = item == ITEM_NO,
                                                      .pressed = front->pressed == item && lit,
                                                      .centred = true});
    }
}

static void confirm_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _("Your decision"));
    bar_choose(status, _("Confirm"), _("Back"));
    status->lamp = table_of(front)->seated;
}

static void title(const struct front *front, struct text *out)
{
    text_add_sentence(out, confirm_of(front)->title);
    text_add_sentence(out, confirm_of(front)->text);
}

const struct scene confirm_scene = {
    .name = "confirm",
    .title = title,
    .state_size = sizeof(struct confirm_state),
    .enter = confirm_enter,
    .items = confirm_items,
    .confirm = confirm_confirm,
    .cancel = confirm_cancel,
    .draw = confirm_draw,
    .status = confirm_status,
};
