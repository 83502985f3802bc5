/* SPDX-License-Identifier: MIT */
/* How long one waits for the others at the dice: ticks of whole seeded games at the usual pace, counted by
 * the table's own steps and pauses, which no clock has a part in. */
#include "dice_person.h"

#include "front/cubes/cubes_front.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/tween.h"

#include <stdio.h>

enum { GAMES = 2, SECONDS_MOST = 5 };

struct waiting {
    int ticks, turns;
};

/* A tick is another's where the step that runs is, or where nothing runs and they are to decide. */
static void count_tick(void *context)
{
    struct waiting *waiting = context;
    const struct session *session = &table_of(&robot.front)->session;
    const struct motion_step *step = motion_now(&cubes_table_of(table_of(&robot.front))->view.motion);
    int seat = step && step->event.seat != SEAT_NONE ? step->event.seat : session_turn(session);
    waiting->ticks += seat != SEAT_NONE && !session_is_human(session, seat);
}

static bool is_over(void)
{
    return robot_on(&robot, &cubes_slate_scene);
}

static struct waiting wait_through(uint64_t seed, const struct settings_company *company)
{
    struct waiting waiting = {.ticks = 0};
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    settings_set_company(&robot.front.settings, company);
    assert_int_equal(robot.front.settings.pace, 100);
    choose("menu.tables.dice");
    robot.ticked = count_tick;
    robot.ticked_context = &waiting;
    play_on(is_over);
    robot.ticked = NULL;
    const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
    for (int seat = 0; seat < seen->seats; seat++) {
        bool person = session_is_human(&table_of(&robot.front)->session, seat);
        waiting.turns += person ? 0 : seen->seat[seat].turns;
    }
    return waiting;
}

static void takes_five_seconds(const struct settings_company *company, const char *name)
{
    struct waiting all = {.ticks = 0};
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct waiting game = wait_through(seed, company);
        all.ticks += game.ticks;
        all.turns += game.turns;
    }
    double mean = (double)all.ticks / all.turns / TICKS_A_SECOND;
    printf("%s: %d turns, %.2f s each\n", name, all.turns, mean);
    assert_true(all.turns > 20);
    assert_true(mean < SECONDS_MOST + .3);
}

static void a_turn_of_each_regular_takes_about_five_seconds(void)
{
    static const char *const regulars[] = {"lucien", "odette", "mado", "anselme"};
    for (size_t i = 0; i < sizeof regulars / sizeof *regulars; i++) {
        struct settings_company company = {.game = "cubes", .seats = 2, .seat = {{.who = SEAT_YOU}}};
        text_copy(company.seat[1].who, sizeof company.seat[1].who, regulars[i]);
        takes_five_seconds(&company, regulars[i]);
    }
}

static void a_turn_among_six_takes_about_five_seconds(void)
{
    static const struct settings_company company = {.game = "cubes",
                                                    .seats = 6,
                                                    .seat = {{.who = SEAT_YOU},
                                                             {.who = "lucien"},
                                                             {.who = "odette"},
                                                             {.who = "mado"},
                                                             {.who = "anselme"},
                                                             {.who = "hortense"}}};
    takes_five_seconds(&company, "six seats");
}

const struct test tests[] = {
    TEST(a_turn_of_each_regular_takes_about_five_seconds),
    TEST(a_turn_among_six_takes_about_five_seconds),
    {0},
};
