/* SPDX-License-Identifier: MIT */
#include "front/confirm.h"

#include "base/text.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "ui/furniture.h"

enum confirm_item { ITEM_NO, ITEM_YES };

enum { DIALOG_W = 940, DIALOG_H = 396, SIGN_W = 400, SIGN_H = 80 };

static struct rect dialog_box(struct rect canvas)
{
    return (struct rect){(canvas.w - DIALOG_W) / 2, (canvas.h - BAR_HEIGHT - DIALOG_H) / 2, DIALOG_W,
                         DIALOG_H};
}

static struct rect sign_box(struct rect canvas, int item)
{
    struct rect box = dialog_box(canvas);
    float x = item == ITEM_NO ? box.x + 52 : box.x + box.w - 52 - SIGN_W;
    return (struct rect){x, box.y + box.h - 52 - SIGN_H, SIGN_W, SIGN_H};
}

void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front))
{
    struct confirm_state *confirm = &front->confirm;
    text_copy(confirm->title, sizeof confirm->title, title);
    text_copy(confirm->text, sizeof confirm->text, text);
    text_copy(confirm->yes, sizeof confirm->yes, yes);
    text_copy(confirm->no, sizeof confirm->no, no);
    confirm->on_yes = on_yes;
    front_push(front, &confirm_scene);
}

static void leave_program(struct front *front)
{
    front->services->quit(front->services->context);
}

void confirm_quit(struct front *front)
{
    const char *text = _("See you on the road.");
    if (front->table.seated) {
        text = mille_table_save(front) ? _("The game is saved and waits for you.")
                                       : _("The game could not be saved and will be lost.");
    }
    confirm_ask(front, _("Leave Route Mille?"), text, _("Quit"), _("Stay"), leave_program);
}

static void confirm_enter(struct front *front)
{
    dialog_open(front, &confirm_scene);
    front_set_focus(front, ITEM_NO);
}

static void confirm_items(const struct front *front, struct focus_list *list)
{
    focus_add(list, ITEM_NO, sign_box(front->canvas, ITEM_NO), true, 0, "confirm.no");
    focus_add(list, ITEM_YES, sign_box(front->canvas, ITEM_YES), true, 0, "confirm.yes");
}

static bool confirm_intent(struct front *front, const struct intent *intent)
{
    (void)intent;
    return dialog_leaving(front, &confirm_scene);
}

static void confirm_confirm(struct front *front, const struct focus_item *item)
{
    dialog_close(front, &confirm_scene, item->id == ITEM_YES ? front->confirm.on_yes : NULL);
}

static void confirm_cancel(struct front *front)
{
    dialog_close(front, &confirm_scene, NULL);
}

static bool confirm_tick(struct front *front)
{
    return dialog_tick(front, &confirm_scene);
}

static void confirm_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct confirm_state *confirm = &front->confirm;
    struct rect box = dialog_box(list->canvas);
    float middle = box.x + box.w / 2;
    int focus = front_focus_of(front, &confirm_scene);
    dialog_begin(front, list, &confirm_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, middle, box.y + 114, confirm->title, FONT_DISPLAY, 76, INK_RED, ANCHOR_MIDDLE,
                  box.w - 120);
    draw_text_wrapped(list, middle, box.y + 176, confirm->text, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_MIDDLE,
                      box.w - 140, 38);
    for (int item = ITEM_NO; item <= ITEM_YES; item++) {
        bool yes = item == ITEM_YES, lit = focus == item;
        furniture_sign(list, &(struct furniture_sign){.box = sign_box(list->canvas, item),
                                                      .label = yes ? confirm->yes : confirm->no,
                                                      .size = 42,
                                                      .fill = yes ? INK_ROYAL : INK_PAPER,
                                                      .ink = yes ? INK_CREAM : INK_INK,
                                                      .sub_ink = INK_INK,
                                                      .focus = lit,
                                                      .mirrored = !yes,
                                                      .pressed = front->pressed == item && lit,
                                                      .centred = true});
    }
    draw_group_end(list);
}

static void confirm_status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _("Your decision"));
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Confirm")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
    status->lamp = front->table.seated;
}

const struct scene confirm_scene = {
    .name = "confirm",
    .enter = confirm_enter,
    .items = confirm_items,
    .intent = confirm_intent,
    .confirm = confirm_confirm,
    .cancel = confirm_cancel,
    .tick = confirm_tick,
    .draw = confirm_draw,
    .status = confirm_status,
};
