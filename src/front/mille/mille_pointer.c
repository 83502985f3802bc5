/* SPDX-License-Identifier: MIT */
/* The mouse at the road table: clicks raise cards, drags carry them to a place or along the hand. */
#include "front/front.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"

#include <math.h>

/* How far the pointer goes with the button down before a click becomes a drag. */
static const float drag_starts = 8;
/* How far outside a place a dropped card still counts. */
static const float forgiving = 36;

static int slot_under(const struct front *front, float x, float y)
{
    struct focus_list list;
    front_items(front, &list);
    int id = focus_at(&list, x, y);
    return id >= MILLE_ITEM_HAND && id < MILLE_ITEM_DECK ? id - MILLE_ITEM_HAND : -1;
}

/* Double-click: plays the card if that is legal, else discards it. */
static void smart_play(struct table *table, int slot)
{
    struct move move = mille_table_move_of(table, slot);
    mille_act_put_down(table);
    if (mille_table_legal(table, move) || mille_cards[move.card].family == FAMILY_SAFETY ||
        mille_table_seen(table)->pub.phase == PHASE_DRAW) {
        mille_table_use(table->front, slot);
    } else {
        mille_table_drop(table->front, slot);
    }
}

/* How far a point lies outside a box; 0 inside. */
static float outside(struct rect box, float x, float y)
{
    float dx = fmaxf(fmaxf(box.x - x, x - box.x - box.w), 0);
    float dy = fmaxf(fmaxf(box.y - y, y - box.y - box.h), 0);
    return vector_length(dx, dy);
}

/* The same for a row, which may stand in two lines. */
static float outside_row(const struct mille_row *row, float x, float y)
{
    float first = outside(row->line[0], x, y);
    return row->line[1].w > 0 ? fminf(first, outside(row->line[1], x, y)) : first;
}

/* The first zones are the rows. */
enum { ZONE_RIBBON = PLACE_ROWS, ZONE_DISCARD, ZONE_HAND, ZONES, ZONE_NONE = ZONES };

/* The zone in which a card is dropped: the nearest one, at most `forgiving` units away. */
static int zone_at(const struct table *table, float x, float y)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    float off[ZONES] = {[ZONE_RIBBON] = outside(layout->ribbon, x, y),
                        [ZONE_DISCARD] = outside(layout->discard, x, y),
                        [ZONE_HAND] = outside(layout->hand, x, y)};
    int rows = mille_table_rows(table), best = ZONE_NONE;
    float least = forgiving;
    for (int row = 0; row < PLACE_ROWS; row++) {
        off[row] = row < rows ? outside_row(&layout->row[row], x, y) : forgiving + 1;
    }
    for (int i = 0; i < ZONES; i++) {
        if (off[i] <= least) {
            least = off[i];
            best = i;
        }
    }
    return best;
}

bool mille_pointer_over_place(const struct front *front)
{
    const struct mille_view *view = mille_view_of(table_of(front));
    if (!view->dragging || mille_choice(&front->settings, MILLE_CHOICE_METHOD) == PLAY_CLICK) {
        return false;
    }
    int zone = zone_at(table_of(front), front->pointer_x, front->pointer_y);
    return zone != ZONE_NONE && zone != ZONE_HAND;
}

/* A card that is dropped within the hand goes to the slot below it. */
static void sort_by_hand(struct table *table, int slot, float x, float y)
{
    struct mille_view *view = mille_view_of(table);
    int count = view->shown.hand[table_you(table)].count, to = slot;
    float least = 1e9f;
    for (int i = 0; i < count; i++) {
        struct mille_slot at = mille_layout_slot(&view->layout, i, count, -1);
        float off = view->layout.hand_rows > 1 ? vector_length(at.x - x, at.y - y) : fabsf(at.x - x);
        if (off < least) {
            least = off;
            to = i;
        }
    }
    mille_act_put_down(table);
    if (to != slot) {
        mille_act_leave_unordered(table);
        mille_shown_carry(&view->shown, slot, to);
    }
}

static void drop_dragged(struct table *table, float x, float y)
{
    struct mille_view *view = mille_view_of(table);
    int slot = view->held;
    int zone = zone_at(table, x, y);
    /* With clicks as the way to play, dragging only sorts the hand. */
    bool sorts = mille_choice(&table->front->settings, MILLE_CHOICE_METHOD) == PLAY_CLICK;
    if (!sorts && zone < PLACE_ROWS) {
        mille_act_give(table, slot, zone);
        return;
    }
    switch (sorts && zone != ZONE_HAND ? ZONE_NONE : zone) {
    case ZONE_RIBBON:
        /* The road lies between the rows: it takes a card for whichever side it is meant. */
        mille_act_put_down(table);
        mille_table_use(table->front, slot);
        break;
    case ZONE_DISCARD:
        mille_act_put_down(table);
        mille_table_drop(table->front, slot);
        break;
    case ZONE_HAND:
        sort_by_hand(table, slot, x, y);
        break;
    default:
        mille_act_put_down(table);
        break;
    }
}

bool mille_pointer_aim(struct table *table, const struct intent *intent)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct focus_list list;
    front_items(table->front, &list);
    int id = focus_at(&list, intent->x, intent->y);
    if (id != FOCUS_NONE && (id < MILLE_ITEM_PLACES || id >= PLACE_ID(PLACE_ROWS, 0))) {
        return false; /* a card or a panel lies over the row */
    }
    for (int row = 1; row < mille_table_rows(table); row++) {
        const struct mille_row *at = &layout->row[row];
        bool holds = rect_holds(at->plate, intent->x, intent->y) ||
                     rect_holds(at->line[0], intent->x, intent->y) ||
                     rect_holds(at->line[1], intent->x, intent->y);
        if (holds) {
            mille_act_choose_row(table, row);
            return true;
        }
    }
    return false;
}

bool mille_pointer_press(struct table *table, const struct intent *intent)
{
    struct mille_view *view = mille_view_of(table);
    int slot = slot_under(table->front, intent->x, intent->y);
    if (slot < 0 || !mille_table_ready(table->front)) {
        return false;
    }
    front_set_focus(table->front, MILLE_ITEM_HAND + slot);
    if (intent->clicks == 2) {
        smart_play(table, slot);
    } else {
        view->held = slot;
        view->held_x = intent->x;
        view->held_y = intent->y;
    }
    return true;
}

bool mille_pointer_move(struct table *table, const struct intent *intent)
{
    struct mille_view *view = mille_view_of(table);
    float dx = intent->x - view->held_x, dy = intent->y - view->held_y;
    bool drags =
        mille_choice(&table->front->settings, MILLE_CHOICE_METHOD) != PLAY_CLICK || fabsf(dx) > 2 * fabsf(dy);
    if (drags && view->held >= 0 && !view->dragging && vector_length(dx, dy) > drag_starts) {
        view->dragging = true;
        view->raised = view->held;
    }
    if (view->dragging) {
        int zone = zone_at(table, intent->x, intent->y);
        if (zone > 0 && zone < PLACE_ROWS && mille_aim_choices(table, view->held) > 1) {
            mille_aim_at(table, zone);
        }
        front_touch(table->front);
    }
    return view->dragging || view->held >= 0;
}

bool mille_pointer_release(struct table *table, const struct intent *intent)
{
    const struct mille_view *view = mille_view_of(table);
    if (view->held < 0) {
        return false;
    }
    if (view->dragging) {
        drop_dragged(table, intent->x, intent->y);
    } else if (parry_asks(table)) { /* no place is asked for */
        int slot = view->held;
        mille_act_put_down(table);
        parry_choose(table, MILLE_ITEM_HAND + slot);
    } else {
        mille_act_raise(table, mille_table_click_raises(table->front) ? view->held : -1);
    }
    return true;
}
