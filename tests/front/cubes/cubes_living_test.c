/* SPDX-License-Identifier: MIT */
/* What lives in the café between the moves: at rest before the first beat, the same at the same beat, and
 * below all that is read, chosen or thrown. */
#include "front/cubes/draw.h"
#include "front/stage/life.h"
#include "picture_rig.h"
#include "test.h"

enum { SEATS = 4, BEATS = 1300, STEP = 13 };

static struct cubes_view view;
static struct cubes_look look;
static struct frame frame;

static void sit_down(int w, int h)
{
    static struct cubes_state game;
    struct game_setup setup = {.seed = 7, .seats = SEATS, .sides = SEATS};
    cubes_game.start(&game, &setup, NULL);
    cubes_view_reset(&view, &game.pub, 0);
    look = (struct cubes_look){.alone = true, .focus = CUBES_ITEM_ROLL, .pressed = FOCUS_NONE};
    for (int seat = 0; seat < SEATS; seat++) {
        look.seat[seat] = (struct sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
    frame = frame_plain(w, h);
    cubes_view_layout(&view, &frame, false);
}

static uint64_t picture_at(long beat, int minute)
{
    look.beat = beat;
    look.minute = minute;
    picture_begin(frame);
    cubes_draw(&view, &look, &picture, 0);
    picture_end();
    return drawn_hash(&picture);
}

static void before_the_first_beat_all_is_at_rest(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(picture_windows[size][0], picture_windows[size][1]);
        uint64_t rest = picture_at(0, 0);
        assert_int_equal(drawn_pictures(&picture, DRAWN_LIVING), 0);
        assert_true(picture_at(0, 700) == rest);
    }
}

static void every_picture_is_there_and_made_ahead(void)
{
    sit_down(1920, 1080);
    picture_at(LIFE_ALL, 0);
    assert_true(drawn_pictures(&picture, DRAWN_LIVING) > 10);
    assert_true(drawn_living_found(&picture));
}

static void the_same_beat_shows_the_same_picture(void)
{
    int differ = 0;
    sit_down(1920, 1080);
    for (long beat = 1; beat < BEATS; beat += STEP) {
        uint64_t then = picture_at(beat, 700);
        differ += picture_at(beat + 1, 700) != then;
        assert_true(picture_at(beat, 700) == then);
    }
    assert_true(differ > 30);
}

static void the_clock_on_the_wall_shows_the_time(void)
{
    sit_down(1920, 1080);
    uint64_t noon = picture_at(1, 12 * 60);
    assert_true(picture_at(1, 12 * 60 + 1) != noon);
    assert_true(picture_at(1, 18 * 60) != noon);
    assert_true(picture_at(1, 24 * 60) == noon);
}

/* A row's picture never lies over a word; dice, signs and the rail are painted after all that lives. */
static void nothing_that_lives_covers_what_is_read_or_thrown(void)
{
    int seen = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(picture_windows[size][0], picture_windows[size][1]);
        for (long beat = 1; beat < BEATS; beat += STEP) {
            picture_at(beat, 700);
            seen += drawn_pictures(&picture, DRAWN_LIVING);
            assert_true(drawn_living_below_words(&picture));
        }
    }
    assert_true(seen > 500);
}

/* The cup steams into the free place between the road of points and itself. */
static void steam_stays_off_what_is_chosen(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(picture_windows[size][0], picture_windows[size][1]);
        const struct rect chosen[] = {view.layout.tray, view.layout.bank, view.layout.roll, view.layout.turn,
                                      view.layout.combos};
        for (long beat = 1; beat < 120 && view.layout.props.x > 0; beat++) {
            picture_at(beat, 700);
            const struct draw_command *steam = NULL;
            while ((steam = drawn_next_picture(&picture, steam, "living/cup_steam"))) {
                for (size_t i = 0; i < sizeof chosen / sizeof *chosen && steam->box.y > view.layout.zinc;
                     i++) {
                    assert_true(rect_shared(steam->box, chosen[i]).w <= 0 ||
                                rect_shared(steam->box, chosen[i]).h <= 0);
                }
            }
        }
    }
}

const struct test tests[] = {
    TEST_WITH(before_the_first_beat_all_is_at_rest, picture_open, picture_close),
    TEST_WITH(every_picture_is_there_and_made_ahead, picture_open, picture_close),
    TEST_WITH(the_same_beat_shows_the_same_picture, picture_open, picture_close),
    TEST_WITH(the_clock_on_the_wall_shows_the_time, picture_open, picture_close),
    TEST_WITH(nothing_that_lives_covers_what_is_read_or_thrown, picture_open, picture_close),
    TEST_WITH(steam_stays_off_what_is_chosen, picture_open, picture_close),
    {0},
};
