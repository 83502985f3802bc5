/* SPDX-License-Identifier: MIT */
/* A second word before a card is discarded, or used by its number, where a person wants to be asked. */
#include "base/check.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"

void mille_table_ask(struct front *front, int slot, bool drop)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    view->asked_tag = mille_table_card(front, slot)->tag;
    view->asked_drop = drop;
    view->raised = -1;
    front_set_focus(front, MILLE_ITEM_HAND + slot);
    table->message[0] = '\0';
    front_touch(front);
}

int mille_table_asked(const struct front *front)
{
    const struct mille_view *view = mille_view_of(front);
    const struct shown_hand *hand = &view->shown.hand[table_you(front)];
    for (int i = 0; view->asked_tag != 0 && i < hand->count; i++) {
        if (hand->card[i].tag == view->asked_tag) {
            return i;
        }
    }
    return -1;
}

void mille_table_agree(struct front *front)
{
    int slot = mille_table_asked(front);
    bool drop = mille_view_of(front)->asked_drop;
    CHECK(slot >= 0);
    if (drop) {
        mille_table_drop(front, slot);
    } else {
        mille_table_use(front, slot);
    }
    mille_table_unask(front);
}

void mille_table_unask(struct front *front)
{
    if (mille_view_of(front)->asked_tag != 0) {
        mille_view_of(front)->asked_tag = 0;
        front_touch(front);
    }
}

/* Whether a click lands on what was asked about, or on the discard that it would go to. */
static bool clicks_agreement(const struct front *front, const struct intent *intent)
{
    struct focus_list list;
    front_items(front, &list);
    int id = focus_at(&list, intent->x, intent->y);
    bool drop = mille_view_of(front)->asked_drop;
    return id == MILLE_ITEM_HAND + mille_table_asked(front) || (id == MILLE_ITEM_DISCARD && drop) ||
           id == (drop ? MILLE_ITEM_THUMB_THROW : MILLE_ITEM_THUMB_PLAY);
}

bool mille_table_answer(struct front *front, const struct intent *intent)
{
    if (mille_table_asked(front) < 0) {
        return false;
    }
    switch (intent->kind) {
    case INTENT_CONFIRM:
        mille_table_agree(front);
        return true;
    case INTENT_SECONDARY:
        if (mille_view_of(front)->asked_drop) {
            mille_table_agree(front);
            return true;
        }
        break;
    case INTENT_PRESS:
        if (clicks_agreement(front, intent)) {
            mille_table_agree(front);
            return true;
        }
        break;
    case INTENT_CANCEL:
    case INTENT_CONTEXT:
        mille_table_unask(front);
        return true;
    default:
        break;
    }
    if (intent_is_button(intent->kind)) {
        mille_table_unask(front);
    }
    return false;
}
