/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_strip.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/journey/rings.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/sound/sounds.h"
#include "front/table/hint.h"
#include "front/table/sit.h"
#include "ui/tween.h"

#include <math.h>

static const float drop_ms = 200;

bool mille_strip_owns(int item)
{
    return (item >= MILLE_ITEM_HANGING && item <= MILLE_ITEM_THUMB_THROW) || item >= MILLE_ITEM_MORE_ROWS;
}

int mille_strip_hangs(const struct table *table)
{
    return mille_layout_folds(&mille_view_of(table)->layout) ? mille_view_of(table)->open : 0;
}

void mille_strip_open(struct table *table, int item)
{
    struct mille_view *view = mille_view_of(table);
    if (view->open != item) {
        view->open = item;
        view->drop_ticks = tween_ticks(drop_ms);
        sounds_cue_at(table->front, CUE_PRESS, rect_middle(view->layout.panel).x);
    }
    front_touch(table->front);
}

static bool is_hanging(int item)
{
    return item == MILLE_ITEM_HANGING || item >= MILLE_ITEM_MORE_ROWS;
}

bool mille_strip_shut(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    if (mille_strip_hangs(table) == 0) {
        return false;
    }
    /* A focus in the panel goes to the key of the panel. */
    if (is_hanging(front_focus(table->front))) {
        bool key = view->open != MILLE_ITEM_MORE || view->layout.menu.w > 0;
        front_set_focus(table->front, key ? view->open : MILLE_ITEM_DECK);
    }
    view->open = 0;
    sounds_cue_at(table->front, CUE_PRESS, rect_middle(view->layout.panel).x);
    front_touch(table->front);
    return true;
}

void mille_strip_next(struct table *table)
{
    static const int panels[] = {0, MILLE_ITEM_SCORE, MILLE_ITEM_MOVES, MILLE_ITEM_CURES, MILLE_ITEM_MORE};
    int hangs = mille_strip_hangs(table), focus = front_focus(table->front), at = 0;
    if (hangs == MILLE_ITEM_MORE) {
        mille_strip_shut(table);
        return;
    }
    while (panels[at] != hangs) {
        at++;
    }
    mille_strip_open(table, panels[at + 1]);
    if (is_hanging(focus)) {
        front_set_focus(table->front, panels[at + 1] == MILLE_ITEM_MORE ? MILLE_ITEM_MORE_ROWS + MORE_MENU
                                                                        : MILLE_ITEM_HANGING);
    }
}

bool mille_strip_tick(struct table *table)
{
    if (mille_view_of(table)->drop_ticks <= 0) {
        return false;
    }
    mille_view_of(table)->drop_ticks--;
    front_touch(table->front);
    return true;
}

/* ---- the menu -------------------------------------------------------------------------------------- */

/* The card in focus is taken up, to be moved by left and right. */
static void carry(struct front *front)
{
    int count = mille_table_hand(table_of(front))->count, slot = mille_view_of(table_of(front))->chosen - 1;
    front_set_focus(front, MILLE_ITEM_HAND + (slot >= 0 && slot < count ? slot : count / 2));
    mille_act_take_up(table_of(front));
}

static void open_menu(struct front *front)
{
    mille_act_put_down(table_of(front));
    front_push(front, &pause_scene);
}

/* At a table with others the phrases stand in the place of the hint. */
static bool may_hint(const struct front *front)
{
    return table_is_guest(table_of(front)) || mille_table_ready(front);
}

static const struct {
    void (*act)(struct front *front);
    bool (*enabled)(const struct front *front); /* NULL: always */
    bool shuts;                                 /* the menu shuts before the act */
} menu[MORE_ROWS] = {
    [MORE_TAKE_BACK] = {table_take_back, table_can_take_back, false},
    [MORE_CARRY] = {carry, mille_table_ready, true},
    [MORE_SORT] = {mille_act_order, NULL, false},
    [MORE_HINT] = {table_hint, may_hint, true},
    [MORE_WHAT] = {whats_this_toggle, NULL, true},
    [MORE_MENU] = {open_menu, NULL, true},
};

const char *mille_strip_label(const struct table *table, int row)
{
    if (row == MORE_WHAT && mille_view_of(table)->layout.what.w > 0) {
        return NULL;
    }
    if (row == MORE_HINT && table_is_guest(table)) {
        return _("Phrases");
    }
    bool sorted = row == MORE_SORT && mille_choice(&table->front->settings, MILLE_CHOICE_ORDER);
    return sorted ? _("Unsort") : _(item_row(mille_items, MILLE_ITEM_MORE_ROWS + row)->title);
}

bool mille_strip_enabled(const struct front *front, int row)
{
    return !menu[row].enabled || menu[row].enabled(front);
}

struct rect mille_strip_row(const struct table *table, int row)
{
    const float head = 50, edge = 14, air = 8, most = 62;
    struct rect panel = mille_view_of(table)->layout.panel;
    int count = 0, place = 0;
    for (int i = 0; i < MORE_ROWS; i++) {
        bool shown = mille_strip_label(table, i) != NULL;
        place += shown && i < row;
        count += shown;
    }
    float pitch = fminf((panel.h - head - edge + air) / (float)count, most + air);
    return (struct rect){panel.x + edge, panel.y + head + (float)place * pitch, panel.w - 2 * edge,
                         pitch - air};
}

/* ---- items ------------------------------------------------------------------------------------------ */

struct rect mille_panel_score(const struct table *table)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct rect score = layout->score, moves = layout->moves;
    if (mille_layout_folds(layout) || !mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET)) {
        return score;
    }
    /* The whole sheet takes the room of the latest moves as well: its letters are as large as theirs. */
    return (struct rect){score.x, score.y, score.w, moves.y + moves.h - score.y};
}

struct rect mille_panel_rings(const struct table *table)
{
    const float air = 12, high = 80; /* a strip higher than that has the rings below each other */
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (!rings_are_shown(table)) {
        return (struct rect){0, 0, 0, 0};
    }
    if (!mille_layout_folds(layout)) { /* where more than two seats have their faces */
        return (struct rect){layout->score.x, layout->what.y + layout->what.h / 2 - RINGS_H / 2, RINGS_W,
                             RINGS_H};
    }
    struct rect strip = layout->strip;
    bool column = strip.h > high;
    float w = column ? RINGS_SMALL_H : RINGS_SMALL_W, h = column ? strip.h - air : RINGS_SMALL_H;
    return (struct rect){layout->score.x - air - w, strip.y + (strip.h - h) / 2, w, h};
}

void mille_strip_items(const struct table *table, struct focus_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct {
        int id;
        struct rect box;
    } keys[] = {{MILLE_ITEM_SCORE, mille_panel_score(table)},
                {MILLE_ITEM_MOVES, layout->moves},
                {MILLE_ITEM_CURES, layout->cures},
                {MILLE_ITEM_WHAT, layout->what},
                {MILLE_ITEM_MORE, layout->menu}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        bool covered = keys[i].id == MILLE_ITEM_MOVES && !mille_layout_folds(layout) &&
                       mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET);
        if (keys[i].box.w > 0 && !covered) {
            item_add(list, mille_items, keys[i].id, mille_layout_key(layout, keys[i].box), true);
        }
    }
}

void mille_panel_items(const struct table *table, struct focus_list *list)
{
    int hangs = mille_strip_hangs(table);
    if (hangs && hangs != MILLE_ITEM_MORE) {
        item_add(list, mille_items, MILLE_ITEM_HANGING, mille_view_of(table)->layout.panel, true);
    }
    for (int row = 0; hangs == MILLE_ITEM_MORE && row < MORE_ROWS; row++) {
        if (mille_strip_label(table, row)) {
            item_add(list, mille_items, MILLE_ITEM_MORE_ROWS + row, mille_strip_row(table, row),
                     mille_strip_enabled(table->front, row));
        }
    }
}

static void confirm_panel(struct front *front, int item)
{
    if (item == MILLE_ITEM_SCORE) {
        mille_act_sheet(front);
    } else if (item == MILLE_ITEM_MOVES) {
        mille_act_log(front);
    } else {
        mille_act_count(front);
    }
}

bool mille_strip_confirm(struct table *table, int item)
{
    bool panel = item == MILLE_ITEM_SCORE || item == MILLE_ITEM_MOVES || item == MILLE_ITEM_CURES;
    if (item == MILLE_ITEM_HANGING) {
        confirm_panel(table->front, mille_strip_hangs(table));
    } else if (item >= MILLE_ITEM_MORE_ROWS && item < MILLE_ITEM_MORE_ROWS + MORE_ROWS) {
        int row = item - MILLE_ITEM_MORE_ROWS;
        if (menu[row].shuts) {
            mille_strip_shut(table);
        }
        menu[row].act(table->front);
    } else if (panel && !mille_layout_folds(&mille_view_of(table)->layout)) {
        confirm_panel(table->front, item);
    } else if (panel || item == MILLE_ITEM_MORE) {
        if (!(mille_strip_hangs(table) == item && mille_strip_shut(table))) {
            mille_strip_open(table, item);
        }
    } else {
        return false;
    }
    return true;
}
