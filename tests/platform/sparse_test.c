/* SPDX-License-Identifier: MIT */
/* Pictures of which only what shows of each row is kept: they look the same wherever a part of them is laid,
 * and are whole again when somebody asks. */
#include "base/rng.h"
#include "platform/blend.h"
#include "platform/surface_row.h"
#include "test.h"

enum { W = 90, H = 70, CANVAS = 120 };

static SDL_Surface *surface_of(int w, int h)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(surface);
    return surface;
}

/* A blade from corner to corner with holes in it, and rows of which nothing shows. */
static SDL_Surface *draw_blade(struct rng *rng, int wide)
{
    SDL_Surface *blade = surface_of(W, H);
    for (int y = 5; y < H - 3; y++) {
        for (int x = y; x < SDL_min(y + wide, W); x++) {
            uint32_t alpha = (uint32_t[]){0, 255, rng_below(rng, 256)}[rng_below(rng, 3)];
            surface_row(blade, y)[x] = alpha << 24 | rng_below(rng, 1u << 24);
        }
    }
    return blade;
}

static SDL_Rect any_rectangle(struct rng *rng)
{
    int x = (int)rng_below(rng, CANVAS), y = (int)rng_below(rng, CANVAS);
    return (SDL_Rect){x, y, 1 + (int)rng_below(rng, (uint32_t)(CANVAS - x)),
                      1 + (int)rng_below(rng, (uint32_t)(CANVAS - y))};
}

static void a_sparse_picture_looks_as_the_whole_one(void)
{
    struct rng rng = rng_make(3, RNG_COSMETIC);
    SDL_Surface *blade = draw_blade(&rng, 20);
    SDL_Surface *canvas[] = {surface_of(CANVAS, CANVAS), surface_of(CANVAS, CANVAS)};
    struct sparse *sparse = sparse_of(blade);
    assert_non_null(sparse);
    assert_in_range(sparse->bytes, 1, W * H * 4 / 2);
    for (int i = 0; i < 200; i++) {
        SDL_Rect part = any_rectangle(&rng);
        struct blend_picture picture = {
            .pixels = blade->pixels, .pitch = blade->pitch, .alpha = 255, .shade = 255};
        picture.to = (SDL_Rect){(int)rng_below(&rng, 60) - 20, (int)rng_below(&rng, 60) - 20, W, H};
        picture.alpha = (uint8_t)(i % 3 ? 255 : rng_below(&rng, 256));
        picture.shade = (uint8_t)(i % 4 ? 255 : rng_below(&rng, 256));
        for (int k = 0; k < 2; k++) {
            SDL_FillRect(canvas[k], NULL, 0xFF336699u);
            picture.sparse = k == 1 ? sparse : NULL;
            blend_copy(canvas[k], &part, &picture);
        }
        assert_memory_equal(canvas[0]->pixels, canvas[1]->pixels, (size_t)canvas[0]->pitch * CANVAS);
    }
    sparse_free(sparse);
    SDL_FreeSurface(blade);
    SDL_FreeSurface(canvas[0]);
    SDL_FreeSurface(canvas[1]);
}

static void a_sparse_picture_becomes_whole_again(void)
{
    struct rng rng = rng_make(4, RNG_COSMETIC);
    SDL_Surface *blade = draw_blade(&rng, 12);
    struct sparse *sparse = sparse_of(blade);
    assert_non_null(sparse);
    SDL_Surface *whole = sparse_whole(sparse);
    assert_non_null(whole);
    assert_int_equal(whole->w, W);
    assert_int_equal(whole->h, H);
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            uint32_t was = surface_row(blade, y)[x], is = surface_row(whole, y)[x];
            assert_true(is == was || (is | was) >> 24 == 0);
        }
    }
    sparse_free(sparse);
    SDL_FreeSurface(blade);
    SDL_FreeSurface(whole);
}

static void a_picture_that_fills_its_rows_stays_whole(void)
{
    struct rng rng = rng_make(5, RNG_COSMETIC);
    SDL_Surface *blade = draw_blade(&rng, W);
    assert_null(sparse_of(blade));
    SDL_FreeSurface(blade);
}

const struct test tests[] = {
    TEST(a_sparse_picture_looks_as_the_whole_one),
    TEST(a_sparse_picture_becomes_whole_again),
    TEST(a_picture_that_fills_its_rows_stays_whole),
    {0},
};
