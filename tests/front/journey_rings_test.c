/* SPDX-License-Identifier: MIT */
/* The rings of an evening's goals on each table. */
#include "newcomer.h"

#include "front/help/whats_this.h"
#include "front/journey/journey.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/travel_book.h"
#include "front/sound/cues.h"
#include "front/stage/bar.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "games/mille/mille.h"
#include "screen_check.h"
#include "test.h"

#include <string.h>

enum { DECISIONS_MOST = 6000 };

static const char *const evenings[] = {"nevers", "montargis", "moulins"};
enum { EVENINGS = sizeof evenings / sizeof *evenings };

static int stage;

static void sit(const char *id, int wide, int high)
{
    stage = stage_find(id, STAGE_OUT);
    newcomer_start(journey_game(stage), DEVICE_KEYS, 1955, wide, high);
    robot.front.settings.named = robot.front.settings.whole_road = true;
    journey_sit(&robot.front, stage, false);
    robot_settle(&robot);
    assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
}

/* The pictures of rings on the screen now, filled ones as bits; -1: there are not three. */
static int rings_shown(void)
{
    int filled = 0, seen = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        const char *name = command->kind == DRAW_SPRITE ? draw_string(&robot.frame, command->string) : "";
        bool ring = strncmp(name, "journey/mark_", 13) == 0 || strncmp(name, "journey/mini_", 13) == 0;
        if (ring) {
            seen++;
            filled |= strstr(name, "_open") ? 0 : 1 << (name[13] - '1');
        }
    }
    return seen == STAGE_GOALS ? filled : -1;
}

static void a_ring_fills_once_its_goal_is_met(void)
{
    int fills = 0;
    for (int e = 0; e < EVENINGS; e++) {
        sit(evenings[e], 1280, 720);
        assert_int_equal(rings_shown(), 0);
        for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &travel_book_scene); i++) {
            newcomer_decide();
            if (robot_on(&robot, &table_scene)) {
                unsigned met = journey_of(&robot.front)->try.met;
                assert_int_equal(rings_shown(), (int)met);
                fills += met != 0;
            }
        }
        newcomer_end();
    }
    assert_true(fills > 0);
}

/* A figure that a move raises beyond a goal: the try is followed by hand. */
static void a_goal_that_is_taken_back_is_empty_again(void)
{
    sit("nevers", 1280, 720);
    struct journey_state *journey = journey_of(&robot.front);
    journey->try.met = 4;
    robot.cues = 0;
    robot_tick(&robot, 1);
    assert_int_equal(rings_shown(), 4);
    assert_true(robot_heard_times(&robot, CUE_SAMPLE) == 1);
    assert_true(robot_reads(&robot, stages[stage].goal[2].words));
    journey_note(&robot.front); /* as after taking back */
    robot_tick(&robot, 1);
    assert_int_equal(rings_shown(), 0);
    newcomer_end();
}

static void rings_lie_on_each_table_in_every_window_and_can_be_asked(void)
{
    static const struct {
        int wide, high;
    } windows[] = {{1920, 1080}, {1280, 1024}, {1000, 1000}, {720, 1280}, {900, 600}, {1280, 600}};
    for (int e = 0; e < EVENINGS; e++) {
        for (size_t w = 0; w < sizeof windows / sizeof *windows; w++) {
            sit(evenings[e], windows[w].wide, windows[w].high);
            assert_int_equal(rings_shown(), 0);
            struct rect canvas = robot.front.frame.canvas;
            struct focus_list areas;
            focus_clear(&areas);
            table_scene.areas(&robot.front, &areas);
            for (int g = 0; g < STAGE_GOALS; g++) {
                char name[16];
                text_format(name, sizeof name, "goal.%d", g + 1);
                const struct focus_item *item = focus_named(&areas, name);
                struct item_words says;
                assert_non_null(item);
                assert_true(item->box.x >= 0 && item->box.y >= 0 && item->box.x + item->box.w <= canvas.w &&
                            item->box.y + item->box.h <= canvas.h);
                assert_true(whats_this_explain(&robot.front, item, &says));
                assert_non_null(strstr(says.text, stages[stage].goal[g].words));
                assert_non_null(strstr(says.more, "Not yet"));
            }
            newcomer_end();
        }
    }
}

static void a_mouse_over_a_ring_hears_its_goal(void)
{
    sit("nevers", 1280, 720);
    struct focus_list areas;
    focus_clear(&areas);
    table_scene.areas(&robot.front, &areas);
    const struct focus_item *ring = focus_named(&areas, "goal.1");
    assert_non_null(ring);
    const struct point at = rect_middle(ring->box);
    front_intent(&robot.front,
                 &(struct intent){.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = at.x, .y = at.y});
    struct status status;
    front_status(&robot.front, &table_scene, &status);
    assert_non_null(strstr(status.hint, stages[stage].goal[0].words));
    front_intent(&robot.front,
                 &(struct intent){.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = 2, .y = 2});
    front_status(&robot.front, &table_scene, &status);
    assert_null(strstr(status.hint, stages[stage].goal[0].words));
    newcomer_end();
}

static void other_tables_have_none(void)
{
    for (int e = 0; e < EVENINGS; e++) {
        newcomer_start(journey_game(stage_find(evenings[e], STAGE_OUT)), DEVICE_KEYS, 1955, 1280, 720);
        robot.front.settings.named = true;
        newcomer_sit_down();
        assert_int_equal(rings_shown(), -1);
        newcomer_end();
    }
}

const struct test tests[] = {
    TEST(a_ring_fills_once_its_goal_is_met),
    TEST(a_goal_that_is_taken_back_is_empty_again),
    TEST(rings_lie_on_each_table_in_every_window_and_can_be_asked),
    TEST(a_mouse_over_a_ring_hears_its_goal),
    TEST(other_tables_have_none),
    {0},
};
