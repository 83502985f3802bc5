/* SPDX-License-Identifier: MIT */
/* Lists that are longer than their window: every device scrolls them, and the focus stays in sight. */
#include "person.h"

#include "front/scenes/options.h"
#include "front/scenes/options_table.h"
#include "front/stage/scroll.h"
#include "test.h"

#include <math.h>

/* Windows of the kinds that are not wide: a dialog's rows do not all fit into the low ones. */
static const struct {
    int w, h;
} SIZES[] = {{1280, 1024}, {1000, 1000}, {960, 1200}, {720, 1280}, {800, 600}, {640, 480}, {960, 540}};
enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

static void at_options(enum device device, int w, int h)
{
    robot_start(&robot, device, 7, w, h);
    choose("menu.options");
}

static float scrolled(void)
{
    struct list_view view;
    return scroll_view(&robot.front, &options_scene, &view) ? view.at : 0;
}

static const struct focus_item *in_focus(struct focus_list *list)
{
    *list = robot_items(&robot);
    return focus_find(list, front_focus(&robot.front));
}

static void assert_focus_is_seen(void)
{
    struct focus_list list;
    const struct focus_item *item = in_focus(&list);
    assert_non_null(item);
    assert_true(item->seen.h > fminf(item->box.h, 30));
}

static void say(enum intent_kind kind, float x, float y, int amount)
{
    front_intent(&robot.front,
                 &(struct intent){
                     .kind = kind, .device = DEVICE_MOUSE, .x = x, .y = y, .clicks = 1, .amount = amount});
}

static void keys_and_pads_walk_through_every_row_and_see_it(void)
{
    static const enum device steppers[] = {DEVICE_KEYS, DEVICE_PAD};
    for (int i = 0; i < SIZE_COUNT; i++) {
        for (int d = 0; d < 2; d++) {
            at_options(steppers[d], SIZES[i].w, SIZES[i].h);
            for (int step = 0; step < OPTIONS + 4; step++) {
                assert_focus_is_seen();
                robot_do(&robot, INTENT_DOWN);
            }
            robot_focus(&robot, "options.language");
            assert_focus_is_seen();
            robot_do(&robot, INTENT_END);
            assert_focus_is_seen();
            robot_do(&robot, INTENT_HOME);
            assert_focus_is_seen();
        }
    }
}

static void the_wheel_scrolls_and_the_focus_stays_in_sight(void)
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        at_options(DEVICE_MOUSE, SIZES[i].w, SIZES[i].h);
        struct list_view view;
        bool scrolls = scroll_view(&robot.front, &options_scene, &view);
        for (int turn = 0; turn < 12; turn++) {
            say(INTENT_WHEEL, view.box.x + 90, view.box.y + view.box.h / 2, -1);
            assert_focus_is_seen();
        }
        assert_true(!scrolls || fabsf(scrolled() - list_view_most(&view)) < 1);
    }
}

static void a_finger_drags_the_list_and_changes_nothing_by_it(void)
{
    at_options(DEVICE_MOUSE, 640, 360);
    robot_choose(&robot, "tab.comfort"); /* the page with most rows */
    robot_settle(&robot);
    struct list_view view;
    assert_true(scroll_view(&robot.front, &options_scene, &view));
    struct settings before = robot.front.settings;
    float x = view.box.x + 120, y = view.box.y + view.box.h - 30;
    say(INTENT_POINT, x, y, 0);
    say(INTENT_PRESS, x, y, 0);
    say(INTENT_POINT, x, y - 60, 0);
    say(INTENT_POINT, x, y - 120, 0);
    say(INTENT_RELEASE, x, y - 120, 0);
    assert_true(scrolled() > 80);
    assert_focus_is_seen();
    assert_memory_equal(&before, &robot.front.settings, sizeof before);
}

static void the_bar_is_dragged_to_the_end(void)
{
    at_options(DEVICE_MOUSE, 640, 360);
    choose("tab.comfort");
    struct list_view view;
    assert_true(scroll_view(&robot.front, &options_scene, &view));
    struct rect track = list_view_track(&view);
    float x = track.x + track.w - 8;
    say(INTENT_PRESS, x, track.y + 20, 0);
    say(INTENT_POINT, x, track.y + track.h + 40, 0);
    say(INTENT_RELEASE, x, track.y + track.h + 40, 0);
    assert_true(fabsf(scrolled() - list_view_most(&view)) < 1);
    assert_focus_is_seen();
}

static void fingers_find_targets_of_44_points(void)
{
    static const struct window phones[] = {{.w = 1080, .h = 2340, .dpr = 3},
                                           {.w = 2532, .h = 1170, .dpr = 3}};
    for (int i = 0; i < 2; i++) {
        at_options(DEVICE_MOUSE, 1280, 720);
        front_resize(&robot.front, &phones[i]);
        struct focus_list list = robot_items(&robot);
        for (int k = 0; k < list.count; k++) {
            float points = list.item[k].box.h * robot.front.frame.scale / phones[i].dpr;
            if (points < 43.5f) {
                fail_msg("%s is %.1f points high", list.item[k].name, (double)points);
            }
        }
    }
}

const struct test tests[] = {
    TEST(keys_and_pads_walk_through_every_row_and_see_it),
    TEST(the_wheel_scrolls_and_the_focus_stays_in_sight),
    TEST(a_finger_drags_the_list_and_changes_nothing_by_it),
    TEST(the_bar_is_dragged_to_the_end),
    TEST(fingers_find_targets_of_44_points),
    {0},
};
