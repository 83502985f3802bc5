/* SPDX-License-Identifier: MIT */
/* What becomes of a card that a person plays or discards: at once, or after a question. */
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_table.h"
#include "ui/tween.h"

static const float shake_ms = 240;

void mille_act_put_down(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    view->raised = view->held = -1;
    view->aimed = 0;
    view->dragging = view->carrying = false;
    front_touch(table->front);
}

void mille_aim_ask(struct table *table, int slot)
{
    int row = mille_aim_of(table, slot);
    mille_act_put_down(table);
    struct mille_view *view = mille_view_of(table);
    view->raised = slot;
    view->aimed = row;
    front_set_focus(table->front, MILLE_ITEM_HAND + slot);
    table->message[0] = '\0';
    table->refused = false;
}

/* Plays or discards the card of a slot; equal cards are told apart by their tags. */
static void act(struct front *front, int slot, struct move move)
{
    struct mille_view *view = mille_view_of(table_of(front));
    unsigned tag = mille_table_card(table_of(front), slot)->tag;
    view->shown.play_tag = tag;
    mille_shown_keep_order(&view->shown); /* in case it is taken back */
    if (table_play(table_of(front), move) != REFUSAL_NONE) {
        view->shown.play_tag = 0;
        view->shake_tag = tag;
        view->shake_ticks = front->settings.reduced_motion ? 0 : tween_ticks(shake_ms);
        mille_sentences_refused(table_of(front), move);
    }
}

void mille_table_use(struct front *front, int slot)
{
    struct table *table = table_of(front);
    bool aimed = mille_view_of(table)->raised == slot && mille_view_of(table)->aimed > 0;
    bool drawn = mille_table_ready(front) && mille_table_seen(table)->pub.phase == PHASE_PLAY;
    if (drawn && !aimed && mille_aim_choices(table, slot) > 1) {
        mille_aim_ask(table, slot);
        return;
    }
    act(front, slot, mille_table_move_of(table, slot));
}

void mille_table_use_at(struct front *front, int slot, int row)
{
    struct move move = mille_table_move_of(table_of(front), slot);
    move.target = (uint8_t)mille_table_row_side(table_of(front), row);
    act(front, slot, move);
}

void mille_table_drop(struct front *front, int slot)
{
    struct table *table = table_of(front);
    bool plays = mille_table_seen(table)->pub.phase == PHASE_PLAY;
    bool asked = mille_table_asked(table) == slot && mille_view_of(table)->asked_drop;
    if (mille_choice(&front->settings, MILLE_CHOICE_CONFIRM) && plays && !table_is_lesson(table) && !asked) {
        mille_table_ask(table, slot, true);
        return;
    }
    act(front, slot, (struct move){.kind = MOVE_DISCARD, .card = mille_table_card(table, slot)->card});
}

void mille_table_ask(struct table *table, int slot, bool drop)
{
    struct mille_view *view = mille_view_of(table);
    view->asked_tag = mille_table_card(table, slot)->tag;
    view->asked_drop = drop;
    view->raised = -1;
    front_set_focus(table->front, MILLE_ITEM_HAND + slot);
    table->message[0] = '\0';
    front_touch(table->front);
}

static void unask(struct table *table)
{
    if (mille_view_of(table)->asked_tag != 0) {
        mille_view_of(table)->asked_tag = 0;
        front_touch(table->front);
    }
}

static void agree(struct table *table)
{
    int slot = mille_table_asked(table);
    if (mille_view_of(table)->asked_drop) {
        mille_table_drop(table->front, slot);
    } else {
        mille_table_use(table->front, slot);
    }
    unask(table);
}

/* Whether a click lands on the card that is asked about, on the discard as its place, or on its button. */
static bool clicks_agreement(const struct table *table, const struct intent *intent)
{
    struct focus_list list;
    front_items(table->front, &list);
    int id = focus_at(&list, intent->x, intent->y);
    bool drop = mille_view_of(table)->asked_drop;
    return id == MILLE_ITEM_HAND + mille_table_asked(table) || (id == MILLE_ITEM_DISCARD && drop) ||
           id == (drop ? MILLE_ITEM_THUMB_THROW : MILLE_ITEM_THUMB_PLAY);
}

bool mille_table_answer(struct table *table, const struct intent *intent)
{
    if (mille_table_asked(table) < 0) {
        return false;
    }
    bool agrees = intent->kind == INTENT_CONFIRM ||
                  (intent->kind == INTENT_SECONDARY && mille_view_of(table)->asked_drop) ||
                  (intent->kind == INTENT_PRESS && clicks_agreement(table, intent));
    if (agrees) {
        agree(table);
    } else if (intent_is_button(intent->kind)) {
        unask(table);
    }
    return agrees || intent->kind == INTENT_CANCEL || intent->kind == INTENT_CONTEXT;
}
