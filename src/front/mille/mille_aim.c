/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_aim.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/sound/sounds.h"
#include "games/mille/ai/fair.h"
#include "ui/tween.h"

static bool is_hazard(const struct table *table, int slot)
{
    const struct shown_card *card = mille_table_card(table, slot);
    return card && mille_cards[card->card].family == FAMILY_HAZARD;
}

bool mille_aim_may(const struct table *table, int slot, int row)
{
    if (!is_hazard(table, slot) || row < 1 || row >= mille_table_rows(table)) {
        return false;
    }
    const struct mille_observation *seen = mille_table_seen(table);
    struct mille_public pub = seen->pub;
    pub.turn = (uint8_t)table_you(table);
    pub.phase = PHASE_PLAY;
    struct move move = {.kind = MOVE_PLAY,
                        .card = mille_table_card(table, slot)->card,
                        .target = (uint8_t)mille_table_row_side(table, row)};
    return mille_legal(&pub, &seen->own, move) == REFUSAL_NONE;
}

int mille_aim_choices(const struct table *table, int slot)
{
    int choices = 0;
    for (int row = 1; row < mille_table_rows(table); row++) {
        choices += mille_aim_may(table, slot, row);
    }
    return choices;
}

/* How far a side is on its way to win. */
static int lead_of(const struct table *table, int row)
{
    return mille_lead(&mille_table_seen(table)->pub, mille_table_row_side(table, row));
}

int mille_aim_leader(const struct table *table)
{
    int leader = 1;
    for (int row = 2; row < mille_table_rows(table); row++) {
        leader = lead_of(table, row) > lead_of(table, leader) ? row : leader;
    }
    return leader;
}

bool mille_aim_leads(const struct table *table)
{
    return lead_of(table, mille_aim_leader(table)) > lead_of(table, 0);
}

int mille_aim_of(const struct table *table, int slot)
{
    int aimed = mille_view_of(table)->aimed, best = 0;
    if (!is_hazard(table, slot)) {
        return 0;
    }
    if (mille_aim_may(table, slot, aimed)) {
        return aimed;
    }
    for (int row = 1; row < mille_table_rows(table); row++) {
        bool better = best == 0 || lead_of(table, row) > lead_of(table, best);
        best = mille_aim_may(table, slot, row) && better ? row : best;
    }
    return best > 0 ? best : 1;
}

int mille_aim_row(const struct table *table)
{
    return mille_aim_of(table, mille_table_lifted(table));
}

bool mille_aim_legal(const struct table *table, int row)
{
    bool drawn = mille_table_ready(table->front) && mille_table_seen(table)->pub.phase == PHASE_PLAY;
    return drawn && mille_aim_may(table, mille_table_lifted(table), row);
}

bool mille_aim_asks(const struct table *table)
{
    const struct mille_view *view = mille_view_of(table);
    return view->raised >= 0 && !view->carrying && !view->dragging && mille_table_ready(table->front) &&
           mille_table_seen(table)->pub.phase == PHASE_PLAY && mille_aim_choices(table, view->raised) > 1;
}

void mille_aim_at(struct table *table, int row)
{
    struct mille_view *view = mille_view_of(table);
    if (row != view->aimed && mille_aim_may(table, view->raised, row)) {
        view->aimed = row;
        sounds_cue_at(table->front, CUE_HOVER, rect_middle(view->layout.row[row].battle).x);
        front_touch(table->front);
    }
}

void mille_aim_step(struct table *table, int step)
{
    int others = mille_table_rows(table) - 1, row = mille_aim_of(table, mille_view_of(table)->raised);
    for (int i = 0; i < others; i++) {
        row = (row - 1 + step + others) % others + 1;
        if (mille_aim_may(table, mille_view_of(table)->raised, row)) {
            mille_aim_at(table, row);
            return;
        }
    }
}

static const float hop_ms = 140;

bool mille_aim_tick(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    int aimed = mille_table_rows(table) > 2 ? mille_aim_row(table) : 0;
    if (aimed != view->march_aimed) {
        view->march_aimed = aimed;
        bool hops = aimed > 0 && !table->front->settings.reduced_motion;
        view->hop_ticks = hops ? tween_ticks(hop_ms) : 0;
    }
    bool moves = view->hop_ticks > 0;
    view->hop_ticks -= moves;
    return moves;
}

float mille_aim_hop(const struct table *table)
{
    const float from = .5f;
    float part = 1 - (float)mille_view_of(table)->hop_ticks / (float)tween_ticks(hop_ms);
    return tween_mix(from, 1, tween_ease(EASE_OUT_BACK, part));
}
