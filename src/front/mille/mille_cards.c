/* SPDX-License-Identifier: MIT */
/* What the cards of the hand at the foot of the screen could do, which of them is meant. */
#include "base/check.h"
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"

const struct shown_card *mille_table_card(const struct table *table, int slot)
{
    const struct shown_hand *hand = mille_table_hand(table);
    return slot >= 0 && slot < hand->count ? &hand->card[slot] : NULL;
}

bool mille_table_ready(const struct front *front)
{
    const struct table *table = table_of(front);
    int phase = mille_table_seen(table)->pub.phase;
    bool acts = phase == PHASE_DRAW || phase == PHASE_PLAY || phase == PHASE_ANSWER;
    return !table_is_replay(table) && !table_moves(table) &&
           session_turn(&table->session) == table_you(table) && acts;
}

static bool holds(const struct mille_hand *hand, int card)
{
    for (int i = 0; i < hand->count; i++) {
        if (hand->card[i] == card) {
            return true;
        }
    }
    return false;
}

int mille_table_coup(const struct table *table)
{
    const struct mille_observation *seen = mille_table_seen(table);
    if (!mille_table_ready(table->front)) {
        return CARD_NONE;
    }
    int safety = mille_coup_chance(&seen->pub, mille_side_of(&seen->pub, table_you(table)));
    return safety != CARD_NONE && holds(&seen->own, safety) ? safety : CARD_NONE;
}

bool mille_table_click_raises(const struct front *front)
{
    return device_points(front->device) && mille_choice(&front->settings, MILLE_CHOICE_METHOD) != PLAY_DRAG;
}

struct move mille_table_move_of(const struct table *table, int slot)
{
    const struct mille_observation *seen = mille_table_seen(table);
    const struct shown_card *card = mille_table_card(table, slot);
    CHECK(card != NULL);
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(table);
    struct move move = mille_play_of(&pub, &seen->own, card->card);
    int row = mille_aim_of(table, slot);
    if (row > 0) {
        move.target = (uint8_t)mille_table_row_side(table, row);
    }
    return move;
}

bool mille_table_legal(const struct table *table, struct move move)
{
    const struct mille_observation *seen = mille_table_seen(table);
    return mille_legal(&seen->pub, &seen->own, move) == REFUSAL_NONE;
}

refusal mille_table_refusal(const struct table *table, int slot)
{
    const struct mille_observation *seen = mille_table_seen(table);
    const struct mille_hand *hand = &seen->own;
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(table);
    pub.phase = parry_asks(table) ? PHASE_ANSWER : PHASE_PLAY;
    /* A card that has just been played lies in the fan until its flight begins. */
    return holds(hand, mille_table_card(table, slot)->card)
               ? mille_legal(&pub, hand, mille_table_move_of(table, slot))
               : REFUSAL_NONE;
}

struct rect mille_view_target(const struct mille_view *view, int card, int side)
{
    const struct mille_shown *shown = &view->shown;
    int own = shown->viewer % shown->sides;
    const struct mille_row *row = &view->layout.row[(side - own + shown->sides) % shown->sides];
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return row->miles[mille_distance_index(card)];
    case FAMILY_SAFETY:
        return row->safety[mille_safety_index(card)];
    default:
        return card == CARD_SPEED_LIMIT || card == CARD_END_OF_LIMIT ? row->speed : row->battle;
    }
}

struct rect mille_table_target(const struct table *table, int card, int side)
{
    return mille_view_target(mille_view_of(table), card, side);
}

int mille_table_chosen(const struct table *table)
{
    const struct mille_view *view = mille_view_of(table);
    if (mille_table_card(table, view->raised)) {
        return view->raised;
    }
    /* A pointer that passes over a card does not choose it: a click does, where clicks play. */
    bool passes = mille_table_click_raises(table->front);
    int focused = front_focus_of(table->front, &table_scene) - MILLE_ITEM_HAND;
    if (!passes && mille_table_card(table, focused)) {
        return focused;
    }
    return passes || !mille_table_card(table, view->chosen - 1) ? -1 : view->chosen - 1;
}

bool mille_table_button_works(const struct table *table, int item)
{
    int slot = mille_table_chosen(table);
    if (!mille_table_ready(table->front)) {
        return false;
    }
    if (mille_table_seen(table)->pub.phase == PHASE_DRAW) {
        return item == MILLE_ITEM_THUMB_PLAY;
    }
    if (parry_asks(table)) {
        return item == MILLE_ITEM_THUMB_THROW || mille_table_coup(table) != CARD_NONE;
    }
    if (slot < 0) {
        return false;
    }
    struct move move = mille_table_move_of(table, slot);
    if (item == MILLE_ITEM_THUMB_THROW) {
        move = (struct move){.kind = MOVE_DISCARD, .card = move.card};
    }
    return mille_table_legal(table, move);
}

int mille_table_lifted(const struct table *table)
{
    const struct mille_view *view = mille_view_of(table);
    if (view->dragging) {
        return view->held;
    }
    if (mille_table_card(table, view->raised)) {
        return view->raised;
    }
    if (mille_table_asked(table) >= 0) {
        return mille_table_asked(table);
    }
    int focus = front_focus_of(table->front, &table_scene);
    if (focus == MILLE_ITEM_THUMB_PLAY || focus == MILLE_ITEM_THUMB_THROW) {
        return mille_table_chosen(table);
    }
    bool pointing = !device_points(table->front->device) || table->front->pointer_inside;
    return pointing && mille_table_card(table, focus - MILLE_ITEM_HAND) ? focus - MILLE_ITEM_HAND : -1;
}

int mille_table_asked(const struct table *table)
{
    const struct mille_view *view = mille_view_of(table);
    const struct shown_hand *hand = &view->shown.hand[table_you(table)];
    for (int i = 0; view->asked_tag != 0 && i < hand->count; i++) {
        if (hand->card[i].tag == view->asked_tag) {
            return i;
        }
    }
    return -1;
}
