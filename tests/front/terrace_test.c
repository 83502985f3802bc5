/* SPDX-License-Identifier: MIT */
/* The terrace in Menton and the dawn in Paris: everybody whom the person met says a line by what passed, each
 * device goes from line to line and leaves at once, both are seen again from the map, and the title keeps a
 * lantern. */
#include "front/scenes/terrace_inside.h"

#include "drawn.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/title.h"
#include "journey_rig.h"
#include "screen_check.h"
#include "test.h"
#include "windows.h"

#include <string.h>

enum { ARRIVED = 1, WON = 2, ALL = 7, MET = 14, LINES_MOST = 40 };

static void sit_in(const struct window *window, enum device device)
{
    robot_start_in(&robot, NULL, device, 12, window);
    robot.front.settings.named = true;
}

/* Everybody out was met, with these stamps at each stage. */
static void sit(enum device device, unsigned stamps)
{
    sit_in(&(struct window){.w = 1280, .h = 720, .dpr = 1}, device);
    journey_rig_fill(STAGE_OUT);
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        struct journey_record *record = &journey_of(&robot.front)->progress.record[stage];
        record->stamps = stamps;
        for (int g = 0; g < STAGE_GOALS; g++) {
            record->won_in[g] = stamps >> g & 1u ? 1 + g : 0;
        }
    }
}

static void open_it(bool dawn)
{
    choose_to("menu.journey", &journey_map_scene);
    terrace_open(&robot.front, dawn);
    rest_at(&terrace_scene);
}

static const struct terrace_state *terrace(void)
{
    return terrace_of(&robot.front);
}

static const struct journey_word *word(void)
{
    return &terrace()->word[terrace()->at];
}

/* The line of a guest, by the key; NULL: not there. */
static const char *line_of(const char *key)
{
    for (int i = 0; i < terrace()->words; i++) {
        int guest = terrace()->word[i].guest;
        if (guest >= 0 && strcmp(terrace()->guest[guest].who->key, key) == 0) {
            return terrace()->word[i].text;
        }
    }
    return NULL;
}

static int pictures(const char *name)
{
    robot_draw(&robot);
    return drawn_pictures(&robot.frame, name);
}

static void each_device_hears_every_line(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], ALL);
        open_it(false);
        assert_int_equal(terrace()->guests, MET);
        assert_int_equal(terrace()->words, MET + 3); /* the welcome, the hardest stamp, the toast */
        for (int at = 0; at < MET + 3; at++) {
            assert_int_equal(terrace()->at, at);
            assert_true(word()->guest < 0 || robot_reads(&robot, terrace()->guest[word()->guest].who->name));
            choose("terrace.on");
        }
        rest_at(&journey_map_scene);
        assert_true(journey_of(&robot.front)->progress.terrace);
    }
}

static void everybody_sits_there_once_with_a_figure(void)
{
    sit(DEVICE_KEYS, ARRIVED);
    open_it(false);
    for (int i = 0; i < terrace()->guests; i++) {
        assert_non_null(terrace()->guest[i].bust);
        assert_non_null(terrace()->guest[i].pleased);
        assert_true(terrace()->guest[i].says[0]);
        for (int other = 0; other < i; other++) {
            assert_string_not_equal(terrace()->guest[i].who->key, terrace()->guest[other].who->key);
        }
    }
}

static void who_beat_whom_decides_the_line(void)
{
    sit(DEVICE_KEYS, ARRIVED | WON);
    open_it(false);
    assert_string_equal(line_of("sunday"), "You overtook me between two melons. I have kept you one.");
    sit(DEVICE_KEYS, ARRIVED);
    open_it(false);
    assert_string_equal(line_of("sunday"), "I won, they say. I was looking at the sea.");
    sit(DEVICE_KEYS, ARRIVED);
    journey_rig_record("fontainebleau")->tries = 0; /* the coach went on from the stages of Marcel */
    journey_rig_record("nevers")->tries = 0;
    journey_rig_record("fontainebleau")->coached = true;
    open_it(false);
    assert_string_equal(line_of("sunday"), "Well, well. The end of the line, and a chair.");
}

static void who_was_not_met_is_not_there(void)
{
    sit(DEVICE_KEYS, ARRIVED);
    journey_rig_record("orange")->tries = 0;
    open_it(false);
    assert_int_equal(terrace()->guests, MET - 1);
    assert_null(line_of("rally"));
    assert_non_null(line_of("ace"));
}

static void the_hardest_stamp_took_most_tries(void)
{
    sit(DEVICE_KEYS, ALL);
    journey_rig_record("aix")->won_in[2] = 9;
    open_it(false);
    assert_string_equal(terrace()->word[MET + 1].text, "The hardest stamp, they say, was the star of Aix.");
    sit(DEVICE_KEYS, ARRIVED | WON);
    open_it(false);
    assert_int_equal(terrace()->words, MET + 1);
}

static void the_toast_is_for_all_stamps(void)
{
    sit(DEVICE_KEYS, ALL);
    open_it(false);
    assert_true(terrace()->word[terrace()->words - 1].toast);
    while (terrace()->at + 1 < terrace()->words) {
        assert_int_equal(pictures("journey/fireworks_"), 0);
        press(INTENT_CONFIRM);
    }
    assert_int_equal(pictures("journey/fireworks_"), TERRACE_BURSTS);
    sit(DEVICE_KEYS, ALL);
    journey_rig_record("orange")->stamps = ARRIVED | WON;
    open_it(false);
    assert_false(terrace()->word[terrace()->words - 1].toast);
}

static void back_leaves_at_once_and_it_counts_as_seen(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], ARRIVED);
        open_it(false);
        choose("terrace.on");
        if (devices[i] == DEVICE_MOUSE) {
            robot_click_prompt(&robot, "Skip");
            robot_settle(&robot);
        } else {
            press(INTENT_CANCEL);
        }
        rest_at(&journey_map_scene);
        assert_true(journey_of(&robot.front)->progress.terrace);
    }
}

static void a_button_ends_what_moves_before_it_goes_on(void)
{
    sit(DEVICE_PAD, ARRIVED);
    open_it(false);
    robot_do(&robot, INTENT_CONFIRM);
    robot_tick(&robot, 2);
    assert_int_equal(terrace()->at, 1);
    assert_true(terrace()->said >= 0);
    robot_do(&robot, INTENT_RIGHT);
    assert_int_equal(terrace()->at, 1);
    assert_int_equal(terrace()->said, -1);
    assert_int_equal(terrace()->pan, -1);
    robot_do(&robot, INTENT_RIGHT);
    assert_int_equal(terrace()->at, 2);
    press(INTENT_LEFT);
    press(INTENT_LEFT);
    assert_int_equal(terrace()->at, 0);
    press(INTENT_LEFT);
    assert_int_equal(terrace()->at, 0);
}

static void with_reduced_motion_nothing_moves(void)
{
    sit(DEVICE_KEYS, ALL);
    robot.front.settings.reduced_motion = true;
    open_it(false);
    for (int i = 0; i < LINES_MOST && robot_on(&robot, &terrace_scene); i++) {
        assert_true(terrace()->pan < 0 && terrace()->said < 0 && terrace()->burst < 0);
        robot_do(&robot, INTENT_CONFIRM);
    }
    rest_at(&journey_map_scene);
}

static void it_is_seen_again_from_the_map(void)
{
    sit(DEVICE_KEYS, ARRIVED);
    choose_to("menu.journey", &journey_map_scene);
    choose_to("journey.end", &terrace_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    choose_to("journey.end", &terrace_scene);
    assert_false(terrace()->dawn);
    press_to(INTENT_CANCEL, &journey_map_scene);
    journey_rig_fill(STAGE_BACK);
    choose("journey.way");
    choose_to("journey.end", &terrace_scene);
    assert_true(terrace()->dawn);
    assert_int_equal(terrace()->words, 2);
    choose_to("terrace.on terrace.on", &journey_map_scene);
    assert_true(journey_of(&robot.front)->progress.dawn);
}

static void the_title_keeps_a_lantern(void)
{
    sit(DEVICE_KEYS, ARRIVED);
    assert_int_equal(pictures("journey/lantern"), 0);
    open_it(false);
    press_to(INTENT_CANCEL, &journey_map_scene);
    press_to(INTENT_CANCEL, &title_scene);
    assert_int_equal(pictures("journey/lantern"), 1);
    robot_restart(&robot);
    assert_int_equal(pictures("journey/lantern"), 1);
}

/* Where a face could be: above the table, behind which everybody sits. */
static void the_line_hides_no_face_in_any_window(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        sit_in(window, DEVICE_PAD);
        journey_rig_fill(STAGE_OUT);
        terrace_open(&robot.front, false);
        rest_at(&terrace_scene);
        for (bool on = true; on; on = terrace()->at + 1 < terrace()->words) {
            robot_draw(&robot);
            assert_int_equal(screen_check_texts(&robot.frame, true, "terrace"), 0);
            assert_int_equal(screen_check_items(&robot, "terrace"), 0);
            const struct draw_command *table = drawn_next_picture(&robot.frame, NULL, "journey/terrace_near");
            assert_non_null(table);
            for (const struct draw_command *text = NULL; (text = drawn_next_text(&robot.frame, text));) {
                assert_true(text->box.y > table->box.y);
            }
            press(INTENT_CONFIRM);
        }
    }
}

const struct test tests[] = {
    TEST(each_device_hears_every_line),
    TEST(everybody_sits_there_once_with_a_figure),
    TEST(who_beat_whom_decides_the_line),
    TEST(who_was_not_met_is_not_there),
    TEST(the_hardest_stamp_took_most_tries),
    TEST(the_toast_is_for_all_stamps),
    TEST(back_leaves_at_once_and_it_counts_as_seen),
    TEST(a_button_ends_what_moves_before_it_goes_on),
    TEST(with_reduced_motion_nothing_moves),
    TEST(it_is_seen_again_from_the_map),
    TEST(the_title_keeps_a_lantern),
    TEST(the_line_hides_no_face_in_any_window),
    {0},
};
