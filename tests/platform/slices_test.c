/* SPDX-License-Identifier: MIT */
/* Without threads pictures are made part by part by whoever calls, and look the same. */
#include "platform/texture_cache.h"
#include "source_rig.h"
#include "test.h"

enum { W = 640, H = 360, BUDGET = 16 << 20, MOST = 100 };

static struct picture_key backdrop(void)
{
    struct picture_key key = {.kind = PICTURE_SCENE,
                              .name = "scenes/coup_fourre",
                              .title = "",
                              .w = W,
                              .h = H,
                              .scale_x = W / 1920.f,
                              .scale_y = W / 1920.f};
    picture_sign(&key);
    return key;
}

static struct picture_key icon(void)
{
    struct picture_key key = {
        .kind = PICTURE_SPRITE, .name = "icons/car_saloon", .title = "", .w = 60, .h = 40};
    picture_sign(&key);
    return key;
}

/* What hangs, as pixels; for SDL_FreeSurface. */
static SDL_Surface *look(struct texture_cache *texture_cache, SDL_Renderer *renderer, SDL_Surface *canvas)
{
    struct picture_key key = backdrop();
    struct picture *picture = texture_cache_want(texture_cache, &key, URGENCY_NOW);
    assert_non_null(picture->texture);
    SDL_RenderCopy(renderer, picture->texture, NULL, NULL);
    SDL_RenderFlush(renderer);
    texture_cache_close(texture_cache);
    SDL_DestroyRenderer(renderer);
    return canvas;
}

static SDL_Surface *painted(bool sliced)
{
    SDL_Surface *canvas = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(canvas);
    struct texture_cache *texture_cache = texture_cache_open(&source_rig, sliced ? 0 : 1, BUDGET, NULL, NULL);
    struct picture_key key = backdrop();
    texture_cache_use(texture_cache, renderer);
    struct picture *picture = texture_cache_want(texture_cache, &key, URGENCY_NOW);
    if (!sliced) {
        texture_cache_finish(texture_cache);
        return look(texture_cache, renderer, canvas);
    }
    int steps = 0;
    assert_true(texture_cache_has_step(texture_cache));
    while (steps < MOST && texture_cache_step(texture_cache)) {
        steps++;
        assert_int_equal(picture->parts_made, steps);
        assert_int_equal(texture_cache_waiting(texture_cache, URGENCY_NOW), 1);
    }
    assert_in_range(steps, 2, MOST - 1);
    assert_false(texture_cache_has_step(texture_cache));
    assert_true(texture_cache_publish(texture_cache));
    return look(texture_cache, renderer, canvas);
}

static void a_picture_is_made_part_by_part_and_looks_the_same(void)
{
    SDL_Surface *sliced = painted(true), *other = painted(false);
    /* Where a part begins moves what is reckoned from there by a rounding, which an edge here and there
     * shows. */
    long sum = 0;
    for (int y = 0; y < H; y++) {
        const uint8_t *a = (const uint8_t *)sliced->pixels + (size_t)y * (size_t)sliced->pitch;
        const uint8_t *b = (const uint8_t *)other->pixels + (size_t)y * (size_t)other->pitch;
        for (int i = 0; i < W * 4; i++) {
            sum += SDL_abs(a[i] - b[i]);
        }
    }
    assert_true(sum < (long)W * H * 4 / 2);
    SDL_FreeSurface(sliced);
    SDL_FreeSurface(other);
}

static void what_is_waited_for_is_made_in_one_go(void)
{
    struct picture_key key = backdrop();
    struct texture_cache *texture_cache = texture_cache_open(&source_rig, 0, BUDGET, NULL, NULL);
    struct picture *picture = texture_cache_want(texture_cache, &key, URGENCY_IDLE);
    assert_int_not_equal(picture->plan.parts, 1);
    texture_cache_want(texture_cache, &key, URGENCY_NOW);
    texture_cache_by_hand(texture_cache, true);
    texture_cache_finish(texture_cache);
    assert_int_equal(picture->parts_made, 1);
    assert_int_equal(picture->pixels.surface->h, H);
    texture_cache_close(texture_cache);
}

static void the_most_urgent_picture_comes_first(void)
{
    struct picture_key later = backdrop(), sooner = icon();
    struct texture_cache *texture_cache = texture_cache_open(&source_rig, 0, BUDGET, NULL, NULL);
    struct picture *idle = texture_cache_want(texture_cache, &later, URGENCY_IDLE);
    assert_true(texture_cache_step(texture_cache));
    struct picture *soon = texture_cache_want(texture_cache, &sooner, URGENCY_SOON);
    assert_true(texture_cache_step(texture_cache));
    assert_true(soon->made);
    assert_int_equal(idle->parts_made, 1);
    texture_cache_close(texture_cache); /* in the middle of a picture */
}

static void count_told(void *context)
{
    ++*(int *)context;
}

/* A picture that was made at leisure and does not hang yet is wanted: no end of its making will come. */
static void who_waits_for_what_is_made_already_is_told(void)
{
    int told = 0;
    struct picture_key key = icon();
    struct texture_cache *texture_cache = texture_cache_open(&source_rig, 0, BUDGET, count_told, &told);
    texture_cache_by_hand(texture_cache, true);
    struct picture *picture = texture_cache_want(texture_cache, &key, URGENCY_IDLE);
    while (texture_cache_step(texture_cache)) {
    }
    assert_true(picture->made);
    assert_int_equal(told, 0);
    texture_cache_want(texture_cache, &key, URGENCY_SOON);
    assert_int_equal(told, 1);
    texture_cache_want(texture_cache, &key, URGENCY_SOON);
    assert_int_equal(told, 1);
    assert_true(texture_cache_publish(texture_cache));
    assert_int_equal(texture_cache_waiting(texture_cache, URGENCY_SOON), 0);
    texture_cache_close(texture_cache);
}

const struct test tests[] = {
    TEST_WITH(a_picture_is_made_part_by_part_and_looks_the_same, source_rig_enter, source_rig_leave),
    TEST_WITH(what_is_waited_for_is_made_in_one_go, source_rig_enter, source_rig_leave),
    TEST_WITH(the_most_urgent_picture_comes_first, source_rig_enter, source_rig_leave),
    TEST_WITH(who_waits_for_what_is_made_already_is_told, source_rig_enter, source_rig_leave),
    {0},
};
