/* SPDX-License-Identifier: MIT */
/* What is said at the domino table covers nothing that is played with, however the tiles lie, in every kind
 * of window and in both sizes of print. */
#include "bones_sitting.h"

#include "front/bones/bones_front.h"
#include "front/bones/tally.h"
#include "front/voices/speech.h"
#include "test.h"

#include <math.h>

enum { ROUNDS = 12, MOVES_MOST = 200 };

/* Two full lines, longer than any that is said. */
static const char long_line[] = "Eighty summers under it: I’m getting the hang.";

static float away(struct point at_point, struct rect box)
{
    float x = fmaxf(fmaxf(box.x - at_point.x, at_point.x - box.x - box.w), 0);
    float y = fmaxf(fmaxf(box.y - at_point.y, at_point.y - box.y - box.h), 0);
    return sqrtf(x * x + y * y);
}

/* Whether no other plate is nearer to the middle of a box than that of a seat. */
static bool stands_at(const struct bones_view *view, int seat, struct rect box)
{
    struct point middle = rect_middle(box);
    float own = away(middle, bones_layout_plate(&view->layout, seat, view->viewer));
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        if (away(middle, bones_layout_plate(&view->layout, other, view->viewer)) < own) {
            return false;
        }
    }
    return true;
}

/* While hands are counted; in a low window the banner of who has won takes what room there is. */
static bool has_its_place(const struct bones_view *view)
{
    bool low = view->layout.kind != FRAME_WIDE && view->layout.bust < 1.7f;
    return bones_tally_shows(view) && !(view->motion.count > 0 && low);
}

static const char *covered(const struct bones_view *view, bool asked)
{
    struct speech_taken taken = {.count = 0};
    bones_speech_taken(view, asked, &taken);
    assert_true(taken.count < SPEECH_TAKEN_MOST);
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        struct rect plate = bones_layout_plate(&view->layout, seat, 0);
        struct rect box = speech_box(&picture, long_line, &plate, &taken);
        struct rect safe = picture.frame.safe;
        if (box.x < safe.x || box.y < safe.y || box.x + box.w > safe.x + safe.w ||
            box.y + box.h > view->layout.bar.y) {
            return "it leaves the window";
        }
        if (has_its_place(view) && !stands_at(view, seat, box)) {
            return "it stands at another's place";
        }
        for (int i = 0; i < taken.count; i++) {
            struct rect both = rect_shared(box, taken.item[i].box);
            if (taken.item[i].weight >= 1 && both.w > 1 && both.h > 1) {
                return "it covers what is played with";
            }
        }
    }
    return NULL;
}

static void is_clear(const struct bones_view *view, bool large)
{
    const char *why = covered(view, at.look.mine);
    if (why) {
        fail_msg("%s: %g x %g%s, %d tiles lie", why, (double)at.frame.canvas.w, (double)at.frame.canvas.h,
                 large ? ", large print" : "", view->star.count);
    }
}

static void in_each_window(void (*look)(const struct bones_view *view, bool large))
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        at.frame = frame_make(&picture_shapes[i]);
        for (int large = 0; large < 2; large++) {
            picture_begin(at.frame);
            picture.text_scale = large ? 1.2f : 1;
            bones_view_reset(&at.view, &at.seen);
            bones_view_layout(&at.view, &at.frame, large);
            look(&at.view, large);
            picture_end();
        }
    }
}

static void a_line_covers_nothing_that_is_played_with(void)
{
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        bones_sitting_start(seed, 1920, 1080, true);
        for (int move = 0; move < MOVES_MOST && at.game.pub.phase != BONES_PHASE_ROUND_OVER; move++) {
            bones_sitting_play(bones_sitting_any_move());
            in_each_window(is_clear);
        }
    }
}

/* All the tiles that an arm can take: the camera is as far away as it ever is. */
static void nor_does_it_where_one_arm_is_as_long_as_it_gets(void)
{
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        struct bones_public *pub = &at.seen.pub;
        bones_sitting_start(1, 1920, 1080, true);
        at.look.mine = false;
        pub->board.spinner = (uint8_t)bones_tile(6, 6);
        pub->phase = BONES_PHASE_PLAY;
        pub->log[pub->log_count++] = (struct bones_turn){.tile = pub->board.spinner};
        int shows = 6;
        uint32_t left = ~bones_bit(pub->board.spinner);
        while (pub->log_count < BONES_TILES) {
            int tile = BONES_TILE_NONE;
            for (int other = 0; other < BONES_NUMBERS && tile == BONES_TILE_NONE; other++) {
                int next = bones_tile(shows, other);
                tile = left & bones_bit(next) ? next : BONES_TILE_NONE;
            }
            if (tile == BONES_TILE_NONE) {
                break;
            }
            left &= ~bones_bit(tile);
            shows = bones_other(tile, shows);
            pub->log[pub->log_count++] = (struct bones_turn){.tile = (uint8_t)tile, .arm = (uint8_t)arm};
        }
        assert_true(pub->log_count > 20);
        in_each_window(is_clear);
    }
}

/* While hands are counted, and while it is told who has won: of rounds that end by a domino and locked ones.
 */
static void a_line_covers_no_hand_that_is_counted(void)
{
    int locked = 0, rounds = 0;
    for (uint64_t seed = 1; seed < 60 && (locked < 4 || rounds < 12); seed++) {
        bones_sitting_start(seed, 1920, 1080, true);
        while (at.game.pub.phase < BONES_PHASE_ROUND_OVER) {
            motion_skip(&bones_motion, &at.view, NULL);
            bones_sitting_play(bones_sitting_any_move());
        }
        bool lock = at.game.pub.chooser == SEAT_NONE;
        if (rounds >= 8 && !lock) {
            continue;
        }
        locked += lock;
        rounds++;
        at.look.mine = false;
        in_each_window(is_clear);
    }
    assert_true(locked >= 4 && rounds >= 12);
}

static void is_clear_of_the_winner(const struct bones_view *view, bool large)
{
    struct bones_view won = *view;
    won.motion.step[0] =
        (struct motion_step){.kind = BONES_STEP_WON, .begun = true, .still = true, .length = 1};
    won.motion.count = 1;
    is_clear(&won, large);
}

static void nor_whoever_has_won(void)
{
    bones_sitting_start(3, 1920, 1080, true);
    while (at.game.pub.phase < BONES_PHASE_ROUND_OVER) {
        motion_skip(&bones_motion, &at.view, NULL);
        bones_sitting_play(bones_sitting_any_move());
    }
    at.look.mine = false;
    in_each_window(is_clear_of_the_winner);
}

const struct test tests[] = {
    TEST_WITH(a_line_covers_nothing_that_is_played_with, picture_open, picture_close),
    TEST_WITH(a_line_covers_no_hand_that_is_counted, picture_open, picture_close),
    TEST_WITH(nor_whoever_has_won, picture_open, picture_close),
    TEST_WITH(nor_does_it_where_one_arm_is_as_long_as_it_gets, picture_open, picture_close),
    {0},
};
