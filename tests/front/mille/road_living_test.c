/* SPDX-License-Identifier: MIT */
/* What lives on the ribbon of the road between the moves: cars that may drive roll on the spot, cars that may
 * not stand; a shower passes; none of it says how the game stands. */
#include "base/text.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/stage/life.h"
#include "front/table/table.h"
#include "position.h"
#include "robot.h"
#include "test.h"

#include <math.h>

enum { BEATS = 700, SOME = 60, MILES = 300 };

static struct robot robot;

/* In mid-hand at 300 miles, this card on top of the person's battle pile. */
static struct mille_public *sit_down(int card)
{
    robot_start(&robot, DEVICE_MOUSE, 3, 1920, 1080);
    struct mille_public *pub = &position_make(&robot)->pub;
    pub->phase = PHASE_DRAW;
    pub->turn = TABLE_YOU;
    pub->side[0].battle = (uint8_t)card;
    pub->side[0].miles = MILES;
    position_show(&robot);
    robot_settle(&robot);
    return pub;
}

/* Goes on by a beat and draws. */
static void beat(void)
{
    robot_tick(&robot, 1);
    life_beat(&robot.front);
    robot_draw(&robot);
}

static const struct draw_command *car(void)
{
    const struct rect *ribbon = &mille_view_of(table_of(&robot.front))->layout.ribbon;
    const struct draw_command *found = NULL;
    while ((found = drawn_next_picture(&robot.frame, found, "icons/car_saloon"))) {
        if (rect_shared(found->box, *ribbon).h > 0 && found->box.w < ribbon->w / 4) {
            return found;
        }
    }
    fail();
    return NULL;
}

/* How far the car is at most from where it is at rest, and how often its picture differs from the one before.
 */
struct roll {
    float along, up, leans;
    int spokes, differ;
};

/* Lines behind the car in the list: its spokes. */
static int spokes(void)
{
    int count = 0;
    for (const struct draw_command *next = drawn_next(&robot.frame, car()); next && next->kind == DRAW_STROKE;
         next = drawn_next(&robot.frame, next)) {
        count++;
    }
    return count;
}

static struct roll watch(int beats)
{
    struct roll roll = {0};
    robot_draw(&robot);
    struct rect rest = car()->box;
    float angle = car()->angle, last = rest.y;
    for (int i = 0; i < beats; i++) {
        beat();
        struct rect now = car()->box;
        roll.along = fmaxf(roll.along, fabsf(now.x - rest.x));
        roll.up = fmaxf(roll.up, fabsf(now.y - rest.y));
        roll.leans = fmaxf(roll.leans, fabsf(car()->angle - angle));
        roll.spokes += spokes() > 0;
        roll.differ += now.y != last;
        last = now.y;
    }
    return roll;
}

static void a_car_with_a_go_rolls_on_the_spot(void)
{
    sit_down(CARD_GO);
    struct roll roll = watch(SOME);
    assert_true(roll.along < .01f); /* never read as miles */
    assert_true(roll.up > 0 && roll.up <= 1.01f);
    assert_true(roll.leans == 0);
    assert_int_equal(roll.spokes, SOME);
}

static void a_speed_limit_makes_it_slower(void)
{
    sit_down(CARD_GO);
    int fast = watch(SOME).differ;
    sit_down(CARD_GO)->side[0].speed = CARD_SPEED_LIMIT;
    position_show(&robot);
    assert_true(watch(SOME).differ * 2 <= fast + 1);
}

static void a_car_with_a_hazard_stands(void)
{
    static const int hazards[] = {CARD_OUT_OF_GAS, CARD_FLAT_TIRE, CARD_ACCIDENT, CARD_STOP, CARD_NONE};
    for (size_t i = 0; i < sizeof hazards / sizeof *hazards; i++) {
        sit_down(hazards[i]);
        struct roll roll = watch(SOME);
        assert_true(roll.along == 0 && roll.up == 0);
        assert_int_equal(roll.spokes, 0);
        assert_true((roll.leans > 0) == (hazards[i] == CARD_FLAT_TIRE));
    }
}

static void an_accident_smokes_and_a_stop_lights_the_lamp(void)
{
    static const int cards[] = {CARD_ACCIDENT, CARD_STOP, CARD_GO};
    for (int i = 0; i < 3; i++) {
        int smoke = 0, lamp = 0;
        sit_down(cards[i]);
        for (int at = 0; at < SOME; at++) {
            beat();
            smoke += drawn_pictures(&robot.frame, "living/road_smoke_dark");
            lamp += drawn_pictures(&robot.frame, "living/road_brake_lamp");
        }
        assert_true((smoke > 0) == (cards[i] == CARD_ACCIDENT));
        assert_true((lamp > 0) == (cards[i] == CARD_STOP));
    }
}

/* The beats at which it rains, in a number. */
static uint64_t rain(int card, int miles)
{
    uint64_t hash = HASH_START;
    sit_down(card)->side[0].miles = (int16_t)miles;
    position_show(&robot);
    for (int i = 0; i < BEATS; i++) {
        beat();
        const struct draw_command *shower = drawn_next_picture(&robot.frame, NULL, "living/road_shower");
        hash = hash_number(hash, shower ? (uint64_t)(int64_t)lroundf(shower->box.x) : 0);
    }
    assert_true(hash != HASH_START);
    return hash;
}

static void the_weather_knows_nothing_of_the_game(void)
{
    assert_true(rain(CARD_GO, MILES) == rain(CARD_STOP, MILES + 100));
}

/* On the spot, a picture every third beat. */
static void a_mill_turns_slowly(void)
{
    sit_down(CARD_GO);
    int changes = 0;
    char last[32] = "";
    struct rect stands = {0};
    for (int i = 0; i < SOME; i++) {
        beat();
        const struct draw_command *mill = drawn_next_picture(&robot.frame, NULL, "living/road_mill");
        assert_non_null(mill);
        assert_true(i == 0 || (mill->box.x == stands.x && mill->box.y == stands.y));
        stands = mill->box;
        changes += i > 0 && strcmp(last, draw_string(&robot.frame, mill->string)) != 0;
        text_copy(last, sizeof last, draw_string(&robot.frame, mill->string));
    }
    assert_in_range(changes, SOME / 3 - 1, SOME / 3);
}

/* Words, cards and the keys lie on it, and what stands beside the ribbon is not reached. */
static void nothing_that_lives_covers_what_is_read_or_chosen(void)
{
    int seen = 0;
    sit_down(CARD_ACCIDENT);
    const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
    for (int i = 0; i < BEATS; i++) {
        beat();
        struct rect clip = {0};
        for (const struct draw_command *next = NULL; (next = drawn_next(&robot.frame, next));) {
            clip = next->kind == DRAW_CLIP ? next->box : clip;
            bool lives = next->kind == DRAW_SPRITE && strncmp(draw_string(&robot.frame, next->string),
                                                              DRAWN_LIVING, strlen(DRAWN_LIVING)) == 0;
            if (lives) {
                struct rect painted = clip.w > 0 ? rect_shared(next->box, clip) : next->box;
                bool outside = painted.w <= 0 || painted.h <= 0;
                struct rect inside = rect_shared(painted, layout->ribbon);
                assert_true(outside ||
                            (fabsf(inside.w - painted.w) < .1f && fabsf(inside.h - painted.h) < .1f));
                seen++;
            }
        }
    }
    assert_true(seen > BEATS);
}

static void before_the_first_beat_all_is_at_rest(void)
{
    sit_down(CARD_ACCIDENT);
    robot_draw(&robot);
    assert_int_equal(drawn_pictures(&robot.frame, DRAWN_LIVING), 0);
}

static void every_picture_is_there_and_made_ahead(void)
{
    sit_down(CARD_ACCIDENT);
    life_rehearse(&robot.front);
    robot_draw(&robot);
    assert_true(drawn_pictures(&robot.frame, DRAWN_LIVING) > 5);
    assert_true(drawn_living_found(&robot.frame));
}

/* What is painted for a movement is painted over a picture that stands. */
static void beats_wait_while_something_moves(void)
{
    sit_down(CARD_GO);
    beat();
    long before = life_beats(&robot.front);
    beat();
    assert_int_equal(life_beats(&robot.front), before + 1);
    robot.front.settled = false;
    life_beat(&robot.front);
    assert_int_equal(life_beats(&robot.front), before + 1);
}

static void reduced_motion_keeps_it_at_rest(void)
{
    sit_down(CARD_GO);
    robot_draw(&robot);
    uint64_t rest = drawn_hash(&robot.frame);
    beat();
    assert_true(drawn_hash(&robot.frame) != rest);
    robot.front.settings.reduced_motion = true;
    for (int i = 0; i < SOME; i++) {
        beat();
        assert_true(drawn_hash(&robot.frame) == rest);
    }
}

const struct test tests[] = {
    TEST(a_car_with_a_go_rolls_on_the_spot),
    TEST(a_speed_limit_makes_it_slower),
    TEST(a_car_with_a_hazard_stands),
    TEST(an_accident_smokes_and_a_stop_lights_the_lamp),
    TEST(the_weather_knows_nothing_of_the_game),
    TEST(a_mill_turns_slowly),
    TEST(nothing_that_lives_covers_what_is_read_or_chosen),
    TEST(before_the_first_beat_all_is_at_rest),
    TEST(every_picture_is_there_and_made_ahead),
    TEST(beats_wait_while_something_moves),
    TEST(reduced_motion_keeps_it_at_rest),
    {0},
};
