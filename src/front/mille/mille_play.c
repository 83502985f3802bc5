/* SPDX-License-Identifier: MIT */
/* What becomes of a card that a person plays or discards. */
#include "front/front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "ui/tween.h"

static const float shake_ms = 240;

static void shake(struct front *front, int slot)
{
    const struct shown_card *card = mille_table_card(front, slot);
    mille_view_of(front)->shake_tag = card ? card->tag : 0;
    mille_view_of(front)->shake_ticks = front->settings.reduced_motion ? 0 : tween_ticks(shake_ms);
}

/* Plays or discards the very card of a slot, not merely one like it. */
static void act(struct front *front, int slot, struct move move)
{
    mille_view_of(front)->shown.play_tag = mille_table_card(front, slot)->tag;
    mille_shown_keep_order(&mille_view_of(front)->shown); /* in case it is taken back */
    if (table_play(front, move) != REFUSAL_NONE) {
        mille_view_of(front)->shown.play_tag = 0;
        shake(front, slot);
    }
}

void mille_table_use(struct front *front, int slot)
{
    act(front, slot, mille_table_move_of(front, slot));
}

/* Whether the card is asked about in this very way. */
static bool is_asked(const struct front *front, int slot, bool drop)
{
    return slot >= 0 && mille_table_asked(front) == slot && mille_view_of(front)->asked_drop == drop;
}

void mille_table_drop(struct front *front, int slot)
{
    bool plays = mille_table_seen(front)->pub.phase == PHASE_PLAY;
    if (mille_choice(&front->settings, MILLE_CHOICE_CONFIRM) && plays && !table_is_lesson(front) &&
        !is_asked(front, slot, true)) {
        mille_table_ask(front, slot, true);
        return;
    }
    act(front, slot, (struct move){.kind = MOVE_DISCARD, .card = mille_table_card(front, slot)->card});
}
