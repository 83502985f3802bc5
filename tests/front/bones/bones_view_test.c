/* SPDX-License-Identifier: MIT */
/* What the domino table shows: it follows the rules by events alone, for whoever looks, and never leads
 * them. */
#include "bones_show.h"

#include "base/rng.h"
#include "front/sound/cues.h"
#include "test.h"

#include <string.h>

enum { GAMES = 12, MOVES_MOST = 3000 };

static void what_is_shown_is_what_is_seen_after_every_move(void)
{
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        bones_show_start(seed, (int)(seed % 5) - 1); /* a seat, or who only looks on */
        for (int i = 0; i < MOVES_MOST && bones_show.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            bones_show_follow(seed % 3 == 0);
            if (i % 2) {
                motion_skip(&bones_motion, &bones_show.view, NULL);
            }
            for (int ticks = 0; bones_show.view.motion.count > 0; ticks++) {
                assert_true(ticks < 3000);
                bones_show.view.motion.reduced = seed % 3 == 0;
                motion_advance(&bones_motion, &bones_show.view, 50.0f / 3, &bones_show_ears);
            }
            const char *differs = bones_view_differs(&bones_show.view, &bones_show.seen);
            if (differs) {
                fail_msg("%s differs after move %d of game %d", differs, i, (int)seed);
            }
        }
        assert_int_equal(bones_show.game.pub.phase, BONES_PHASE_GAME_OVER);
    }
}

/* While tiles of several moves wait, no more lies on the table than has landed. */
static void the_picture_never_leads_the_rules(void)
{
    bones_show_start(3, 0);
    int most = 0;
    for (int i = 0; i < 300 && bones_show.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        bones_show_follow(false);
        int waits = bones_show.view.motion.count;
        for (int ticks = 0; ticks < 20 && bones_show.view.motion.count > 0; ticks++) {
            int before = bones_show.view.star.count;
            motion_advance(&bones_motion, &bones_show.view, 50.0f / 3, NULL);
            assert_true(bones_show.view.star.count <= before + 1);
            assert_true(bones_show.view.shown.pub.log_count <= BONES_LOG_MAX);
        }
        most = waits > most ? waits : most;
    }
    assert_true(most > 3 && most <= MOTION_STEPS_MAX);
    motion_skip(&bones_motion, &bones_show.view, NULL);
    assert_null(bones_view_differs(&bones_show.view, &bones_show.seen));
}

static void every_moment_is_heard_once_skipped_or_not(void)
{
    static int moved[BONES_CUES];
    for (int skips = 0; skips < 2; skips++) {
        bones_show_start(11, 0);
        for (int i = 0; i < 400 && bones_show.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            bones_show_follow(false);
            if (skips) {
                motion_skip(&bones_motion, &bones_show.view, &bones_show_ears);
            }
            while (bones_show.view.motion.count > 0) {
                motion_advance(&bones_motion, &bones_show.view, 50.0f / 3, &bones_show_ears);
            }
        }
        if (!skips) {
            memcpy(moved, bones_show.heard, sizeof moved);
        }
    }
    assert_memory_equal(moved, bones_show.heard, sizeof moved);
    assert_true(bones_show.heard[BONES_CUE_LEAD] > 0 && bones_show.heard[BONES_CUE_PLACE] > 20 &&
                bones_show.heard[BONES_CUE_DOUBLE] > 5);
    assert_int_equal(bones_show.heard[BONES_CUE_DRAW] % BONES_HAND, 0);
    assert_int_equal(bones_show.heard[BONES_CUE_WON] + bones_show.heard[BONES_CUE_LOST], 1);
    assert_int_equal(bones_show.heard[BONES_CUE_OPEN], bones_show.game.pub.round);
}

/* ---- weight ---------------------------------------------------------------------------------- */

static void reduced_motion_keeps_every_step_short_and_still(void)
{
    bones_show_start(5, 2);
    for (int i = 0; i < 300 && bones_show.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        bones_show_follow(true);
        for (int k = 0; k < bones_show.view.motion.count; k++) {
            assert_true(bones_show.view.motion.step[k].still &&
                        bones_show.view.motion.step[k].length <= 2000);
        }
        struct bones_camera before = bones_show.view.to;
        motion_skip(&bones_motion, &bones_show.view, NULL);
        assert_true(bones_show.view.from.unit <= before.unit || bones_show.view.star.count == 0);
        assert_true(bones_show.view.eased >= BONES_CAMERA_MS);
    }
}

static void nothing_moves_when_nothing_happens(void)
{
    bones_show_start(1, 0);
    assert_false(motion_advance(&bones_motion, &bones_show.view, 16, NULL));
    while (bones_show.game.pub.phase != BONES_PHASE_PLAY || bones_show.game.pub.turn != 0) {
        bones_show_follow(false);
        motion_skip(&bones_motion, &bones_show.view, NULL);
    }
    assert_false(motion_advance(&bones_motion, &bones_show.view, 16, NULL));
    bones_show.view.chosen = (uint8_t)bones_first(bones_show.view.shown.hand);
    assert_true(motion_advance(&bones_motion, &bones_show.view, 16, NULL));
    bones_show.view.chosen = BONES_TILE_NONE;
    for (int i = 0; i < 10; i++) {
        motion_advance(&bones_motion, &bones_show.view, 16, NULL);
    }
    assert_false(motion_advance(&bones_motion, &bones_show.view, 16, NULL));
}

/* Tiles lie where they lay when the camera has eased out: only its unit and middle have changed. */
static void the_camera_eases_and_tiles_stay(void)
{
    bones_show_start(9, 0);
    int eased = 0;
    for (int i = 0; i < 120 && bones_show.game.pub.phase != BONES_PHASE_ROUND_OVER; i++) {
        struct bones_star before = bones_show.view.star;
        float unit = bones_show.view.to.unit;
        bones_show_follow(false);
        while (bones_show.view.motion.count > 0) {
            motion_advance(&bones_motion, &bones_show.view, 50.0f / 3, NULL);
        }
        if (bones_show.view.star.count == before.count + 1) {
            assert_memory_equal(before.piece, bones_show.view.star.piece,
                                (size_t)before.count * sizeof before.piece[0]);
            assert_true(bones_show.view.to.unit <= unit);
        }
        float last = bones_view_camera(&bones_show.view, 0).unit;
        while (bones_show.view.eased < BONES_CAMERA_MS) {
            motion_advance(&bones_motion, &bones_show.view, 50.0f / 3, NULL);
            float now = bones_view_camera(&bones_show.view, 0).unit;
            assert_true(now <= last + .001f);
            eased += now < last;
            last = now;
        }
    }
    assert_true(eased > 5);
}

/* Before a first deal nobody holds a tile, and its events bring them. */
/* A glass that a tile comes near goes within its time, and is there again once the table is swept. */
static void a_glass_gives_way_to_tiles(void)
{
    bones_show_start(5, 0);
    for (int i = 0; i < 8; i++) {
        bones_show_follow(false);
    }
    motion_skip(&bones_motion, &bones_show.view, NULL);
    struct rect at = bones_camera_box(bones_show.view.to, bones_show.view.star.piece[0].at, true);
    assert_true(bones_show.view.prop[BONES_PROP_CUP] > 0);
    struct rect cup = bones_layout_prop(&bones_show.view.layout, BONES_PROP_CUP);
    bones_show.view.layout.coffee.x += at.x - cup.x; /* it stands where the first tile lies */
    bones_show.view.layout.coffee.y += at.y - cup.y;
    assert_true(motion_advance(&bones_motion, &bones_show.view, BONES_FADE_MS / 2.0f, NULL));
    assert_true(bones_show.view.prop[BONES_PROP_CUP] > 0 && bones_show.view.prop[BONES_PROP_CUP] < 1);
    motion_advance(&bones_motion, &bones_show.view, BONES_FADE_MS, NULL);
    assert_true(bones_show.view.prop[BONES_PROP_CUP] <= 0);
    assert_false(motion_advance(&bones_motion, &bones_show.view, 10, NULL));
    bones_show.view.layout.coffee.x -= at.x - cup.x;
    bones_show.view.layout.coffee.y -= at.y - cup.y;
    bones_show.view.motion.reduced = true;
    assert_true(
        motion_advance(&bones_motion, &bones_show.view, 10, NULL)); /* at once where motion is reduced */
    assert_true(bones_show.view.prop[BONES_PROP_CUP] >= 1);
}

/* A person who names, or is asked about a hand, sees how the last round went; the screen may be handed over
 * meanwhile. */
static void the_last_round_stays_beside_the_table_until_a_tile_lies(void)
{
    int asked = 0, handed = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct bones_public ended = {.round = 0};
        bones_show_start(seed, (int)(seed % BONES_SEATS_MAX));
        for (int move = 0; move < MOVES_MOST && bones_show.seen.pub.phase != BONES_PHASE_GAME_OVER; move++) {
            bones_show_follow(move % 2);
            motion_skip(&bones_motion, &bones_show.view, NULL);
            if (bones_show.seen.pub.phase == BONES_PHASE_ROUND_OVER) {
                ended = bones_show.seen.pub;
                assert_null(bones_view_last(&bones_show.view));
            } else if (bones_show.seen.pub.round > 1 && bones_show.seen.pub.log_count == 0) {
                const struct bones_public *last = bones_view_last(&bones_show.view);
                assert_non_null(last);
                assert_int_equal(last->round, bones_show.seen.pub.round - 1);
                assert_int_equal(last->log_count, ended.log_count);
                assert_memory_equal(last->log, ended.log, ended.log_count * sizeof ended.log[0]);
                assert_int_equal(last->leader, ended.leader);
                assert_int_equal(last->chooser, ended.chooser);
                asked += bones_show.seen.pub.turn == bones_show.seat;
                if (move % 3 == 0) {
                    bones_show.seat = (bones_show.seat + 1) % BONES_SEATS_MAX;
                    bones_show_look();
                    bones_view_reset(&bones_show.view, &bones_show.seen);
                    assert_non_null(bones_view_last(&bones_show.view));
                    handed++;
                }
            } else {
                assert_null(bones_view_last(&bones_show.view));
            }
        }
    }
    assert_true(asked > 10);
    assert_true(handed > 3);
    bones_show_start(1, 0);
    assert_null(bones_view_last(&bones_show.view));
}

static void a_table_is_empty_before_its_first_deal(void)
{
    struct event_list events = {.count = 0};
    struct game_setup setup = {.seed = 2, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    bones_show_start(2, 0);
    bones_game.start(&bones_show.game, &setup, &events);
    bones_show_look();
    bones_view_begin(&bones_show.view, &bones_show.seen);
    assert_true(bones_show.view.shown.hand == 0 && bones_show.view.shown.pub.seat[1].tiles == 0);
    bones_view_add(&bones_show.view, &events);
    bones_view_settle(&bones_show.view, &bones_show.seen);
    motion_skip(&bones_motion, &bones_show.view, NULL);
    assert_null(bones_view_differs(&bones_show.view, &bones_show.seen));
}

/* Nobody's view holds what its seat may not know: a deal anew of the rest makes the same view. */
static void a_view_knows_its_own_hand_alone(void)
{
    bones_show_start(4, 1);
    for (int i = 0; i < 60; i++) {
        struct event_list events = {.count = 0};
        bones_show_play(&events);
        bones_view_add(&bones_show.view, &events);
        bones_view_settle(&bones_show.view, &bones_show.seen);
        for (int k = 0; k < bones_show.view.motion.count; k++) {
            const struct motion_step *step = &bones_show.view.motion.step[k];
            for (int other = 0; other < BONES_SEATS_MAX && step->kind == BONES_STEP_DEAL; other++) {
                assert_true(other == 1 ? bones_many(step->value.word[other]) == BONES_HAND
                                       : step->value.word[other] == 0);
            }
        }
        motion_skip(&bones_motion, &bones_show.view, NULL);
        assert_true(bones_show.view.shown.hand == bones_show.game.hand[1]);
    }
}

const struct test tests[] = {
    TEST(what_is_shown_is_what_is_seen_after_every_move),
    TEST(the_picture_never_leads_the_rules),
    TEST(every_moment_is_heard_once_skipped_or_not),
    TEST(reduced_motion_keeps_every_step_short_and_still),
    TEST(nothing_moves_when_nothing_happens),
    TEST(the_camera_eases_and_tiles_stay),
    TEST(a_glass_gives_way_to_tiles),
    TEST(the_last_round_stays_beside_the_table_until_a_tile_lies),
    TEST(a_table_is_empty_before_its_first_deal),
    TEST(a_view_knows_its_own_hand_alone),
    {0},
};
