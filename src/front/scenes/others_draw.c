/* SPDX-License-Identifier: MIT */
/* Layout and look of the tables nearby and of the ways to a table. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/others.h"
#include "front/page/page_rows.h"
#include "front/scenes/others_scene.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>

enum {
    DIALOG_W = 1120,
    FOOT = 108,
    FOOT_TIGHT = 90,
    BUTTON_H = 52,
    LABEL_H = 50,
    NEAR_H = 92,
    SIGN_H = 66,
    GAP = 12,
    ROOM = 22, /* between the tables and the signs */
    TITLE = 34,
    SMALL = 25
};

static int near_count(const struct front *front)
{
    const struct others_near *near = NULL;
    return others_near(front, &near);
}

static int signs(const struct front *front)
{
    return others_is_shown(front, OTHERS_ITEM_AGAIN) ? 3 : 2;
}

struct others_form others_form_of(const struct front *front)
{
    bool tight = dialog_is_tight(front);
    float scale = draw_leading(front->measure, 1), near = fmaxf(1, (float)near_count(front));
    struct others_form form = {.near_h = fmaxf(NEAR_H * fmaxf(1, scale), form_touch(&front->frame, NEAR_H)),
                               .sign_h = form_touch(&front->frame, SIGN_H)};
    form.near_h += dialog_folds(front) ? 30 * scale : 0; /* a second line */
    form.signs = LABEL_H * scale + (form.near_h + GAP) * near + ROOM;
    float button = form_touch(&front->frame, BUTTON_H) - BUTTON_H;
    form.form =
        dialog_form(front, &others_scene,
                    &(struct form_design){.w = DIALOG_W,
                                          .head = page_rows_head_height(tight),
                                          .foot = (tight ? FOOT_TIGHT : FOOT) + button,
                                          .length = form.signs + (form.sign_h + GAP) * (float)signs(front),
                                          .step = form.sign_h + GAP});
    return form;
}

struct rect others_box(const struct front *front, const struct others_form *form, int item)
{
    float h = form_touch(&front->frame, BUTTON_H);
    if (item == OTHERS_ITEM_BACK) {
        bool tight = dialog_is_tight(front);
        return form_button(&form->form, 1, 2, 236, h, tight ? 30 : 58, tight ? h + 16 : h + 32);
    }
    if (item >= OTHERS_ITEM_NEAR) {
        float scale = draw_leading(front->measure, 1);
        return page_rows_line(&form->form,
                              LABEL_H * scale + (form->near_h + GAP) * (float)(item - OTHERS_ITEM_NEAR),
                              form->near_h);
    }
    int row = item - OTHERS_ITEM_AGAIN - !others_is_shown(front, OTHERS_ITEM_AGAIN);
    return page_rows_line(&form->form, form->signs + (form->sign_h + GAP) * (float)row, form->sign_h);
}

static void draw_near(const struct front *front, struct draw_list *list, const struct others_form *form,
                      int place, bool focus)
{
    const float inset = 26;
    struct rect box = others_box(front, form, OTHERS_ITEM_NEAR + place);
    const struct others_near *near = NULL;
    char whose[96] = "", what[200] = "";
    struct text title = text_in(whose, sizeof whose), text = text_in(what, sizeof what);
    bool open = others_near_is_open(front, place);
    others_near(front, &near);
    others_whose(near[place].host, &title);
    others_near_text(front, place, &text);
    struct rgba ink = open ? INK_INK : INK_ASPHALT2;
    shape_begin(list, rect_grow(box, 2));
    shape_rect(list, 2, 2, box.w, box.h, 10,
               (struct paint){.fill = open ? INK_PAPER : INK_CREAM, .stroke = ink, .width = 2});
    shape_end(list);
    float scale = draw_leading(list, 1), room = box.w - 2 * inset;
    draw_text_fit(list, box.x + inset, box.y + 40, whose, FONT_SIGN, TITLE, ink, ANCHOR_START, room);
    if (dialog_folds(front) && draw_text_lines(list, what, FONT_BODY_MEDIUM, SMALL, room) == 2) {
        draw_text_wrapped(list, box.x + inset, box.y + 40 + 32 * scale, what, FONT_BODY_MEDIUM, SMALL, ink,
                          ANCHOR_START, room, 30 * scale);
    } else {
        draw_text_fit(list, box.x + inset, box.y + 40 + 34 * scale, what, FONT_BODY_MEDIUM, SMALL, ink,
                      ANCHOR_START, room);
    }
    if (focus) {
        furniture_focus(list, box, 10);
    }
}

static void draw_nobody(const struct front *front, struct draw_list *list, const struct others_form *form)
{
    struct rect box = others_box(front, form, OTHERS_ITEM_NEAR);
    const char *text = _("Nobody nearby has opened one yet. A table on this network appears here by itself.");
    float leading = draw_leading(list, 34);
    if (draw_text_lines(list, text, FONT_BODY, 27, box.w) <= 2) {
        draw_text_wrapped(list, box.x, box.y + leading, text, FONT_BODY, 27, INK_INK, ANCHOR_START, box.w,
                          leading);
    } else {
        draw_text_wrapped(list, box.x, box.y + leading * .8f, text, FONT_BODY, 22, INK_INK, ANCHOR_START,
                          box.w, leading * .8f);
    }
}

void others_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct others_form form = others_form_of(front);
    struct rect box = form.form.box;
    int focus = front_focus_of(front, &others_scene), count = near_count(front);
    dialog_plate(front, list, &others_scene, box, .60f, blend);
    page_rows_head(list, box, dialog_is_tight(front), _("Play with others"), box.w - 110);
    form_rows(list, &form.form);
    struct rect head = page_rows_line(&form.form, 0, LABEL_H);
    draw_text_fit(list, head.x, head.y + 34 * draw_leading(list, 1), _("Tables near you"), FONT_SIGN_SEMI, 32,
                  INK_OXBLOOD, ANCHOR_START, head.w);
    if (count == 0) {
        draw_nobody(front, list, &form);
    }
    for (int i = 0; i < count; i++) {
        draw_near(front, list, &form, i, focus == OTHERS_ITEM_NEAR + i);
    }
    for (int item = OTHERS_ITEM_AGAIN; item <= OTHERS_ITEM_JOIN; item++) {
        char label[96] = "";
        struct text out = text_in(label, sizeof label);
        if (others_is_shown(front, item)) {
            others_label(front, item, &out);
            furniture_sign_row(list, others_box(front, &form, item), label, 40, focus == item,
                               front->pressed == item);
        }
    }
    form_rows_end(list, &form.form);
    dialog_button(front, list, others_box(front, &form, OTHERS_ITEM_BACK), _("Back"), false, OTHERS_ITEM_BACK,
                  focus);
}
