/* SPDX-License-Identifier: MIT */
/* The whole cabinet by one switch or two: what is lit is chosen by a press, and everything is lit in turn. */
#include "decide.h"
#include "person.h"

#include "front/bones/sheet_scene.h"
#include "front/mille/score.h"
#include "front/scanning/scanning.h"
#include "front/scenes/controls.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/options.h"
#include "front/scenes/options_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "front/stage/switches.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { TURNS_MOST = 600 };

/* At the title with a switch alone. */
static void begin(int wide, int high)
{
    robot_start(&robot, DEVICE_KEYS, 11, wide, high);
    robot.front.settings.pace = 200;
    robot.work_rounds = 1;
    robot_take_switch(&robot);
}

static void press_switch(void)
{
    front_intent(&robot.front, &(struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
    front_tick(&robot.front);
}

/* ---- whole games --------------------------------------------------------------------------------------- */

static void a_hand_of_the_road_goes_by_one_switch(void)
{
    begin(1280, 720);
    choose_to("menu.tables.road", &table_scene);
    robot_decide_till(&robot, &score_scene);
    choose_to("score.next", &table_scene);
}

static void a_game_of_dice_goes_by_one_switch(void)
{
    begin(1280, 720);
    choose_to("menu.tables.dice", &table_scene);
    for (int i = 0; i < TURNS_MOST && robot_on(&robot, &table_scene); i++) {
        if (table_is_decided(table_of(&robot.front))) {
            break;
        }
        decide_dice(&robot);
    }
    assert_true(table_is_decided(table_of(&robot.front)));
}

static void a_round_of_dominoes_goes_by_one_switch(void)
{
    begin(1280, 720);
    choose_to("menu.tables.dominoes", &table_scene);
    for (int i = 0; i < TURNS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        decide_dominoes(&robot);
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
}

static void a_hand_goes_by_one_switch_in_an_upright_window(void)
{
    begin(720, 1280);
    choose_to("menu.tables.road", &table_scene);
    for (int i = 0; i < TURNS_MOST && !robot_on(&robot, &score_scene); i++) {
        robot_decide(&robot);
    }
    assert_true(robot_on(&robot, &score_scene));
}

/* ---- every item ---------------------------------------------------------------------------------------- */

struct lit_items {
    int id[2 * FOCUS_ITEMS_MAX];
    int count;
};

static void note(struct lit_items *lit, int id)
{
    assert_true(lit->count < 2 * FOCUS_ITEMS_MAX);
    lit->id[lit->count++] = id;
}

static bool was_lit(const struct lit_items *lit, int id)
{
    for (int i = 0; i < lit->count; i++) {
        if (lit->id[i] == id) {
            return true;
        }
    }
    return false;
}

/* Goes into the group that is lit, through it, and out again. */
static void walk_group(struct lit_items *lit)
{
    press_switch();
    assert_int_equal(scanning_of(&robot.front)->level, SCAN_ITEMS);
    while (scanning_lit(&robot.front)->kind != STOP_UP) {
        assert_int_equal(front_focus(&robot.front), scanning_lit(&robot.front)->id);
        note(lit, scanning_lit(&robot.front)->id);
        robot_wait_stop(&robot);
    }
    press_switch();
    assert_int_equal(scanning_of(&robot.front)->level, SCAN_GROUPS);
}

/* Every item of the screen is lit in a round, and each group is entered. */
static void walk(void)
{
    struct lit_items lit = {.count = 0};
    front_tick(&robot.front);
    scanning_of(&robot.front)->begins = true;
    front_tick(&robot.front);
    int stops = scanning_of(&robot.front)->stops.count;
    for (int at = 0; at < stops; at++) {
        for (int i = 0; i < at; i++) {
            robot_wait_stop(&robot);
        }
        const struct scan_stop *stop = scanning_lit(&robot.front);
        assert_non_null(stop);
        assert_true(switches_of(&robot.front)->lit[0] != '\0');
        if (stop->kind == STOP_GROUP) {
            walk_group(&lit);
        } else {
            note(&lit, stop->id);
            scanning_of(&robot.front)->begins = true;
            front_tick(&robot.front);
        }
    }
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        if (!was_lit(&lit, list.item[i].id)) {
            fail_msg("%s is never lit on \"%s\"", list.item[i].name, front_scene(&robot.front)->name);
        }
    }
}

static void walk_screens(int wide, int high)
{
    static const struct {
        const char *way;
        const struct scene *leads;
    } screens[] = {{"menu.options", &options_scene},
                   {"menu.options tab.comfort options.controls", &controls_scene},
                   {"menu.scores", &high_scores_scene},
                   {"menu.learn", &lessons_scene},
                   {"menu.journey", &journey_map_scene}};
    begin(wide, high);
    walk();
    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        choose_to(screens[i].way, screens[i].leads);
        walk();
        stand_at(&title_scene);
    }
}

static void every_item_of_every_screen_is_lit_in_turn(void)
{
    walk_screens(1280, 720);
    walk_screens(640, 1136);
}

static void every_item_of_every_table_is_lit_in_turn(void)
{
    static const char *const tables[] = {"menu.tables.road", "menu.tables.dice", "menu.tables.dominoes"};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        begin(1280, 720);
        choose_to(tables[i], &table_scene);
        walk();
        press_to(INTENT_MENU, &pause_scene);
        walk();
    }
}

/* ---- how it goes --------------------------------------------------------------------------------------- */

static void nothing_is_lit_while_scanning_is_off(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.ms += 60000;
    robot_settle(&robot);
    assert_null(scanning_lit(&robot.front));
    assert_string_equal(switches_of(&robot.front)->lit, "");
}

static void a_stop_stays_lit_for_the_time_that_was_chosen(void)
{
    begin(1280, 720);
    robot.front.settings.scan_seconds = 30;
    robot_settle(&robot);
    int at = scanning_of(&robot.front)->at;
    robot.ms += 2000;
    front_tick(&robot.front);
    assert_int_equal(scanning_of(&robot.front)->at, at);
    assert_true(robot.woken > 0 && robot.woken <= 1000); /* the loop may sleep until then */
    robot.ms += 1000;
    front_tick(&robot.front);
    assert_int_equal(scanning_of(&robot.front)->at, at + 1);
}

static void after_two_rounds_it_waits_for_the_switch(void)
{
    begin(1280, 720);
    robot_settle(&robot);
    int stops = scanning_of(&robot.front)->stops.count;
    for (int i = 0; i < SCAN_ROUNDS * stops - 1; i++) {
        assert_non_null(scanning_lit(&robot.front));
        robot_wait_stop(&robot);
    }
    robot_wait_stop(&robot);
    assert_null(scanning_lit(&robot.front));
    robot.woken = 0;
    robot_wait_stop(&robot);
    assert_null(scanning_lit(&robot.front));
    press_switch();
    assert_int_equal(scanning_of(&robot.front)->at, 0);
    assert_non_null(scanning_lit(&robot.front));
}

static void playable_things_are_lit_first(void)
{
    begin(1280, 720);
    choose_to("menu.tables.road", &table_scene);
    scanning_of(&robot.front)->begins = true; /* some time has gone by */
    front_tick(&robot.front);
    const struct scan_stop *lit = scanning_lit(&robot.front);
    struct focus_list list = robot_items(&robot);
    assert_non_null(lit);
    assert_non_null(focus_find(&list, lit->id));
    assert_true(focus_find(&list, lit->id)->enabled);
}

static void a_click_anywhere_chooses_what_is_lit(void)
{
    begin(1280, 720);
    robot_settle(&robot);
    while (scanning_lit(&robot.front)->kind != STOP_GROUP) {
        robot_wait_stop(&robot);
    }
    mouse_at(INTENT_PRESS, (struct point){3, 3});
    mouse_at(INTENT_RELEASE, (struct point){3, 3});
    assert_int_equal(scanning_of(&robot.front)->level, SCAN_ITEMS);
}

static void with_two_switches_no_time_passes(void)
{
    begin(1280, 720);
    robot.front.settings.scan = SCAN_TWO;
    robot_settle(&robot);
    robot.ms += 600000;
    front_tick(&robot.front);
    assert_int_equal(scanning_of(&robot.front)->at, 0);
    static const struct {
        enum intent_kind kind;
        enum device device;
    } seconds[] = {
        {INTENT_PAGE_PREV, DEVICE_KEYS}, {INTENT_CANCEL, DEVICE_PAD}, {INTENT_CONTEXT, DEVICE_MOUSE}};
    for (int i = 0; i < 3; i++) {
        front_intent(&robot.front, &(struct intent){.kind = seconds[i].kind, .device = seconds[i].device});
        assert_int_equal(scanning_of(&robot.front)->at, (i + 1) % scanning_of(&robot.front)->stops.count);
    }
    assert_true(robot_on(&robot, &title_scene));
}

static void a_value_goes_up_and_down_by_the_switch(void)
{
    begin(1280, 720);
    choose_to("menu.options", &options_scene);
    robot.front.settings.pace = 100;
    robot_focus(&robot, "options.pace");
    robot_do(&robot, INTENT_RIGHT);
    assert_int_equal(robot.front.settings.pace, 110);
    press_switch(); /* the act stays lit */
    assert_int_equal(robot.front.settings.pace, 120);
    robot_focus(&robot, "options.pace");
    robot_do(&robot, INTENT_LEFT);
    assert_int_equal(robot.front.settings.pace, 110);
}

static void a_name_is_written_by_the_switch(void)
{
    begin(1280, 720);
    choose_to("menu.options", &options_scene);
    choose_to("options.name", &text_entry_scene);
    choose("key.A");
    assert_string_equal(text_entry_of(&robot.front)->text, "A");
    choose_to("entry.done", &options_scene);
    assert_string_equal(robot.front.settings.name, "A");
}

static void a_group_is_said_by_its_name(void)
{
    begin(1280, 720);
    robot_settle(&robot);
    robot_listen(&robot);
    scanning_of(&robot.front)->begins = true;
    do {
        robot_wait_stop(&robot);
    } while (scanning_lit(&robot.front)->kind != STOP_GROUP);
    robot.voice_held = false;
    robot_settle(&robot);
    char first[64]; /* of "New game \u2013 Quit", whose dash is a comma to the ear */
    const char *says = scanning_lit(&robot.front)->says, *dash = strstr(says, " \u2013");
    text_format(first, sizeof first, "%.*s", (int)(dash ? dash - says : (long)strlen(says)), says);
    assert_non_null(strstr(robot_transcript(&robot), first));
}

const struct test tests[] = {
    TEST(a_hand_of_the_road_goes_by_one_switch),
    TEST(a_game_of_dice_goes_by_one_switch),
    TEST(a_round_of_dominoes_goes_by_one_switch),
    TEST(a_hand_goes_by_one_switch_in_an_upright_window),
    TEST(every_item_of_every_screen_is_lit_in_turn),
    TEST(every_item_of_every_table_is_lit_in_turn),
    TEST(nothing_is_lit_while_scanning_is_off),
    TEST(a_stop_stays_lit_for_the_time_that_was_chosen),
    TEST(after_two_rounds_it_waits_for_the_switch),
    TEST(playable_things_are_lit_first),
    TEST(a_click_anywhere_chooses_what_is_lit),
    TEST(with_two_switches_no_time_passes),
    TEST(a_value_goes_up_and_down_by_the_switch),
    TEST(a_name_is_written_by_the_switch),
    TEST(a_group_is_said_by_its_name),
    {0},
};
