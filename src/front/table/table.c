/* SPDX-License-Identifier: MIT */
#include "front/table/table.h"

#include "base/check.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/replay_panel.h"
#include "front/scenes/saves.h"
#include "front/table/open.h"

struct tables {
    struct table table[TABLE_KINDS];
    enum table_kind here;
    enum table_kind below; /* where the replay was begun */
};

static struct tables *tables_of(const struct front *front)
{
    return part_of(front, &table_part);
}

struct table *table_at(const struct front *front, enum table_kind kind)
{
    return &tables_of(front)->table[kind];
}

struct table *table_of(const struct front *front)
{
    return table_at(front, tables_of(front)->here);
}

struct table *table_sitting(const struct front *front)
{
    return table_at(front, table_is_day(front) ? TABLE_DAY : TABLE_LIVE);
}

/* Whoever looks elsewhere may come back to another table. */
static void stop_thinking(struct front *front)
{
    mille_hint_stop(front);
    mille_think_stop(front);
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
    tables->table[kind].kind = kind;
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

static void resume(struct front *front)
{
    if (!front->guest) {
        front_resume(front);
    }
    saves_recall(front);
}

static void clear(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_turn_to(front, (enum table_kind)kind);
        mille_table_free(front);
    }
    table_turn_to(front, TABLE_LIVE);
}

static void forget_said(struct front *front)
{
    for (int kind = 0; kind < TABLE_KINDS; kind++) {
        table_at(front, (enum table_kind)kind)->message[0] = '\0'; /* it was said in the other language */
    }
}

const struct part table_part = {.size = sizeof(struct tables),
                                .start = resume,
                                .stop = clear,
                                .resize = replay_lay,
                                .leave = stop_thinking,
                                .speak = forget_said};
