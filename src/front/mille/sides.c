/* SPDX-License-Identifier: MIT */
#include "front/mille/sides.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/table/seats.h"
#include "front/table/table.h"

int mille_side_seats(const struct table *table)
{
    const struct game_setup *setup = &table->session.journal.setup;
    return setup->seats / setup->sides;
}

int mille_side_seat(const struct table *table, int side, int i)
{
    CHECK(i >= 0 && i < mille_side_seats(table));
    return table_seat_of(table, side) + i * table->session.journal.setup.sides;
}

void mille_side_name(const struct table *table, int side, struct text *out)
{
    const char *first = table_name(table, mille_side_seat(table, side, 0));
    if (mille_side_seats(table) == 1) {
        text_add(out, first);
        return;
    }
    /* TRANSLATORS: the names of two partners, who share a side of the road table. */
    text_addf(out, _("%s & %s"), first, table_name(table, mille_side_seat(table, side, 1)));
}
