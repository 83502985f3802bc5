/* SPDX-License-Identifier: MIT */
/* Where thrown dice go and come to rest: in other places with each roll, apart, inside the tray, and in the
 * same places whenever the same roll is shown. */
#include "front/cubes/input.h"
#include "front/cubes/throw.h"
#include "picture_rig.h"
#include "test.h"

#include <math.h>
#include <string.h>

enum { ROLLS = 10000, ROLLS_ELSEWHERE = 300 };

/* One roll of many: its faces, and which dice are thrown. */
static struct cubes_public roll_of(int number, uint8_t *rolled)
{
    struct rng rng = rng_make((uint64_t)number, RNG_COSMETIC);
    struct cubes_public pub = {.seats = 2, .game = number / 7};
    for (int place = 0; place < CUBES_DICE; place++) {
        pub.face[place] = (uint8_t)(1 + rng_below(&rng, CUBES_FACES - 1));
    }
    pub.seat[0].turns = number % 7;
    *rolled = (uint8_t)(1 + rng_below(&rng, CUBES_ALL));
    return pub;
}

static void is_well(const struct cubes_layout *layout, int number)
{
    uint8_t rolled;
    struct cubes_public pub = roll_of(number, &rolled);
    struct cubes_cast cast, again;
    cubes_cast_make(&cast, layout, &pub, rolled);
    cubes_cast_make(&again, layout, &pub, rolled);
    assert_memory_equal(&cast, &again, sizeof cast);
    struct rect rests = rect_grow(cubes_layout_rests(layout), .1f);
    float left = -1;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cast.fall[place].spot < 0) {
            assert_false(cubes_in_mask(rolled, place));
            continue;
        }
        struct point foot = cubes_cast_foot(&cast, layout, place);
        struct rect box = cubes_layout_die_box(foot, layout->die), in = rect_shared(box, layout->tray);
        assert_true(rect_holds(rests, foot.x, foot.y));
        assert_true(in.w > box.w - 1 && in.h > box.h - 1);
        assert_true(foot.x >= left); /* digits are read from the left */
        left = foot.x;
        for (int other = 0; other < place; other++) {
            if (cast.fall[other].spot >= 0 &&
                !cubes_tumble_apart(&cast.fall[other].way, &cast.fall[place].way)) {
                fail_msg("roll %d: dice %d and %d are too near in kind %d, %gx%g", number, other, place,
                         (int)layout->kind, (double)layout->canvas.w, (double)layout->canvas.h);
            }
        }
    }
}

static void ten_thousand_rolls_rest_apart_and_inside_the_tray(void)
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        struct cubes_layout layout;
        cubes_layout_make(&layout, &frame, 2 + i % 5, i % 2);
        for (int number = 0; number < (i == 0 ? ROLLS : ROLLS_ELSEWHERE); number++) {
            is_well(&layout, number);
        }
    }
}

static struct cubes_layout a_layout(void)
{
    struct frame frame = frame_plain(1920, 1080);
    struct cubes_layout layout;
    cubes_layout_make(&layout, &frame, 4, false);
    return layout;
}

/* A lone die rests in all parts of its box. */
static void rests_are_spread_over_the_felt(void)
{
    struct cubes_layout layout = a_layout();
    struct rect rests = cubes_layout_rests(&layout);
    int parts[3][2] = {{0}};
    for (int number = 0; number < ROLLS_ELSEWHERE; number++) {
        uint8_t rolled;
        struct cubes_public pub = roll_of(number, &rolled);
        struct cubes_cast cast;
        cubes_cast_make(&cast, &layout, &pub, 1);
        struct point foot = cubes_cast_foot(&cast, &layout, 0);
        int column = (int)((foot.x - rests.x) / rests.w * 2.99f),
            row = (int)((foot.y - rests.y) / rests.h * 1.99f);
        parts[column][row]++;
    }
    for (int i = 0; i < 6; i++) {
        assert_true(parts[i / 2][i % 2] > ROLLS_ELSEWHERE / 20);
    }
}

/* From one key to the next no die leaps, and on the felt no die leaves the rim. */
static void dice_go_without_a_leap_and_stay_inside_the_rim(void)
{
    const float leap = .45f; /* edges in the time of a key: as fast as a die leaves the cup */
    struct cubes_layout layout = a_layout();
    for (int number = 0; number < ROLLS_ELSEWHERE; number++) {
        uint8_t rolled;
        struct cubes_public pub = roll_of(number, &rolled);
        struct cubes_cast cast;
        cubes_cast_make(&cast, &layout, &pub, CUBES_ALL);
        for (int place = 0; place < CUBES_DICE; place++) {
            const struct cubes_way *way = &cast.fall[place].way;
            for (int key = 1; key < CUBES_KEYS; key++) {
                float gone = hypotf(way->x[key] - way->x[key - 1], way->y[key] - way->y[key - 1]);
                assert_true(gone < leap);
                struct cubes_die die = {.edge = 0};
                if (cubes_cast_at(&cast, &layout, place, 1, (float)(key * CUBES_KEY_MS), &die)) {
                    assert_true(rect_holds(rect_grow(layout.tray, 60), die.foot.x, die.foot.y));
                }
            }
        }
    }
}

/* Some die is turned aside on the felt: it has met the rim or another one. */
static void dice_meet_each_other_and_the_rim(void)
{
    struct cubes_layout layout = a_layout();
    int turned = 0;
    for (int number = 0; number < ROLLS_ELSEWHERE; number++) {
        uint8_t rolled;
        struct cubes_public pub = roll_of(number, &rolled);
        struct cubes_cast cast;
        bool turns = false;
        cubes_cast_make(&cast, &layout, &pub, CUBES_ALL);
        for (int place = 0; place < CUBES_DICE; place++) {
            const struct cubes_way *way = &cast.fall[place].way;
            for (int key = 2; key < CUBES_KEYS; key++) {
                float ax = way->x[key] - way->x[key - 1], ay = way->y[key] - way->y[key - 1];
                float bx = way->x[key - 1] - way->x[key - 2], by = way->y[key - 1] - way->y[key - 2];
                turns = turns ||
                        (hypotf(ax, ay) > .01f && ax * bx + ay * by < .8f * hypotf(ax, ay) * hypotf(bx, by));
            }
        }
        turned += turns;
    }
    assert_true(turned > ROLLS_ELSEWHERE * 9 / 10);
}

/* What was shown in one window is shown in another as if it had been thrown there. */
static void a_roll_that_is_laid_out_anew_lies_as_if_thrown_there(void)
{
    struct frame wide = frame_plain(1920, 1080), upright = frame_plain(720, 1280);
    for (int number = 0; number < 50; number++) {
        uint8_t rolled;
        struct cubes_public pub = roll_of(number, &rolled);
        struct cubes_layout first, second;
        struct cubes_cast cast, there;
        cubes_layout_make(&first, &wide, 2, false);
        cubes_layout_make(&second, &upright, 2, false);
        cubes_cast_make(&cast, &first, &pub, rolled);
        cubes_cast_make(&there, &second, &pub, rolled);
        cubes_cast_lay(&cast, &second);
        assert_memory_equal(&cast, &there, sizeof cast);
    }
}

/* The items are where the dice are, so that each can be pressed on its upper face. */
static void every_die_is_pressed_where_it_lies(void)
{
    for (int number = 0; number < ROLLS_ELSEWHERE; number++) {
        uint8_t rolled;
        struct cubes_view view;
        struct cubes_public pub = roll_of(number, &rolled);
        struct focus_list items = {.count = 0};
        struct cubes_look look = {.mine = true, .focus = FOCUS_NONE, .pressed = FOCUS_NONE};
        pub.goal = CUBES_GOAL_STANDARD;
        pub.phase = CUBES_PHASE_ROLLED;
        memset(pub.part, CUBES_PART_BLANK, sizeof pub.part);
        memset(&view, 0, sizeof view);
        cubes_view_reset(&view, &pub, 0);
        struct frame frame = frame_plain(1280, 720);
        cubes_view_layout(&view, &frame, false);
        cubes_items(&view, &look, &items);
        for (int place = 0; place < CUBES_DICE; place++) {
            struct point foot = cubes_cast_foot(&view.cast, &view.layout, place);
            assert_int_equal(focus_at(&items, foot.x, foot.y - view.layout.die * .5f),
                             CUBES_ITEM_DIE + place);
        }
    }
}

const struct test tests[] = {
    TEST(ten_thousand_rolls_rest_apart_and_inside_the_tray),
    TEST(rests_are_spread_over_the_felt),
    TEST(dice_go_without_a_leap_and_stay_inside_the_rim),
    TEST(dice_meet_each_other_and_the_rim),
    TEST(a_roll_that_is_laid_out_anew_lies_as_if_thrown_there),
    TEST(every_die_is_pressed_where_it_lies),
    {0},
};
