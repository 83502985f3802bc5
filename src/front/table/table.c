/* SPDX-License-Identifier: MIT */
#include "front/table/table_inside.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/table/motion.h"

#include <string.h>

const char all_tables_key = 0;

struct all_tables *all_tables_of(const struct front *front)
{
    return part_of(front, &all_tables_key);
}

struct table *table_at(const struct front *front, enum table_kind kind)
{
    struct all_tables *tables = all_tables_of(front);
    return kind == TABLE_LIVE ? &tables->live[tables->chosen] : &tables->other[kind];
}

struct table *table_live(const struct front *front, const struct game_front *game)
{
    return &all_tables_of(front)->live[game_front_place(game)];
}

const struct game_front *table_game(const struct front *front)
{
    return game_fronts[all_tables_of(front)->chosen];
}

struct table *table_of(const struct front *front)
{
    return table_at(front, all_tables_of(front)->here);
}

struct table *table_sitting(const struct front *front)
{
    return table_at(front, table_is_day(front) ? TABLE_DAY : TABLE_LIVE);
}

const void *table_seen(const struct front *front)
{
    struct table *table = table_of(front);
    CHECK(table->seated);
    session_observe(&table->session, table->viewer, table->seen);
    return table->seen;
}

enum game_phase table_phase(const struct front *front)
{
    return table_of(front)->session.game->phase(table_seen(front));
}

bool table_plays(const struct front *front, const struct game *game)
{
    const struct table *table = table_of(front);
    return table->seated && table->game->game == game;
}

bool table_is_decided(const struct front *front)
{
    return table_of(front)->seated && table_phase(front) == GAME_OVER;
}

bool table_moves(const struct front *front)
{
    return table_motion(front)->count > 0;
}

struct motion *table_motion(const struct front *front)
{
    struct table *table = table_of(front);
    return motion_of(table->game->view->motion, table->view);
}

void table_give(struct table *table, const struct game_front *game)
{
    CHECK(!table->seated || table->game == game);
    if (table->game != game) {
        table->game = game;
        memset(table->view, 0, sizeof table->view);
    }
}

bool table_is_lesson(const struct front *front)
{
    return table_of(front)->kind == TABLE_LESSON;
}

bool table_is_replay(const struct front *front)
{
    return table_of(front)->kind == TABLE_REPLAY;
}

bool table_is_day(const struct front *front)
{
    const struct all_tables *tables = all_tables_of(front);
    return tables->here == TABLE_DAY || (tables->here == TABLE_REPLAY && tables->below == TABLE_DAY);
}

void table_say(struct front *front, bool refused, const char *format, ...)
{
    struct text out = text_in(table_of(front)->message, sizeof table_of(front)->message);
    va_list values;
    va_start(values, format);
    text_addv(&out, format, values);
    va_end(values);
    table_of(front)->refused = refused;
    table_of(front)->advice.told = false;
    front_touch(front);
}
