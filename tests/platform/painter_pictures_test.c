/* SPDX-License-Identifier: MIT */
/* Which pictures a painter keeps within its budget, what stands in for one that is not made yet, and when all
 * are made anew. */
#include "painter_rig.h"
#include "platform/painter.h"
#include "platform/place.h"
#include "platform/texture_cache_inside.h"
#include "test.h"
#include "ui/shape.h"

#include <stdlib.h>
#include <string.h>

static void a_similar_picture_stands_in_until_the_exact_one_is_made(void)
{
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){300, 300, 226, 316},
                  i ? 6.5f : 0, 0);
        paint(PAINTER_LIVE);
    }
    /* The turned one was not there; the upright one was shown turned, and the threads were asked. */
    assert_false(painter.placed[0].exact);
    draw_begin(&list, reference());
    draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){300, 300, 226, 316}, 6.5f, 0);
    paint(PAINTER_PATIENT);
    assert_true(painter.placed[0].exact);
}

/* A card of the hand that cannot be played is dark; thrown away it flies in full colour. */
static void a_dark_picture_never_stands_in_for_a_bright_one(void)
{
    texture_cache_clear(texture_cache);
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        struct draw_command *card = draw_card(&list, "cards/remedy_go", "GO", INK_CREAM,
                                              (struct rect){300, 300, 226, 316}, 0, i ? 0 : .5f);
        card->flags |= i ? DRAW_MOVING : 0;
        paint(PAINTER_LIVE);
        assert_true(painter.placed[0].picture->key.dim <= card->as.card.dim);
    }
}

/* Hatched, a card that cannot be played is dark between its corner and its title, which stay as they are. */
static void a_hatched_card_keeps_its_corner_and_its_title(void)
{
    uint32_t pixel[2][3];
    /* Of a card 200 by 280 at 200, 33 of the canvas: in its numeral's corner, its picture and its title. */
    static const int seen[3][2] = {{260, 75}, {300, 173}, {300, 288}};
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        draw_card(&list, "cards/distance_200", "", INK_CREAM, (struct rect){600, 100, 600, 840}, 0,
                  i ? .5f : 0)
            ->as.card.hatched = i == 1;
        paint(PAINTER_PATIENT);
        for (int k = 0; k < 3; k++) {
            const unsigned char *row =
                (const unsigned char *)canvas->pixels + (ptrdiff_t)seen[k][1] * canvas->pitch;
            memcpy(&pixel[i][k], row + (size_t)seen[k][0] * sizeof pixel[i][k], sizeof pixel[i][k]);
        }
    }
    assert_int_equal(pixel[0][0], pixel[1][0]);
    assert_int_not_equal(pixel[0][1], pixel[1][1]);
    assert_int_equal(pixel[0][2], pixel[1][2]);
}

static void pictures_beyond_the_budget_give_way(void)
{
    for (int i = 0; i < 200; i++) {
        draw_begin(&list, reference());
        draw_sprite(&list, "icons/car_saloon", (struct rect){0, 0, 1000 + (float)i * 3, 600});
        paint(PAINTER_PATIENT);
        assert_true(texture_cache->bytes < (size_t)BUDGET + (2u << 20));
    }
}

/* It stands in for every turned one, and only the threads make another. */
static void an_upright_card_outlives_the_turned_ones(void)
{
    enum { SMALL = 2 << 20, TURNS = 120 };
    leave();
    budget = SMALL;
    enter();
    struct rect box = {300, 300, 226, 316};
    for (int i = 0; i <= TURNS; i++) {
        draw_begin(&list, reference());
        draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, box, (float)i / 8, 0);
        paint(PAINTER_PATIENT);
    }
    assert_true(texture_cache->bytes < SMALL + (1u << 20));
    draw_begin(&list, reference());
    draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, box, 0, 0);
    struct picture_key key;
    assert_true(place_key(&list, &list.command[0], W, H, &key));
    assert_non_null(texture_cache_seek(texture_cache, &key));
    budget = BUDGET;
}

static void paint_cars(int from, int count)
{
    for (int i = from; i < from + count; i++) {
        draw_begin(&list, reference());
        draw_sprite(&list, "icons/car_saloon", (struct rect){0, 0, 1000 + (float)i * 3, 600});
        paint(PAINTER_PATIENT);
    }
}

/* The one wanted, once the threads have made it. */
static struct picture *await(const struct picture_key *key)
{
    while (texture_cache_waiting(texture_cache, URGENCY_IDLE) > 0) {
        texture_cache_step(texture_cache); /* without threads nobody else makes it */
        texture_cache_publish(texture_cache);
    }
    struct picture *picture = texture_cache_seek(texture_cache, key);
    assert_non_null(picture);
    return picture;
}

/* A poster waits for its moment while other pictures come and go; once it was seen it is one of them. */
static void what_was_made_for_a_moment_to_come_stays_until_it_was_seen(void)
{
    enum { SMALL = 4 << 20 };
    leave();
    budget = SMALL;
    enter();
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
    struct picture_key key;
    assert_true(place_key(&list, &list.command[0], W, H, &key));
    painter_foresee(&painter, &list, W, H, PAINTER_LIVE);
    await(&key)->awaited = true; /* nobody has seen it */
    paint_cars(0, 60);
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
    assert_non_null(texture_cache_seek(texture_cache, &key));
    paint_cars(60, 60);
    assert_null(texture_cache_seek(texture_cache, &key));
    budget = BUDGET;
}

static void a_smaller_budget_is_kept_from_the_next_frame_on(void)
{
    paint_cars(0, 40);
    assert_true(texture_cache->bytes > (8u << 20));
    texture_cache_set_budget(texture_cache, 4u << 20);
    paint_cars(40, 2);
    assert_true(texture_cache->bytes < (6u << 20));
}

/* Before it hangs: no frame need come between its being made and the next one. */
static void what_is_being_made_has_room_already(void)
{
    enum { SMALL = 4 << 20 };
    leave();
    budget = SMALL;
    enter();
    paint_cars(0, 40);
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
    struct picture_key key;
    assert_true(place_key(&list, &list.command[0], W, H, &key));
    painter_foresee(&painter, &list, W, H, PAINTER_LIVE);
    paint_cars(39, 1);
    paint_cars(39, 1);
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
    await(&key);
    assert_in_range(texture_cache->bytes, W * H * 4, SMALL);
    budget = BUDGET;
}

/* It takes a part of the memory, and is whole again for whoever scales it. */
static void a_large_blade_is_kept_sparse_until_it_is_scaled(void)
{
    struct picture_key key;
    struct rect box = {100, -300, 3600, 336};
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        draw_fill(&list, (struct rect){0, 0, 1920, 1080}, INK_SUN);
        draw_sprite(&list, "icons/foil", box)->angle = 33;
        paint(PAINTER_PATIENT);
    }
    assert_true(place_key(&list, &list.command[1], W, H, &key));
    struct picture *picture = await(&key);
    assert_non_null(picture->pixels.sparse);
    assert_true(picture->bytes * 2 <= (size_t)picture->w * (size_t)picture->h * 4);
    size_t before = texture_cache->bytes;
    box.w *= .9f;
    box.h *= .9f;
    draw_begin(&list, reference());
    draw_sprite(&list, "icons/foil", box)->angle = 33;
    paint(PAINTER_LIVE);
    assert_null(picture->pixels.sparse);
    assert_true(texture_cache->bytes >= before + picture->bytes / 2);
}

/* It fills the same place, and at rest it is exact. */
static void a_burst_that_fills_the_window_has_fewer_pixels_while_it_grows(void)
{
    struct rect box = {-1200, -1200, 4500, 4500};
    for (int i = 0; i < 2; i++) {
        draw_begin(&list, reference());
        draw_fill(&list, (struct rect){0, 0, 1920, 1080}, INK_SEA);
        draw_sprite(&list, "icons/clash", box)->flags |= i == 0 ? DRAW_MOVING : 0u;
        paint(PAINTER_PATIENT);
        struct picture_key key;
        assert_true(place_key(&list, &list.command[1], W, H, &key));
        struct picture *picture = texture_cache_seek(texture_cache, &key);
        assert_non_null(picture);
        assert_in_range(key.w, i == 0 ? 700 : 1500, i == 0 ? 800 : 1500);
        assert_in_range(painter.placed[1].bounds.w, W, W);
        assert_int_equal(painter.placed[1].plain, i == 1);
    }
}

static void everything_is_made_anew_on_demand(void)
{
    draw_begin(&list, reference());
    draw_scene(&list, "scenes/coup_fourre", 0, 0, 1);
    draw_card(&list, "cards/hazard_stop", "STOP", INK_CREAM, (struct rect){300, 300, 226, 316}, 6.5f, .5f);
    draw_text(&list, 900, 600, "525", FONT_SIGN, 30, INK_INK, ANCHOR_START);
    paint(PAINTER_PATIENT);
    size_t size = (size_t)canvas->pitch * H;
    unsigned char *kept = malloc(size);
    assert_non_null(kept);
    memcpy(kept, canvas->pixels, size);
    texture_cache_clear(texture_cache);
    assert_int_equal(texture_cache->bytes, 0);
    painter_forget(&painter);
    SDL_FillRect(canvas, NULL, 0);
    paint(PAINTER_PATIENT);
    assert_memory_equal(kept, canvas->pixels, size);
    free(kept);
}

const struct test tests[] = {
    TEST_WITH(a_dark_picture_never_stands_in_for_a_bright_one, enter, leave),
    TEST_WITH(a_similar_picture_stands_in_until_the_exact_one_is_made, enter, leave),
    TEST_WITH(a_hatched_card_keeps_its_corner_and_its_title, enter, leave),
    TEST_WITH(pictures_beyond_the_budget_give_way, enter, leave),
    TEST_WITH(an_upright_card_outlives_the_turned_ones, enter, leave),
    TEST_WITH(what_was_made_for_a_moment_to_come_stays_until_it_was_seen, enter, leave),
    TEST_WITH(a_smaller_budget_is_kept_from_the_next_frame_on, enter, leave),
    TEST_WITH(what_is_being_made_has_room_already, enter, leave),
    TEST_WITH(a_large_blade_is_kept_sparse_until_it_is_scaled, enter, leave),
    TEST_WITH(a_burst_that_fills_the_window_has_fewer_pixels_while_it_grows, enter, leave),
    TEST_WITH(everything_is_made_anew_on_demand, enter, leave),
    {0},
};
