/* SPDX-License-Identifier: MIT */
#include "front/extend.h"

#include "base/words.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "ui/furniture.h"

enum { ITEM_FINISH, ITEM_EXTEND };
enum { DIALOG_W = 1140, DIALOG_H = 872, FRAME = 14, PICTURE_H = 424, SIGN_W = 480, SIGN_H = 92 };

static const float REFERENCE_H = 1080, TOP = 84, VEIL = .66f;

static struct rect place(struct rect canvas)
{
    return (struct rect){(canvas.w - DIALOG_W) / 2, TOP + (canvas.h - REFERENCE_H) / 2, DIALOG_W, DIALOG_H};
}

static struct rect sign_box(struct rect dialog, int id)
{
    float x = id == ITEM_FINISH ? dialog.x + 56 : dialog.x + DIALOG_W - 56 - SIGN_W;
    return (struct rect){x, dialog.y + 692, SIGN_W, SIGN_H};
}

static void enter(struct front *front)
{
    front->extend = (struct extend_state){0};
    dialog_open(front, &extend_scene);
    front_set_focus(front, ITEM_EXTEND);
}

static void items(const struct front *front, struct focus_list *list)
{
    if (front->extend.looking) {
        return;
    }
    struct rect dialog = place(front->frame.canvas);
    focus_add(list, ITEM_EXTEND, sign_box(dialog, ITEM_EXTEND), true, 0, "extend.extend");
    focus_add(list, ITEM_FINISH, sign_box(dialog, ITEM_FINISH), true, 0, "extend.finish");
}

static void look(struct front *front, bool looking)
{
    front->extend.looking = looking;
    if (!looking) {
        dialog_open(front, &extend_scene);
    }
    front_touch(front);
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &extend_scene)) {
        return true;
    }
    if (front->extend.looking) {
        if (intent_is_button(intent->kind) && !intent->repeat) {
            look(front, false);
        }
        return true;
    }
    bool beside = intent->kind == INTENT_PRESS && !rect_holds(place(front->frame.canvas), intent->x, intent->y);
    if (beside || (intent->kind == INTENT_SORT && !intent->repeat)) {
        look(front, true);
        return true;
    }
    return false;
}

static void finish(struct front *front)
{
    mille_table_play(front, (struct move){.kind = MOVE_FINISH});
}

static void extend(struct front *front)
{
    mille_table_play(front, (struct move){.kind = MOVE_EXTEND});
}

static void confirm(struct front *front, const struct focus_item *item)
{
    dialog_close(front, &extend_scene, item->id == ITEM_FINISH ? finish : extend);
}

/* The question has no way out but an answer; the menu has its own. */
static void cancel(struct front *front)
{
    front_push(front, &pause_scene);
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &extend_scene);
}

static void draw_picture(struct draw_list *list, struct rect dialog)
{
    shape_begin(list, (struct rect){dialog.x, dialog.y, DIALOG_W + 12, DIALOG_H + 16});
    shape_rect(list, 12, 16, DIALOG_W, DIALOG_H, 20, paint_fill(ink_fade(INK_INK, .50f)));
    shape_rect(list, 0, 0, DIALOG_W, DIALOG_H, 20, paint_fill(INK_CREAM));
    shape_end(list);

    struct rect picture = {dialog.x + FRAME, dialog.y + FRAME, DIALOG_W - 2 * FRAME, PICTURE_H};
    draw_sprite(list, "scenes/extension", picture);
    shape_begin(list, rect_grow(picture, 2));
    shape_rect(list, 2, 2, picture.w, picture.h, 0, paint_line(INK_INK, 4));
    shape_end(list);
    /* The figures on the picture's two stones. */
    char goal[16];
    text_format(goal, sizeof goal, "%d", GOAL_MILES);
    draw_text(list, dialog.x + 118, dialog.y + 390, goal, FONT_SIGN, 62, INK_INK, ANCHOR_MIDDLE);
    text_format(goal, sizeof goal, "%d", GOAL_EXTENDED);
    draw_text(list, dialog.x + DIALOG_W - 140, dialog.y + 390, goal, FONT_SIGN, 54, INK_INK, ANCHOR_MIDDLE);
}

static void draw_words(const struct front *front, struct draw_list *list, struct rect dialog)
{
    const struct mille_public *pub = &mille_table_state(front)->pub;
    float middle = dialog.x + DIALOG_W / 2.0f, room = DIALOG_W - 112;
    char line[240];
    draw_text_fit(list, middle, dialog.y + 536, _("Avignon \u2013 seven hundred!"), FONT_DISPLAY, 78, INK_RED,
                  ANCHOR_MIDDLE, room);
    text_format(line, sizeof line, _("Stop here and score the trip, or extend it to %s at %d."),
                mille_town(GOAL_EXTENDED), GOAL_EXTENDED);
    draw_text_fit(list, middle, dialog.y + 594, line, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, room);
    text_format(line, sizeof line,
                _("Extending adds %d if you arrive first, but the trip bonus waits until someone does."),
                mille_points[SCORE_EXTENSION]);
    draw_text_fit(list, middle, dialog.y + 636, line, FONT_BODY, 26, INK_INK, ANCHOR_MIDDLE, room);

    const char *you = mille_table_name(front, mille_table_you(front)),
               *opponent = mille_table_name(front, mille_table_other(front));
    int miles[2] = {pub->side[mille_table_you(front)].miles, pub->side[mille_table_other(front)].miles};
    const char *facts = pub->deck == 0 ? _("%s %d \u00b7 %s %d \u00b7 no cards left in the deck")
                                       : _n("%s %d \u00b7 %s %d \u00b7 %d card left in the deck",
                                            "%s %d \u00b7 %s %d \u00b7 %d cards left in the deck", pub->deck);
    text_format(line, sizeof line, facts, you, miles[0], opponent, miles[1], pub->deck);
    draw_text_fit(list, middle, dialog.y + DIALOG_H - 30, line, FONT_BODY_MEDIUM, 25, INK_ASPHALT2,
                  ANCHOR_MIDDLE, room);
}

static void draw_signs(const struct front *front, struct draw_list *list, struct rect dialog)
{
    int focus = front_focus_of(front, &extend_scene), further = GOAL_EXTENDED - GOAL_MILES;
    char label[2][64], sub[2][96];
    text_format(label[0], sizeof label[0], _("Stop at %s"), mille_town(GOAL_MILES));
    text_format(sub[0], sizeof sub[0], _("trip completed, %d"), mille_points[SCORE_TRIP]);
    text_format(label[1], sizeof label[1], _("On to %s"), mille_town(GOAL_EXTENDED));
    text_format(sub[1], sizeof sub[1], _("%d more miles, worth %d"), further,
                further * mille_points[SCORE_MILES] + mille_points[SCORE_EXTENSION]);
    furniture_sign(list, &(struct furniture_sign){.box = sign_box(dialog, ITEM_FINISH),
                                                  .label = label[0],
                                                  .sub = sub[0],
                                                  .size = 44,
                                                  .fill = INK_PAPER,
                                                  .ink = INK_INK,
                                                  .sub_ink = INK_INK,
                                                  .focus = focus == ITEM_FINISH,
                                                  .pressed = front->pressed == ITEM_FINISH,
                                                  .mirrored = true,
                                                  .centred = true});
    furniture_sign(list, &(struct furniture_sign){.box = sign_box(dialog, ITEM_EXTEND),
                                                  .label = label[1],
                                                  .sub = sub[1],
                                                  .size = 44,
                                                  .fill = INK_ROYAL,
                                                  .ink = INK_CREAM,
                                                  .sub_ink = INK_GOLDLT,
                                                  .focus = focus == ITEM_EXTEND,
                                                  .pressed = front->pressed == ITEM_EXTEND,
                                                  .centred = true});
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    if (front->extend.looking) {
        return;
    }
    struct rect dialog = place(list->frame.canvas);
    dialog_begin(front, list, &extend_scene, VEIL, blend);
    draw_picture(list, dialog);
    draw_words(front, list, dialog);
    draw_signs(front, list, dialog);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    status->lamp = true;
    text_copy(status->message, sizeof status->message, _("Your decision"));
    if (front->extend.looking) {
        text_copy(status->hint, sizeof status->hint, _("Stop at Avignon, or go on to Menton"));
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Back to the question")};
        return;
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Confirm")};
    if (front->device == DEVICE_MOUSE) {
        text_copy(status->hint, sizeof status->hint, _("A click beside the question shows the table"));
    } else {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_SORT, _("Look at the table")};
    }
}

const struct scene extend_scene = {
    .name = "extend",
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = cancel,
    .tick = tick,
    .draw = draw,
    .status = status,
};
