/* SPDX-License-Identifier: MIT */
/* Several people at one screen of the dominoes: who looks at a hand, what may be shown meanwhile, and who
 * knocks without being handed the screen. */
#include "front/bones/bones_front.h"
#include "front/front.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* Whether a seat looks at its hand as it begins its turn: it need not say that it has looked. */
static bool plays_on(const struct table *table, int seat)
{
    return seat == session_turn(&table->session) && seat == table_you(table) && table->lifted;
}

int bones_table_looker(const struct table *table)
{
    const struct bones_public *pub = &bones_table_seen(table)->pub;
    const struct session *session = &table->session;
    bool before = pub->phase <= BONES_PHASE_LEAD && pub->log_count == 0;
    if (!before || !table_shared(table) || table_is_replay(table) || table_is_lesson(table)) {
        return SEAT_NONE;
    }
    int turn = session_turn(session), last = turn == SEAT_NONE ? pub->seats - 1 : turn;
    for (int i = 1; i <= pub->seats; i++) {
        int seat = (last + i) % pub->seats;
        bool looked = bones_table_of(table)->looked >> (unsigned)seat & 1u;
        if (!looked && table_sits_here(table, seat) && !plays_on(table, seat)) {
            return seat;
        }
    }
    return SEAT_NONE;
}

bool bones_table_others_look(const struct table *table)
{
    for (int seat = 0; seat < bones_table_seen(table)->pub.seats; seat++) {
        bool looked = bones_table_of(table)->looked >> (unsigned)seat & 1u;
        if (seat != table_you(table) && !looked && table_sits_here(table, seat)) {
            return true;
        }
    }
    return false;
}

const struct bones_observation *bones_table_eyes(const struct table *table)
{
    const struct bones_observation *seen = bones_table_seen(table);
    if (bones_table_looker(table) == SEAT_NONE || table->lifted) {
        return seen;
    }
    struct bones_observation *eyes = &bones_table_of(table)->eyes;
    *eyes = *seen;
    eyes->hand = 0;
    return eyes;
}

bool bones_table_looks(const struct table *table)
{
    return !table_moves(table) && bones_table_looker(table) == table_you(table) && table->lifted;
}

bool bones_table_passes(const struct table *table)
{
    const struct session *session = &table->session;
    int turn = session_turn(session);
    if (turn == SEAT_NONE || turn == table_you(table) || !table_sits_here(table, turn) ||
        !table_shared(table) || table_is_replay(table) || table_is_lesson(table) ||
        !bones_choice(&table->front->settings, BONES_CHOICE_KNOCKS)) {
        return false;
    }
    struct bones_observation seen;
    session_observe(session, turn, &seen);
    return bones_legal(&seen.pub, seen.hand, (struct move){.kind = BONES_MOVE_PASS}) == REFUSAL_NONE;
}
