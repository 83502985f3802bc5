/* SPDX-License-Identifier: MIT */
/* Every drawing that is shipped is drawn by the rasteriser that the game uses: something shows, and a card is
 * whole. What a drawing may contain is the business of assets/tools/check_svg.py. */
#include "platform/card.h"
#include "platform/svg.h"
#include "source_rig.h"

#include <dirent.h>
#include <string.h>

#include "base/text.h"
#include "test.h"

enum { SIDE = 96 };

static int inked(const SDL_Surface *surface)
{
    int count = 0;
    for (int y = 0; y < surface->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const uint8_t *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            count += row[x] >> 24 > 60;
        }
    }
    return count;
}

static SDL_Surface *make(enum picture_kind kind, const char *name, int w, int h)
{
    struct picture_key key = {.kind = kind,
                              .name = name,
                              .title = "TITLE",
                              .ink = INK_CREAM,
                              .w = w,
                              .h = h,
                              .scale_x = 1,
                              .scale_y = 1};
    struct picture_pixels pixels;
    picture_sign(&key);
    struct picture_plan plan = picture_plan(&source_rig, &key, 1);
    picture_begin(&key, &pixels);
    for (int part = 0; part < plan.parts; part++) {
        picture_make(&source_rig, &key, &plan, part, &pixels);
    }
    return pixels.surface;
}

/* Calls for every SVG file of a folder of assets, with the asset's name. */
static int each(const char *folder, void (*visit)(const char *name))
{
    char path[64];
    int count = 0;
    text_format(path, sizeof path, "../assets/%s", folder);
    DIR *open = opendir(path);
    assert_non_null(open);
    for (struct dirent *entry = readdir(open); entry; entry = readdir(open)) {
        char name[300];
        size_t length = strlen(entry->d_name);
        if (length > 4 && strcmp(entry->d_name + length - 4, ".svg") == 0) {
            text_format(name, sizeof name, "%s/%.*s", folder, (int)length - 4, entry->d_name);
            visit(name);
            count++;
        }
    }
    closedir(open);
    return count;
}

static void shows_something(const char *name)
{
    SDL_Surface *surface = make(PICTURE_SPRITE, name, SIDE, SIDE);
    assert_non_null(surface);
    if (inked(surface) < 30) {
        fail_msg("%s shows nothing", name);
    }
    assert_int_equal(source_rig.data.missed_count, 0);
    SDL_FreeSurface(surface);
}

static void is_a_whole_card(const char *name)
{
    enum { CARD_W = 110, CARD_H = 154 };
    SDL_Surface *surface = make(PICTURE_CARD, name, CARD_W, CARD_H);
    assert_non_null(surface);
    assert_int_equal(surface->w, CARD_W + card_reach(CARD_W));
    /* All of it but the rounded corners, and the strip of shadow. */
    assert_true(inked(surface) > CARD_W * CARD_H - 60);
    SDL_FreeSurface(surface);
}

static void every_icon_and_scene_shows_something(void)
{
    assert_true(each("icons", shows_something) > 40);
    assert_true(each("bones", shows_something) > 50);
    assert_true(each("cubes", shows_something) > 40);
    assert_true(each("living", shows_something) > 15);
    assert_true(each("portraits", shows_something) > 30);
    assert_true(each("scenes", shows_something) > 4);
}

static void every_card_is_whole(void)
{
    assert_true(each("cards", is_a_whole_card) >= 20);
}

/* All pixels of a picture of the inn's sky, as a number. */
static uint64_t sky(const char *name)
{
    SDL_Surface *surface = make(PICTURE_SPRITE, name, SIDE, SIDE);
    assert_non_null(surface);
    uint64_t sum = 0;
    for (int y = 0; y < surface->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const uint8_t *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            sum = sum * 31 + row[x];
        }
    }
    SDL_FreeSurface(surface);
    return sum;
}

static void the_ending_of_a_name_is_the_light_over_the_picture(void)
{
    uint64_t dusk = sky("scenes/night_tile"), night = sky("scenes/night_tile@night"),
             morning = sky("scenes/night_tile@morning"), day = sky("scenes/night_tile@day");
    assert_true(dusk != night && dusk != morning && dusk != day);
    assert_true(night != morning && night != day && morning != day);
    assert_true(sky("scenes/night_tile") == dusk);
    assert_int_equal(source_rig.data.missed_count, 0);
    /* An ending that is no light: a box with the name, and a line in the log. */
    assert_true(sky("scenes/night_tile@noon") != dusk);
    assert_int_equal(source_rig.data.missed_count, 1);
}

static void art_beyond_the_view_box_is_cut(void)
{
    const char *document = "<svg viewBox=\"10 10 20 20\"><rect x=\"0\" y=\"0\" width=\"100\" height=\"100\" "
                           "fill=\"#ff0000\"/></svg>";
    struct rect view;
    assert_true(svg_view_box(document, &view));
    assert_true(view.x == 10 && view.y == 10 && view.w == 20 && view.h == 20);
    struct matrix matrix = {2, 0, 0, 2, -20, -20};
    SDL_Surface *surface = svg_raster(document, &matrix, 40, 40);
    assert_non_null(surface);
    assert_int_equal(surface->w, 40);
    assert_int_equal(inked(surface), 1600);
    assert_int_equal(*(const uint32_t *)surface->pixels, 0xFFFF0000u);
    SDL_FreeSurface(surface);
}

static void what_is_no_drawing_is_refused(void)
{
    static const char *const documents[] = {"",
                                            "<svg",
                                            "<svg>",
                                            "<svg/>",
                                            "<html></html>",
                                            "</svg>",
                                            "<svg viewBox=\"a\"></svg>",
                                            "<svg viewBox=\"0 0 0 5\"></svg>"};
    struct matrix matrix = {1, 0, 0, 1, 0, 0};
    for (size_t i = 0; i < sizeof documents / sizeof *documents; i++) {
        struct rect view;
        assert_false(svg_view_box(documents[i], &view));
        SDL_FreeSurface(svg_raster(documents[i], &matrix, 4, 4));
    }
}

const struct test tests[] = {
    TEST_WITH(every_icon_and_scene_shows_something, source_rig_enter, source_rig_leave),
    TEST_WITH(the_ending_of_a_name_is_the_light_over_the_picture, source_rig_enter, source_rig_leave),
    TEST_WITH(every_card_is_whole, source_rig_enter, source_rig_leave),
    TEST_WITH(art_beyond_the_view_box_is_cut, source_rig_enter, source_rig_leave),
    TEST_WITH(what_is_no_drawing_is_refused, source_rig_enter, source_rig_leave),
    {0},
};
