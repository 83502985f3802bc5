/* SPDX-License-Identifier: MIT */
/* The tables as a part of the cabinet: taken up at the start, put away at the end. */
#include "front/front.h"
#include "front/table/open.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table_inside.h"
#include "front/table/turn.h"

#include <string.h>

/* Every table that may come up is laid out for the window. */
static void lay(struct front *front)
{
    struct all_tables *tables = all_tables_of(front);
    int chosen = tables->chosen;
    for (int place = 0; place < game_fronts_count() && tables->live[place].game; place++) {
        tables->chosen = place;
        if (tables->here == TABLE_LIVE) {
            table_lay(front);
        }
    }
    tables->chosen = chosen;
    if (table_of(front)->game) {
        table_lay(front);
    }
}

static void set_up(struct front *front, struct table *table, const struct game_front *game)
{
    table->front = front;
    table->seen = table->seen_memory;
    table->view = table->view_memory;
    table->game = game;
}

static void resume(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        set_up(front, &all_tables_of(front)->other[kind], game_fronts[0]);
    }
    for (int place = game_fronts_count() - 1; place >= 0; place--) {
        all_tables_of(front)->chosen = place;
        set_up(front, &all_tables_of(front)->live[place], game_fronts[place]);
        if (!front->guest) {
            table_resume(front);
        }
        saves_recall(front);
    }
    for (int place = 0; place < game_fronts_count(); place++) {
        if (strcmp(game_fronts[place]->game->name, front->settings.table) == 0) {
            all_tables_of(front)->chosen = place;
        }
    }
    lay(front);
}

static void clear(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_turn_to(front, (enum table_kind)kind);
        table_free(table_of(front));
    }
    table_turn_to(front, TABLE_LIVE);
    for (int place = 0; place < game_fronts_count(); place++) {
        all_tables_of(front)->chosen = place;
        table_free(table_of(front));
    }
    all_tables_of(front)->chosen = 0;
}

/* What was said in the other language. */
static void forget_said(struct front *front)
{
    struct all_tables *tables = all_tables_of(front);
    for (int i = 0; i < GAME_FRONTS_MAX + TABLE_KINDS; i++) {
        struct table *table = i < GAME_FRONTS_MAX ? &tables->live[i] : &tables->other[i - GAME_FRONTS_MAX];
        table->message[0] = '\0';
        table->told.now = false;
    }
}

const struct part table_part = {.size = sizeof(struct all_tables),
                                .key = &all_tables_key,
                                .start = resume,
                                .stop = clear,
                                .resize = lay,
                                .leave = table_stop_thinking,
                                .speak = forget_said};
