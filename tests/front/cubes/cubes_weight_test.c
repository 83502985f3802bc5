/* SPDX-License-Identifier: MIT */
/* What lands at the dice table has weight: dice and busts by what they bring, points that count up, a hush
 * before what decides. */
#include "cubes_show.h"

#include "front/sound/cues.h"
#include "table/session.h"
#include "test.h"

struct landed {
    int count, ticks;
    float force[64];
    int tick[64];
};

static void land(void *context, struct rect box, float force, bool dusty)
{
    (void)dusty;
    struct landed *landed = context;
    assert_true(box.w > 0 && rect_holds(rect_grow(cubes_show.view.layout.canvas, 1), box.x, box.y));
    landed->force[landed->count++] = force;
}

static void count_up(void *context, const struct game *of, int cue, float x)
{
    struct landed *landed = context;
    (void)x;
    if (of == NULL) {
        landed->tick[landed->ticks++] = cue - CUE_RISE;
    }
}

/* Rolls dice of a prepared position to the end of what they bring. */
static struct landed roll_prepared(const char *position, uint8_t mask)
{
    struct landed landed = {.count = 0};
    struct motion_ears ears = {.context = &landed, .hear = count_up, .land = land};
    char why[200];
    struct text out = text_in(why, sizeof why);
    cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
    assert_true(cubes_game.prepare(&cubes_show.state, position, &out));
    cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
    cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = mask}, false);
    while (motion_advance(&cubes_motion, &cubes_show.view, 5, &ears)) {
    }
    return landed;
}

/* Each die touches the felt and comes to rest; then those that score press into it. */
static void dice_land_the_harder_the_more_they_bring(void)
{
    struct landed small = roll_prepared("scores=500,600 next=52246", CUBES_ALL);
    struct landed large = roll_prepared("scores=500,600 next=11123", CUBES_ALL);
    assert_int_equal(small.count, 2 * CUBES_DICE + 1);
    assert_int_equal(large.count, 2 * CUBES_DICE + 3);
    assert_true(large.force[2 * CUBES_DICE] > 2 * small.force[2 * CUBES_DICE]);
}

static void a_bust_lands_the_harder_the_more_is_lost(void)
{
    struct landed small = roll_prepared("scores=500,600 dice=5,2,2,4,6 next=2246", 2 + 4 + 8 + 16);
    struct landed large = roll_prepared("scores=500,600 dice=1,1,1,4,6 next=46", 8 + 16);
    assert_true(small.count > 0 && large.count > 0);
    assert_true(large.force[large.count - 1] > small.force[small.count - 1] + .2f);
    assert_true(large.force[large.count - 1] <= 1);
}

/* The combinations of one roll are one chain. */
static void points_of_a_roll_count_up_by_ticks_that_rise(void)
{
    struct landed landed = roll_prepared("scores=500,600 next=11154", CUBES_ALL);
    assert_true(landed.ticks >= 4);
    for (int i = 0; i < landed.ticks; i++) {
        assert_int_equal(landed.tick[i], i);
    }
}

/* One die that decides about 1,000 points is slower on its way, whatever it shows in the end. */
static void a_die_that_decides_about_much_has_a_moment_of_hush(void)
{
    static const struct {
        const char *position;
        bool hush;
    } cases[] = {{"scores=500,600 dice=1,1,1,5,6 next=1", true},
                 {"scores=500,600 dice=1,1,1,5,6 next=2", true},
                 {"scores=500,600 dice=2,2,2,5,6 next=1", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char why[200];
        struct text out = text_in(why, sizeof why);
        cubes_show_start(9, 2, CUBES_JOKERS_NEVER, FRAME_WIDE);
        assert_true(cubes_game.prepare(&cubes_show.state, cases[i].position, &out));
        cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
        cubes_show_play((struct move){.kind = CUBES_MOVE_ROLL, .card = 16}, false);
        bool hushed = false;
        while (motion_advance(&cubes_motion, &cubes_show.view, 5, NULL)) {
            hushed = hushed || motion_rate(&cubes_show.view.motion) < 1;
        }
        assert_true(hushed == cases[i].hush);
    }
}

const struct test tests[] = {
    TEST(dice_land_the_harder_the_more_they_bring),
    TEST(a_bust_lands_the_harder_the_more_is_lost),
    TEST(points_of_a_roll_count_up_by_ticks_that_rise),
    TEST(a_die_that_decides_about_much_has_a_moment_of_hush),
    {0},
};
