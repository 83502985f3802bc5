/* SPDX-License-Identifier: MIT */
/* The dice table is laid out in every kind of window, with one seat to six, in both sizes of print. */
#include "front/cubes/layout.h"
#include "picture_rig.h"
#include "test.h"

#include <math.h>

static int places_of(const struct cubes_layout *layout, struct picture_place places[PICTURE_PLACES_MAX])
{
    int count = 0;
    const struct picture_place all[] = {
        {"you", layout->you},        {"track", layout->track},   {"tray", layout->tray},
        {"rack", layout->rack},      {"bank", layout->bank},     {"roll", layout->roll},
        {"turn", layout->turn},      {"combos", layout->combos}, {"gauge", layout->gauge},
        {"what", layout->keys.what}, {"bar", layout->bar},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        places[count++] = all[i];
    }
    int plates = layout->seats - (layout->you.w > 0);
    for (int i = 0; i < plates; i++) {
        places[count++] = (struct picture_place){"a plate", layout->plate[i]};
    }
    return count;
}

static void each_window(void (*look)(const struct cubes_layout *layout, const struct frame *frame))
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        for (int seats = 1; seats <= CUBES_SEATS_MAX; seats++) {
            for (int large = 0; large < 2; large++) {
                struct cubes_layout layout;
                cubes_layout_make(&layout, &frame, seats, large);
                look(&layout, &frame);
            }
        }
    }
}

static void is_apart(const struct cubes_layout *layout, const struct frame *frame)
{
    struct picture_place places[PICTURE_PLACES_MAX];
    picture_apart(places, places_of(layout, places), frame, layout->seats);
}

static void nothing_lies_on_another_or_outside(void)
{
    each_window(is_apart);
}

static void can_be_hit(const struct cubes_layout *layout, const struct frame *frame)
{
    assert_true(layout->bank.w >= 176 && layout->roll.w >= 176);
    assert_true(layout->bank.h >= frame->touch && layout->roll.h >= frame->touch);
    /* A die, and what is picked up is a whole combination of them. */
    assert_true(layout->die >= fmaxf(frame->touch, 76));
    assert_true(cubes_layout_held_die(layout) > 56);
    if (cubes_layout_folds(layout)) {
        for (int i = 0; i < 2; i++) {
            struct rect key = layout->keys.key[i], both = rect_shared(key, layout->gauge);
            assert_true(key.w >= 50 && key.h >= 42 && both.w >= key.w - .1f && both.h >= key.h - .1f);
        }
        assert_true(layout->panel.y + layout->panel.h <= layout->bar.y);
        assert_true(layout->panel.h > 300);
    }
}

static void what_is_touched_is_large_enough(void)
{
    each_window(can_be_hit);
}

static void rests_apart(const struct cubes_layout *layout, const struct frame *frame)
{
    (void)frame;
    for (int count = 1; count <= CUBES_DICE; count++) {
        for (int i = 0; i < count; i++) {
            struct point at = cubes_layout_spot(layout, i, count);
            assert_true(rect_holds(layout->felt, at.x, at.y));
            struct rect box = cubes_layout_die_box(at, layout->die);
            struct rect in = rect_shared(box, layout->tray);
            assert_true(in.w > box.w - 1 && in.h > box.h - 1);
            for (int k = 0; k < i; k++) {
                struct point other = cubes_layout_spot(layout, k, count);
                /* Feet are seen foreshortened. */
                float away = hypotf(at.x - other.x, (at.y - other.y) / .866f);
                if (away < layout->die * 1.12f) {
                    fail_msg("dice %d and %d of %d touch in kind %d, %gx%g: %g of %g", k, i, count,
                             (int)layout->kind, (double)layout->canvas.w, (double)layout->canvas.h,
                             (double)away, (double)layout->die);
                }
            }
        }
    }
}

static void dice_come_to_rest_in_the_tray_and_apart(void)
{
    each_window(rests_apart);
}

static void is_in_order(const struct cubes_layout *layout, const struct frame *frame)
{
    (void)frame;
    float yard = cubes_layout_cap_x(layout, 0, CUBES_GOAL_STANDARD), last = yard;
    for (int32_t points = 500; points <= 12000; points += 500) {
        float x = cubes_layout_cap_x(layout, points, CUBES_GOAL_STANDARD);
        assert_true(points > 10600 ? x >= last : x > last);
        last = x;
    }
    assert_true(last < layout->track.x + layout->track.w);
    float ten = cubes_layout_cap_x(layout, 10000, CUBES_GOAL_STANDARD);
    assert_true(fabsf(ten - cubes_layout_cap_x(layout, 7500, CUBES_GOAL_BLITZ)) < .1f);
    for (int lane = 0; lane < layout->seats; lane++) {
        float y = cubes_layout_lane(layout, lane);
        assert_true(y > layout->track.y + 8 && y < layout->track.y + layout->track.h - 8);
    }
}

/* Before the toll a cap lies on no other one, nor under the sign, and goes from there to its lane. */
static void caps_wait_apart(const struct cubes_layout *layout, const struct frame *frame)
{
    const float sign = 28;
    (void)frame;
    struct rect track = layout->track;
    for (int a = 0; a < layout->seats; a++) {
        struct cubes_cap cap = cubes_layout_cap(layout, a, 0, CUBES_GOAL_STANDARD);
        assert_true(cap.radius > 8 && cap.at.y - cap.radius >= track.y + sign);
        assert_true(cap.at.y + cap.radius <= track.y + track.h && cap.at.x - cap.radius >= track.x);
        for (int b = 0; b < a; b++) {
            struct cubes_cap other = cubes_layout_cap(layout, b, 0, CUBES_GOAL_STANDARD);
            float away = hypotf(cap.at.x - other.at.x, cap.at.y - other.at.y);
            assert_true(away >= cap.radius + other.radius - .1f);
        }
        struct cubes_cap drives = cubes_layout_cap(layout, a, CUBES_GATE, CUBES_GOAL_STANDARD);
        float way = cubes_layout_cap_x(layout, CUBES_GATE, CUBES_GOAL_STANDARD);
        assert_true(fabsf(drives.at.x - way) < .1f && cap.at.x + cap.radius < drives.at.x);
    }
}

static void caps_wait_apart_before_the_toll(void)
{
    each_window(caps_wait_apart);
}

static void the_road_to_the_goal_is_in_order(void)
{
    each_window(is_in_order);
}

static void whose_plate_is_whose(void)
{
    struct frame wide = frame_plain(1920, 1080), flat = frame_plain(960, 540);
    struct cubes_layout layout;
    cubes_layout_make(&layout, &wide, 4, false);
    assert_int_equal(cubes_layout_plate_of(&layout, 2, 2), -1);
    assert_int_equal(cubes_layout_plate_of(&layout, 3, 2), 0);
    assert_int_equal(cubes_layout_plate_of(&layout, 1, 2), 2);
    cubes_layout_make(&layout, &flat, 4, false);
    assert_int_equal(cubes_layout_plate_of(&layout, 2, 2), 3);
    assert_int_equal(cubes_layout_plate_of(&layout, 0, 2), 1);
}

/* Nor where the column is folded: before those at the counter, or over the road. */
static void a_long_sentence_covers_nothing_that_is_played_with(void)
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        for (int seats = 1; seats <= 2 * CUBES_SEATS_MAX; seats++) {
            struct cubes_layout layout;
            cubes_layout_make(&layout, &frame, (seats + 1) / 2, seats % 2);
            struct picture_place place[PICTURE_PLACES_MAX] = {{"the sentence", layout.band},
                                                              {"the sign to hold", layout.bank},
                                                              {"the sign to roll", layout.roll},
                                                              {"the rail", layout.rack},
                                                              {"the own plate", layout.you}};
            int count = 5;
            for (int other = 0; other < layout.seats; other++) {
                place[count++] = (struct picture_place){"a plate", layout.plate[other]};
            }
            picture_apart(place, count, &frame, layout.seats);
            assert_true(layout.band.w > 400 && layout.band.h > 50 && layout.band.y >= frame.safe.y - 1);
            for (int die = 0; die < CUBES_DICE; die++) {
                struct point foot = cubes_layout_spot(&layout, die, CUBES_DICE);
                float air = foot.y - layout.die * .98f - layout.band.y - layout.band.h;
                if (air <= 0) {
                    fail_msg("it lies %g on a die in kind %d, %gx%g", (double)-air, (int)frame.kind,
                             (double)frame.canvas.w, (double)frame.canvas.h);
                }
            }
        }
    }
}

const struct test tests[] = {
    TEST(a_long_sentence_covers_nothing_that_is_played_with),
    TEST(nothing_lies_on_another_or_outside),
    TEST(what_is_touched_is_large_enough),
    TEST(dice_come_to_rest_in_the_tray_and_apart),
    TEST(caps_wait_apart_before_the_toll),
    TEST(the_road_to_the_goal_is_in_order),
    TEST(whose_plate_is_whose),
    {0},
};
