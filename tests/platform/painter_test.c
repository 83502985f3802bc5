/* SPDX-License-Identifier: MIT */
/* Frames: painting only what changed gives the same picture as painting everything, and little is painted
 * when little changes; what is missing shows as a box with its name. */
#include "base/rng.h"
#include "painter_rig.h"
#include "platform/painter.h"
#include "test.h"
#include "ui/shape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static long area(const struct dirty *dirty)
{
    long sum = 0;
    for (int i = 0; i < dirty->count; i++) {
        sum += (long)dirty->box[i].w * dirty->box[i].h;
    }
    return sum;
}

static float number(struct rng *rng, int limit)
{
    return (float)rng_below(rng, (uint32_t)limit * 4) / 4;
}

static struct rect any_box(struct rng *rng)
{
    return (struct rect){number(rng, 1900) - 60, number(rng, 1050) - 60, 30 + number(rng, 300),
                         30 + number(rng, 200)};
}

static void any_shape(struct rng *rng)
{
    struct rect box = any_box(rng);
    shape_begin(&list, box);
    shape_rect(&list, 2, 2, box.w - 4, box.h - 4, 8, paint_fill(INK_SEA));
    shape_circle(&list, box.w / 2, box.h / 2, box.h / 3, paint_line(INK_SUN, 5));
    shape_end(&list);
}

static void any_stroke(struct rng *rng)
{
    struct point points[5];
    for (int i = 0; i < 5; i++) {
        points[i] = (struct point){number(rng, 1900), number(rng, 1050)};
    }
    struct draw_command *stroke = draw_stroke(&list, points, 5, 3 + number(rng, 12), ink_fade(INK_RED, .8f));
    stroke->as.stroke.dash = number(rng, 30);
    stroke->as.stroke.gap = number(rng, 20);
    stroke->as.stroke.phase = number(rng, 50);
    stroke->as.stroke.round = rng_below(rng, 2) == 0;
}

static void any_polygon(struct rng *rng)
{
    struct point middle = {number(rng, 1900), number(rng, 1050)}, points[9];
    float reach = 20 + number(rng, 200);
    for (int i = 0; i < 9; i++) {
        float turn = (float)i * 6.2831853f / 9;
        points[i] = (struct point){middle.x + reach * cosf(turn), middle.y + reach * sinf(turn) * .6f};
    }
    draw_polygon(&list, points, 9, ink_fade(INK_CREAM, rng_below(rng, 2) ? 1 : .4f));
}

static void any_card(struct rng *rng)
{
    static const char *const names[] = {"cards/back", "cards/hazard_stop", "cards/safety_extra_tank"};
    static const float turns[] = {0, 0, 6.5f, -13};
    struct rect box = any_box(rng);
    box.w = 110;
    box.h = 154;
    struct draw_command *card = draw_card(&list, names[rng_below(rng, 3)], "STOP", INK_CREAM, box,
                                          turns[rng_below(rng, 4)], rng_below(rng, 2) ? .5f : 0);
    card->as.card.raster = 110;
    if (rng_below(rng, 3) == 0) {
        card->flags |= DRAW_MOVING;
        card->box.w *= .3f + number(rng, 2) / 2;
    }
}

static void any_command(struct rng *rng)
{
    switch (rng_below(rng, 9)) {
    case 0:
        draw_fill(&list, any_box(rng), ink_fade(INK_GREEN, rng_below(rng, 2) ? 1 : .4f));
        break;
    case 1:
        draw_sprite(&list, "icons/car_saloon", any_box(rng))->angle = rng_below(rng, 2) ? 12 : 0;
        break;
    case 2:
        any_card(rng);
        break;
    case 3:
        draw_text(&list, number(rng, 1900), number(rng, 1050), "La route", FONT_DISPLAY, 40 + number(rng, 40),
                  INK_INK, ANCHOR_MIDDLE)
            ->angle = rng_below(rng, 2) ? -4 : 0;
        break;
    case 4:
        any_shape(rng);
        break;
    case 5:
        any_stroke(rng);
        break;
    case 6:
        draw_clip(&list, any_box(rng));
        break;
    case 7:
        any_polygon(rng);
        break;
    default:
        draw_clip_end(&list);
        break;
    }
}

/* The same start of the stream gives the same commands: lists that differ here and there. */
static void write_list(uint64_t seed, int changed)
{
    draw_begin(&list, reference());
    draw_fill(&list, list.frame.canvas, INK_SAND);
    for (int i = 0; i < COMMANDS; i++) {
        struct rng rng = rng_make(i == changed || i == changed + 7 ? seed : 1, (uint64_t)i);
        any_command(&rng);
    }
}

static void painting_what_changed_gives_the_whole_picture(void)
{
    size_t size = (size_t)canvas->pitch * H;
    unsigned char *kept = malloc(size);
    assert_non_null(kept);
    struct rng rng = rng_make(2, 2);
    for (int i = 0; i < LISTS; i++) {
        write_list((uint64_t)i + 10, (int)rng_below(&rng, COMMANDS));
        paint(PAINTER_PATIENT);
        memcpy(kept, canvas->pixels, size);
        painter_forget(&painter);
        SDL_FillRect(canvas, NULL, 0);
        paint(PAINTER_PATIENT);
        assert_memory_equal(kept, canvas->pixels, size);
    }
    free(kept);
}

/* A dialog over a table: its veil darkens, it slides, then it stands and something small changes in it. */
static void write_dialog(int frame)
{
    write_list(3, 4);
    for (int i = 0; i < 20; i++) {
        draw_fill(&list, (struct rect){(float)i * 90, 700, 60, 60}, INK_SEA);
    }
    draw_clip_end(&list);
    float opacity = frame < 10 ? (float)frame * .06f : .6f;
    draw_fill(&list, list.frame.canvas, ink_fade(INK_INK, opacity));
    draw_group(&list, 0, frame < 10 ? 24 - (float)frame : 0, frame < 10 ? (float)frame / 10 : 1);
    draw_fill(&list, (struct rect){500, 200, 900, 600}, INK_CREAM);
    draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){700, 300, 110, 154}, 0, 0);
    draw_group_end(&list);
    if (frame >= 10) {
        draw_fill(&list, (struct rect){700, 600, 10 * (float)(frame % 5), 20}, INK_RED);
    }
}

static void a_dialog_over_a_table_is_the_whole_picture_in_every_frame(void)
{
    size_t size = (size_t)canvas->pitch * H;
    unsigned char *kept = malloc((size_t)60 * size);
    assert_non_null(kept);
    bool used = false;
    for (int frame = 0; frame < 60; frame++) {
        write_dialog(frame);
        paint(PAINTER_PATIENT);
        used = used || painter.layer.surface != NULL;
        memcpy(kept + (size_t)frame * size, canvas->pixels, size);
    }
    assert_true(used);
    painter.layer.idle = 1000;
    for (int frame = 0; frame < 300;
         frame++) { /* nothing large changes for a while: its memory is given back */
        write_dialog(10 + frame);
        paint(PAINTER_PATIENT);
    }
    assert_null(painter.layer.surface);
    for (int frame = 0; frame < 60; frame++) {
        write_dialog(frame);
        painter_forget(&painter);
        SDL_FillRect(canvas, NULL, 0);
        paint(PAINTER_PATIENT);
        assert_memory_equal(kept + (size_t)frame * size, canvas->pixels, size);
    }
    free(kept);
}

/* A large card flies over a still table, on which now and then something small changes. */
static void write_flight(int frame)
{
    write_list(5, 40);
    for (int i = 0; i < 30; i++) {
        float wide = i == 7 ? 50 + (float)(frame / 12) : 60;
        draw_fill(&list, (struct rect){(float)i * 60, 700, wide, 60}, i % 2 ? INK_SEA : INK_RED);
    }
    draw_clip_end(&list);
    draw_fill(&list, (struct rect){(float)frame * 31, 40 + (float)frame * 9, 500, 420},
              ink_fade(INK_CREAM, .8f));
    draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM,
              (struct rect){(float)frame * 31, 40 + (float)frame * 9, 226, 316}, 0, 0);
}

static void what_flies_over_a_still_table_is_the_whole_picture_in_every_frame(void)
{
    enum { FRAMES = 40 };
    size_t size = (size_t)canvas->pitch * H;
    unsigned char *kept = malloc(FRAMES * size);
    assert_non_null(kept);
    size_t covered = 0;
    for (int frame = 0; frame < FRAMES; frame++) {
        write_flight(frame);
        paint(PAINTER_PATIENT);
        covered += painter.layer.count > 0;
        memcpy(kept + (size_t)frame * size, canvas->pixels, size);
    }
    assert_true(covered > FRAMES / 2);
    for (int frame = 0; frame < FRAMES; frame++) {
        write_flight(frame);
        painter_forget(&painter);
        SDL_FillRect(canvas, NULL, 0);
        paint(PAINTER_PATIENT);
        assert_memory_equal(kept + (size_t)frame * size, canvas->pixels, size);
    }
    free(kept);
}

static uint32_t pixel(int x, int y)
{
    const uint8_t *row = (const uint8_t *)canvas->pixels + y * canvas->pitch;
    return ((const uint32_t *)(const void *)row)[x];
}

static bool lies_in(const struct dirty *dirty, int x, int y)
{
    SDL_Point at = {x, y};
    bool in = false;
    for (int i = 0; i < dirty->count && !in; i++) {
        in = SDL_PointInRect(&at, &dirty->box[i]);
    }
    return in;
}

static void what_flies_over_a_kept_ground_is_painted_without_a_margin(void)
{
    enum { FRAMES = 12 };
    for (int frame = 0; frame < 2 * FRAMES; frame++) { /* by then the ground of all tiles is kept */
        write_flight(frame % FRAMES);
        paint(PAINTER_PATIENT);
    }
    assert_true(painter.layer.count > 0);
    for (int frame = 0; frame < FRAMES; frame++) {
        write_flight(frame);
        SDL_FillRect(canvas, NULL, 0xFF00FF);
        struct dirty dirty = paint(PAINTER_PATIENT);
        long painted = 0;
        for (int i = 0; i < W * H; i++) {
            bool fresh = pixel(i % W, i / W) != 0xFF00FF;
            assert_true(fresh == lies_in(&dirty, i % W, i / W));
            painted += fresh;
        }
        assert_in_range(painted, 1, W * H / 2);
    }
}

static void nothing_is_painted_when_nothing_changed(void)
{
    for (int i = 0; i < 3; i++) {
        write_list(5, 3);
        struct dirty dirty = paint(PAINTER_PATIENT);
        assert_int_equal(dirty.count, i == 0 ? 1 : 0);
        if (i == 0) {
            assert_int_equal(area(&dirty), (long)W * H);
        }
    }
}

static void a_polygon_covers_each_pixel_as_far_as_it_reaches(void)
{
    /* A pixel is three units: from 30.5 pixels to 40, and down to 40.25. */
    const float unit = 1920.0f / W;
    struct point corner[4] = {{30.5f * unit, 30 * unit},
                              {40 * unit, 30 * unit},
                              {40 * unit, 40.25f * unit},
                              {30.5f * unit, 40.25f * unit}};
    for (int round = 0; round < 2; round++) {
        draw_begin(&list, reference());
        draw_fill(&list, list.frame.canvas, (struct rgba){0, 0, 0, 255});
        draw_polygon(&list, corner, 4, INK_WHITE);
        paint(PAINTER_PATIENT);
        assert_int_equal(pixel(35, 35) & 0xFF, 255);
        assert_int_equal(pixel(29, 35) & 0xFF, 0);
        assert_in_range(pixel(30, 35) & 0xFF, 126, 129);
        assert_in_range(pixel(35, 40) & 0xFF, 62, 65);
        assert_in_range(pixel(30, 40) & 0xFF, 31, 33);
        assert_int_equal(pixel(40, 35) & 0xFF, 0);
        struct point swap = corner[1]; /* the other way round */
        corner[1] = corner[3];
        corner[3] = swap;
    }
}

static void a_small_change_is_a_small_rectangle(void)
{
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        draw_fill(&list, list.frame.canvas, INK_SAND);
        draw_text(&list, 300, 300, "Hand 3", FONT_SIGN, 30, INK_INK, ANCHOR_START);
        draw_text(&list, 900, 600, i ? "525" : "500", FONT_SIGN, 30, INK_INK, ANCHOR_START);
        draw_text(&list, 300, 900, "To 700", FONT_SIGN, 30, INK_INK, ANCHOR_START);
        struct dirty dirty = paint(PAINTER_PATIENT);
        if (i == 1) {
            assert_true(area(&dirty) < 600);
            assert_true(dirty.box[0].x >= 295 && dirty.box[0].y >= 180 && dirty.box[0].y < 210);
        }
    }
}

static void inserted_and_removed_commands_do_not_touch_the_others(void)
{
    for (int i = 0; i < 3; i++) {
        draw_begin(&list, reference());
        draw_fill(&list, list.frame.canvas, INK_SAND);
        if (i == 1) {
            draw_fill(&list, (struct rect){300, 300, 30, 30}, INK_RED);
        }
        for (int k = 0; k < 20; k++) {
            draw_fill(&list, (struct rect){(float)k * 90, 600, 60, 60}, INK_SEA);
        }
        struct dirty dirty = paint(PAINTER_PATIENT);
        if (i > 0) {
            assert_int_equal(dirty.count, 1);
            assert_int_equal(area(&dirty), 100);
        }
    }
}

static bool near_ink(uint32_t pixel, struct rgba ink)
{
    return abs((int)(pixel >> 16 & 255) - ink.r) < 40 && abs((int)(pixel >> 8 & 255) - ink.g) < 40 &&
           abs((int)(pixel & 255) - ink.b) < 40;
}

static uint32_t pixel_at(int x, int y)
{
    return ((const uint32_t *)(const void *)((const uint8_t *)canvas->pixels + y * canvas->pitch))[x];
}

static void a_missing_picture_is_a_framed_box(void)
{
    draw_begin(&list, reference());
    draw_fill(&list, list.frame.canvas, INK_NIGHT);
    draw_sprite(&list, "icons/no_such_car", (struct rect){300, 300, 300, 150});
    draw_card(&list, "cards/no_such_card", "NOTHING", INK_CREAM, (struct rect){900, 300, 226, 316}, 0, 0);
    draw_card(&list, "cards/no_such_card", "NOTHING", INK_CREAM, (struct rect){1300, 300, 226, 316}, 9, .5f);
    paint(PAINTER_PATIENT);
    assert_true(near_ink(pixel_at(100, 100), INK_RED));
    assert_true(near_ink(pixel_at(104, 104), INK_PAPER));
    assert_true(near_ink(pixel_at(300, 100), INK_RED));
    /* Its name is written on it, and it was logged once. */
    int dark = 0;
    for (int x = 105; x < 195; x++) {
        dark += near_ink(pixel_at(x, 125), INK_OXBLOOD);
    }
    assert_true(dark > 3);
    assert_int_equal(source.data.missed_count, 2);
}

static void a_missing_backdrop_is_seen_and_survived(void)
{
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/no_such_place", 0, 0, 1);
    paint(PAINTER_PATIENT);
    assert_true(near_ink(pixel_at(5, 5), INK_PAPER));
}

static void boxes_of_any_size_do_no_harm(void)
{
    static const float sizes[] = {0, 0.01f, 1, -5, 5000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            struct rect box = {600, 300, sizes[i], sizes[k]};
            draw_begin(&list, reference());
            draw_fill(&list, box, INK_RED);
            if (sizes[i] * sizes[k] < 100000) {
                draw_sprite(&list, "icons/car_saloon", box);
                draw_card(&list, "cards/back", "", INK_CREAM, box, 8, 0);
            }
            draw_card(&list, "cards/back", "", INK_CREAM, box, 30, 0)->flags |= DRAW_MOVING;
            draw_clip(&list, box);
            draw_text(&list, 600, 300, "", FONT_BODY, 20, INK_INK, ANCHOR_START);
            draw_text(&list, 600, 300, "x", FONT_BODY, sizes[i], INK_INK, ANCHOR_START);
            draw_stroke(&list, (struct point[2]){{600, 300}, {600, 300}}, 2, sizes[k], INK_RED);
            draw_stroke(&list, (struct point[2]){{600, 300}, {600, 300}}, 1, 4, INK_RED);
            paint(PAINTER_PATIENT);
        }
    }
}

/* The same picture with the pixels at hand, through the renderer, and again with them. */
static void processor_and_renderer_paint_the_same(void)
{
    size_t size = (size_t)canvas->pitch * H;
    unsigned char *kept = malloc(size);
    assert_non_null(kept);
    for (int i = 0; i < 3; i++) {
        draw_begin(&list, reference());
        draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
        draw_fill(&list, (struct rect){200, 100, 900, 700}, ink_fade(INK_INK, .5f));
        draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){300, 300, 226, 316}, 6.5f,
                  .5f);
        draw_text(&list, 900, 600, "525", FONT_SIGN, 30, INK_PAPER, ANCHOR_START)->ink.a = 200;
        draw_fill(&list, (struct rect){1500, 100, 90, 90}, INK_SUN);
        painter_reach(&painter, i == 1 ? NULL : canvas);
        painter_forget(&painter);
        SDL_FillRect(canvas, NULL, 0);
        paint(PAINTER_PATIENT);
        const unsigned char *now = canvas->pixels;
        for (size_t k = 0; i > 0 && k < size; k++) {
            assert_in_range(now[k] + 8, kept[k] + 8 - 4, kept[k] + 8 + 4);
        }
        memcpy(kept, canvas->pixels, size);
    }
    free(kept);
}

const struct test tests[] = {
    TEST_WITH(painting_what_changed_gives_the_whole_picture, enter, leave),
    TEST_WITH(a_dialog_over_a_table_is_the_whole_picture_in_every_frame, enter, leave),
    TEST_WITH(what_flies_over_a_still_table_is_the_whole_picture_in_every_frame, enter, leave),
    TEST_WITH(what_flies_over_a_kept_ground_is_painted_without_a_margin, enter, leave),
    TEST_WITH(nothing_is_painted_when_nothing_changed, enter, leave),
    TEST_WITH(a_small_change_is_a_small_rectangle, enter, leave),
    TEST_WITH(a_polygon_covers_each_pixel_as_far_as_it_reaches, enter, leave),
    TEST_WITH(inserted_and_removed_commands_do_not_touch_the_others, enter, leave),
    TEST_WITH(a_missing_picture_is_a_framed_box, enter, leave),
    TEST_WITH(a_missing_backdrop_is_seen_and_survived, enter, leave),
    TEST_WITH(boxes_of_any_size_do_no_harm, enter, leave),
    TEST_WITH(processor_and_renderer_paint_the_same, enter, leave),
    {0},
};
