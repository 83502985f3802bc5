/* SPDX-License-Identifier: MIT */
#include "front/opponents.h"

#include "base/words.h"
#include "front/bar.h"
#include "front/front.h"
#include "front/rivals.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

enum { ITEM_BACK = RIVALS_MAX };
enum {
    CARD_W = 272,
    CARD_H = 424,
    CARD_GAP = 22,
    CARD_FIRST = 158,
    MARGIN = 56,
    DIALOG_H = 760,
    DIALOG_LEAST = 1140,
    PORTRAIT = 190,
    STONE_W = 30,
    STONE_H = 42,
    BACK_W = 220,
    BACK_H = 54
};

static float row_width(void)
{
    return (float)rivals_count() * (CARD_W + CARD_GAP) - CARD_GAP;
}

static struct rect dialog_box(struct rect canvas)
{
    float w = fmaxf(DIALOG_LEAST, row_width() + 2 * MARGIN);
    return (struct rect){(canvas.w - w) / 2, (canvas.h - BAR_HEIGHT - DIALOG_H) / 2, w, DIALOG_H};
}

static struct rect item_box(struct rect canvas, int item)
{
    struct rect box = dialog_box(canvas);
    if (item == ITEM_BACK) {
        return (struct rect){box.x + box.w - MARGIN - BACK_W, box.y + box.h - 84, BACK_W, BACK_H};
    }
    float left = box.x + (box.w - row_width()) / 2;
    return (struct rect){left + (float)item * (CARD_W + CARD_GAP), box.y + CARD_FIRST, CARD_W, CARD_H};
}

void opponents_ask(struct front *front, int last, void (*after)(struct front *front))
{
    front->opponents.after = after;
    front->opponents.last = last;
    front_push(front, &opponents_scene);
}

/* The player of whoever sits across the table from the person who chooses. */
static int rival_at_table(const struct front *front)
{
    return front->table.session.journal.seat[mille_table_other(front)].player;
}

/* The sheet of the game that was decided lies over the table still. */
static void drive_again(struct front *front)
{
    if (front->settings.opponent == rival_at_table(front)) {
        front_pop(front);
        mille_table_next(front);
        return;
    }
    saves_keep(front);
    mille_table_new(front);
    front_reset(front, &mille_table_scene);
}

void opponents_ask_again(struct front *front)
{
    opponents_ask(front, rival_at_table(front), drive_again);
}

static void opponents_enter(struct front *front)
{
    dialog_open(front, &opponents_scene);
    /* Who has chosen a person meant that person; of the computer players the mildest is the one to begin with. */
    int last = front->opponents.last;
    bool beginner = last != PLAYER_HUMAN && records_tally(&front->records, -1)->won == 0;
    front_set_focus(front, beginner ? 0 : rivals_place(last));
}

static void opponents_items(const struct front *front, struct focus_list *list)
{
    for (int place = 0; place < rivals_count(); place++) {
        focus_add(list, place, item_box(front->frame.canvas, place), true, 0, "%s", rivals_at(place)->item);
    }
    focus_add(list, ITEM_BACK, item_box(front->frame.canvas, ITEM_BACK), true, 1, "rivals.back");
}

static bool opponents_intent(struct front *front, const struct intent *intent)
{
    (void)intent;
    return dialog_leaving(front, &opponents_scene);
}

static void opponents_cancel(struct front *front)
{
    dialog_close(front, &opponents_scene, NULL);
}

static void opponents_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        opponents_cancel(front);
        return;
    }
    front->settings.opponent = rivals_player(item->id);
    front_save_settings(front);
    dialog_close(front, &opponents_scene, front->opponents.after);
}

static bool opponents_tick(struct front *front)
{
    return dialog_tick(front, &opponents_scene);
}

/* A stone for each step of strength; those that are missing are only outlined. */
static void draw_strength(struct draw_list *list, float middle, float y, int strength)
{
    const float pitch = STONE_W + 12, left = middle - pitch * (RIVAL_STRENGTHS - 1) / 2;
    for (int i = 0; i < RIVAL_STRENGTHS; i++) {
        bool stands = i < strength;
        shape_begin(list, (struct rect){left + pitch * (float)i - STONE_W / 2.0f, y, STONE_W, STONE_H});
        struct paint line =
            paint_line(stands ? INK_INK : ink_fade(INK_INK, list->contrast ? .8f : .35f), 2.4f);
        if (stands) {
            line.fill = INK_CREAM;
        }
        shape_path(list, line, "M3 40L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 40Z");
        if (stands) {
            shape_path(list, (struct paint){.fill = INK_RED, .stroke = INK_INK, .width = 2.4f},
                       "M3 19L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 19Z");
        }
        shape_end(list);
    }
}

/* The size in which all of them can say what they are. */
static float title_size(const struct draw_list *list, float room)
{
    const float size = 27;
    float widest = room;
    for (int place = 0; place < rivals_count(); place++) {
        widest = fmaxf(widest, draw_text_width(list, _(rivals_at(place)->title), FONT_BODY_SEMI, size, 0));
    }
    return size * room / widest;
}

static void draw_card_of(const struct front *front, struct draw_list *list, int place, bool focus)
{
    const struct rival *rival = rivals_at(place);
    struct rect box = item_box(list->frame.canvas, place);
    if (focus && front->pressed == place) {
        box.x += 3;
        box.y += 4;
    }
    float middle = box.x + box.w / 2, room = box.w - 28;
    furniture_plate(list, box, 16, focus ? INK_CREAM : INK_PAPER);
    draw_sprite(list, rival->portrait,
                (struct rect){middle - PORTRAIT / 2.0f, box.y + 26, PORTRAIT, PORTRAIT});
    draw_text_fit(list, middle, box.y + 274, _(rival->name), FONT_SIGN, 50, rivals_plate(rival), ANCHOR_MIDDLE,
                  box.w - 36);
    draw_text_fit(list, middle, box.y + 314, _(rival->title), FONT_BODY_SEMI, title_size(list, room), INK_INK,
                  ANCHOR_MIDDLE, room);
    if (rival->strength > 0) {
        draw_strength(list, middle, box.y + 344, rival->strength);
    } else {
        draw_sprite(list, "icons/portrait_you", (struct rect){middle - 50, box.y + 342, 46, 46});
        draw_sprite(list, rival->portrait, (struct rect){middle + 4, box.y + 342, 46, 46});
    }
    if (focus) {
        furniture_focus(list, box, 16);
    }
}

/* How the two have fared so far. */
static void say_record(const struct front *front, const struct rival *rival, struct text *out)
{
    for (int i = 0; i < front->records.opponents; i++) {
        const struct record_tally *tally = records_tally(&front->records, i);
        if (strcmp(front->records.opponent[i].key, rival->player) == 0 && tally->games > 0) {
            text_addf(out,
                      _n("So far: %d game, %d won by you.", "So far: %d games, %d won by you.", tally->games),
                      tally->games, tally->won);
            return;
        }
    }
    text_add(out, _("So far: no game between you."));
}

static void opponents_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct rect box = dialog_box(list->frame.canvas);
    int focus = front_focus_of(front, &opponents_scene);
    dialog_begin(front, list, &opponents_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + MARGIN, box.y + 100, _("Who drives against you?"), FONT_DISPLAY, 80, INK_RED,
                  ANCHOR_START, box.w - 2 * MARGIN);
    draw_fill(list, (struct rect){box.x + 40, box.y + 124, box.w - 80, 5}, INK_RED);
    for (int place = 0; place < rivals_count(); place++) {
        draw_card_of(front, list, place, focus == place);
    }
    if (focus >= 0 && focus < rivals_count()) {
        char record[96];
        struct text out = text_in(record, sizeof record);
        say_record(front, rivals_at(focus), &out);
        draw_text_fit(list, box.x + box.w / 2, box.y + 640, _(rivals_at(focus)->style), FONT_BODY_MEDIUM, 28,
                      INK_INK, ANCHOR_MIDDLE, box.w - 2 * MARGIN);
        draw_text_fit(list, box.x + MARGIN, box.y + DIALOG_H - 48, record, FONT_BODY, 25, INK_INK,
                      ANCHOR_START, box.w - 2 * MARGIN - BACK_W - 30);
    }
    furniture_button(list, item_box(list->frame.canvas, ITEM_BACK), _("Back"), INK_PAPER, INK_INK,
                     focus == ITEM_BACK, front->pressed == ITEM_BACK && focus == ITEM_BACK);
    draw_group_end(list);
}

static void opponents_status(const struct front *front, struct status *status)
{
    bool back = front_focus_of(front, &opponents_scene) == ITEM_BACK;
    text_copy(status->message, sizeof status->message, _("New game"));
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    if (!back) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Sit down")};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene opponents_scene = {
    .name = "opponents",
    .enter = opponents_enter,
    .items = opponents_items,
    .intent = opponents_intent,
    .confirm = opponents_confirm,
    .cancel = opponents_cancel,
    .tick = opponents_tick,
    .draw = opponents_draw,
    .status = opponents_status,
};
