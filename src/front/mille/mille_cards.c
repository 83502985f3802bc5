/* SPDX-License-Identifier: MIT */
/* What the cards of the hand at the foot of the screen could do, which of them is meant, and what becomes of
 * one that a person plays or discards: at once, or after a question. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sentences.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"
#include "ui/tween.h"

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

void mille_table_button_label(const struct table *table, int button, char *out, size_t size)
{
    int phase = mille_table_seen(table)->pub.phase, slot = mille_table_chosen(table);
    bool asked = parry_asks(table), plays = button == BUTTON_PLAY;
    struct text label = text_in(out, size);
    if (plays && phase == PHASE_PLAY && mille_aim_choices(table, slot) > 1) {
        mille_sentences_on(table, slot, &label);
    } else if (plays) {
        text_add(&label, asked ? _("Coup fourré!") : phase == PHASE_DRAW ? _("Draw") : _("Play"));
    } else {
        text_add(&label, asked ? _("Pass") : _("Discard"));
    }
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

static const float shake_ms = 240;

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
