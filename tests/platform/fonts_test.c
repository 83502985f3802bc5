/* SPDX-License-Identifier: MIT */
/* Lettering: what is measured is what is painted, at every size; a missing typeface is replaced, and
 * without any a sentence says so. */
#include "base/hash.h"
#include "base/text.h"
#include "folder.h"
#include "platform/fonts.h"
#include "test.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct assets_dir data;
static struct fonts *fonts;
static char error[512];

static void enter(void)
{
    error[0] = '\0';
    assert_true(assets_dir_open(&data, "..", error, sizeof error));
    fonts = fonts_open(&data, error, sizeof error);
    assert_non_null(fonts);
}

static void leave(void)
{
    fonts_close(fonts);
    assets_dir_close(&data);
}

/* A data folder of its own, with some of the typefaces. */
static void enter_folder(void)
{
    char path[ASSETS_DIR_PATH_SIZE + 64];
    error[0] = '\0';
    folder_enter();
    text_format(path, sizeof path, "%s/assets", folder_whole);
    mkdir(path, 0700);
    text_format(path, sizeof path, "%s/assets/palette.json", folder_whole);
    FILE *file = fopen(path, "w");
    text_format(path, sizeof path, "%s/fonts", folder_whole);
    assert_true(file && fclose(file) == 0 && mkdir(path, 0700) == 0);
    assert_true(assets_dir_open(&data, folder_whole, error, sizeof error));
}

static void leave_folder(void)
{
    assets_dir_close(&data);
    folder_leave();
}

static void borrow(const char *name)
{
    char from[PATH_MAX];
    char to[ASSETS_DIR_PATH_SIZE + 64];
    assert_non_null(realpath("../fonts", from));
    size_t length = strlen(from);
    text_format(from + length, sizeof from - length, "/%s", name);
    text_format(to, sizeof to, "%s/fonts/%s", folder_whole, name);
    assert_int_equal(symlink(from, to), 0);
}

static float width(enum font font, float size, float tracking, const char *string)
{
    const struct type_metrics *metrics = fonts_metrics(fonts);
    return metrics->width(metrics->context, font, size, tracking, string);
}

/* First and last column and row that a line touches, from its anchor. */
struct extent {
    int x0, x1, y0, y1;
};

static struct extent ink_of(const struct lettering *line)
{
    struct extent extent = {1 << 20, -(1 << 20), 1 << 20, -(1 << 20)};
    int dx;
    int dy;
    SDL_Surface *surface = fonts_render(fonts, line, &dx, &dy);
    assert_non_null(surface);
    for (int y = 0; y < surface->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const uint8_t *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            if (row[x] >> 24 > 100) {
                extent.x0 = SDL_min(extent.x0, dx + x);
                extent.x1 = SDL_max(extent.x1, dx + x);
                extent.y0 = SDL_min(extent.y0, dy + y);
                extent.y1 = SDL_max(extent.y1, dy + y);
            }
        }
    }
    SDL_FreeSurface(surface);
    return extent;
}

static void what_is_measured_is_what_is_painted(void)
{
    static const float sizes[] = {13.3f, 18, 27, 41.5f, 60, 84};
    static const float trackings[] = {0, 1.6f, 4};
    for (int font = FONT_SIGN; font < FONTS; font++) {
        for (size_t i = 0; i < 6; i++) {
            for (size_t k = 0; k < 3; k++) {
                /* An H has straight sides, so the ink ends a side bearing away from the advance. */
                struct lettering line = {.font = (enum font)font,
                                         .string = "HORIZON \xc3\x89TEH",
                                         .size = sizes[i],
                                         .tracking = trackings[k],
                                         .ink = INK_INK};
                struct extent ink = ink_of(&line);
                float wide = width((enum font)font, sizes[i], trackings[k], line.string);
                float bearing = sizes[i] * 0.1f + trackings[k] + 1.5f;
                assert_true((float)ink.x0 >= -0.5f && (float)ink.x0 <= bearing);
                assert_true((float)ink.x1 <= wide + 0.5f && (float)ink.x1 + 1 >= wide - bearing);
            }
        }
    }
}

static void widths_scale_with_the_size_exactly(void)
{
    float one = width(FONT_BODY_MEDIUM, 1, 0, "Gasoline cures your Out of gas");
    assert_true(one > 5);
    for (int size = 7; size < 300; size += 13) {
        float wide = width(FONT_BODY_MEDIUM, (float)size, 0, "Gasoline cures your Out of gas");
        assert_true(fabsf(wide - one * (float)size) < 0.001f * wide);
    }
}

static void anchors_and_baseline_lie_where_svg_has_them(void)
{
    struct lettering line = {.font = FONT_SIGN, .string = "HHHH", .size = 50, .ink = INK_INK};
    struct extent start = ink_of(&line);
    line.anchor = 0.5f;
    struct extent middle = ink_of(&line);
    line.anchor = 1;
    struct extent end = ink_of(&line);
    assert_true(start.x0 > 0 && end.x1 < 0);
    assert_true(abs(middle.x0 + middle.x1) <= 2);
    /* Capitals stand on the baseline and are 0.7 em high. */
    assert_in_range(start.y1 + 3, 2, 3);
    assert_in_range(start.y1 - start.y0, 33, 37);
}

static void tracking_spreads_letters_evenly(void)
{
    struct lettering line = {.font = FONT_SIGN, .string = "IIII", .size = 40, .tracking = 20, .ink = INK_INK};
    struct extent wide = ink_of(&line);
    line.tracking = 0;
    struct extent narrow = ink_of(&line);
    assert_in_range(wide.x1 - narrow.x1, 59, 61);
}

static void an_outline_grows_evenly_on_all_sides(void)
{
    struct lettering line = {.font = FONT_SIGN, .string = "HOH", .size = 60, .ink = INK_INK};
    struct extent bare = ink_of(&line);
    line.outline = 6;
    line.outline_ink = INK_SAND;
    struct extent framed = ink_of(&line);
    assert_in_range(bare.x0 - framed.x0, 5, 7);
    assert_in_range(framed.x1 - bare.x1, 5, 7);
    assert_in_range(bare.y0 - framed.y0, 5, 7);
    assert_in_range(framed.y1 - bare.y1, 5, 7);
}

static void turned_text_turns_about_its_anchor(void)
{
    struct lettering line = {
        .font = FONT_SIGN, .string = "HHHHHHHH", .size = 40, .anchor = 0.5f, .ink = INK_INK};
    struct extent flat = ink_of(&line);
    line.angle = 90;
    struct extent down = ink_of(&line);
    assert_in_range(abs(flat.x1 - down.y1), 0, 2);
    assert_in_range(abs(flat.x0 - down.y0), 0, 2);
    assert_in_range(abs(flat.y0 + down.x1), 0, 2);
}

static void thin_spaces_are_spaces(void)
{
    float digits = width(FONT_SIGN, 100, 0, "1") + width(FONT_SIGN, 100, 0, "850");
    assert_true(fabsf(width(FONT_SIGN, 100, 0,
                            "1\xe2\x80\x89"
                            "850") -
                      digits - 20) < 1);
    assert_true(fonts_metrics(fonts)->shows(fonts_metrics(fonts)->context, 0x2009));
}

static void strange_strings_do_no_harm(void)
{
    static char longest[8000];
    memset(longest, 'W', sizeof longest - 1);
    static const char *const strings[] = {
        "", " ", "\xff\xfe", "\xe2\x80", "\xe2\x80\x89", "\xf0\x9f\x9a\x97", "\n\t", longest};
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
        struct lettering line = {
            .font = FONT_BODY, .string = strings[i], .size = 20, .ink = INK_INK, .tracking = 1};
        int dx;
        int dy;
        assert_true(width(FONT_BODY, 20, 1, strings[i]) >= 0);
        SDL_FreeSurface(fonts_render(fonts, &line, &dx, &dy));
        line.angle = 3;
        line.tracking = 0;
        SDL_FreeSurface(fonts_render(fonts, &line, &dx, &dy));
    }
}

/* ---- several at once --------------------------------------------------------------------------------- */

enum { WRITERS = 6, LINES = 4 };

static uint64_t written(int which)
{
    const struct lettering line[LINES] = {
        {.font = FONT_DISPLAY,
         .string = "Coup fourr\xc3\xa9!",
         .size = 90,
         .outline = 6,
         .angle = -6,
         .ink = INK_PAPER},
        {.font = FONT_SIGN, .string = "NEVERS 61", .size = 31.5f, .tracking = 2, .ink = INK_INK},
        {.font = FONT_BODY, .string = "Menton \xe2\x86\x92 Paris", .size = 18, .ink = INK_INK},
        {.font = FONT_BODY_SEMI,
         .string = "86 cards left in the deck.",
         .size = 22,
         .ink = INK_INK,
         .anchor = 1}};
    int dx;
    int dy;
    SDL_Surface *surface = fonts_render(fonts, &line[which % LINES], &dx, &dy);
    uint64_t hash = hash_number(hash_number(HASH_START, (uint64_t)(unsigned)dx), (uint64_t)(unsigned)dy);
    for (int y = 0; surface && y < surface->h; y++) {
        hash =
            hash_bytes(hash, (const uint8_t *)surface->pixels + y * surface->pitch, (size_t)surface->w * 4);
    }
    SDL_FreeSurface(surface);
    return hash;
}

static uint64_t alone[LINES];

/* Returns how many lines came out otherwise. */
static int write_all(void *context)
{
    int first = *(const int *)context;
    int wrong = 0;
    for (int i = 0; i < 2 * LINES; i++) {
        wrong += written(first + i) != alone[(first + i) % LINES];
    }
    return wrong;
}

static void lines_written_at_once_look_as_if_written_alone(void)
{
    for (int i = 0; i < LINES; i++) {
        alone[i] = written(i);
    }
    float wide = width(FONT_SIGN, 40, 1, "La Nationale 7");
    leave();
    enter(); /* nothing is opened yet */
    SDL_Thread *writer[WRITERS];
    int first[WRITERS];
    for (int i = 0; i < WRITERS; i++) {
        first[i] = i;
        writer[i] = SDL_CreateThread(write_all, "writes", &first[i]);
        assert_non_null(writer[i]);
    }
    assert_true(fabsf(width(FONT_SIGN, 40, 1, "La Nationale 7") - wide) < 0.001f);
    for (int i = 0; i < WRITERS; i++) {
        int wrong = -1;
        SDL_WaitThread(writer[i], &wrong);
        assert_int_equal(wrong, 0);
    }
}

/* ---- what is missing --------------------------------------------------------------------------------- */

static void a_missing_typeface_is_replaced(void)
{
    borrow("jost-500.ttf");
    fonts = fonts_open(&data, error, sizeof error);
    assert_non_null(fonts);
    assert_int_equal(data.missed_count, FONTS - 1);
    float wide = width(FONT_BODY_MEDIUM, 40, 0, "Nevers");
    assert_true(wide > 50);
    for (int font = 0; font < FONTS; font++) {
        assert_true(fabsf(width((enum font)font, 40, 0, "Nevers") - wide) < 0.01f);
    }
    fonts_close(fonts);
}

static void without_any_typeface_a_sentence_says_so(void)
{
    assert_null(fonts_open(&data, error, sizeof error));
    assert_non_null(strstr(error, "typeface"));
    assert_non_null(strstr(error, folder_whole));
}

static void a_file_that_is_no_typeface_is_replaced(void)
{
    char path[ASSETS_DIR_PATH_SIZE + 64];
    borrow("barlow-condensed-700.ttf");
    text_format(path, sizeof path, "%s/fonts/jost-400.ttf", folder_whole);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("not a font", file);
    fclose(file);
    fonts = fonts_open(&data, error, sizeof error);
    assert_non_null(fonts);
    assert_true(width(FONT_BODY, 40, 0, "Nevers") > 50);
    fonts_close(fonts);
}

const struct test tests[] = {
    TEST_WITH(what_is_measured_is_what_is_painted, enter, leave),
    TEST_WITH(widths_scale_with_the_size_exactly, enter, leave),
    TEST_WITH(anchors_and_baseline_lie_where_svg_has_them, enter, leave),
    TEST_WITH(tracking_spreads_letters_evenly, enter, leave),
    TEST_WITH(an_outline_grows_evenly_on_all_sides, enter, leave),
    TEST_WITH(lines_written_at_once_look_as_if_written_alone, enter, leave),
    TEST_WITH(turned_text_turns_about_its_anchor, enter, leave),
    TEST_WITH(thin_spaces_are_spaces, enter, leave),
    TEST_WITH(strange_strings_do_no_harm, enter, leave),
    TEST_WITH(a_missing_typeface_is_replaced, enter_folder, leave_folder),
    TEST_WITH(without_any_typeface_a_sentence_says_so, enter_folder, leave_folder),
    TEST_WITH(a_file_that_is_no_typeface_is_replaced, enter_folder, leave_folder),
    {0},
};
