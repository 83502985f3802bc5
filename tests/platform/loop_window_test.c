/* SPDX-License-Identifier: MIT */
/* The loop and its window: another size is told, and what the system has lost is painted again. */
#include "loop_rig.h"
#include "platform/machine.h"
#include "platform/texture_cache_inside.h"
#include "test.h"

#include <SDL.h>

static int frames_before;

static void resize_twice(int rests)
{
    if (rests == 1) {
        SDL_SetWindowSize(window(), 1600, 1000);
    } else if (rests == 2) {
        assert_int_equal(seen.w, 1600);
        assert_int_equal(seen.h, 1000);
        SDL_SetWindowSize(window(), 960, 540);
    } else {
        push_quit();
    }
}

static size_t budgets[3];

static void resize_and_ask(int rests)
{
    if (rests <= 3) {
        budgets[rests - 1] = platform->texture_cache->budget;
        assert_int_equal(budgets[rests - 1], platform_budget(&platform->screen));
    }
    resize_twice(rests);
}

static void a_window_has_as_many_pictures_as_its_pixels_allow(void)
{
    run(resize_and_ask);
    assert_true(budgets[1] > budgets[0] && budgets[0] > budgets[2]);
    /* Five and a half windows full of pixels, and a little more. */
    assert_true(budgets[1] > (size_t)11 * 2 * 1600 * 1000 && budgets[1] < (size_t)12 * 2 * 1600 * 1000);
}

static void a_new_size_is_told_and_painted(void)
{
    run(resize_twice);
    assert_int_equal(seen.w, 960);
    assert_int_equal(seen.h, 540);
    struct rect pixels = platform_pixels(platform, (struct rect){192, 108, 960, 540});
    float scale = frame_plain(960, 540).scale;
    assert_true(pixels.x == 192 * scale && pixels.y == 108 * scale && pixels.w == 960 * scale &&
                pixels.h == 540 * scale);
    int x;
    int y;
    int w;
    int h;
    platform_window(platform, &x, &y, &w, &h);
    assert_int_equal(w, 960);
    assert_int_equal(h, 540);
}

static void rebuild(int rests)
{
    if (rests == 1) {
        frames_before = seen.frames;
        services.rebuild(platform);
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void rebuilding_paints_everything_again(void)
{
    run(rebuild);
    assert_true(seen.frames > frames_before);
}

static void lose_device(int rests)
{
    SDL_Event event = {.type = rests == 1 ? SDL_RENDER_TARGETS_RESET : SDL_RENDER_DEVICE_RESET};
    if (rests <= 2) {
        frames_before = seen.frames;
        SDL_PushEvent(&event);
    } else {
        assert_true(seen.frames > frames_before);
        push_quit();
    }
}

static void a_lost_device_is_painted_again(void)
{
    run(lose_device);
    assert_int_equal(seen.rests, 3);
}

const struct test tests[] = {
    TEST_WITH(a_new_size_is_told_and_painted, enter, leave),
    TEST_WITH(a_window_has_as_many_pictures_as_its_pixels_allow, enter, leave),
    TEST_WITH(rebuilding_paints_everything_again, enter, leave),
    TEST_WITH(a_lost_device_is_painted_again, enter, leave),
    {0},
};
