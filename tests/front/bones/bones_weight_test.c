/* SPDX-License-Identifier: MIT */
/* What lands at the domino table has weight: tiles crack by their points, and before the last one there is a
 * hush. */
#include "bones_show.h"

#include "base/rng.h"
#include "front/bones/weigh.h"
#include "front/sound/cues.h"
#include "test.h"

#include <math.h>
#include <string.h>

struct landed {
    int count, ticks, last_tick;
    float force; /* of the latest landing */
};

static void land(void *context, struct rect box, float force, bool dusty)
{
    (void)dusty;
    struct landed *landed = context;
    assert_true(box.w > 0 && force > 0 && force <= 1);
    landed->count++;
    landed->force = force;
}

static void count_up(void *context, const struct game *of, int cue, float x)
{
    struct landed *landed = context;
    (void)x;
    if (of == NULL) {
        assert_true(landed->ticks == 0 || cue - CUE_RISE >= landed->last_tick);
        landed->last_tick = cue - CUE_RISE;
        landed->ticks++;
    }
}

/* The steps that wait, one after the other; what each of them lets land and count. */
static struct landed pass_step(void (*listen)(void *context, const struct game *of, int cue, float x))
{
    struct landed landed = {.count = 0};
    struct motion_ears all = {.context = &landed, .hear = listen, .land = land};
    int waits = bones_show.view.motion.count;
    while (bones_show.view.motion.count == waits && waits > 0) {
        motion_advance(&bones_motion, &bones_show.view, 5, &all);
    }
    return landed;
}

/* A tile that makes points lands the harder, and with a crack that others do not have. */
static void tiles_crack_by_their_points(void)
{
    int laid[3] = {0};
    float force[3] = {0};
    for (uint64_t seed = 1; seed < 12; seed++) {
        bones_show_start(seed, 0);
        while (bones_show.game.pub.phase != BONES_PHASE_GAME_OVER) {
            bones_show_follow(false);
            while (bones_show.view.motion.count > 0) {
                struct motion_step step = bones_show.view.motion.step[0],
                                   next = bones_show.view.motion.step[1];
                bool scores = bones_show.view.motion.count > 1 && next.kind == BONES_STEP_SCORE;
                bool plain = step.kind == BONES_STEP_PLACE && !step.value.word[BONES_PLACE_OUT] &&
                             !bones_is_double(step.event.card);
                int points = scores ? next.event.value : 0, crack = points >= 20 ? 2 : points >= 10 ? 1 : 0;
                memset(bones_show.heard, 0, sizeof bones_show.heard);
                struct landed landed = pass_step(bones_show_hear);
                if (plain) {
                    assert_int_equal(bones_show.heard[BONES_CUE_PLACE], crack == 0);
                    assert_int_equal(bones_show.heard[BONES_CUE_CRACK], crack == 1);
                    assert_int_equal(bones_show.heard[BONES_CUE_CRACK + 1], crack == 2);
                    laid[crack]++;
                    force[crack] = fmaxf(force[crack], landed.force);
                }
            }
        }
    }
    assert_true(laid[0] > 0 && laid[1] > 0 && laid[2] > 0);
    assert_true(force[1] > force[0] && force[2] > force[1] && force[2] < 1);
}

/* Every tile that is laid lands once, the last of a hand hardest, and points by their fives; and dots of
 * hands that open count up. */
static void tiles_and_points_land_by_what_they_are(void)
{
    float tile = 0, out = 0, fives[8] = {0};
    int laid = 0, opened = 0;
    bones_show_start(11, 0);
    while (bones_show.game.pub.phase != BONES_PHASE_GAME_OVER) {
        bones_show_follow(false);
        while (bones_show.view.motion.count > 0) {
            struct motion_step step = bones_show.view.motion.step[0];
            struct landed landed = pass_step(count_up);
            if (step.kind == BONES_STEP_PLACE || step.kind == BONES_STEP_LEAD) {
                assert_int_equal(landed.count, 1);
                tile = step.kind == BONES_STEP_PLACE && !step.value.word[0] ? landed.force : tile;
                out = step.value.word[0] ? landed.force : out;
                laid++;
            } else if (step.kind == BONES_STEP_SCORE) {
                assert_int_equal(landed.count, 1);
                fives[step.event.value / 5] = landed.force;
                assert_int_equal(landed.ticks, step.event.value > 20 ? step.event.value / 5 - 4 : 0);
            } else if (step.kind == BONES_STEP_KNOCK) {
                assert_int_equal(landed.count, 2);
            } else if (step.kind == BONES_STEP_OPEN) {
                assert_true(landed.ticks > 0);
                opened++;
            }
        }
    }
    assert_true(laid > 20 && opened > 0 && tile > 0 && out > 1.5f * tile);
    assert_true(fives[1] > 0 && fives[2] > fives[1] && (fives[3] <= 0 || fives[3] > fives[2]));
}

/* The last tile of a hand goes its way more slowly; a movement that is skipped has no hush. */
static void the_last_tile_has_a_moment_of_hush(void)
{
    int hushed = 0;
    bones_show_start(11, 0);
    while (bones_show.game.pub.phase != BONES_PHASE_GAME_OVER) {
        bones_show_follow(false);
        while (bones_show.view.motion.count > 0) {
            struct motion_step step = bones_show.view.motion.step[0];
            motion_advance(&bones_motion, &bones_show.view, 1, NULL);
            bool last = step.kind == BONES_STEP_PLACE && step.value.word[0];
            if (last) {
                assert_true(motion_rate(&bones_show.view.motion) < 1);
                hushed++;
                motion_skip(&bones_motion, &bones_show.view, NULL);
                assert_true(motion_rate(&bones_show.view.motion) >= 1);
            }
        }
    }
    assert_true(hushed > 0);
}

static void a_lock_by_one_dot_is_near(void)
{
    struct motion_step step = {.kind = BONES_STEP_OPEN, .event = {.kind = BONES_EVENT_LOCKED}};
    uint8_t of[20] = {0}; /* a tile for each number of dots */
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        of[bones_dots(tile)] = (uint8_t)tile;
    }
    const int dots[BONES_SEATS_MAX] = {9, 4, 5, 11};
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        step.value.word[i] = bones_bit(of[dots[i]]);
    }
    assert_true(bones_lock_is_near(&step));
    step.value.word[2] = bones_bit(of[6]);
    assert_false(bones_lock_is_near(&step));
    step.value.word[2] = bones_bit(of[4]);
    assert_false(bones_lock_is_near(&step));
}

const struct test tests[] = {
    TEST(tiles_crack_by_their_points),
    TEST(tiles_and_points_land_by_what_they_are),
    TEST(the_last_tile_has_a_moment_of_hush),
    TEST(a_lock_by_one_dot_is_near),
    {0},
};
