/* SPDX-License-Identifier: MIT */
/* Where a window may lie: wholly on a display, however small that is, and wherever it lay last time. */
#include "platform/window_fit.h"
#include "test.h"

static const struct window_fit_frame bare = {0}, framed = {.left = 1, .top = 22, .right = 1, .bottom = 3};
static const struct window_fit_room one = {.display = {{0, 0, 1920, 1080}}, .count = 1};
static const struct window_fit_room two = {.display = {{0, 24, 1920, 1056}, {1920, 0, 1280, 1024}},
                                           .count = 2};

static void expect(SDL_Rect got, SDL_Rect wanted)
{
    if (!SDL_RectEquals(&got, &wanted)) {
        fail_msg("%d,%d %dx%d and not %d,%d %dx%d", got.x, got.y, got.w, got.h, wanted.x, wanted.y, wanted.w,
                 wanted.h);
    }
}

static void what_can_be_seen_whole_stays(void)
{
    SDL_Rect inside = {300, 200, 1280, 720}, across = {1500, 100, 1000, 700};
    expect(window_fit_inside(&one, &framed, inside), inside);
    /* Over the line between two displays, but over nothing else. */
    expect(window_fit_inside(&two, &bare, across), across);
}

static void what_lies_partly_off_is_moved_wholly_onto_a_display(void)
{
    expect(window_fit_inside(&one, &bare, (SDL_Rect){-78, 40, 960, 600}), (SDL_Rect){0, 40, 960, 600});
    expect(window_fit_inside(&one, &framed, (SDL_Rect){-78, 0, 960, 600}), (SDL_Rect){1, 22, 960, 600});
    expect(window_fit_inside(&one, &bare, (SDL_Rect){1500, 900, 960, 600}), (SDL_Rect){960, 480, 960, 600});
    expect(window_fit_inside(&two, &bare, (SDL_Rect){2900, 700, 960, 600}), (SDL_Rect){2240, 424, 960, 600});
}

static void what_lies_nowhere_is_centred(void)
{
    expect(window_fit_inside(&one, &bare, (SDL_Rect){6000, 10, 960, 600}), (SDL_Rect){480, 240, 960, 600});
    expect(window_fit_inside(&one, &bare, (SDL_Rect){0, -4000, 960, 600}), (SDL_Rect){480, 240, 960, 600});
}

static void no_window_is_larger_than_its_display(void)
{
    static const SDL_Point displays[] = {{800, 600}, {640, 480}, {480, 320}, {320, 240}, {1280, 1024}};
    static const SDL_Point sizes[] = {{1, 1}, {300, 200}, {640, 360}, {960, 540}, {800, 600}, {5000, 5000}};
    for (size_t i = 0; i < sizeof displays / sizeof *displays; i++) {
        struct window_fit_room room = {.display = {{0, 0, displays[i].x, displays[i].y}}, .count = 1};
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            for (int x = -500; x < 900; x += 77) {
                SDL_Rect asked = {x, x / 2, sizes[k].x, sizes[k].y},
                         got = window_fit_inside(&room, &framed, asked);
                assert_true(got.x - framed.left >= 0 && got.y - framed.top >= 0);
                assert_true(got.x + got.w + framed.right <= displays[i].x);
                assert_true(got.y + got.h + framed.bottom <= displays[i].y);
            }
        }
        SDL_Point least = window_fit_least(&room.display[0], &framed);
        assert_true(least.x <= displays[i].x - 2 && least.y <= displays[i].y - 25);
    }
}

static void the_least_size_is_kept_where_there_is_room(void)
{
    expect(window_fit_inside(&one, &bare, (SDL_Rect){10, 10, 300, 200}),
           (SDL_Rect){10, 10, WINDOW_FIT_LEAST_W, WINDOW_FIT_LEAST_H});
}

static void a_new_window_fits_its_display(void)
{
    static const struct {
        SDL_Rect display;
        SDL_Point size;
    } fits[] = {{{0, 0, 1920, 1080}, {1536, 864}},
                {{0, 0, 1366, 768}, {1280, 720}},
                {{0, 0, 1280, 1024}, {1280, 720}},
                {{0, 0, 800, 600}, {800, 600}},
                {{0, 0, 640, 480}, {640, 480}}};
    for (size_t i = 0; i < sizeof fits / sizeof *fits; i++) {
        SDL_Point size = window_fit_size(&fits[i].display);
        assert_int_equal(size.x, fits[i].size.x);
        assert_int_equal(size.y, fits[i].size.y);
    }
}

const struct test tests[] = {
    TEST(what_can_be_seen_whole_stays),
    TEST(what_lies_partly_off_is_moved_wholly_onto_a_display),
    TEST(what_lies_nowhere_is_centred),
    TEST(no_window_is_larger_than_its_display),
    TEST(the_least_size_is_kept_where_there_is_room),
    TEST(a_new_window_fits_its_display),
    {0},
};
