/* SPDX-License-Identifier: MIT */
/* Who is asked for a coup fourre. */
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"

static int phase_of(const struct table *table)
{
    return mille_table_seen(table)->pub.phase;
}

bool parry_asks(const struct table *table)
{
    return phase_of(table) == PHASE_ANSWER && mille_table_ready(table->front);
}

bool parry_is_asked(const struct table *table, int seat)
{
    return phase_of(table) == PHASE_ANSWER && session_turn(&table->session) == seat && !table_moves(table);
}

bool parry_veils(const struct table *table)
{
    return phase_of(table) == PHASE_ANSWER;
}
