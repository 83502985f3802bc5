/* SPDX-License-Identifier: MIT */
/* The domino table as it is drawn, without a cabinet: every moment of whole rounds. */
#include "bones_sitting.h"
#include "front/bones/words.h"
#include "test.h"

/* Whole rounds, from the first to the last moment of each picture, in both sizes of print. */
static void every_moment_is_drawn_in_every_kind_of_window(void)
{
    unsigned kinds = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        bones_sitting_start((uint64_t)size + 20, picture_windows[size][0], picture_windows[size][1],
                            size == 3);
        bones_view_layout(&at.view, &at.frame, size % 2);
        for (int i = 0; i < 220 && at.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            struct move move = bones_sitting_any_move();
            bones_sitting_play(move);
            while (at.view.motion.count > 0) {
                at.view.motion.reduced = at.reduced;
                motion_advance(&bones_motion, &at.view, 45, NULL);
                kinds |= at.view.motion.count > 0 ? 1u << at.view.motion.step[0].kind : 0;
                struct status status;
                bones_bar_make(&at.view, &at.look, &status);
                bones_sitting_draw();
            }
        }
    }
    for (int kind = BONES_STEP_GAME; kind < BONES_STEPS; kind++) {
        bool rare = kind == BONES_STEP_GAME || kind == BONES_STEP_REDEAL;
        assert_true(rare || (kinds >> (unsigned)kind & 1u));
    }
    assert_true(pictures > 1000);
    assert_true(pictures_longest < 1500); /* a frame stays small */
}

/* Whether an open hand and its sum lie over a tile of the star. */
static bool a_hand_covers_a_tile(void)
{
    const struct bones_view *view = &at.view;
    struct bones_camera camera = bones_view_camera(view, 0);
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        int count = view->shown.pub.seat[seat].tiles;
        struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
        struct rect box = bones_layout_row_box(&row, count, true);
        for (int i = 0; i < view->star.count && count > 0; i++) {
            const struct bones_laid *laid = &view->star.piece[i];
            struct rect both = rect_shared(box, bones_camera_box(camera, laid->at, laid->lying));
            if (both.w > 0 && both.h > 0) {
                return true;
            }
        }
    }
    return false;
}

static void open_hands_lie_over_no_tile(void)
{
    int ends = 0;
    for (int i = 0; i < 4 * PICTURE_WINDOWS; i++) {
        const int *window = picture_windows[i % PICTURE_WINDOWS];
        bones_sitting_start((uint64_t)i + 70, window[0], window[1], i % 3 == 0);
        bones_view_layout(&at.view, &at.frame, i % 2);
        while (at.game.pub.phase != BONES_PHASE_GAME_OVER && ends < 3 * (i + 1)) {
            bones_sitting_play(bones_sitting_any_move());
            at.view.motion.reduced = at.reduced;
            while (motion_advance(&bones_motion, &at.view, 200, NULL) || at.view.motion.count > 0) {
            }
            if (at.view.shown.pub.phase == BONES_PHASE_ROUND_OVER) {
                ends++;
                if (a_hand_covers_a_tile()) {
                    fail_msg("a hand covers a tile at %d x %d", window[0], window[1]);
                }
            }
        }
    }
    assert_true(ends > 2 * PICTURE_WINDOWS);
}

const struct test tests[] = {
    TEST_WITH(every_moment_is_drawn_in_every_kind_of_window, picture_open, picture_close),
    TEST_WITH(open_hands_lie_over_no_tile, picture_open, picture_close),
    {0},
};
