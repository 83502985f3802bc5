/* SPDX-License-Identifier: MIT */
#include "front/table/apart.h"

#include "base/check.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/table/sit.h"
#include "front/table/turn.h"

void apart_take(struct front *front, enum table_kind kind, const struct session *session)
{
    CHECK(!table_is_apart(table_of(front)));
    table_give(table_at(front, kind), game_front_of(session->game));
    table_turn_to(front, kind);
    table_of(front)->saves = (struct saves_state){.moves = -1};
    table_take(front, session);
    achieved_note(front); /* the program may have ended between keeping the last move and counting its hand */
}

void apart_put_back(struct front *front)
{
    table_free(table_of(front));
    table_turn_to(front, TABLE_LIVE);
    if (table_of(front)->seated) {
        table_again(table_of(front));
    }
}
