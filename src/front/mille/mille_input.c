/* SPDX-License-Identifier: MIT */
/* What can be chosen on the road table, and which act an intent of mouse, keys or pad becomes. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"

/* A thumb may miss a button by so much. */
static const float thumb_air = 6;

static struct rect place_box(const struct mille_row *row, enum table_place place)
{
    switch (place) {
    case PLACE_BATTLE:
        return row->battle;
    case PLACE_SPEED:
        return row->speed;
    case PLACE_SAFETIES:
        return rect_span(row->safety[0], row->safety[SAFETY_KINDS - 1]);
    default:
        return rect_span(row->miles[0], row->miles[DISTANCE_KINDS - 1]);
    }
}

/* The cards of the hand, or the one that parries, which lies over them. */
static void hand_items(const struct table *table, struct focus_list *list, bool parries)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct shown_hand *hand = mille_table_hand(table);
    for (int i = 0; i < hand->count; i++) {
        if ((hand->card[i].card == mille_table_coup(table)) != parries) {
            continue;
        }
        /* The place at rest, not the lifted card: what lies under the pointer must not depend on it. */
        struct rect box = mille_layout_card(layout, mille_layout_slot(layout, i, hand->count, -1));
        box.h += layout->rise; /* nor on what is said of it, for which the hand makes room */
        bool enabled = mille_table_ready(table->front) && !hand->card[i].arriving &&
                       mille_table_legal(table, mille_table_move_of(table, i));
        item_add(list, mille_items, MILLE_ITEM_HAND + i, box, enabled);
    }
}

/* A pile or a place, unless the question for a coup fourre lies over it. */
static void add_place(const struct table *table, struct focus_list *list, int id, struct rect box,
                      bool enabled)
{
    if (!parry_covers(table, box)) {
        item_add(list, mille_items, id, box, enabled);
    }
}

void mille_table_items(const struct table *table, struct focus_list *list)
{
    const struct mille_view *view = mille_view_of(table);
    const struct mille_layout *layout = &view->layout;
    const struct mille_observation *seen = mille_table_seen(table);
    bool ready = mille_table_ready(table->front);
    for (int r = mille_table_rows(table) - 1; r >= 0; r--) {
        for (int place = 0; place < MILLE_PLACES; place++) {
            bool enabled = ready && view->raised >= 0;
            if (enabled) {
                struct move move = mille_table_move_of(table, view->raised);
                enabled = mille_aim_legal(table, r) ||
                          (mille_table_row(table, move.target) == r && mille_table_legal(table, move));
            }
            add_place(table, list, PLACE_ID(r, place), place_box(&layout->row[r], (enum table_place)place),
                      enabled);
        }
    }
    add_place(table, list, MILLE_ITEM_DECK, layout->deck, ready && seen->pub.phase == PHASE_DRAW);
    add_place(table, list, MILLE_ITEM_DISCARD, layout->discard,
              ready && seen->pub.phase == PHASE_PLAY && view->raised >= 0);
    mille_strip_items(table, list);
    hand_items(table, list, false);
    hand_items(table, list, true);
    for (int i = 0; i < MILLE_BUTTONS && layout->button[i].w > 0; i++) {
        item_add(list, mille_items, MILLE_ITEM_THUMB_PLAY + i, rect_grow(layout->button[i], thumb_air),
                 mille_table_button_works(table, MILLE_ITEM_THUMB_PLAY + i));
    }
    parry_items(table, list);
    mille_panel_items(table, list);
}

/* A thumb's button for a card was pressed; where it does nothing the bar says why. The button of a hazard
 * names the side: pressing it asks no more. */
static void press_button(struct table *table, int item)
{
    int slot = mille_table_chosen(table);
    if (item == MILLE_ITEM_THUMB_PLAY && mille_aim_choices(table, slot) > 1) {
        mille_table_use_at(table->front, slot, mille_aim_of(table, slot));
        mille_act_put_down(table);
    } else if (slot < 0) {
        table_say(table, true, "%s",
                  item == MILLE_ITEM_THUMB_PLAY ? _("Choose a card first, then play it.")
                                                : _("Choose a card first, then discard it."));
    } else {
        (item == MILLE_ITEM_THUMB_PLAY ? mille_table_use : mille_table_drop)(table->front, slot);
        mille_act_put_down(table);
    }
}

/* A card, a pile, a place or a thumb's button was chosen. */
static void choose(struct table *table, int id)
{
    struct mille_view *view = mille_view_of(table);
    if (view->carrying) {
        mille_act_put_down(table);
        return;
    }
    if (!mille_table_ready(table->front)) {
        return;
    }
    if (parry_choose(table, id)) {
        return;
    }
    bool draws = id == MILLE_ITEM_THUMB_PLAY && mille_table_seen(table)->pub.phase == PHASE_DRAW;
    if (draws || id == MILLE_ITEM_DECK) {
        mille_act_put_down(table);
        table_play(table, (struct move){.kind = MOVE_DRAW});
    } else if (id == MILLE_ITEM_THUMB_PLAY || id == MILLE_ITEM_THUMB_THROW) {
        press_button(table, id);
    } else if (id >= MILLE_ITEM_HAND && mille_table_card(table, id - MILLE_ITEM_HAND)) {
        if (mille_table_click_raises(table->front)) { /* the bar's prompt was clicked */
            mille_act_raise(table, id - MILLE_ITEM_HAND);
        } else {
            mille_table_use(table->front, id - MILLE_ITEM_HAND);
        }
    } else if (id == MILLE_ITEM_DISCARD) {
        if (view->raised >= 0) {
            mille_table_drop(table->front, view->raised);
            mille_act_put_down(table);
        } else {
            table_say(table, false, "%s", _("Choose a card first, then discard it here."));
        }
    } else if (id >= MILLE_ITEM_PLACES) {
        if (view->raised >= 0) {
            mille_act_choose_row(table, (id - MILLE_ITEM_PLACES) / MILLE_PLACES);
        } else {
            table_say(table, false, "%s", _("Choose a card first, then its place."));
        }
    }
}

struct table_answer mille_table_choose(struct table *table, int id)
{
    if (id == MILLE_ITEM_WHAT) {
        return answer_of(TABLE_ANSWER_WHAT);
    }
    if (!mille_strip_confirm(table, id)) {
        choose(table, id);
    }
    return answer_done();
}

bool mille_table_put_down(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    bool held = view->letter || view->raised >= 0 || view->dragging;
    view->letter = 0;
    if (!held && table->front->device == DEVICE_PAD && parry_asks(table)) {
        parry_pass(table);
        return true;
    }
    if (!held && mille_strip_shut(table)) {
        return true;
    }
    mille_act_put_down(table);
    return held;
}

static bool discard_focused(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    int focus = front_focus(table->front);
    int slot = view->raised >= 0 ? view->raised : focus < MILLE_ITEM_DECK ? focus - MILLE_ITEM_HAND : -1;
    if (mille_table_ready(table->front) && mille_table_card(table, slot)) {
        mille_act_put_down(table);
        mille_table_drop(table->front, slot);
    }
    return true;
}

/* LB, Page Up and Tab: between the hand and the piles. */
static bool change_group(struct table *table)
{
    int focus = front_focus(table->front);
    int count = mille_table_hand(table)->count;
    front_set_focus(table->front,
                    focus < MILLE_ITEM_DECK || count == 0 ? MILLE_ITEM_DECK : MILLE_ITEM_HAND + count / 2);
    return true;
}

bool mille_table_plays(int item)
{
    return item < MILLE_ITEM_SCORE || (item >= MILLE_ITEM_THUMB_PLAY && item < MILLE_ITEM_MORE_ROWS);
}

/* RB: a pad has no letters for the panels where they are folded. */
static bool turn_page(struct table *table)
{
    if (table->front->device == DEVICE_PAD && mille_layout_folds(&mille_view_of(table)->layout) &&
        !mille_view_of(table)->carrying) {
        mille_strip_next(table);
        return true;
    }
    return mille_act_take_up(table);
}

bool mille_table_first(struct table *table, const struct intent *intent)
{
    (void)intent;
    int slot = front_focus(table->front) - MILLE_ITEM_HAND;
    if (slot < MILLE_ITEM_DECK && mille_table_card(table, slot)) {
        mille_view_of(table)->chosen = slot + 1;
    }
    return false;
}

static bool is_place(int item)
{
    return item >= MILLE_ITEM_PLACES && item < MILLE_ITEM_PASS;
}

/* While the side of a hazard is chosen, directions and pages choose it, and a confirmation plays the card. */
static bool aim(struct table *table, const struct intent *intent)
{
    if (!mille_aim_asks(table)) {
        return false;
    }
    switch (intent->kind) {
    case INTENT_UP:
    case INTENT_LEFT:
    case INTENT_PAGE_PREV:
        mille_aim_step(table, -1);
        return true;
    case INTENT_DOWN:
    case INTENT_RIGHT:
    case INTENT_PAGE_NEXT:
        mille_aim_step(table, 1);
        return true;
    case INTENT_CONFIRM:
        if (table->front->settings.scan != SCAN_OFF && is_place(front_focus(table->front))) {
            return false; /* scanning has led there: this place is meant */
        }
        mille_table_use(table->front, mille_view_of(table)->raised);
        mille_act_put_down(table);
        return true;
    case INTENT_PRESS:
        return mille_pointer_aim(table, intent);
    default:
        return false;
    }
}

bool mille_table_intent(struct table *table, const struct intent *intent)
{
    if (mille_table_answer(table, intent) || aim(table, intent)) {
        return true;
    }
    switch (intent->kind) {
    case INTENT_PRESS:
        return mille_pointer_press(table, intent);
    case INTENT_POINT:
        return mille_pointer_move(table, intent);
    case INTENT_RELEASE:
        return mille_pointer_release(table, intent);
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
        if (mille_view_of(table)->dragging || mille_view_of(table)->held >= 0) {
            mille_act_put_down(table);
        }
        return false;
    case INTENT_PAD_LOST:
    case INTENT_MENU:
        mille_act_put_down(table);
        return false;
    case INTENT_SECONDARY:
        if (parry_asks(table)) {
            parry_pass(table);
            return true;
        }
        return discard_focused(table);
    case INTENT_ALTERNATE:
        mille_act_order(table->front);
        return true;
    case INTENT_PAGE_PREV:
        return change_group(table);
    case INTENT_PAGE_NEXT:
        return turn_page(table);
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (mille_view_of(table)->carrying) {
            mille_act_carry(table, intent->kind == INTENT_LEFT ? -1 : 1);
        }
        return mille_view_of(table)->carrying;
    case INTENT_KEY:
        return mille_key(table, intent->key);
    default:
        return false;
    }
}
