/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_acts.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/scenes/acts.h"
#include "front/sound/sounds.h"

void mille_act_raise(struct table *table, int slot)
{
    int raised = mille_view_of(table)->raised;
    mille_act_put_down(table);
    if (slot >= 0 && raised != slot && mille_aim_choices(table, slot) > 1) {
        mille_aim_ask(table, slot);
        return;
    }
    mille_view_of(table)->raised = raised != slot ? slot : -1;
    table->message[0] = '\0';
    table->refused = false;
}

void mille_act_give(struct table *table, int slot, int row)
{
    bool hazard = mille_aim_of(table, slot) > 0;
    if (hazard != (row > 0)) {
        table_say(table, true, "%s",
                  row                                 ? _("That card goes on your own side.")
                  : mille_sentences_name_sides(table) ? _("That card goes on another side.")
                                                      : _("That card goes on your opponent’s side."));
        mille_sound_refused(table, slot);
    } else if (hazard) {
        mille_table_use_at(table->front, slot, row);
    } else {
        mille_table_use(table->front, slot);
    }
    mille_act_put_down(table);
}

void mille_act_choose_row(struct table *table, int row)
{
    const struct mille_view *view = mille_view_of(table);
    bool aims = view->layout.button[BUTTON_PLAY].w > 0 && mille_aim_asks(table) && row != view->aimed;
    if (aims && mille_aim_legal(table, row)) {
        mille_aim_at(table, row);
    } else {
        mille_act_give(table, view->raised, row);
    }
}

static void keep_settings(struct front *front)
{
    front_save_settings(front);
    if (front->unkept[0]) {
        table_say(table_of(front), true, "%s", front->unkept);
    }
}

void mille_act_order(struct front *front)
{
    struct table *table = table_of(front);
    bool order = !mille_choice(&front->settings, MILLE_CHOICE_ORDER);
    mille_choose(&front->settings, MILLE_CHOICE_ORDER, order);
    mille_shown_order(&mille_view_of(table)->shown, order, &mille_table_seen(table)->own);
    table_say(table, false, "%s",
              order ? _("Your hand is kept in order.") : _("Your hand stays as the cards came."));
    mille_sound_cue(front, MILLE_CUE_DRAW);
    keep_settings(front);
}

void mille_act_leave_unordered(struct table *table)
{
    mille_view_of(table)->shown.ordered = false;
    if (mille_choice(&table->front->settings, MILLE_CHOICE_ORDER)) {
        mille_choose(&table->front->settings, MILLE_CHOICE_ORDER, false);
        front_save_settings(table->front);
    }
}

/* Drops the folded panel of a letter, which does no more then: false. True: the panel is in sight. */
static bool reach_panel(struct front *front, int item)
{
    struct table *table = table_of(front);
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (mille_layout_folds(layout) && mille_strip_hangs(table) != item) {
        mille_strip_open(table, item);
        return false;
    }
    sounds_cue_at(front, CUE_PRESS, rect_middle(layout->score).x);
    return true;
}

void mille_act_sheet(struct front *front)
{
    if (reach_panel(front, MILLE_ITEM_SCORE)) {
        bool full = mille_choice(&front->settings, MILLE_CHOICE_FULL_SHEET);
        mille_choose(&front->settings, MILLE_CHOICE_FULL_SHEET, !full);
        keep_settings(front);
        front_touch(front);
    }
}

void mille_act_count(struct front *front)
{
    struct mille_view *view = mille_view_of(table_of(front));
    if (reach_panel(front, MILLE_ITEM_CURES)) {
        view->counting = !view->counting;
        front_touch(front);
    }
}

void mille_act_carry(struct table *table, int step)
{
    struct mille_view *view = mille_view_of(table);
    int to = view->raised + step;
    if (mille_table_card(table, to)) {
        mille_shown_carry(&view->shown, view->raised, to);
        view->raised = to;
        front_set_focus(table->front, MILLE_ITEM_HAND + to);
        front_touch(table->front);
    }
}

bool mille_act_take_up(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    int slot = front_focus(table->front) - MILLE_ITEM_HAND;
    if (view->carrying || !mille_table_ready(table->front) || !mille_table_card(table, slot)) {
        mille_act_put_down(table);
        return true;
    }
    view->carrying = true;
    view->raised = slot;
    mille_act_leave_unordered(table);
    table_say(table, false, "%s", _("Move the card with left and right, then put it down."));
    return true;
}

/* A lesson's hand is prepared: its journal does not lead there. */
void mille_act_log(struct front *front)
{
    mille_act_put_down(table_of(front));
    if (table_is_lesson(table_of(front))) {
        table_say(table_of(front), false, "%s", _("The road log rests during a lesson."));
    } else {
        front_push(front, &road_log_scene);
    }
}

static void save(struct front *front)
{
    mille_act_put_down(table_of(front));
    table_ask_save(front);
}

/* The slot that a key names: 1 to 7 from the left, P the card that was drawn just now; -1: none. */
static int slot_of_key(const struct table *table, char key)
{
    const struct shown_hand *hand = mille_table_hand(table);
    if (key >= '1' && key <= '7' && key - '1' < hand->count) {
        return key - '1';
    }
    if (key != 'p' || mille_table_seen(table)->own.count < HAND_CARDS_DRAWN) {
        return -1;
    }
    int newest = 0;
    for (int i = 1; i < hand->count; i++) {
        newest = hand->card[i].tag > hand->card[newest].tag ? i : newest;
    }
    return newest;
}

/* Nobody holds such a card: the letter goes on waiting for a right one. */
static void refuse_number(struct table *table, char key)
{
    int count = mille_table_hand(table)->count;
    if (key == 'p') {
        table_say(table, true, "%s", _("No card has just been drawn: type its number."));
    } else {
        table_say(table, true, _("No card has that number: yours are 1 to %d."), count);
    }
    sounds_cue(table->front, CUE_BELL);
}

static bool numbered(struct table *table, char key)
{
    struct mille_view *view = mille_view_of(table);
    int slot = slot_of_key(table, key);
    if (view->letter == 0) {
        if (slot < 0 || key == 'p') {
            return false;
        }
        if (mille_aim_asks(table)) {
            mille_act_put_down(table);
        }
        front_set_focus(table->front, MILLE_ITEM_HAND + slot);
        return true;
    }
    char letter = view->letter;
    if (slot < 0) {
        bool again = key == 'u' || key == 'd';
        if (!again) {
            refuse_number(table, key);
        }
        return !again;
    }
    view->letter = 0;
    front_touch(table->front);
    front_set_focus(table->front, MILLE_ITEM_HAND + slot);
    bool aims = letter == 'u' && mille_aim_choices(table, slot) > 1; /* which is a question already */
    bool asks = mille_choice(&table->front->settings, MILLE_CHOICE_CONFIRM) && !table_is_lesson(table);
    if (asks && !aims) {
        mille_table_ask(table, slot, letter == 'd');
    } else if (letter == 'u') {
        mille_table_use(table->front, slot);
    } else {
        mille_table_drop(table->front, slot);
    }
    return true;
}

bool mille_key(struct table *table, char key)
{
    struct mille_view *view = mille_view_of(table);
    static const struct {
        char key;
        void (*act)(struct front *front);
    } acts[] = {{'o', mille_act_order},
                {'w', mille_act_sheet},
                {'s', save},
                {'c', mille_act_count},
                {'l', mille_act_log}};
    for (size_t i = 0; i < sizeof acts / sizeof *acts; i++) {
        if (acts[i].key == key) {
            acts[i].act(table->front);
            return true;
        }
    }
    if (key == 'q') {
        mille_act_put_down(table);
        return false;
    }
    if (!mille_table_ready(table->front)) {
        return false;
    }
    if (numbered(table, key)) {
        return true;
    }
    if (key == 'p') {
        table_play(table, (struct move){.kind = MOVE_DRAW});
        return true;
    }
    if (key == 'u' || key == 'd') {
        mille_act_put_down(table);
        view->letter = key;
        table->message[0] = '\0';
        return true;
    }
    return false;
}
