/* SPDX-License-Identifier: MIT */
/* Matches in a room without sockets: each guest sees what its seat may know, hand by hand the journal is
 * opened, and a cut connection or a room that was started again loses nothing. */
#include "net_rig.h"

#include "games/games.h"
#include "test.h"

#include <stdlib.h>

/* How many rounds of each game and seating are played. ROOM_ROUNDS in the environment gives another number.
 */
static int rounds(void)
{
    const char *wanted = getenv("ROOM_ROUNDS");
    return wanted ? atoi(wanted) : 3;
}

/* Plays until so many hands have been opened, and calls `between` after each move. */
static void play(struct net_rig *rig, int hands, void (*between)(struct net_rig *rig, int move))
{
    struct session *session = &rig->room.session;
    for (int move = 0; journal_hands_over(&session->journal) < hands; move++) {
        assert_true(net_rig_move(rig));
        if (between) {
            between(rig, move);
        }
    }
    for (int i = 0; i < rig->guests; i++) {
        const struct seen *seen = rig->guest[i].guest.session.seen;
        assert_int_equal(seen->opened, rig->room.opened);
        assert_int_equal(rig->guest[i].guest.session.journal.count, rig->room.opened);
    }
}

static void in_all_rooms(int hands, void (*between)(struct net_rig *rig, int move))
{
    static struct net_rig rig;
    for (int g = 0; games_all[g]; g++) {
        for (const struct game_seating *seating = games_all[g]->seatings; seating->seats > 0; seating++) {
            for (int people = 1; people <= seating->seats; people++) {
                struct game_setup setup = {.seats = seating->seats, .sides = seating->sides};
                net_rig_begin(&rig, games_all[g], &setup, people, (uint64_t)(100 * g + people));
                play(&rig, hands, between);
                net_rig_end(&rig);
            }
        }
    }
}

static void each_guest_sees_what_its_seat_may_know(void)
{
    in_all_rooms(rounds(), NULL);
}

static void cut_one(struct net_rig *rig, int move)
{
    int who = move % rig->guests;
    net_rig_cut(rig, who);
    if (move % 3 == 0) {
        net_rig_settle(rig);
    }
    net_rig_connect(rig, who);
    net_rig_settle(rig);
}

static void who_is_cut_off_after_each_move_comes_back_and_misses_nothing(void)
{
    in_all_rooms(1, cut_one);
}

static void restart_room(struct net_rig *rig, int move)
{
    if (move % 5 == 4) {
        net_rig_restart(rig);
        for (int i = 0; i < rig->guests; i++) {
            net_rig_connect(rig, i);
        }
        net_rig_settle(rig);
    }
}

static void a_room_that_is_started_again_goes_on_where_it_was(void)
{
    in_all_rooms(1, restart_room);
}

const struct test tests[] = {
    TEST(each_guest_sees_what_its_seat_may_know),
    TEST(who_is_cut_off_after_each_move_comes_back_and_misses_nothing),
    TEST(a_room_that_is_started_again_goes_on_where_it_was),
    {0},
};
