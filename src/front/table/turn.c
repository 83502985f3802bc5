/* SPDX-License-Identifier: MIT */
#include "front/table/turn.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/bar.h"
#include "front/table/movement.h"
#include "front/table/table_inside.h"
#include "ui/tween.h"

#include <string.h>

/* Where a view leaves no room otherwise the room is right above the bar. */
static struct rect lay(struct front *front, float foot)
{
    const struct game_view *view = table_of(front)->game->view;
    struct rect bar = bar_box(&front->frame);
    return view->lay ? view->lay(table_of(front), foot) : (struct rect){bar.x, bar.y - foot, bar.w, foot};
}

void table_lay(struct front *front)
{
    struct table *table = table_of(front);
    front->settings.bindings.game = table->game;
    table->foot = lay(front, table->foot_height ? 1 : 0); /* how wide it is tells how high it must be */
    if (table->foot_height) {
        table->foot = lay(front, table->foot_height(front));
    }
}

struct rect table_room(const struct table *table)
{
    const float gap = 18;
    struct rect room = frame_inner(&table->front->frame, frame_margin(table->front->frame.kind));
    room.h = table->foot.y - gap - room.y;
    return room;
}

/* ---- jobs about the table -------------------------------------------------------------------------- */

const char *table_hint_waits(void)
{
    return _("Hint \u2013 let us see\xE2\x80\xA6");
}

void table_hint_stop(struct front *front)
{
    struct table_advice *advice = &table_of(front)->advice;
    if (advice->job) {
        front->services->work_cancel(front->services->context, advice->job);
    }
    if (advice->wanted && strcmp(table_of(front)->message, table_hint_waits()) == 0) {
        table_of(front)->message[0] = '\0';
        front_touch(front);
    }
    *advice = (struct table_advice){.wanted = false};
}

bool table_think_shows(const struct table *table)
{
    const struct table_thought *thought = &table->thought;
    const struct game_view *view = table->game->view;
    bool lasts = thought->job && !thought->answered && thought->waited >= tween_ticks(TABLE_PATIENCE_MS);
    return lasts && !(view->veiled && view->veiled(table));
}

void table_think_stop(struct front *front)
{
    struct table_thought *thought = &table_of(front)->thought;
    if (thought->job) {
        front->services->work_cancel(front->services->context, thought->job);
    }
    if (table_think_shows(table_of(front))) {
        front_touch(front);
    }
    *thought = (struct table_thought){.job = 0};
}

void table_stop_thinking(struct front *front)
{
    table_hint_stop(front);
    table_think_stop(front);
}

/* ---- turning to another ---------------------------------------------------------------------------- */

void table_choose(struct front *front, const struct game_front *game)
{
    struct all_tables *tables = all_tables_of(front);
    CHECK(tables->here == TABLE_LIVE);
    if (table_game(front) != game) {
        table_stop_thinking(front); /* on coming back the thought begins anew, and the movement is over */
        if (table_of(front)->seated) {
            table_finish(table_of(front), false);
        }
        tables->chosen = game_front_place(game);
        table_lay(front);
        front_touch(front);
    }
}

void table_choose_for_later(struct front *front, const struct game_front *game)
{
    table_choose(front, game);
    if (strcmp(front->settings.table, game->game->name) != 0) {
        text_copy(front->settings.table, sizeof front->settings.table, game->game->name);
        front_save_settings(front);
    }
}

void table_turn_to(struct front *front, enum table_kind kind)
{
    struct all_tables *tables = all_tables_of(front);
    if (kind != tables->here) {
        table_stop_thinking(front); /* on coming back the thought begins anew */
    }
    if (kind == TABLE_REPLAY && tables->here != TABLE_REPLAY) {
        tables->below = tables->here;
    }
    tables->here = kind;
    table_of(front)->kind = kind;
    table_lay(front);
    front_touch(front);
}

void table_turn_back(struct front *front)
{
    CHECK(all_tables_of(front)->here == TABLE_REPLAY);
    table_turn_to(front, all_tables_of(front)->below);
}
