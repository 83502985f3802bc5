/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_strip.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/hint.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <math.h>

static const float drop_ms = 200;

bool mille_strip_owns(int item)
{
    return (item >= MILLE_ITEM_HANGING && item <= MILLE_ITEM_THUMB_THROW) || item >= MILLE_ITEM_MORE_ROWS;
}

int mille_strip_hangs(const struct front *front)
{
    return mille_layout_folds(&mille_view_of(front)->layout) ? mille_view_of(front)->open : 0;
}

void mille_strip_open(struct front *front, int item)
{
    struct mille_view *view = mille_view_of(front);
    if (view->open != item) {
        view->open = item;
        view->drop_ticks = tween_ticks(drop_ms);
        sounds_cue_at(front, CUE_PRESS, rect_middle(view->layout.panel).x);
    }
    front_touch(front);
}

bool mille_strip_shut(struct front *front)
{
    struct mille_view *view = mille_view_of(front);
    if (mille_strip_hangs(front) == 0) {
        return false;
    }
    /* Whoever was in the panel is at its key now. */
    int focus = front_focus(front);
    if (focus == MILLE_ITEM_HANGING || focus >= MILLE_ITEM_MORE_ROWS) {
        bool key = view->open != MILLE_ITEM_MORE || view->layout.menu.w > 0;
        front_set_focus(front, key ? view->open : MILLE_ITEM_DECK);
    }
    view->open = 0;
    sounds_cue_at(front, CUE_PRESS, rect_middle(view->layout.panel).x);
    front_touch(front);
    return true;
}

void mille_strip_toggle(struct front *front, int item)
{
    if (mille_strip_hangs(front) == item) {
        mille_strip_shut(front);
    } else {
        mille_strip_open(front, item);
    }
}

void mille_strip_next(struct front *front)
{
    static const int next[][2] = {{0, MILLE_ITEM_SCORE},
                                  {MILLE_ITEM_SCORE, MILLE_ITEM_MOVES},
                                  {MILLE_ITEM_MOVES, MILLE_ITEM_CURES},
                                  {MILLE_ITEM_CURES, MILLE_ITEM_MORE}};
    int hangs = mille_strip_hangs(front);
    for (size_t i = 0; i < sizeof next / sizeof *next; i++) {
        if (next[i][0] == hangs) {
            int focus = front_focus(front);
            mille_strip_open(front, next[i][1]);
            if (focus == MILLE_ITEM_HANGING || focus >= MILLE_ITEM_MORE_ROWS) {
                front_set_focus(front, next[i][1] == MILLE_ITEM_MORE ? MILLE_ITEM_MORE_ROWS + MORE_MENU
                                                                     : MILLE_ITEM_HANGING);
            }
            return;
        }
    }
    mille_strip_shut(front);
}

bool mille_strip_tick(struct front *front)
{
    if (mille_view_of(front)->drop_ticks <= 0) {
        return false;
    }
    mille_view_of(front)->drop_ticks--;
    front_touch(front);
    return true;
}

/* ---- the menu -------------------------------------------------------------------------------------- */

const char *mille_strip_label(const struct front *front, int row)
{
    switch (row) {
    case MORE_TAKE_BACK:
        return _("Take back");
    case MORE_CARRY:
        /* TRANSLATORS: to another place within the hand. */
        return _("Move the card");
    case MORE_SORT:
        return mille_choice(&front->settings, MILLE_CHOICE_ORDER) ? _("Unsort") : _("Sort");
    case MORE_HINT:
        return _("Hint");
    case MORE_WHAT:
        return mille_view_of(front)->layout.what.w > 0 ? NULL : _("What is this?");
    case MORE_MENU:
        return _("Menu");
    default:
        return NULL;
    }
}

bool mille_strip_enabled(const struct front *front, int row)
{
    switch (row) {
    case MORE_TAKE_BACK:
        return table_can_take_back(front);
    case MORE_CARRY:
    case MORE_HINT:
        return mille_table_ready(front);
    default:
        return true;
    }
}

struct rect mille_strip_row(const struct front *front, int row)
{
    const float head = 50, edge = 14, air = 8, most = 62;
    struct rect panel = mille_view_of(front)->layout.panel;
    int count = 0, place = 0;
    for (int i = 0; i < MORE_ROWS; i++) {
        bool shown = mille_strip_label(front, i) != NULL;
        place += shown && i < row;
        count += shown;
    }
    float pitch = fminf((panel.h - head - edge + air) / (float)count, most + air);
    return (struct rect){panel.x + edge, panel.y + head + (float)place * pitch, panel.w - 2 * edge,
                         pitch - air};
}

static void row_items(const struct front *front, struct focus_list *list)
{
    for (int row = 0; row < MORE_ROWS; row++) {
        if (mille_strip_label(front, row)) {
            item_add(list, mille_items, MILLE_ITEM_MORE_ROWS + row, mille_strip_row(front, row),
                     mille_strip_enabled(front, row));
        }
    }
}

/* The card in focus is taken up, to be moved by left and right. */
static void carry(struct front *front)
{
    int count = mille_view_of(front)->shown.hand[table_you(front)].count,
        slot = mille_view_of(front)->chosen - 1;
    mille_strip_shut(front);
    front_set_focus(front, MILLE_ITEM_HAND + (slot >= 0 && slot < count ? slot : count / 2));
    mille_act_take_up(front);
}

static void confirm_row(struct front *front, int row)
{
    switch (row) {
    case MORE_TAKE_BACK:
        table_take_back(front);
        break;
    case MORE_CARRY:
        carry(front);
        break;
    case MORE_SORT:
        mille_act_order(front);
        break;
    case MORE_HINT:
        mille_strip_shut(front);
        table_hint(front);
        break;
    case MORE_WHAT:
        mille_strip_shut(front);
        whats_this_toggle(front);
        break;
    default:
        mille_strip_shut(front);
        mille_act_put_down(front);
        front_push(front, &pause_scene);
        break;
    }
}

/* ---- items ------------------------------------------------------------------------------------------ */

void mille_strip_items(const struct front *front, struct focus_list *list)
{
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    const struct {
        int id;
        struct rect box;
    } keys[] = {{MILLE_ITEM_SCORE, mille_panel_score(front)},
                {MILLE_ITEM_MOVES, layout->moves},
                {MILLE_ITEM_CURES, layout->cures},
                {MILLE_ITEM_WHAT, layout->what},
                {MILLE_ITEM_MORE, layout->menu}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        bool covered = keys[i].id == MILLE_ITEM_MOVES && !mille_layout_folds(layout) &&
                       mille_choice(&front->settings, MILLE_CHOICE_FULL_SHEET);
        if (keys[i].box.w > 0 && !covered) {
            item_add(list, mille_items, keys[i].id, mille_layout_key(layout, keys[i].box), true);
        }
    }
}

void mille_panel_items(const struct front *front, struct focus_list *list)
{
    int hangs = mille_strip_hangs(front);
    if (hangs == MILLE_ITEM_MORE) {
        row_items(front, list);
    } else if (hangs) {
        item_add(list, mille_items, MILLE_ITEM_HANGING, mille_view_of(front)->layout.panel, true);
    }
}

/* What a click on the panel does where it stands in a column. */
static void confirm_panel(struct front *front)
{
    switch (mille_strip_hangs(front)) {
    case MILLE_ITEM_SCORE:
        mille_act_sheet(front);
        break;
    case MILLE_ITEM_MOVES:
        mille_act_log(front);
        break;
    default:
        mille_act_count(front);
        break;
    }
}

bool mille_strip_confirm(struct front *front, int item)
{
    bool folds = mille_layout_folds(&mille_view_of(front)->layout);
    if (item == MILLE_ITEM_HANGING) {
        confirm_panel(front);
        return true;
    }
    if (item >= MILLE_ITEM_MORE_ROWS && item < MILLE_ITEM_MORE_ROWS + MORE_ROWS) {
        confirm_row(front, item - MILLE_ITEM_MORE_ROWS);
        return true;
    }
    if (folds && (item == MILLE_ITEM_SCORE || item == MILLE_ITEM_MOVES || item == MILLE_ITEM_CURES ||
                  item == MILLE_ITEM_MORE)) {
        mille_strip_toggle(front, item);
        return true;
    }
    return false;
}
