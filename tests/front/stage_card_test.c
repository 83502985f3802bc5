/* SPDX-License-Identifier: MIT */
/* The card of a stage: what it shows of twist, goals and tries, and each of its signs by each device. */
#include "front/scenes/stage_card.h"

#include "front/game_front.h"
#include "front/help/whats_this.h"
#include "front/journey/goal_rules.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"
#include "journey_rig.h"
#include "screen_check.h"
#include "test.h"
#include "windows.h"

#include <string.h>

static void sit(enum device device)
{
    robot_start(&robot, device, 11, 1280, 720);
    robot.front.settings.named = true;
    journey_go(&robot.front, OPEN_JOURNEY);
    robot_settle(&robot);
}

static void open_card(int stage)
{
    stage_card_open(&robot.front, stage);
    rest_at(&stage_card_scene);
    robot_draw(&robot);
}

static int out(const char *id)
{
    return stage_find(id, STAGE_OUT);
}

static int marks(int goal, bool met)
{
    char name[32];
    text_format(name, sizeof name, "journey/mark_%d%s", goal + 1, met ? "" : "_open");
    struct stage_card_form form;
    int count = 0;
    stage_card_lay(&robot.front, &robot.frame, &form);
    for (const struct draw_command *at = NULL; (at = drawn_next_picture(&robot.frame, at, name));) {
        bool same = strcmp(draw_string(&robot.frame, at->string), name) == 0;
        count += same && rect_holds(form.goal[goal], at->box.x + at->box.w / 2, at->box.y + at->box.h / 2);
    }
    return count;
}

/* ---- what it shows --------------------------------------------------------------------------------- */

static void a_stage_that_was_never_tried(void)
{
    sit(DEVICE_KEYS);
    open_card(out("fontainebleau"));
    assert_true(robot_shows(&robot, "STAGE 1 OF 14"));
    assert_true(robot_shows(&robot, "Saturday 30 July 1955"));
    assert_true(robot_shows(&robot, "60 km"));
    assert_true(robot_shows(&robot, "Road · one hand against Marcel"));
    assert_true(robot_shows(&robot, "1 of 12"));
    assert_true(robot_reads(&robot, "Opens the road to Montargis."));
    assert_false(robot_reads(&robot, "Nearest"));
    assert_false(robot_shows(&robot, "MET"));
    assert_string_equal(focused(), "stage.play");
    assert_false(item_named("stage.again")->enabled);
    assert_false(item_named("stage.watch")->enabled);
    assert_false(robot_has(&robot, "stage.coach"));
    assert_false(robot_has(&robot, "stage.twist"));
}

static void what_tries_have_met_and_come_near(void)
{
    sit(DEVICE_KEYS);
    journey_rig_travel();
    *journey_rig_record("lyon") = (struct journey_record){
        .tries = 3, .stamps = 2, .won_in = {0, 2, 0}, .played = true, .best = 1480, .nearest = {655, 0, 655}};
    open_card(out("lyon"));
    assert_true(robot_shows(&robot, "STAGE 7 OF 14"));
    assert_true(robot_shows(&robot, "Opens the road to Valence. Nearest: 655, 45 short"));
    assert_true(robot_shows(&robot, "Won on the second try"));
    assert_true(robot_shows(&robot, "MET"));
    assert_true(robot_shows(&robot, "1,480"));
    assert_true(robot_shows(&robot, "4 of 12"));
    assert_true(robot_shows(&robot, "Rain on the pass of Tarare"));
    for (int g = 0; g < STAGE_GOALS; g++) {
        assert_int_equal(marks(g, true), g == 1);
        assert_int_equal(marks(g, false), g != 1);
    }
}

static void the_numbers_follow_the_way(void)
{
    sit(DEVICE_KEYS);
    int first = stages_on(STAGE_OUT);
    assert_int_equal(stage_number(0), 1);
    assert_int_equal(stage_number(first - 1), first);
    assert_int_equal(stage_after(first - 1), -1);
    assert_int_equal(stage_number(first), 1);
    assert_int_equal(stage_of_number(first, 3), first + 2);
    assert_int_equal(stage_after(stages_count() - 1), -1);
    open_card(first);
    assert_true(robot_shows(&robot, "STAGE 1 OF 14"));
    assert_true(robot_shows(&robot, "Menton"));
}

static void every_card_has_room_in_every_window(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 5, window);
        for (int i = 0; i < stages_count(); i++) {
            open_card(i); /* over the title, whose words are few */
            assert_int_equal(screen_check_texts(&robot.frame, true, stages[i].id), 0);
            assert_int_equal(screen_check_items(&robot, stages[i].id), 0);
            press(INTENT_CANCEL);
        }
    }
}

/* ---- its signs ------------------------------------------------------------------------------------- */

static void to_the_table_with_the_next_deal_or_the_last(void)
{
    for (int d = 0; d < DEVICES; d++) {
        for (int again = 0; again < 2; again++) {
            sit(devices[d]);
            struct journey_record *record = journey_rig_record("fontainebleau");
            *record = (struct journey_record){.tries = 4, .played = true, .last = 77, .last_deal = 3};
            open_card(out("fontainebleau"));
            robot_choose(&robot, again ? "stage.again" : "stage.play");
            rest_at(&table_scene);
            assert_ptr_equal(journey_at_table(&robot.front), &stages[0]);
            assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, again ? 3 : 4);
            robot_end(&robot);
        }
    }
}

static void a_try_that_waits_is_gone_on_with(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit(devices[d]);
        journey_rig_record("fontainebleau")->tries = 1;
        journey_of(&robot.front)->waits[0] = 9;
        open_card(0);
        assert_true(robot_shows(&robot, "Go on"));
        assert_false(robot_shows(&robot, "Play"));
        assert_false(item_named("stage.again")->enabled);
        robot.cues = 0;
        choose("stage.again");
        assert_int_equal(robot_heard_times(&robot, CUE_BELL), 1);
        assert_true(robot_on(&robot, &stage_card_scene));
        robot_end(&robot);
    }
}

/* A try under way is kept as if it had been the best. */
static void keep_a_best_try(void)
{
    journey_sit(&robot.front, 0, false);
    robot_settle(&robot);
    for (int i = 0; i < 40 && !robot_file(&robot, "journey/fontainebleau-out.journal"); i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
    const struct robot_file *file = robot_file(&robot, "journey/fontainebleau-out.journal");
    assert_non_null(file);
    char text[8192];
    assert_true(file->length < sizeof text);
    memcpy(text, file->data, file->length);
    text[file->length] = '\0';
    robot_put(&robot, "journey/fontainebleau-out-best.journal", text);
    journey_go(&robot.front, OPEN_JOURNEY);
    robot_settle(&robot);
    journey_rig_record("fontainebleau")->played = true;
}

static void the_best_try_is_watched_and_led_back_from(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit(devices[d]);
        keep_a_best_try();
        open_card(0);
        robot_choose(&robot, "stage.watch");
        rest_at(&replay_scene);
        choose("replay.leave");
        assert_true(robot_on(&robot, &stage_card_scene));
        robot_end(&robot);
    }
}

static void the_coach_waits_for_three_tries_and_opens_the_road(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit(devices[d]);
        journey_rig_record("fontainebleau")->tries = STAGE_COACH - 1;
        open_card(0);
        assert_false(robot_has(&robot, "stage.coach"));
        press(INTENT_CANCEL);
        journey_rig_record("fontainebleau")->tries = STAGE_COACH;
        assert_false(journey_is_open(&robot.front, 1));
        open_card(0);
        assert_true(robot_shows(&robot, "I can still be won"));
        choose_to("stage.coach", &journey_map_scene);
        assert_true(journey_is_open(&robot.front, 1));
        open_card(0);
        assert_false(robot_has(&robot, "stage.coach"));
        robot_end(&robot);
    }
}

static void the_twist_tells_its_rule(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit(devices[d]);
        open_card(out("nevers"));
        choose_to("stage.twist", &confirm_scene);
        robot_draw(&robot);
        assert_true(robot_reads(&robot, "Whoever has repaired"));
        choose_to("confirm.no", &stage_card_scene);
        press_to(INTENT_SECONDARY, &confirm_scene);
        press_to(INTENT_CANCEL, &stage_card_scene);
        press_to(INTENT_CANCEL, &journey_map_scene);
        open_card(0); /* without a twist */
        robot.cues = 0;
        press_to(INTENT_SECONDARY, &stage_card_scene);
        assert_int_equal(robot_heard_times(&robot, CUE_BELL), 1);
        robot_end(&robot);
    }
}

static void a_phone_has_a_sign_to_the_map(void)
{
    sit(DEVICE_MOUSE);
    open_card(0);
    assert_false(robot_has(&robot, "stage.close"));
    robot_reshape(&robot, &(struct window){.w = 720, .h = 1280, .dpr = 2, .fingers = true});
    robot_settle(&robot);
    choose_to("stage.close", &journey_map_scene);
}

/* ---- the rival's words ----------------------------------------------------------------------------- */

static bool speaks_now(void)
{
    char first[8]; /* the line may be broken behind its first word */
    text_format(first, sizeof first, "“%.4s", journey_opening_line(&robot.front, 0));
    robot_draw(&robot);
    return robot_reads(&robot, first);
}

static void the_rival_speaks_once_and_at_once_where_motion_is_reduced(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720); /* the map would say the line as well */
    assert_true(journey_opening_line(&robot.front, 0)[0] != '\0');
    stage_card_open(&robot.front, 0);
    robot_tick(&robot, 2);
    assert_false(speaks_now());
    robot_settle(&robot);
    assert_true(speaks_now());
    press(INTENT_CANCEL);
    robot.front.settings.reduced_motion = true;
    stage_card_open(&robot.front, 0);
    robot_tick(&robot, 2);
    assert_true(speaks_now());
}

static void the_bell_of_the_town_rings_before_the_first_try_alone(void)
{
    sit(DEVICE_KEYS);
    robot.cues = 0;
    open_card(0);
    assert_int_equal(robot_heard_times(&robot, CUE_TOWN), 1);
    press(INTENT_CANCEL);
    journey_rig_record("fontainebleau")->tries = 1;
    open_card(0);
    assert_int_equal(robot_heard_times(&robot, CUE_TOWN), 1);
}

/* In the room that an explanation has. */
static void every_goal_is_explained_in_full(void)
{
    for (int stage = 0; stage < stages_count(); stage++) {
        for (int g = 0; g < STAGE_GOALS; g++) {
            char says[320];
            struct text out = text_in(says, sizeof says);
            goal_rule_text(stage, g, &out);
            assert_false(out.cut);
            assert_memory_equal(says, stages[stage].goal[g].words, strlen(stages[stage].goal[g].words));
            assert_true(out.length > strlen(stages[stage].goal[g].words) + 20);
        }
    }
}

const struct test tests[] = {
    TEST(a_stage_that_was_never_tried),
    TEST(what_tries_have_met_and_come_near),
    TEST(every_goal_is_explained_in_full),
    TEST(the_numbers_follow_the_way),
    TEST(every_card_has_room_in_every_window),
    TEST(to_the_table_with_the_next_deal_or_the_last),
    TEST(a_try_that_waits_is_gone_on_with),
    TEST(the_best_try_is_watched_and_led_back_from),
    TEST(the_coach_waits_for_three_tries_and_opens_the_road),
    TEST(the_twist_tells_its_rule),
    TEST(a_phone_has_a_sign_to_the_map),
    TEST(the_rival_speaks_once_and_at_once_where_motion_is_reduced),
    TEST(the_bell_of_the_town_rings_before_the_first_try_alone),
    {0},
};
