/* SPDX-License-Identifier: MIT */
/* Two programs at one table: one holds the room, the other is its guest. Each shows what its own seat may
 * know, to the end of a hand, also when the line is cut again and again, and when the program that holds the
 * room ends. */
#include "front/net/others.h"

#include "front/front.h"
#include "front/game_front.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "robot.h"
#include "table/seen.h"
#include "test.h"
#include "wires.h"

/* THINKS: ticks from one decision to the next, so that a program keeps to the measure of a room. */
enum { TICKS_MOST = 400000, SEED = 1955, THINKS = 13 };

static struct robot marie, luc;
static struct robot *const both[] = {&marie, &luc};

static void sit(struct robot *robot, const char *name)
{
    robot_start(robot, DEVICE_KEYS, SEED, 1280, 720);
    wires_give(robot);
    text_copy(robot->front.settings.name, sizeof robot->front.settings.name, name);
    robot->front.settings.pace = SETTINGS_PACE_MOST;
    robot->front.settings.reduced_motion = true;
    robot_settle(robot);
}

static void enter(void)
{
    sit(&marie, "Marie");
    sit(&luc, "Luc");
}

static void leave(void)
{
    robot_end(&marie);
    robot_end(&luc);
    wires_shut(false);
    wires_end();
}

static void tick(void)
{
    for (int i = 0; i < 2; i++) {
        robot_tick(both[i], 1);
    }
}

static void wait_for(struct robot *robot, enum others_state state)
{
    for (int i = 0; i < TICKS_MOST && others_state(&robot->front) != state; i++) {
        tick();
    }
    assert_int_equal(others_state(&robot->front), state);
}

/* Marie opens a room, and Luc comes by its code. */
static void meet(const struct game_front *game, const struct game_setup *setup)
{
    char error[SERVICE_ERROR_SIZE] = "";
    assert_true(others_host(&marie.front, game, setup, error));
    wait_for(&marie, OTHERS_WAITING);
    assert_true(others_join(&luc.front, others_guest(&marie.front)->code, error));
    wait_for(&luc, OTHERS_WAITING);
    others_begin(&marie.front);
}

static struct table *guest_table(struct robot *robot)
{
    return table_at(&robot->front, TABLE_GUEST);
}

/* A decision of a person, if it is theirs: the first legal move, or on to the next hand. */
static void decide(struct robot *robot)
{
    struct table *table = guest_table(robot);
    struct move moves[GAME_MOVES_MAX];
    if (!table->seated || table_moves(table)) {
        return;
    }
    if (!front_is_at(&robot->front, OPEN_TABLE)) {
        robot_do(robot, INTENT_CONFIRM); /* a sheet, or the page at the end of a game */
    } else if (table_ready(table)) {
        int count = table->session.game->legal_seen(table_seen(table), moves);
        assert_true(count > 0);
        table_play(table, moves[rng_below(&robot->rng, (uint32_t)count)]);
    }
}

/* Plays until a hand is over and the next has begun. */
static void play_hand(void (*between)(int tick))
{
    for (int i = 0; i < TICKS_MOST; i++) {
        tick();
        if (i % THINKS == 0) {
            decide(&marie);
            decide(&luc);
        }
        if (between) {
            between(i);
        }
        const struct seen *seen = guest_table(&luc)->seated ? guest_table(&luc)->session.seen : NULL;
        if (seen && seen->opened > 0 &&
            guest_table(&luc)->session.game->phase(seen->observation) == GAME_PLAYING &&
            journal_hands_over(&guest_table(&luc)->session.journal) > 0) {
            return;
        }
    }
    for (int i = 0; i < 2; i++) {
        struct table *t = guest_table(both[i]);
        char why[240] = "";
        struct text out = text_in(why, sizeof why);
        others_why(&both[i]->front, &out);
        print_message("%s why %d\n", why, others_guest(&both[i]->front)->why);
        print_message(
            "%d state %d seated %d scene %s moves %d sent %d/%d turn %d seat %d waiting %d guest %d\n", i,
            others_state(&both[i]->front), t->seated, front_scene(&both[i]->front)->name,
            t->seated && table_moves(t), t->sent_at, t->seated ? session_moves(&t->session) : -9,
            t->seated ? session_turn(&t->session) : -9, others_guest(&both[i]->front)->seat,
            others_guest(&both[i]->front)->waiting.count, others_guest(&both[i]->front)->state);
    }
    fail_msg("the hand does not end");
}

static void in_all_games(void (*between)(int tick))
{
    for (int i = 0; i < game_fronts_count(); i++) {
        struct game_setup setup = {.seats = game_fronts[i]->game->seatings->seats,
                                   .sides = game_fronts[i]->game->seatings->sides};
        enter();
        meet(game_fronts[i], &setup);
        play_hand(between);
        assert_int_equal(others_state(&luc.front), OTHERS_PLAYING);
        leave();
    }
}

static int readers; /* ticks in which somebody was ready, and the other was not */

static void look_for_who_is_ready(int tick)
{
    (void)tick;
    for (int i = 0; i < 2; i++) {
        const struct table *table = guest_table(both[i]);
        if (table->seated && table_has_sent(table) && table_phase(table) != GAME_PLAYING &&
            front_is_at(&both[i]->front, OPEN_TABLE) && readers < 20) {
            readers++;
            assert_true(robot_reads(both[i], "You are ready. The others still look at the sheet."));
        }
    }
}

static void who_is_ready_for_the_next_hand_reads_who_is_not(void)
{
    readers = 0;
    in_all_games(look_for_who_is_ready);
    assert_true(readers > 0);
}

static void two_programs_play_a_hand_at_each_table(void)
{
    in_all_games(NULL);
}

static void cut_often(int at)
{
    if (at % 97 == 96) {
        wires_cut(&luc);
    }
}

static void a_line_that_is_cut_again_and_again_is_found_again(void)
{
    in_all_games(cut_often);
}

const struct test tests[] = {
    TEST(who_is_ready_for_the_next_hand_reads_who_is_not),
    TEST(two_programs_play_a_hand_at_each_table),
    TEST(a_line_that_is_cut_again_and_again_is_found_again),
    {0},
};
