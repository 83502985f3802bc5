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

/* The kind of the table here; of a replay, that of the table from which it was opened. */
static enum table_kind under_replay(const struct all_tables *tables)
{
    return tables->here == TABLE_REPLAY ? tables->below : tables->here;
}

struct table *table_sitting(const struct front *front)
{
    enum table_kind under = under_replay(all_tables_of(front));
    return table_at(front, under == TABLE_DAY || under == TABLE_STAGE ? under : TABLE_LIVE);
}

const void *table_seen(const struct table *table)
{
    CHECK(table->seated);
    session_observe(&table->session, table->viewer, table->seen);
    return table->seen;
}

enum game_phase table_phase(const struct table *table)
{
    return table->session.game->phase(table_seen(table));
}

bool table_plays(const struct table *table, const struct game *game)
{
    return table->seated && table->game->game == game;
}

bool table_is_decided(const struct table *table)
{
    return table->seated && table_phase(table) == GAME_OVER;
}

bool table_waits(const struct table *table)
{
    return table->waits_at > 0 && table->waits_at == session_moves(&table->session) && !table_moves(table);
}

bool table_moves(const struct table *table)
{
    return table_motion(table)->count > 0;
}

struct motion *table_motion(const struct table *table)
{
    return motion_of(table->game->view->motion, table->view);
}

void table_show_anew(struct table *table)
{
    table->game->view->reset(table);
    table_stakes_reset(table);
}

void table_give(struct table *table, const struct game_front *game)
{
    CHECK(!table->seated || table->game == game);
    if (table->game != game) {
        table->game = game;
        memset(table->view, 0, sizeof table->view_memory);
    }
}

bool table_is_lesson(const struct table *table)
{
    return table->kind == TABLE_LESSON;
}

bool table_is_replay(const struct table *table)
{
    return table->kind == TABLE_REPLAY;
}

bool table_is_day(const struct table *table)
{
    return under_replay(all_tables_of(table->front)) == TABLE_DAY;
}

bool table_is_stage(const struct table *table)
{
    return under_replay(all_tables_of(table->front)) == TABLE_STAGE;
}

bool table_is_apart(const struct table *table)
{
    return table_is_day(table) || table_is_stage(table) || table_is_guest(table);
}

bool table_is_guest(const struct table *table)
{
    return under_replay(all_tables_of(table->front)) == TABLE_GUEST;
}

bool table_has_sent(const struct table *table)
{
    return table->send && table->sent_at == session_moves(&table->session);
}

void table_say(struct table *table, bool refused, const char *format, ...)
{
    struct text out = text_in(table->message, sizeof table->message);
    va_list values;
    va_start(values, format);
    text_addv(&out, format, values);
    va_end(values);
    table->refused = refused;
    table->advice.told = false;
    front_touch(table->front);
}
