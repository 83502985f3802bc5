/* SPDX-License-Identifier: MIT */
/* What sits at the road table: its view, what the viewer knows, who drives, and in which row. */
#include "front/front.h"
#include "front/mille/mille_table.h"

struct mille_view *mille_view_of(const struct front *front)
{
    return (struct mille_view *)(void *)table_of(front)->view;
}

const struct mille_observation *mille_table_seen(const struct front *front)
{
    return table_seen(front);
}

const struct rival *mille_table_driver(const struct front *front, int seat)
{
    const struct session *session = &table_of(front)->session;
    int player = session->journal.seat[seat].player;
    if (player == PLAYER_HUMAN && (seat == TABLE_YOU || !session_is_human(session, TABLE_YOU))) {
        return rivals_you();
    }
    const struct rival *rival = rivals_of(player);
    return rival ? rival : rivals_at(rivals_place(0));
}

const char *mille_table_portrait(const struct front *front, int seat)
{
    return mille_table_driver(front, seat)->who.portrait;
}

int mille_table_row(const struct front *front, int side)
{
    return side == table_side_of(front, table_you(front)) ? 0 : 1;
}
