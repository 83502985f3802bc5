/* SPDX-License-Identifier: MIT */
/* Two people meet by the screens alone: one hosts, the other comes by the code, they sit down, talk, lose
 * each other and come back, and the table is closed. */
#include "front/net/others.h"
#include "front/scenes/host.h"
#include "front/scenes/lobby.h"
#include "front/scenes/others_scene.h"
#include "front/scenes/pause.h"
#include "front/scenes/phrases.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "robot.h"
#include "test.h"
#include "wires.h"

#include <string.h>

enum { TICKS_MOST = 20000, SEED = 1955 };

static struct robot marie, luc;
static struct robot *const both[] = {&marie, &luc};

static void sit(struct robot *robot, enum device device, const char *name)
{
    robot_start(robot, device, SEED, 1280, 720);
    wires_give(robot);
    text_copy(robot->front.settings.name, sizeof robot->front.settings.name, name);
    robot->front.settings.pace = SETTINGS_PACE_MOST;
    robot->front.settings.reduced_motion = true;
    front_touch(&robot->front);
    robot_settle(robot);
}

static void enter(void)
{
    sit(&marie, DEVICE_KEYS, "Marie");
    sit(&luc, DEVICE_PAD, "Luc");
}

static void leave(void)
{
    robot_end(&marie);
    robot_end(&luc);
    wires_shut(false);
    wires_end();
}

static void tick(int ticks)
{
    for (int i = 0; i < ticks; i++) {
        robot_tick(both[i % 2], 1);
        robot_tick(both[(i + 1) % 2], 1);
    }
}

/* Until a screen comes. */
static void until_on(struct robot *robot, const struct scene *scene)
{
    for (int i = 0; i < TICKS_MOST && !robot_on(robot, scene); i++) {
        tick(1);
    }
    if (!robot_on(robot, scene)) {
        fail_msg("\"%s\" does not come, but \"%s\"", scene->name, front_scene(&robot->front)->name);
    }
    tick(60); /* it has opened */
}

static void until_reads(struct robot *robot, const char *part)
{
    int i = 0;
    while (i < TICKS_MOST && !robot_reads(robot, part)) {
        tick(1);
        i++;
    }
    if (i == TICKS_MOST) {
        fail_msg("nothing says \"%s\"", part);
    }
}

static void choose_to(struct robot *robot, const char *name, const struct scene *scene)
{
    robot_choose(robot, name);
    until_on(robot, scene);
}

static void press_to(struct robot *robot, enum intent_kind kind, const struct scene *scene)
{
    robot_do(robot, kind);
    until_on(robot, scene);
}

/* Marie hosts the dominoes, and Luc comes by the code that stands on Marie's screen. */
static void meet(void)
{
    choose_to(&marie, "menu.others", &others_scene);
    choose_to(&marie, "others.host", &host_scene);
    while (!robot_shows(&marie, "Dominoes")) {
        robot_choose(&marie, "host.game");
        tick(30);
    }
    choose_to(&marie, "host.open", &lobby_scene);
    choose_to(&luc, "menu.others", &others_scene);
    choose_to(&luc, "others.join", &text_entry_scene);
    until_reads(&marie, "THE CODE OF THIS TABLE");
    char code[CODE_SIZE];
    text_copy(code, sizeof code, others_guest(&marie.front)->code);
    robot_type(&luc, code);
    choose_to(&luc, "entry.done", &lobby_scene);
    until_reads(&luc, "Marie");
    until_reads(&marie, "Luc");
}

static void begin(void)
{
    meet();
    robot_choose(&marie, "lobby.start");
    until_on(&marie, &table_scene);
    until_on(&luc, &table_scene);
}

static bool was_told(const struct robot *robot, const char *says)
{
    const struct told_line *line = NULL;
    for (int back = 0; back < TELL_LINES && (line = table_told(table_of(&robot->front), back)) != NULL;
         back++) {
        if (strstr(line->says, says)) {
            return true;
        }
    }
    return false;
}

static void until_told(const struct robot *robot, const char *says)
{
    int i = 0;
    while (i < TICKS_MOST && !was_told(robot, says)) {
        tick(1);
        i++;
    }
    if (i == TICKS_MOST) {
        fail_msg("nobody tells \"%s\"", says);
    }
}

static void they_meet_by_the_code_and_sit_down(void)
{
    begin();
    assert_true(others_hosts(&marie.front) && !others_hosts(&luc.front));
    assert_true(table_is_guest(table_of(&marie.front)) && table_is_guest(table_of(&luc.front)));
}

static void they_talk_and_one_is_hushed(void)
{
    begin();
    robot_key(&luc, 'h');
    until_on(&luc, &phrases_scene);
    choose_to(&luc, "phrase.thanks", &table_scene);
    until_told(&marie, "Luc: Thanks!");
    robot_key(&marie, 'h');
    until_on(&marie, &phrases_scene);
    robot_choose(&marie, "hear.2");
    press_to(&marie, INTENT_CANCEL, &table_scene);
    tick(200);
    robot_key(&luc, 'h');
    until_on(&luc, &phrases_scene);
    choose_to(&luc, "phrase.sorry", &table_scene);
    tick(200);
    assert_false(was_told(&marie, "Luc: Sorry!"));
}

static void one_is_lost_and_comes_back(void)
{
    begin();
    wires_shut(true);
    wires_cut(&luc);
    until_told(&marie, "Luc has stepped out. We wait a minute.");
    until_reads(&luc, "Looking for Marie’s table");
    wires_shut(false);
    until_told(&marie, "Luc is back.");
    assert_int_equal(others_state(&luc.front), OTHERS_PLAYING);
}

static void who_holds_the_table_gives_a_seat_away_and_back(void)
{
    begin();
    press_to(&marie, INTENT_MENU, &pause_scene);
    choose_to(&marie, "pause.who", &lobby_scene);
    robot_choose(&marie, "lobby.give");
    until_reads(&marie, "The seat back to Luc");
    robot_choose(&marie, "lobby.give");
    until_reads(&marie, "A computer for Luc");
    choose_to(&marie, "lobby.leave", &pause_scene);
    press_to(&marie, INTENT_CANCEL, &table_scene);
}

static void a_guest_steps_out_and_goes_on(void)
{
    begin();
    press_to(&luc, INTENT_MENU, &pause_scene);
    choose_to(&luc, "pause.leave", &confirm_scene);
    choose_to(&luc, "confirm.third", &title_scene);
    assert_true(robot_reads(&luc, "Marie’s table"));
    choose_to(&luc, "menu.others", &others_scene);
    choose_to(&luc, "others.again", &table_scene);
    assert_true(table_is_guest(table_of(&luc.front)));
}

static void the_host_closes_and_goes_on_another_time(void)
{
    begin();
    press_to(&marie, INTENT_MENU, &pause_scene);
    choose_to(&marie, "pause.leave", &confirm_scene);
    choose_to(&marie, "confirm.yes", &title_scene);
    until_reads(&luc, "closed for tonight");
    assert_int_equal(others_state(&luc.front), OTHERS_OUT);
    choose_to(&marie, "menu.others", &others_scene);
    choose_to(&marie, "others.again", &table_scene);
    assert_true(table_is_guest(table_of(&marie.front)));
}

static void the_lobby_is_left_before_the_match(void)
{
    meet();
    robot_choose(&luc, "lobby.leave");
    until_on(&luc, &confirm_scene);
    choose_to(&luc, "confirm.yes", &title_scene);
    until_reads(&marie, "3 seats are free still.");
    robot_choose(&marie, "lobby.leave");
    until_on(&marie, &confirm_scene);
    choose_to(&marie, "confirm.yes", &title_scene);
    assert_int_equal(others_state(&marie.front), OTHERS_NONE);
    assert_int_equal(others_state(&luc.front), OTHERS_NONE);
}

const struct test tests[] = {
    TEST_WITH(they_meet_by_the_code_and_sit_down, enter, leave),
    TEST_WITH(they_talk_and_one_is_hushed, enter, leave),
    TEST_WITH(one_is_lost_and_comes_back, enter, leave),
    TEST_WITH(who_holds_the_table_gives_a_seat_away_and_back, enter, leave),
    TEST_WITH(a_guest_steps_out_and_goes_on, enter, leave),
    TEST_WITH(the_host_closes_and_goes_on_another_time, enter, leave),
    TEST_WITH(the_lobby_is_left_before_the_match, enter, leave),
    {0},
};
