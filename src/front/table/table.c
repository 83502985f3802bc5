/* SPDX-License-Identifier: MIT */
#include "front/table/table.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/replay_panel.h"
#include "front/scenes/saves.h"
#include "front/table/hint.h"
#include "front/table/open.h"
#include "front/table/play.h"
#include "front/table/think.h"

#include <string.h>

struct tables {
    struct table live[GAME_FRONTS_MAX]; /* of each game, in the order of game_fronts */
    struct table other[TABLE_KINDS];    /* by kind; that of TABLE_LIVE is nobody's */
    int chosen;                         /* the place of the game whose live table is meant */
    enum table_kind here;
    enum table_kind below; /* where the replay was begun */
};

static struct tables *tables_of(const struct front *front)
{
    return part_of(front, &table_part);
}

struct table *table_at(const struct front *front, enum table_kind kind)
{
    struct tables *tables = tables_of(front);
    return kind == TABLE_LIVE ? &tables->live[tables->chosen] : &tables->other[kind];
}

struct table *table_live(const struct front *front, const struct game_front *game)
{
    return &tables_of(front)->live[game_front_place(game)];
}

const struct game_front *table_game(const struct front *front)
{
    return game_fronts[tables_of(front)->chosen];
}

/* Whoever looks elsewhere may come back to another table. */
static void stop_thinking(struct front *front)
{
    table_hint_stop(front);
    table_think_stop(front);
}

void table_choose(struct front *front, const struct game_front *game)
{
    struct tables *tables = tables_of(front);
    CHECK(tables->here == TABLE_LIVE);
    if (table_game(front) != game) {
        stop_thinking(front); /* whoever comes back thinks anew, and what moved has happened */
        if (table_of(front)->seated) {
            table_of(front)->game->view->finish(front, false);
        }
        tables->chosen = game_front_place(game);
        replay_lay(front);
        front_touch(front);
    }
}

struct table *table_of(const struct front *front)
{
    return table_at(front, tables_of(front)->here);
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

bool table_is_decided(const struct front *front)
{
    return table_of(front)->seated && table_phase(front) == GAME_OVER;
}

bool table_moves(const struct front *front)
{
    return table_of(front)->game->view->moves(front);
}

void table_give(struct table *table, const struct game_front *game)
{
    CHECK(!table->seated || table->game == game);
    if (table->game != game) {
        table->game = game;
        memset(table->view, 0, sizeof table->view);
    }
}

void table_turn_to(struct front *front, enum table_kind kind)
{
    struct tables *tables = tables_of(front);
    if (kind != tables->here) {
        stop_thinking(front); /* whoever comes back thinks anew */
    }
    if (kind == TABLE_REPLAY && tables->here != TABLE_REPLAY) {
        tables->below = tables->here;
    }
    tables->here = kind;
    table_of(front)->kind = kind;
    replay_lay(front);
    front_touch(front);
}

void table_turn_back(struct front *front)
{
    CHECK(tables_of(front)->here == TABLE_REPLAY);
    table_turn_to(front, tables_of(front)->below);
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
    const struct tables *tables = tables_of(front);
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

/* ---- the part -------------------------------------------------------------------------------------------
 */

/* Every table that may come up is laid out for the window. */
static void lay(struct front *front)
{
    struct tables *tables = tables_of(front);
    int chosen = tables->chosen;
    for (int place = 0; place < game_fronts_count() && tables->live[place].game; place++) {
        tables->chosen = place;
        if (tables->here == TABLE_LIVE) {
            replay_lay(front);
        }
    }
    tables->chosen = chosen;
    if (table_of(front)->game) {
        replay_lay(front);
    }
}

static void resume(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_at(front, (enum table_kind)kind)->game = game_fronts[0];
    }
    for (int place = game_fronts_count() - 1; place >= 0; place--) {
        tables_of(front)->chosen = place;
        table_of(front)->game = game_fronts[place];
        if (!front->guest) {
            front_resume(front);
        }
        saves_recall(front);
    }
    for (int place = 0; place < game_fronts_count(); place++) {
        if (strcmp(game_fronts[place]->game->name, front->settings.table) == 0) {
            tables_of(front)->chosen = place;
        }
    }
    lay(front);
}

static void clear(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_turn_to(front, (enum table_kind)kind);
        table_free(front);
    }
    table_turn_to(front, TABLE_LIVE);
    for (int place = 0; place < game_fronts_count(); place++) {
        tables_of(front)->chosen = place;
        table_free(front);
    }
    tables_of(front)->chosen = 0;
}

static void forget_said(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_at(front, (enum table_kind)kind)->message[0] = '\0'; /* it was said in the other language */
    }
    for (int place = 0; place < GAME_FRONTS_MAX; place++) {
        tables_of(front)->live[place].message[0] = '\0';
    }
}

const struct part table_part = {.size = sizeof(struct tables),
                                .start = resume,
                                .stop = clear,
                                .resize = lay,
                                .leave = stop_thinking,
                                .speak = forget_said};
