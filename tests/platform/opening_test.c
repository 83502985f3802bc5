/* SPDX-License-Identifier: MIT */
/* A start shows the first frame of the start before while it makes the pictures, and what it then paints is
 * the same. */
#include "base/text.h"
#include "home.h"
#include "platform/platform.h"
#include "test.h"

#include <SDL.h>

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { W = 1024, H = 576 };

static struct platform *platform;
static struct services services;
static const char *town;
static bool outside; /* before a backdrop */
static int draws;
static bool settled;
static uint32_t shown[H][W], painted[H][W];

static void resize(void *context, const struct window *window)
{
    (void)context, (void)window;
}

static void hear(void *context, const struct intent *intent)
{
    (void)context, (void)intent;
}

static bool tick(void *context)
{
    (void)context;
    return false;
}

static bool wants_frame(void *context)
{
    (void)context;
    return false;
}

static void draw(void *context, struct draw_list *list, float blend)
{
    (void)context, (void)blend;
    draws++;
    if (outside) {
        draw_scene(list, "scenes/title", 0, 0, 1);
    } else {
        draw_fill(list, list->frame.canvas, INK_SAND);
    }
    draw_sprite(list, "icons/logo", (struct rect){200, 100, 585, 388});
    draw_text(list, 900, 500, town, FONT_SIGN, 40, INK_INK, ANCHOR_MIDDLE);
}

static void rest(void *context)
{
    (void)context;
    settled = true;
}

static const struct platform_program program = {.resize = resize,
                                                .intent = hear,
                                                .tick = tick,
                                                .wants_frame = wants_frame,
                                                .draw = draw,
                                                .settled = rest};

static void enter(void)
{
    town = "Nevers";
    outside = false;
    home_make();
}

static void leave(void)
{
    home_remove();
}

/* The pixels of the one window. */
static void look(uint32_t (*pixels)[W])
{
    SDL_Window *window = NULL;
    for (Uint32 id = 1; id < 100 && !window; id++) {
        window = SDL_GetWindowFromID(id);
    }
    assert_non_null(window);
    const SDL_Surface *surface = SDL_GetWindowSurface(window);
    assert_int_equal(surface->w, W);
    assert_int_equal(surface->h, H);
    for (int y = 0; y < H; y++) {
        memcpy(pixels[y], (const uint8_t *)surface->pixels + y * surface->pitch, sizeof pixels[y]);
    }
}

/* A start up to its rest: what it showed first, and what it had painted at last. Returns how often the
 * program was asked what to draw before something was shown: once to see what it needs, and once more to
 * paint it. */
static int start(void)
{
    char error[256] = "";
    struct platform_config config = {.title = "Test",
                                     .data_folder = "..",
                                     .width = W,
                                     .height = H,
                                     .x = INT_MIN,
                                     .y = INT_MIN,
                                     .software = true,
                                     .mute = true};
    draws = 0;
    settled = false;
    platform = platform_open(&config, error, sizeof error);
    assert_string_equal(error, "");
    platform_services(platform, &services);
    platform_start(platform, &program);
    int before = draws;
    look(shown);
    while (!settled) {
        assert_true(platform_step(platform));
    }
    look(painted);
    platform_close(platform);
    return before;
}

/* How many frames are kept; the path of the last one found. */
static int frames_kept(char path[PATH_MAX])
{
    char folder[PATH_MAX];
    int count = 0;
    text_format(folder, sizeof folder, "%s/.cache/route-mille", home);
    DIR *files = opendir(folder);
    assert_non_null(files);
    for (const struct dirent *file; (file = readdir(files));) {
        if (strstr(file->d_name, ".frame")) {
            text_format(path, PATH_MAX, "%s/%s", folder, file->d_name);
            count++;
        }
    }
    closedir(files);
    return count;
}

static void the_next_start_shows_the_same_frame_before_its_pictures_are_made(void)
{
    static uint32_t first[H][W];
    char path[PATH_MAX];
    assert_int_equal(start(), 2);
    memcpy(first, painted, sizeof first);
    assert_memory_equal(shown, first, sizeof first);
    assert_int_equal(frames_kept(path), 1);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(start(), 1);
        assert_memory_equal(shown, first, sizeof first);
        assert_memory_equal(painted, first, sizeof first);
    }
}

static void another_frame_is_painted_and_kept_in_its_place(void)
{
    char path[PATH_MAX];
    start();
    town = "Moulins";
    assert_int_equal(start(), 2);
    assert_int_equal(frames_kept(path), 1);
    assert_int_equal(start(), 1);
    town = "Nevers";
    assert_int_equal(start(), 2);
}

static void a_damaged_frame_is_painted_anew(void)
{
    static uint32_t first[H][W];
    char path[PATH_MAX];
    start();
    memcpy(first, painted, sizeof first);
    assert_int_equal(frames_kept(path), 1);
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, 2000, SEEK_SET), 0);
    assert_true(fputs("Cosne", file) >= 0);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(start(), 2);
    assert_memory_equal(shown, first, sizeof first);
    assert_memory_equal(painted, first, sizeof first);
    assert_int_equal(start(), 1);
}

/* A backdrop takes a fifth of a second and more to make. */
static void the_very_first_start_shows_a_backdrop_of_fewer_pixels_first(void)
{
    static uint32_t first[H][W];
    outside = true;
    assert_int_equal(start(), 2);
    memcpy(first, painted, sizeof first);
    assert_memory_not_equal(shown, first, sizeof first);
    for (int y = 100; y < H; y += 100) {
        for (int x = 100; x < W; x += 100) {
            assert_int_not_equal(shown[y][x] & 0xFFFFFF, 0); /* all of it is painted */
        }
    }
    assert_int_equal(start(), 1);
    assert_memory_equal(shown, first, sizeof first);
    assert_memory_equal(painted, first, sizeof first);
}

static void without_a_folder_for_it_every_start_paints(void)
{
    char path[PATH_MAX];
    text_format(path, sizeof path, "%s/.cache", home);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fclose(file);
    assert_int_equal(start(), 2);
    assert_int_equal(start(), 2);
}

const struct test tests[] = {
    TEST_WITH(the_next_start_shows_the_same_frame_before_its_pictures_are_made, enter, leave),
    TEST_WITH(another_frame_is_painted_and_kept_in_its_place, enter, leave),
    TEST_WITH(a_damaged_frame_is_painted_anew, enter, leave),
    TEST_WITH(the_very_first_start_shows_a_backdrop_of_fewer_pixels_first, enter, leave),
    TEST_WITH(without_a_folder_for_it_every_start_paints, enter, leave),
    {0},
};
