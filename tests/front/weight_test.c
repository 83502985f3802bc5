/* SPDX-License-Identifier: MIT */
/* What lands on a table presses, raises dust and jolts its neighbours, more for more, and is soon over; at
 * once when a person presses anything, and not at all where motion is reduced. */
#include "front/stage/weight.h"

#include "front/sound/rise.h"
#include "front/sound/sounds.h"
#include "robot.h"
#include "test.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

static struct robot robot;

static const struct rect box = {400, 300, 110, 154};
static const struct point beside = {580, 377}, far_away = {1700, 900};

static void sit(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot_settle(&robot);
}

static struct point shift_at(struct point at)
{
    return weight_shift(weight_of(&robot.front), at);
}

/* The farthest that a point is led away, over all ticks of a landing. */
static float farthest(struct point at, float force)
{
    float most = 0;
    sit();
    weight_land(&robot.front, box, force, true);
    for (int i = 0; i < tween_ticks(1000); i++) {
        struct point shift = shift_at(at);
        most = fmaxf(most, vector_length(shift.x, shift.y));
        robot_tick(&robot, 1);
    }
    assert_int_equal(weight_of(&robot.front)->count, 0);
    assert_true(shift_at(at).x == 0 && shift_at(at).y == 0);
    return most;
}

static void a_landing_moves_its_neighbours_by_units_and_ends(void)
{
    float light = farthest(beside, .2f), heavy = farthest(beside, .5f);
    assert_true(light > .3f && heavy > 1.8f * light && heavy < 12);
    assert_true(farthest(far_away, .5f) == 0);
}

static void what_lands_is_pressed_down(void)
{
    sit();
    weight_land(&robot.front, box, .5f, true);
    struct point middle = rect_middle(box), shift = shift_at(middle);
    assert_true(shift.x == 0 && shift.y > 1 && shift.y < 4);
    assert_true(weight_shifted(weight_of(&robot.front), box).y == box.y + shift.y);
}

static void the_whole_table_feels_a_great_force_by_whole_units(void)
{
    float most = farthest(far_away, 1);
    assert_true(most >= 2 && most <= 9 && most == roundf(most));
}

/* So that frames between two steps cost nothing. */
static void all_landings_move_in_the_same_steps(void)
{
    const int step = 3;
    static const struct rect other = {620, 300, 110, 154};
    struct point before;
    int changes = 0, ticks = tween_ticks(350);
    sit();
    weight_land(&robot.front, box, .9f, true);
    robot_tick(&robot, 1);
    weight_land(&robot.front, other, .6f, true);
    before = shift_at(beside);
    for (int i = 0; i < ticks; i++) {
        robot_tick(&robot, 1);
        struct point now = shift_at(beside);
        changes += now.x != before.x || now.y != before.y;
        assert_true(now.x == roundf(now.x) && now.y == roundf(now.y));
        before = now;
    }
    assert_true(changes > 2 && changes <= ticks / step);
}

/* The polygons that are drawn, and the sum of their alphas. */
static int dust(int *alpha)
{
    struct draw_list *list = &robot.frame;
    int puffs = 0;
    draw_begin(list, robot.front.frame);
    weight_draw(weight_of(&robot.front), list, INK_CREAM);
    *alpha = 0;
    for (size_t i = 0; i < list->count; i++) {
        assert_int_equal(list->command[i].kind, DRAW_POLYGON);
        *alpha += list->command[i].ink.a;
        puffs++;
    }
    return puffs;
}

static void dust_spreads_thins_and_is_gone(void)
{
    int alpha, later;
    sit();
    weight_land(&robot.front, box, .1f, true);
    int few = dust(&alpha);
    sit();
    weight_land(&robot.front, box, 1, true);
    int many = dust(&alpha);
    assert_true(few >= 2 * 6 && many <= 2 * 14 && many > few); /* each with its shade */
    robot_tick(&robot, 10);
    assert_int_equal(dust(&later), many);
    assert_true(later < alpha);
    robot_tick(&robot, tween_ticks(350));
    assert_int_equal(dust(&later), 0);
}

static void the_same_landing_raises_the_same_dust(void)
{
    static struct point first[400];
    for (int times = 0; times < 2; times++) {
        int alpha;
        sit();
        robot.front.ticks += times * 100;
        weight_land(&robot.front, box, .6f, true);
        robot_tick(&robot, 5);
        dust(&alpha);
        size_t bytes = robot.frame.point_count * sizeof *first;
        assert_true(bytes > 0 && bytes <= sizeof first);
        if (times == 0) {
            memcpy(first, robot.frame.point, bytes);
        }
        assert_memory_equal(first, robot.frame.point, bytes);
    }
}

static void nothing_lands_where_motion_is_reduced(void)
{
    sit();
    robot.front.settings.reduced_motion = true;
    weight_land(&robot.front, box, 1, true);
    assert_int_equal(weight_of(&robot.front)->count, 0);
}

static void any_button_ends_it_and_a_moved_pointer_does_not(void)
{
    static const enum intent_kind buttons[] = {INTENT_PRESS, INTENT_CONFIRM, INTENT_CANCEL, INTENT_LEFT};
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        sit();
        weight_land(&robot.front, box, 1, true);
        robot_do(&robot, INTENT_POINT);
        assert_int_equal(weight_of(&robot.front)->count, 1);
        robot_do(&robot, buttons[i]);
        assert_int_equal(weight_of(&robot.front)->count, 0);
    }
}

static void many_landings_find_room(void)
{
    sit();
    for (int i = 0; i < 3 * WEIGHT_LANDINGS_MAX; i++) {
        weight_land(&robot.front, (struct rect){(float)i, 0, 10, 10}, .5f, true);
    }
    const struct weight_state *weight = weight_of(&robot.front);
    assert_int_equal(weight->count, WEIGHT_LANDINGS_MAX);
    assert_true(weight->landing[weight->count - 1].box.x == 3 * WEIGHT_LANDINGS_MAX - 1);
}

static void a_grade_holds_from_its_points_on(void)
{
    static const struct weight_grade rows[] = {{5, .2f, 1}, {10, .4f, 2}, {35, 1, 7}};
    static const struct {
        int points, ticks;
    } cases[] = {{0, 1}, {5, 1}, {9, 1}, {10, 2}, {34, 2}, {35, 7}, {500, 7}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(weight_grade(rows, 3, cases[i].points)->ticks, cases[i].ticks);
    }
}

static void what_comes_down_harder_cracks_louder(void)
{
    int before = 0, heard = 1;
    for (int percent = 0; percent <= 100; percent++) {
        int crack = weight_crack((float)percent / 100);
        assert_in_range(crack, before, before + 1);
        heard += crack - before;
        before = crack;
    }
    assert_int_equal(heard, WEIGHT_CRACKS);
}

/* The cues of a count follow each other; one caption at most names the count. */
static void ticks_of_a_count_rise_and_are_named_once(void)
{
    int named = 0;
    for (int tick = 0; tick < CUE_RISE_TICKS; tick++) {
        assert_int_equal(rise_cue(tick), CUE_RISE + tick);
        named += sounds_cue_facts(rise_cue(tick))->caption != NULL;
    }
    assert_int_equal(named, 1);
    assert_int_equal(rise_cue(CUE_RISE_TICKS + 5), rise_cue(CUE_RISE_TICKS - 1));
}

const struct test tests[] = {
    TEST(a_landing_moves_its_neighbours_by_units_and_ends),
    TEST(what_lands_is_pressed_down),
    TEST(the_whole_table_feels_a_great_force_by_whole_units),
    TEST(all_landings_move_in_the_same_steps),
    TEST(dust_spreads_thins_and_is_gone),
    TEST(the_same_landing_raises_the_same_dust),
    TEST(nothing_lands_where_motion_is_reduced),
    TEST(any_button_ends_it_and_a_moved_pointer_does_not),
    TEST(many_landings_find_room),
    TEST(a_grade_holds_from_its_points_on),
    TEST(what_comes_down_harder_cracks_louder),
    TEST(ticks_of_a_count_rise_and_are_named_once),
    {0},
};
