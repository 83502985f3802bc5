/* SPDX-License-Identifier: MIT */
/* What lives between the moves: when its clock runs, and that what it draws comes of the beats alone. */
#include "person.h"

#include "front/game_front.h"
#include "front/scenes/options.h"
#include "front/scenes/title.h"
#include "front/stage/life.h"
#include "front/stage/light.h"
#include "front/table/table.h"
#include "test.h"

enum { HOUR = 3600 };

static int asked; /* ms from beat to beat, as the front asked for last; 0: none */

static void note_beat(void *context, int ms)
{
    (void)context;
    asked = ms;
}

static void at_title(int hour)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot.services.beat = note_beat;
    robot.second = hour * HOUR;
    light_look(&robot.front);
    robot_do(&robot, INTENT_FOCUS_LOST);
    robot_settle(&robot);
    robot_do(&robot, INTENT_FOCUS_GAINED);
    robot_settle(&robot);
}

/* Lets beats go by as the loop does, with a tick after each. */
static void beats(int count)
{
    for (int i = 0; i < count; i++) {
        life_beat(&robot.front);
        front_tick(&robot.front);
    }
}

/* How many small things lie in the frame that was drawn: all, or those of a picture. */
static int lies(const char *picture)
{
    int count = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *name = draw_string(&robot.frame, command->string);
        bool counts = picture ? strcmp(name, picture) == 0 : strncmp(name, "living/", 7) == 0;
        count += command->kind == DRAW_SPRITE && counts;
    }
    return count;
}

/* The same in the frame as it is now. */
static int living(const char *picture)
{
    robot_draw(&robot);
    return lies(picture);
}

static void runs(bool wanted)
{
    long before = life_beats(&robot.front);
    front_tick(&robot.front);
    assert_int_equal(life_runs(&robot.front), wanted);
    assert_int_equal(asked, wanted ? LIFE_BEAT_MS : 0);
    life_beat(&robot.front);
    assert_int_equal(life_beats(&robot.front) - before, wanted);
}

static void the_clock_stops_without_the_keyboard(void)
{
    at_title(20);
    runs(true);
    robot_do(&robot, INTENT_FOCUS_LOST);
    runs(false);
    robot_do(&robot, INTENT_FOCUS_GAINED);
    runs(true);
}

static void the_clock_stops_two_minutes_after_the_last_input(void)
{
    at_title(20);
    assert_int_equal(LIFE_BEATS_AWAKE * LIFE_BEAT_MS, 120000);
    robot_do(&robot, INTENT_DOWN);
    beats(LIFE_BEATS_AWAKE - 1);
    runs(true);
    runs(false);
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    runs(true);
}

static void the_clock_stops_where_motion_is_reduced(void)
{
    at_title(20);
    robot.front.settings.reduced_motion = true;
    runs(false);
    assert_int_equal(living(NULL), 0);
    robot.front.settings.reduced_motion = false;
    runs(true);
}

static void a_screen_that_does_not_live_has_no_beats(void)
{
    at_title(20);
    choose("menu.options");
    assert_false(options_scene.lives);
    runs(false);
    press(INTENT_CANCEL);
    runs(true);
}

/* The first picture is the one that was drawn, and after it each comes of the number of beats. */
static void what_lives_is_drawn_from_the_beats_alone(void)
{
    at_title(20);
    assert_int_equal(life_beats(&robot.front), 0);
    assert_int_equal(living(NULL), 0);
    for (int beat = 0; beat < 300; beat++) {
        beats(1);
        int once = living(NULL);
        front_tick(&robot.front);
        front_tick(&robot.front);
        assert_int_equal(living(NULL), once);
    }
    robot_do(&robot, INTENT_FOCUS_LOST);
    front_tick(&robot.front);
    int still = living(NULL);
    beats(50);
    assert_int_equal(living(NULL), still);
}

/* A sign that flickers is never left dark by a clock that stands. */
static void no_flicker_stays(void)
{
    at_title(20);
    int flickers = 0;
    for (int beat = 0; beat < 600; beat++) {
        beats(1);
        if (living("living/relais_out") + living("living/cafe_out") > 0) {
            flickers++;
            robot_do(&robot, INTENT_FOCUS_LOST);
            front_tick(&robot.front);
            assert_int_equal(living("living/relais_out") + living("living/cafe_out"), 0);
            robot_do(&robot, INTENT_FOCUS_GAINED);
            front_tick(&robot.front);
        }
    }
    assert_in_range(flickers, 2, 12);
}

/* Everything is seen some time, each in its light, and never much at once. */
static void everything_is_seen_some_time_and_little_at_once(void)
{
    enum { BEATS = 1000, MOST = 24 };
    static const struct {
        int hour;
        const char *picture[10]; /* NULL ends them */
    } lights[] = {{20,
                   {"living/smoke", "living/leaf_brown", "living/leaf_green", "living/glow", "living/relais",
                    "living/cafe", "living/guest", "living/car_away_lit", "living/cat_1"}},
                  {23, {"living/meteor", "living/cat_2", "living/glow"}},
                  {8, {"living/swallow_2", "living/smoke", "living/car_away"}},
                  {14, {"living/car_away", "living/cyclist_1", "living/cyclist_2", "living/swallow_1"}}};
    for (size_t i = 0; i < sizeof lights / sizeof *lights; i++) {
        bool seen[10] = {false};
        at_title(lights[i].hour);
        for (int beat = 0; beat < BEATS; beat++) {
            robot_do(&robot, INTENT_FOCUS_GAINED); /* somebody is there */
            beats(1);
            assert_in_range(living(NULL), 0, MOST);
            for (int k = 0; lights[i].picture[k]; k++) {
                seen[k] = seen[k] || lies(lights[i].picture[k]) > 0;
            }
        }
        for (int k = 0; lights[i].picture[k]; k++) {
            if (!seen[k]) {
                fail_msg("%s is not seen at %d o'clock", lights[i].picture[k], lights[i].hour);
            }
        }
    }
}

static void lamps_are_out_by_day(void)
{
    static const int hours[] = {8, 14};
    for (size_t i = 0; i < sizeof hours / sizeof *hours; i++) {
        at_title(hours[i]);
        for (int beat = 0; beat < 200; beat++) {
            beats(1);
            assert_int_equal(living("living/glow") + living("living/relais") + living("living/car_away_lit"),
                             0);
        }
    }
}

static bool draws(const char *name)
{
    robot_draw(&robot);
    const struct draw_command *command = NULL;
    while ((command = drawn_next(&robot.frame, command)) &&
           !(command->kind == DRAW_SCENE && strcmp(draw_string(&robot.frame, command->string), name) == 0)) {
    }
    return command != NULL;
}

/* The light is looked up when the program begins, when another scene comes, and once a minute of life. */
static void the_title_has_the_light_of_the_clock(void)
{
    at_title(20);
    assert_true(draws("scenes/title"));
    robot.second = 22 * HOUR;
    beats(LIGHT_BEATS - 1);
    assert_true(draws("scenes/title"));
    beats(1);
    assert_true(draws("scenes/title@night"));
    robot.second = 9 * HOUR;
    choose("menu.options");
    press(INTENT_CANCEL);
    assert_true(draws("scenes/title@morning"));
    robot.second = 12 * HOUR;
    robot_restart(&robot);
    assert_true(draws("scenes/title@day"));
}

/* The camera takes along what lives. */
static void the_journey_to_a_table_lives_too(void)
{
    at_title(23);
    beats(40);
    robot_focus(&robot, "menu.tables.dice");
    int frames = 0;
    while (front_tick(&robot.front)) {
        robot_draw(&robot);
        if (lies("scenes/title_far@night") > 0) {
            frames++;
            assert_true(lies("living/smoke") > 0 && lies("scenes/title_slope@night") > 0);
        }
    }
    assert_true(frames > 0 && draws("scenes/title_dice@night") && lies("living/smoke") > 0);
}

static void every_table_and_window_has_the_light(void)
{
    at_title(23);
    robot_focus(&robot, "menu.tables.dice");
    robot_settle(&robot);
    assert_true(draws("scenes/title_dice@night"));
    robot_focus(&robot, "menu.tables.dominoes");
    robot_settle(&robot);
    assert_true(draws("scenes/title_dominoes@night"));
    robot_reshape(&robot, &(struct window){.w = 720, .h = 1280, .dpr = 1});
    assert_true(draws("scenes/title@night"));
}

const struct test tests[] = {
    TEST(the_clock_stops_without_the_keyboard),
    TEST(the_clock_stops_two_minutes_after_the_last_input),
    TEST(the_clock_stops_where_motion_is_reduced),
    TEST(a_screen_that_does_not_live_has_no_beats),
    TEST(what_lives_is_drawn_from_the_beats_alone),
    TEST(no_flicker_stays),
    TEST(everything_is_seen_some_time_and_little_at_once),
    TEST(lamps_are_out_by_day),
    TEST(the_title_has_the_light_of_the_clock),
    TEST(the_journey_to_a_table_lives_too),
    TEST(every_table_and_window_has_the_light),
    {0},
};
