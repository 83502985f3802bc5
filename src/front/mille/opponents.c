/* SPDX-License-Identifier: MIT */
#include "front/mille/opponents.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/rivals.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/person.h"
#include "front/scenes/save_as.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/company.h"
#include "front/table/play.h"
#include "front/table/saves.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

struct opponents_state *opponents_of(const struct front *front)
{
    return part_of(front, &opponents_part);
}

enum { ITEM_BACK = RIVALS_MAX };
enum {
    CARD_W = 272,
    CARD_H = 424,
    LOW_CARD_H = 146,
    LOW_CARD_LEAST = 134, /* where all of them fit in, three beside each other */
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

/* Cards beside each other; where there is no room for them, lower ones in two columns or one, which scroll.
 */
struct opponents_form {
    struct form form;
    bool cards;
    int columns;
    float card_h, card_gap;
};

static struct opponents_form form_of(const struct front *front)
{
    float w = fmaxf(DIALOG_LEAST, row_width() + 2 * MARGIN), back = form_touch(&front->frame, BACK_H);
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    struct opponents_form form = {.cards = form_room(&front->frame, BAR_HEIGHT).w >= w && !low,
                                  .columns = folds ? 1
                                             : low ? 3
                                                   : 2,
                                  .card_h = LOW_CARD_H,
                                  .card_gap = 14};
    struct form_design design = {
        .w = w, .head = CARD_FIRST, .length = CARD_H, .foot = DIALOG_H - CARD_FIRST - CARD_H};
    if (!form.cards) {
        int rows = (rivals_count() + form.columns - 1) / form.columns;
        design.w = fminf(w, 1180);
        design.head = low ? 108 : 136;
        design.length = (form.card_h + form.card_gap) * (float)rows;
        design.foot =
            folds ? back + 150 * front->measure->text_scale : back + 30 + 44 * front->measure->text_scale;
        if (low && !folds) {
            float room = form_room(&front->frame, BAR_HEIGHT).h - design.head - design.foot;
            float each = floorf((room + form.card_gap) / (float)rows) - form.card_gap;
            form.card_h = fmaxf(LOW_CARD_LEAST, fminf(LOW_CARD_H, each));
            design.length = (form.card_h + form.card_gap) * (float)rows - form.card_gap;
        }
        design.step = form.card_h + form.card_gap;
    }
    form.form = dialog_form(front, &opponents_scene, &design);
    return form;
}

static struct rect item_box(const struct front *front, const struct opponents_form *form, int item)
{
    struct rect box = form->form.box;
    if (item == ITEM_BACK) {
        float h = form_touch(&front->frame, BACK_H), edge = form->cards ? MARGIN : 30;
        return (struct rect){box.x + box.w - edge - BACK_W, box.y + box.h - (form->cards ? 84 : h + 18),
                             BACK_W, h};
    }
    if (form->cards) {
        float left = box.x + (box.w - row_width()) / 2;
        return (struct rect){left + (float)item * (CARD_W + CARD_GAP), box.y + CARD_FIRST, CARD_W, CARD_H};
    }
    float left = box.x + 30, room = form_right(&form->form, 30) - left;
    float w = (room - form->card_gap * (float)(form->columns - 1)) / (float)form->columns;
    int column = item % form->columns, row = item / form->columns;
    return (struct rect){left + (w + form->card_gap) * (float)column,
                         form_y(&form->form, (form->card_h + form->card_gap) * (float)row), w, form->card_h};
}

void opponents_ask(struct front *front, int last, void (*after)(struct front *front))
{
    opponents_of(front)->after = after;
    opponents_of(front)->last = last;
    opponents_of(front)->chosen = -1;
    front_push(front, &opponents_scene);
}

/* The player of whoever sits across the table from the person who chooses. */
static int rival_at_table(const struct front *front)
{
    return table_of(front)->session.journal.seat[table_other(front)].player;
}

/* The sheet of the game that was decided lies over the table still. */
static void drive_again(struct front *front)
{
    if (rivals_chosen(&front->settings) == rival_at_table(front)) {
        front_pop(front);
        table_next(front);
        return;
    }
    saves_begin_new(front);
}

void opponents_ask_again(struct front *front)
{
    opponents_ask(front, rival_at_table(front), drive_again);
}

static void opponents_enter(struct front *front)
{
    dialog_open(front, &opponents_scene);
    /* Who has chosen a person meant that person; of the computer players the mildest is the one to begin
     * with. */
    int last = opponents_of(front)->last;
    bool beginner = last != PLAYER_HUMAN && records_tally(records_of(front), -1)->won == 0;
    int chosen = opponents_of(front)->chosen;
    front_set_focus(front, chosen >= 0 ? chosen : beginner ? 0 : rivals_place(last));
}

static void opponents_items(const struct front *front, struct focus_list *list)
{
    struct opponents_form form = form_of(front);
    for (int place = 0; place < rivals_count(); place++) {
        focus_add(list, place, item_box(front, &form, place), true, 0, "%s", rivals_at(place)->who.item);
    }
    if (form.form.scrolls) {
        focus_scrolls(list, 0, form.form.view.box);
    }
    focus_add(list, ITEM_BACK, item_box(front, &form, ITEM_BACK), true, 1, "rivals.back");
}

static bool opponents_view(const struct front *front, struct list_view *view)
{
    struct opponents_form form = form_of(front);
    return dialog_view(&form.form, view);
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

static void sit_down(struct front *front)
{
    rivals_choose(&front->settings, rivals_player(opponents_of(front)->chosen));
    front_save_settings(front);
    opponents_of(front)->after(front);
}

static void ask_rival_again(struct front *front)
{
    front_push(front, &opponents_scene);
}

static void ask_names(struct front *front)
{
    person_ask_both(front, sit_down, ask_rival_again);
}

static void opponents_confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_BACK) {
        opponents_cancel(front);
        return;
    }
    opponents_of(front)->chosen = item->id;
    /* Two people who go on with their match know each other. */
    bool second = rivals_player(item->id) == PLAYER_HUMAN &&
                  !(opponents_of(front)->after == drive_again && rival_at_table(front) == PLAYER_HUMAN);
    dialog_pass(front, &opponents_scene, second ? ask_names : sit_down);
}

static bool opponents_tick(struct front *front)
{
    return dialog_tick(front, &opponents_scene);
}

/* The size in which all of them can say what they are. */
static float title_size(const struct draw_list *list, float room)
{
    const float size = 27;
    float widest = room;
    for (int place = 0; place < rivals_count(); place++) {
        widest =
            fmaxf(widest, draw_text_width(list, _(rivals_at(place)->who.title), FONT_BODY_SEMI, size, 0));
    }
    return size * room / widest;
}

/* The most of a low card's width that its portrait has: the words need the rest. */
static const float LOW_FACE_PART = .26f;

/* The portrait at the left, the words and stones beside it. */
static void draw_low_card(const struct front *front, struct draw_list *list, struct rect box, int place,
                          bool focus)
{
    const struct rival *rival = rivals_at(place);
    if (focus && front->pressed == place) {
        box.x += 3;
        box.y += 4;
    }
    float face = fminf(box.h - 28, LOW_FACE_PART * box.w), left = box.x + face + 32;
    float room = box.x + box.w - 16 - left;
    furniture_plate(list, box, 16, focus ? INK_CREAM : INK_PAPER);
    draw_sprite(list, rival->who.portrait, (struct rect){box.x + 16, box.y + (box.h - face) / 2, face, face});
    draw_text_fit(list, left, box.y + 48, _(rival->who.name), FONT_SIGN, 44, INK_RED, ANCHOR_START, room);
    draw_text_fit(list, left, box.y + 80, _(rival->who.title), FONT_BODY_SEMI, 25, INK_INK, ANCHOR_START,
                  room);
    if (rival->who.strength > 0) {
        company_stones(list, left + STONE_W / 2.0f + (STONE_W + 12) * (OPPONENT_STRENGTHS - 1) / 2.0f,
                       box.y + 94, rival->who.strength);
    } else {
        draw_sprite(list, "icons/portrait_you", (struct rect){left, box.y + 92, 44, 44});
        draw_sprite(list, rival->who.portrait, (struct rect){left + 52, box.y + 92, 44, 44});
    }
    if (focus) {
        furniture_focus(list, box, 16);
    }
}

static void draw_card_of(const struct front *front, struct draw_list *list, struct rect box, int place,
                         bool focus)
{
    const struct rival *rival = rivals_at(place);
    if (focus && front->pressed == place) {
        box.x += 3;
        box.y += 4;
    }
    float middle = box.x + box.w / 2, room = box.w - 28;
    furniture_plate(list, box, 16, focus ? INK_CREAM : INK_PAPER);
    draw_sprite(list, rival->who.portrait,
                (struct rect){middle - PORTRAIT / 2.0f, box.y + 26, PORTRAIT, PORTRAIT});
    const char *guest = front->settings.guest;
    const char *name = rival->who.strength == 0 && guest[0] ? guest : _(rival->who.name);
    draw_text_fit(list, middle, box.y + 274, name, FONT_SIGN, 50, rivals_plate(rival), ANCHOR_MIDDLE,
                  box.w - 36);
    draw_text_fit(list, middle, box.y + 314, _(rival->who.title), FONT_BODY_SEMI, title_size(list, room),
                  INK_INK, ANCHOR_MIDDLE, room);
    if (rival->who.strength > 0) {
        company_stones(list, middle, box.y + 344, rival->who.strength);
    } else {
        draw_sprite(list, "icons/portrait_you", (struct rect){middle - 50, box.y + 342, 46, 46});
        draw_sprite(list, rival->who.portrait, (struct rect){middle + 4, box.y + 342, 46, 46});
    }
    if (focus) {
        furniture_focus(list, box, 16);
    }
}

/* How the two have fared so far. */
static void say_record(const struct front *front, const struct rival *rival, struct text *out)
{
    char key[RECORDS_KEY_SIZE];
    if (rival->who.strength > 0) {
        text_copy(key, sizeof key, rival->who.player);
    } else {
        records_person_key(front->settings.guest, key);
    }
    for (int i = 0; i < records_of(front)->opponents; i++) {
        const struct record_tally *tally = records_tally(records_of(front), i);
        if (strcmp(records_of(front)->opponent[i].key, key) == 0 && tally->games > 0) {
            text_addf(out,
                      _n("So far: %d game, %d won by you.", "So far: %d games, %d won by you.", tally->games),
                      tally->games, tally->won);
            return;
        }
    }
    text_add(out, _("So far: no game between you."));
}

/* How the one in focus drives, and what has been between you. */
static void draw_words(const struct front *front, struct draw_list *list, const struct opponents_form *form,
                       int place)
{
    struct rect box = form->form.box, back = item_box(front, form, ITEM_BACK);
    char record[96];
    struct text out = text_in(record, sizeof record);
    say_record(front, rivals_at(place), &out);
    const char *style = _(rivals_at(place)->who.style);
    if (form->cards) {
        draw_text_fit(list, box.x + box.w / 2, box.y + 640, style, FONT_BODY_MEDIUM, 28, INK_INK,
                      ANCHOR_MIDDLE, box.w - 2 * MARGIN);
        draw_text_fit(list, box.x + MARGIN, box.y + DIALOG_H - 48, record, FONT_BODY, 25, INK_INK,
                      ANCHOR_START, box.w - 2 * MARGIN - BACK_W - 30);
        return;
    }
    float top = form->form.view.box.y + form->form.view.box.h, scale = list->text_scale;
    if (form->columns == 1) {
        draw_text_wrapped(list, box.x + box.w / 2, top + 32 * scale, style, FONT_BODY_MEDIUM, 26, INK_INK,
                          ANCHOR_MIDDLE, box.w - 60, 32 * scale);
        draw_text_wrapped(list, box.x + 36, back.y + back.h / 2 - 8, record, FONT_BODY, 24, INK_INK,
                          ANCHOR_START, back.x - box.x - 56, 28 * scale);
    } else {
        draw_text_fit(list, box.x + 36, top + 32 * scale, style, FONT_BODY_MEDIUM, 27, INK_INK, ANCHOR_START,
                      box.w - 72);
        draw_text_fit(list, box.x + 36, back.y + back.h / 2 + 10, record, FONT_BODY, 25, INK_INK,
                      ANCHOR_START, back.x - box.x - 66);
    }
}

static void opponents_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct opponents_form form = form_of(front);
    struct rect box = form.form.box;
    bool low = !form.cards;
    int focus = front_focus_of(front, &opponents_scene);
    float edge = low ? 36 : MARGIN;
    dialog_begin(front, list, &opponents_scene, .60f, blend);
    furniture_dialog(list, box);
    draw_text_fit(list, box.x + edge, box.y + (low ? 74 : 100), _("Who drives against you?"), FONT_DISPLAY,
                  low ? 66 : 80, INK_RED, ANCHOR_START, box.w - 2 * edge);
    draw_fill(list, (struct rect){box.x + 40, box.y + (low ? 92 : 124), box.w - 80, 5}, INK_RED);
    form_rows(list, &form.form);
    for (int place = 0; place < rivals_count(); place++) {
        if (form.cards) {
            draw_card_of(front, list, item_box(front, &form, place), place, focus == place);
        } else {
            draw_low_card(front, list, item_box(front, &form, place), place, focus == place);
        }
    }
    form_rows_end(list, &form.form);
    if (focus >= 0 && focus < rivals_count()) {
        draw_words(front, list, &form, focus);
    }
    furniture_button(list, item_box(front, &form, ITEM_BACK), _("Back"), INK_PAPER, INK_INK,
                     focus == ITEM_BACK, front->pressed == ITEM_BACK && focus == ITEM_BACK);
    draw_group_end(list);
}

static void opponents_status(const struct front *front, struct status *status)
{
    bool back = front_focus_of(front, &opponents_scene) == ITEM_BACK;
    text_copy(status->message, sizeof status->message, _("New game"));
    status->spare = true;
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
    .view = opponents_view,
    .intent = opponents_intent,
    .confirm = opponents_confirm,
    .cancel = opponents_cancel,
    .tick = opponents_tick,
    .draw = opponents_draw,
    .status = opponents_status,
};

const struct part opponents_part = {.size = sizeof(struct opponents_state)};
