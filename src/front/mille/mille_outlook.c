/* SPDX-License-Identifier: MIT */
/* What the cards in the hand at the foot of the screen could do, and which of them is meant. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"

#include "base/check.h"
#include "front/front.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"

const struct shown_card *mille_table_card(const struct front *front, int slot)
{
    const struct shown_hand *hand = &mille_view_of(front)->shown.hand[table_you(front)];
    return slot >= 0 && slot < hand->count ? &hand->card[slot] : NULL;
}

bool mille_table_ready(const struct front *front)
{
    const struct table *table = table_of(front);
    const struct mille_view *view = mille_view_of(front);
    int phase = mille_table_seen(front)->pub.phase;
    return !table_is_replay(front) && view->shown.motion.count == 0 &&
           session_turn(&table->session) == table_you(front) && (phase == PHASE_DRAW || phase == PHASE_PLAY);
}

int mille_table_coup(const struct front *front)
{
    const struct mille_observation *seen = mille_table_seen(front);
    if (!mille_table_ready(front)) {
        return CARD_NONE;
    }
    int safety = mille_coup_chance(&seen->pub, mille_side_of(&seen->pub, table_you(front)));
    const struct mille_hand *hand = &seen->own;
    for (int i = 0; safety != CARD_NONE && i < hand->count; i++) {
        if (hand->card[i] == safety) {
            return safety;
        }
    }
    return CARD_NONE;
}

bool mille_table_click_raises(const struct front *front)
{
    return device_points(front->device) && mille_choice(&front->settings, MILLE_CHOICE_METHOD) != PLAY_DRAG;
}

struct move mille_table_move_of(const struct front *front, int slot)
{
    const struct mille_observation *seen = mille_table_seen(front);
    const struct shown_card *card = mille_table_card(front, slot);
    CHECK(card != NULL);
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(front);
    return mille_play_of(&pub, &seen->own, card->card);
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

refusal mille_table_outlook(const struct front *front, int slot)
{
    const struct mille_observation *seen = mille_table_seen(front);
    const struct mille_hand *hand = &seen->own;
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(front);
    pub.phase = PHASE_PLAY;
    /* A card that has just been played lies in the fan until its flight begins. */
    return holds(hand, mille_table_card(front, slot)->card)
               ? mille_legal(&pub, hand, mille_table_move_of(front, slot))
               : REFUSAL_NONE;
}

struct rect mille_table_target(const struct front *front, struct move move)
{
    const struct mille_row *row = &mille_view_of(front)->layout.row[mille_table_row(front, move.target)];
    switch (mille_cards[move.card].family) {
    case FAMILY_DISTANCE:
        return row->miles[mille_distance_index(move.card)];
    case FAMILY_SAFETY:
        return row->safety[mille_safety_index(move.card)];
    default:
        return move.card == CARD_SPEED_LIMIT || move.card == CARD_END_OF_LIMIT ? row->speed : row->battle;
    }
}

int mille_table_chosen(const struct front *front)
{
    const struct mille_view *view = mille_view_of(front);
    int count = view->shown.hand[table_you(front)].count;
    if (view->raised >= 0 && view->raised < count) {
        return view->raised;
    }
    /* A pointer that passes over a card does not choose it: a click does, where clicks play. */
    bool passes =
        device_points(front->device) && mille_choice(&front->settings, MILLE_CHOICE_METHOD) != PLAY_DRAG;
    int focus = front_focus_of(front, &table_scene);
    if (!passes && focus >= MILLE_ITEM_HAND && focus < MILLE_ITEM_HAND + count) {
        return focus - MILLE_ITEM_HAND;
    }
    return passes || view->chosen > count ? -1 : view->chosen - 1;
}

bool mille_table_button_works(const struct front *front, int item)
{
    const struct mille_observation *seen = mille_table_seen(front);
    int slot = mille_table_chosen(front);
    if (!mille_table_ready(front)) {
        return false;
    }
    if (seen->pub.phase == PHASE_DRAW) {
        return item == MILLE_ITEM_THUMB_PLAY;
    }
    if (slot < 0) {
        return false;
    }
    struct move move = mille_table_move_of(front, slot);
    if (item == MILLE_ITEM_THUMB_THROW) {
        move = (struct move){.kind = MOVE_DISCARD, .card = move.card};
    }
    return mille_legal(&seen->pub, &seen->own, move) == REFUSAL_NONE;
}

int mille_table_lifted(const struct front *front)
{
    const struct mille_view *view = mille_view_of(front);
    int count = view->shown.hand[table_you(front)].count;
    if (view->dragging) {
        return view->held;
    }
    if (view->raised >= 0 && view->raised < count) {
        return view->raised;
    }
    if (mille_table_asked(front) >= 0) {
        return mille_table_asked(front);
    }
    int focus = front_focus_of(front, &table_scene);
    if (focus == MILLE_ITEM_THUMB_PLAY || focus == MILLE_ITEM_THUMB_THROW) {
        return mille_table_chosen(front);
    }
    bool pointing = !device_points(front->device) || front->pointer_inside;
    return pointing && focus >= MILLE_ITEM_HAND && focus < MILLE_ITEM_HAND + count ? focus - MILLE_ITEM_HAND
                                                                                   : -1;
}
