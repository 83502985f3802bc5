/* SPDX-License-Identifier: MIT */
/* Who sits where at the road table, and what they are called. */
#include "front/mille/mille_table.h"

#include "base/check.h"
#include "base/words.h"
#include "front/front.h"
#include "front/mille/rivals.h"
#include "front/names.h"
#include "front/table/table.h"

int mille_table_you(const struct front *front)
{
    return mille_view_of(front)->shown.viewer;
}

int mille_table_other(const struct front *front)
{
    return (mille_view_of(front)->shown.viewer + 1) % mille_table_seen(front)->pub.seats;
}

int mille_table_side_of(const struct front *front, int seat)
{
    return mille_side_of(&mille_table_seen(front)->pub, seat);
}

int mille_table_seat_of(const struct front *front, int side)
{
    CHECK(side >= 0 && side < mille_table_seen(front)->pub.sides);
    return side; /* the first seats sit on sides of their own */
}

bool mille_table_has_person(const struct front *front, int side)
{
    const struct session *session = &table_of(front)->session;
    bool person = false;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        person = person || (mille_table_side_of(front, seat) == side && session_is_human(session, seat));
    }
    return person;
}

bool mille_table_shared(const struct front *front)
{
    return names_two_people(table_of(front)->session.journal.seat);
}

bool mille_table_is_you(const struct front *front, int seat)
{
    /* A replay of two people is watched by either or by both. */
    return seat == mille_table_you(front) && !(table_is_replay(front) && mille_table_shared(front));
}

const char *mille_table_called(const struct front *front, int seat)
{
    return names_called(table_of(front)->session.journal.seat, seat);
}

const char *mille_table_name(const struct front *front, int seat)
{
    bool nameless = names_is_nameless(table_of(front)->session.journal.seat, seat);
    return nameless && mille_table_is_you(front, seat) ? _("You") : mille_table_called(front, seat);
}

const char *mille_table_sheet_name(const struct front *front, int seat)
{
    return mille_table_shared(front) ? mille_table_called(front, seat) : mille_table_name(front, seat);
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
    return mille_table_driver(front, seat)->portrait;
}

int mille_table_row(const struct front *front, int side)
{
    const struct mille_public *pub = &mille_table_seen(front)->pub;
    return side == mille_side_of(pub, mille_table_you(front)) ? 0 : 1;
}
