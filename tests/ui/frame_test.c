/* SPDX-License-Identifier: MIT */
/* Which kind a window's shape is, how large its units are, and what of it can be laid out. */
#include "test.h"
#include "ui/frame.h"

#include <math.h>

/* A window in pixels, and what it is taken for. */
struct sample {
    struct window window;
    enum frame_kind kind;
    float w, h; /* of the canvas, in units */
};

#define WINDOW(pixels_w, pixels_h, density) .window = {.w = (pixels_w), .h = (pixels_h), .dpr = (density)}
/* A phone's notch and the bar at its foot, in points. */
#define HELD_UP(density) .window.safe = {.top = 44 * (density), .bottom = 30 * (density)}
#define HELD_ACROSS(density)                                                                                 \
    .window.safe = {.left = 47 * (density), .right = 47 * (density), .bottom = 21 * (density)}

static const struct sample samples[] = {
    {WINDOW(1920, 1080, 1), .kind = FRAME_WIDE, .w = 1920, .h = 1080},
    {WINDOW(1280, 720, 1), .kind = FRAME_WIDE, .w = 1920, .h = 1080},
    {WINDOW(1440, 1080, 1), .kind = FRAME_WIDE, .w = 1920, .h = 1440},
    {WINDOW(2560, 1080, 1), .kind = FRAME_WIDE, .w = 2560, .h = 1080},
    {WINDOW(1280, 1024, 1), .kind = FRAME_OPEN, .w = 1636, .h = 1308.8f},
    {WINDOW(1152, 1000, 1), .kind = FRAME_OPEN, .w = 1636, .h = 1420.1f},
    {WINDOW(1000, 1000, 1), .kind = FRAME_STACK, .w = 1200, .h = 1200},
    {WINDOW(960, 1200, 1), .kind = FRAME_STACK, .w = 1200, .h = 1500},
    {WINDOW(900, 1300, 1), .kind = FRAME_STACK, .w = 1200, .h = 1733.3f},
    {WINDOW(720, 1280, 2), .kind = FRAME_POCKET, .w = 720, .h = 1280},
    {WINDOW(1080, 2340, 3), HELD_UP(3), .kind = FRAME_POCKET, .w = 720, .h = 1560},
    {WINDOW(1170, 2532, 3), HELD_UP(3), .kind = FRAME_POCKET, .w = 720, .h = 1558.2f},
    {WINDOW(800, 600, 1), .kind = FRAME_COMPACT, .w = 1200, .h = 900},
    {WINDOW(640, 480, 1), .kind = FRAME_COMPACT, .w = 1066.7f, .h = 800},
    {WINDOW(720, 600, 1), .kind = FRAME_COMPACT, .w = 1080, .h = 900},
    {WINDOW(960, 540, 1), .kind = FRAME_FLAT, .w = 1137.8f, .h = 640},
    {WINDOW(640, 360, 1), .kind = FRAME_FLAT, .w = 1137.8f, .h = 640},
    {WINDOW(960, 600, 1), .kind = FRAME_COMPACT, .w = 1440, .h = 900},
    {WINDOW(640, 400, 1), .kind = FRAME_COMPACT, .w = 1280, .h = 800},
    {WINDOW(2532, 1170, 3), HELD_ACROSS(3), .kind = FRAME_FLAT, .w = 1385, .h = 640},
    {WINDOW(2400, 1080, 3), HELD_ACROSS(3), .kind = FRAME_FLAT, .w = 1422.2f, .h = 640},
};
enum { SAMPLES = sizeof samples / sizeof samples[0] };

static void test_every_shape_has_its_kind_and_its_canvas(void)
{
    for (int i = 0; i < SAMPLES; i++) {
        const struct sample *sample = &samples[i];
        struct frame frame = frame_make(&sample->window);
        if (frame.kind != sample->kind) {
            fail_msg("%d x %d is kind %d, not %d", sample->window.w, sample->window.h, (int)frame.kind,
                     (int)sample->kind);
        }
        assert_true(fabsf(frame.canvas.w - sample->w) < .1f && fabsf(frame.canvas.h - sample->h) < .1f);
        assert_true(fabsf(frame.canvas.w * frame.scale - (float)sample->window.w) < .1f);
        assert_true(fabsf(frame.canvas.h * frame.scale - (float)sample->window.h) < .1f);
    }
}

static void test_small_letters_are_never_under_nine_points(void)
{
    for (int i = 0; i < SAMPLES; i++) {
        struct frame frame = frame_make(&samples[i].window);
        assert_true(18 * frame.scale / samples[i].window.dpr >= 8.99f);
    }
}

/* From the smallest window on, 640 x 360, no size falls out of what its kind is laid out for. */
static void test_no_window_falls_between_the_kinds(void)
{
    static const struct {
        float w, h;
    } least[FRAME_KINDS] = {{1920, 1080}, {1636, 1250}, {1200, 1070}, {720, 1090}, {890, 800}, {1100, 640}};
    for (int w = 640; w <= 2600; w += 13) {
        for (int h = 360; h <= 2200; h += 11) {
            struct frame frame = frame_plain(w, h);
            if (frame.canvas.w < least[frame.kind].w - 1 || frame.canvas.h < least[frame.kind].h - 1) {
                fail_msg("%d x %d leaves %.0f x %.0f units for kind %d", w, h, (double)frame.canvas.w,
                         (double)frame.canvas.h, (int)frame.kind);
            }
            assert_true(18 * frame.scale >= 8.1f);
        }
    }
}

static void test_what_a_notch_covers_is_not_laid_out(void)
{
    for (int i = 0; i < SAMPLES; i++) {
        const struct window *window = &samples[i].window;
        struct frame frame = frame_make(window);
        struct rect safe = frame.safe, inner = frame_inner(&frame, frame_margin(frame.kind));
        float s = frame.scale;
        assert_true(fabsf(safe.x * s - (float)window->safe.left) < .1f);
        assert_true(fabsf((safe.y + safe.h) * s - (float)(window->h - window->safe.bottom)) < .1f);
        assert_true(inner.x >= safe.x && inner.x + inner.w <= safe.x + safe.w + .1f);
        assert_true(inner.y >= safe.y && inner.y >= 10 && inner.y + inner.h <= safe.y + safe.h + .1f);
        assert_true(inner.x >= 16 && inner.x + inner.w <= frame.canvas.w - 16 + .1f);
    }
    struct frame across = frame_make(&samples[SAMPLES - 1].window);
    struct rect inner = frame_inner(&across, 24);
    assert_true(fabsf(inner.x - 91.6f) < .1f && fabsf(inner.x + inner.w - 1330.7f) < .1f);
    assert_true(fabsf(inner.y + inner.h - 602.7f) < .1f);
}

/* All of a large window grows by half and more; small ones, which are laid out for their size, stay. */
static void test_large_letters_have_the_layout_of_a_small_window(void)
{
    for (int i = 0; i < SAMPLES; i++) {
        struct window window = samples[i].window;
        enum frame_kind kind = samples[i].kind;
        struct frame usual = frame_make(&window);
        for (int print = 100; print < FRAME_PRINT_GROWS; print += 10) {
            window.print = print;
            struct frame same = frame_make(&window);
            assert_true(same.kind == usual.kind && fabsf(same.scale - usual.scale) < .001f);
        }
        for (int print = 150; print <= 200; print += 50) {
            window.print = print;
            struct frame large = frame_make(&window);
            float least = kind == FRAME_WIDE || kind == FRAME_OPEN ? 1.45f : kind == FRAME_STACK ? 1.33f : 1;
            assert_true(large.grown >= least && large.grown < 2);
            assert_true(fabsf(large.scale - usual.scale * large.grown) < .001f);
            assert_true(!(frame_is_phone(kind) || kind == FRAME_COMPACT) ||
                        fabsf(large.scale - usual.scale) < .001f);
            assert_true(fabsf(large.canvas.w * large.scale - (float)window.w) < .1f);
        }
    }
}

const struct test tests[] = {
    TEST(test_every_shape_has_its_kind_and_its_canvas),
    TEST(test_small_letters_are_never_under_nine_points),
    TEST(test_no_window_falls_between_the_kinds),
    TEST(test_what_a_notch_covers_is_not_laid_out),
    TEST(test_large_letters_have_the_layout_of_a_small_window),
    {0},
};
