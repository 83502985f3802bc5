/* SPDX-License-Identifier: MIT */
/* Cards of the road have weight: they come down with the force of what they are, lean to the mouse, and what
 * ends a trip has a moment of hush. */
#include "position.h"

#include "front/mille/coup.h"
#include "front/mille/mille_weigh.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/table/movement.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

static struct robot robot;

enum { TICKS_MOST = 200 };

static struct mille_view *view_of(void)
{
    return mille_view_of(table_of(&robot.front));
}

/* The person's turn with one card that matters, on an open road with so many miles. */
static struct mille_state *sit(enum device device, int card, int miles)
{
    robot_start(&robot, device, 5, 1280, 720);
    struct mille_state *state = position_make(&robot);
    const uint8_t hand[] = {(uint8_t)card, CARD_25, CARD_25, CARD_GO, CARD_GO, CARD_50, CARD_50};
    memcpy(state->hand[0].card, hand, sizeof hand);
    state->hand[0].count = state->pub.hand[0] = HAND_CARDS_DRAWN;
    state->pub.phase = PHASE_PLAY;
    state->pub.turn = 0;
    for (int side = 0; side < 2; side++) {
        state->pub.side[side].battle = CARD_GO;
        state->pub.side[side].battle_pile[CARD_GO] = 1;
    }
    state->pub.side[0].distance[3] = (uint8_t)(miles / 100);
    state->pub.side[0].miles = (int16_t)miles;
    position_show(&robot);
    robot_settle(&robot);
    return state;
}

/* Plays the first card; the force with which it lands, 0 if it does not. */
static float played(bool hurries)
{
    mille_table_use(&robot.front, 0);
    for (int i = 0; i < TICKS_MOST && view_of()->shown.motion.count > 0; i++) {
        robot_tick(&robot, 1);
        if (i == 2 && hurries) {
            robot_do(&robot, INTENT_CONFIRM);
        }
        const struct weight_state *weight = weight_of(&robot.front);
        if (weight->count > 0) {
            assert_int_equal(weight->count, 1);
            return weight->landing[0].force;
        }
    }
    return 0;
}

static void cards_come_down_with_the_force_of_their_miles(void)
{
    float before = 0;
    for (int card = CARD_25; card <= CARD_200; card++) {
        sit(DEVICE_KEYS, card, 0);
        float force = played(false);
        assert_true(force > before);
        before = force;
    }
    sit(DEVICE_KEYS, CARD_ACCIDENT, 0);
    float hazard = played(false);
    assert_true(hazard > .5f && hazard <= 1);
}

static void the_card_lands_on_its_place_and_its_neighbours_are_jolted(void)
{
    sit(DEVICE_KEYS, CARD_100, 0);
    assert_true(played(false) > 0);
    const struct weight_state *weight = weight_of(&robot.front);
    struct rect place = mille_table_target(table_of(&robot.front), CARD_100, 0),
                beside = mille_table_target(table_of(&robot.front), CARD_75, 0);
    assert_true(weight->landing[0].box.x == place.x && weight->landing[0].box.y == place.y);
    float most = 0;
    for (int i = 0; i < tween_ticks(250); i++) {
        most = fmaxf(most, fabsf(weight_shifted(weight, beside).x - beside.x));
        robot_tick(&robot, 1);
    }
    assert_true(most >= 1 && most <= 12);
}

static void nothing_lands_in_a_hurry_or_with_reduced_motion(void)
{
    sit(DEVICE_KEYS, CARD_200, 0);
    assert_true(played(true) <= 0);
    sit(DEVICE_KEYS, CARD_200, 0);
    robot.front.settings.reduced_motion = true;
    assert_true(played(false) <= 0);
}

/* ---- the mouse --------------------------------------------------------------------------------------- */

static struct pose pose_of(int slot)
{
    return mille_table_card(table_of(&robot.front), slot)->pose;
}

static void point_at(float x, float y)
{
    struct intent intent = {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = x, .y = y};
    front_intent(&robot.front, &intent);
    robot_tick(&robot, 60);
}

static void a_card_under_the_mouse_leans_to_it(void)
{
    sit(DEVICE_MOUSE, CARD_200, 0);
    robot_focus(&robot, "hand.3");
    robot_tick(&robot, 60);
    struct mille_slot slot = mille_layout_slot(&view_of()->layout, 2, HAND_CARDS_DRAWN, 2);
    struct pose middle, right, left;
    point_at(slot.x, slot.y);
    middle = pose_of(2);
    point_at(slot.x + 60, slot.y);
    right = pose_of(2);
    point_at(slot.x - 60, slot.y);
    left = pose_of(2);
    assert_true(fabsf(middle.angle) < .01f);
    assert_true(right.angle >= 1 && right.angle <= 3 && left.angle <= -1 && left.angle >= -3);
    assert_true(right.x > middle.x && right.x <= middle.x + 4 && left.x < middle.x && left.x >= middle.x - 4);
    robot_do(&robot, INTENT_LEAVE);
    robot_tick(&robot, 60);
    robot_focus(&robot, "hand.3");
    robot.front.settings.reduced_motion = true;
    point_at(slot.x + 60, slot.y);
    assert_true(fabsf(pose_of(2).angle) < .01f);
}

static void with_keys_no_card_leans(void)
{
    sit(DEVICE_KEYS, CARD_200, 0);
    robot_focus(&robot, "hand.3");
    robot_tick(&robot, 60);
    assert_true(fabsf(pose_of(2).angle) < .01f);
}

static void a_dragged_card_leans_to_where_it_goes_and_comes_upright(void)
{
    sit(DEVICE_MOUSE, CARD_200, 0);
    struct mille_slot slot = mille_layout_slot(&view_of()->layout, 2, HAND_CARDS_DRAWN, -1);
    struct intent intent = {
        .kind = INTENT_PRESS, .device = DEVICE_MOUSE, .x = slot.x, .y = slot.y, .clicks = 1};
    front_intent(&robot.front, &intent);
    intent.kind = INTENT_POINT;
    for (int i = 0; i < 12; i++) {
        intent.x += 14;
        intent.y -= 6;
        front_intent(&robot.front, &intent);
        robot_tick(&robot, 1);
    }
    assert_true(view_of()->dragging);
    assert_true(pose_of(2).angle > 1 && pose_of(2).angle <= 3);
    robot_tick(&robot, tween_ticks(3000)); /* the dashes of frames have stopped, too */
    assert_true(fabsf(pose_of(2).angle) < .01f);
    assert_true(robot.front.settled);
}

/* ---- moments ------------------------------------------------------------------------------------------- */

static bool hushes(int kind, int seat, int card)
{
    struct motion_step step = {
        .kind = (uint8_t)kind,
        .event = {.seat = (int8_t)seat, .card = (uint8_t)card, .target = (uint8_t)seat}};
    return mille_hushes(&view_of()->shown, 0, &step);
}

static void a_card_that_ends_a_trip_has_a_moment_of_hush(void)
{
    sit(DEVICE_KEYS, CARD_100, 600);
    assert_true(hushes(STEP_PLAY, 0, CARD_100));
    assert_false(hushes(STEP_PLAY, 0, CARD_75));
    assert_false(hushes(STEP_PLAY, 0, CARD_STOP));
    mille_table_use(&robot.front, 0);
    robot_tick(&robot, 1);
    assert_true(motion_rate(&view_of()->shown.motion) < 1);
    robot_tick(&robot, tween_ticks(300));
    assert_true(motion_rate(&view_of()->shown.motion) >= 1);
}

/* Begins the movement of a card that ends a trip: its hush. */
static void begin_hush(void)
{
    sit(DEVICE_KEYS, CARD_100, 600);
    assert_false(robot.levels.ducked);
    mille_table_use(&robot.front, 0);
    robot_tick(&robot, 2);
    assert_true(robot.levels.ducked);
}

static void the_music_sinks_in_a_hush_until_it_ends(void)
{
    begin_hush();
    int ticks = 0;
    for (; robot.levels.ducked && ticks < TICKS_MOST; ticks++) {
        robot_tick(&robot, 1);
    }
    assert_in_range(ticks, tween_ticks(150), tween_ticks(350));
    begin_hush();
    table_skip(table_of(&robot.front));
    robot_tick(&robot, 1);
    assert_false(robot.levels.ducked);
    begin_hush();
    front_push(&robot.front, &pause_scene);
    robot_tick(&robot, 2);
    assert_false(robot.levels.ducked);
    sit(DEVICE_KEYS, CARD_100, 600);
    robot.front.settings.reduced_motion = true;
    mille_table_use(&robot.front, 0);
    robot_tick(&robot, 2);
    assert_false(robot.levels.ducked);
}

/* Only what lies open on the table counts. */
static void the_remedy_that_is_waited_for_and_thrown_away_has_one(void)
{
    struct mille_state *state = sit(DEVICE_KEYS, CARD_100, 100);
    assert_false(hushes(STEP_DISCARD, 1, CARD_GASOLINE));
    state->pub.side[0].battle = CARD_OUT_OF_GAS;
    state->pub.side[0].battle_pile[CARD_OUT_OF_GAS] = 1;
    position_show(&robot);
    assert_true(hushes(STEP_DISCARD, 1, CARD_GASOLINE));
    assert_false(hushes(STEP_DISCARD, 1, CARD_REPAIRS));
    assert_false(hushes(STEP_DISCARD, 0, CARD_GASOLINE));
    state->pub.side[0].speed = CARD_SPEED_LIMIT;
    state->pub.side[0].speed_pile[CARD_SPEED_LIMIT] = 1;
    position_show(&robot);
    assert_true(hushes(STEP_DISCARD, 1, CARD_END_OF_LIMIT));
}

static void a_coup_fourre_shakes_its_poster(void)
{
    struct mille_state *state = sit(DEVICE_KEYS, CARD_EXTRA_TANK, 100);
    state->pub.side[0].battle = CARD_OUT_OF_GAS;
    state->pub.side[0].battle_pile[CARD_OUT_OF_GAS] = 1;
    state->pub.side[0].fresh = FRESH_BATTLE;
    position_show(&robot);
    mille_table_use(&robot.front, 0);
    for (int i = 0; i < TICKS_MOST && !robot_on(&robot, &coup_scene); i++) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(weight_of(&robot.front)->count, 0);
    float most = 0;
    for (int i = 0; i < TICKS_MOST && robot_on(&robot, &coup_scene); i++) {
        most = fmaxf(most, fabsf(weight_shift(weight_of(&robot.front), (struct point){0, 0}).y));
        robot_tick(&robot, 1);
    }
    assert_true(most >= 2);
}

const struct test tests[] = {
    TEST(cards_come_down_with_the_force_of_their_miles),
    TEST(the_card_lands_on_its_place_and_its_neighbours_are_jolted),
    TEST(nothing_lands_in_a_hurry_or_with_reduced_motion),
    TEST(a_card_under_the_mouse_leans_to_it),
    TEST(with_keys_no_card_leans),
    TEST(a_dragged_card_leans_to_where_it_goes_and_comes_upright),
    TEST(a_card_that_ends_a_trip_has_a_moment_of_hush),
    TEST(the_music_sinks_in_a_hush_until_it_ends),
    TEST(the_remedy_that_is_waited_for_and_thrown_away_has_one),
    TEST(a_coup_fourre_shakes_its_poster),
    {0},
};
