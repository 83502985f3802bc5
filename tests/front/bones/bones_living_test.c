/* SPDX-License-Identifier: MIT */
/* What lives on the square between the moves: at rest before the first beat, the same at the same beat, and
 * below all that is read, chosen or laid. */
#include "bones_sitting.h"
#include "front/stage/life.h"
#include "test.h"

enum { BEATS = 1300, STEP = 13, MOVES = 6, SEED = 22 };

static void sit_down(int w, int h)
{
    bones_sitting_start(SEED, w, h, true);
    for (int i = 0; i < MOVES; i++) {
        bones_sitting_play(bones_sitting_any_move());
        motion_skip(&bones_motion, &at.view, NULL);
    }
}

static uint64_t picture_at(long beat)
{
    at.look.beat = beat;
    bones_sitting_draw();
    return drawn_hash(&picture);
}

static void before_the_first_beat_all_is_at_rest(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(picture_windows[size][0], picture_windows[size][1]);
        picture_at(0);
        assert_int_equal(drawn_pictures(&picture, DRAWN_LIVING), 0);
    }
}

static void every_picture_is_there_and_made_ahead(void)
{
    sit_down(1920, 1080);
    picture_at(LIFE_ALL);
    assert_true(drawn_pictures(&picture, DRAWN_LIVING) > 20);
    assert_true(drawn_living_found(&picture));
}

static void the_same_beat_shows_the_same_picture(void)
{
    int differ = 0;
    sit_down(1920, 1080);
    for (long beat = 1; beat < BEATS; beat += STEP) {
        uint64_t then = picture_at(beat);
        differ += picture_at(beat + 1) != then;
        assert_true(picture_at(beat) == then);
    }
    assert_true(differ > 30);
}

/* The player who throws, what is thrown, and what then lies there. */
static void a_boule_is_thrown_and_lies(void)
{
    bool threw = false, flew = false, lay = false;
    sit_down(1920, 1080);
    for (long beat = 1; beat < 120; beat++) {
        picture_at(beat);
        threw = threw || drawn_pictures(&picture, "living/square_thrower") > 0;
        flew = flew || (threw && drawn_pictures(&picture, "living/square_boule_flying") > 0);
        lay = flew && drawn_pictures(&picture, "living/square_boule") > 0;
    }
    assert_true(lay);
}

/* Tiles and words are painted after all that lives. */
static void nothing_that_lives_covers_what_is_read_or_laid(void)
{
    int seen = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(picture_windows[size][0], picture_windows[size][1]);
        for (long beat = 1; beat < BEATS; beat += STEP) {
            picture_at(beat);
            seen += drawn_pictures(&picture, DRAWN_LIVING);
            assert_true(drawn_living_below_words(&picture));
            static const char *const laid[] = {"bones/tile", "bones/body", "bones/half"};
            for (size_t i = 0; i < sizeof laid / sizeof *laid; i++) {
                const struct draw_command *tile = drawn_next_picture(&picture, NULL, laid[i]);
                assert_true(tile == NULL || drawn_next_picture(&picture, tile, DRAWN_LIVING) == NULL);
            }
        }
    }
    assert_true(seen > 500);
}

const struct test tests[] = {
    TEST_WITH(before_the_first_beat_all_is_at_rest, picture_open, picture_close),
    TEST_WITH(every_picture_is_there_and_made_ahead, picture_open, picture_close),
    TEST_WITH(the_same_beat_shows_the_same_picture, picture_open, picture_close),
    TEST_WITH(a_boule_is_thrown_and_lies, picture_open, picture_close),
    TEST_WITH(nothing_that_lives_covers_what_is_read_or_laid, picture_open, picture_close),
    {0},
};
