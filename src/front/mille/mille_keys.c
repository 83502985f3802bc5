/* SPDX-License-Identifier: MIT */
/* The letters of the old program at the road table: U or D and the number of a card, P, O, W, S, Q and more.
 */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"

/* The number of a card as the old program has it: 1.. from the left, P for the one just drawn. */
static int slot_of_key(const struct front *front, char key)
{
    const struct mille_hand *hand = &mille_table_seen(front)->own;
    const struct shown_hand *shown = &mille_view_of(front)->shown.hand[table_you(front)];
    if (key >= '1' && key <= '7' && key - '1' < shown->count) {
        return key - '1';
    }
    if (key == 'p' && hand->count == HAND_CARDS_DRAWN) {
        unsigned newest = 0;
        int slot = -1;
        for (int i = 0; i < shown->count; i++) {
            if (shown->card[i].tag > newest) {
                newest = shown->card[i].tag;
                slot = i;
            }
        }
        return slot;
    }
    return -1;
}

/* Nobody holds such a card: the letter goes on waiting for a right one. */
static void refuse_number(struct front *front, char key)
{
    int count = mille_view_of(front)->shown.hand[table_you(front)].count;
    if (key == 'p') {
        table_say(front, true, "%s", _("No card has just been drawn: type its number."));
    } else {
        table_say(front, true, _("No card has that number: yours are 1 to %d."), count);
    }
    sounds_cue(front, CUE_BELL);
}

static bool numbered(struct front *front, char key)
{
    struct mille_view *view = mille_view_of(front);
    int slot = slot_of_key(front, key);
    if (view->letter == 0) {
        if (slot < 0 || key == 'p') {
            return false;
        }
        front_set_focus(front, MILLE_ITEM_HAND + slot);
        return true;
    }
    char letter = view->letter;
    if (slot < 0 && (key == 'u' || key == 'd')) {
        return false;
    }
    if (slot < 0) {
        refuse_number(front, key);
        return true;
    }
    view->letter = 0;
    front_touch(front);
    front_set_focus(front, MILLE_ITEM_HAND + slot);
    if (mille_choice(&front->settings, MILLE_CHOICE_CONFIRM) && !table_is_lesson(front)) {
        mille_table_ask(front, slot, letter == 'd');
    } else if (letter == 'u') {
        mille_table_use(front, slot);
    } else {
        mille_table_drop(front, slot);
    }
    return true;
}

bool mille_key(struct front *front, char key)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    switch (key) {
    case 'o':
        mille_act_order(front);
        return true;
    case 'w':
        mille_act_sheet(front);
        return true;
    case 's':
        mille_act_save(front);
        return true;
    case 'q':
        mille_act_put_down(front);
        return false;
    case 'c':
        mille_act_count(front);
        return true;
    case 'l':
        mille_act_log(front);
        return true;
    default:
        break;
    }
    if (!mille_table_ready(front)) {
        return false;
    }
    if (numbered(front, key)) {
        return true;
    }
    if (key == 'p') {
        mille_act_draw(front);
        return true;
    }
    if (key == 'u' || key == 'd') {
        mille_act_put_down(front);
        view->letter = key;
        table->message[0] = '\0';
        return true;
    }
    return false;
}
