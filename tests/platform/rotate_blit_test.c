/* SPDX-License-Identifier: MIT */
/* Turned pictures on the processor: whatever part is painted and however many pixels at a time, every pixel
 * comes out the same. */
#include "base/rng.h"
#include "platform/rotate_blit.h"
#include "test.h"

#include <stdlib.h>

enum { W = 320, H = 240, SIDE = 61 /* of the pictures */ };

static float number(struct rng *rng, int limit)
{
    return (float)rng_below(rng, (uint32_t)limit * 4) / 4;
}

/* Pictures with clear, faint and opaque pixels, laid at angles of whole circle or of so many degrees, from so
 * narrow to so wide. */
static void compare_pixel_by_pixel(int tries, int degrees, int least, int most)
{
    struct rng rng = rng_make(7, RNG_COSMETIC);
    uint32_t *pixels = malloc(sizeof *pixels * SIDE * SIDE); /* nothing is read beyond them */
    SDL_Surface *canvas = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Surface *other = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_true(pixels && canvas && other);
    for (int i = 0; i < tries; i++) {
        for (int k = 0; k < SIDE * SIDE; k++) {
            uint32_t alpha = (uint32_t[]){0, 255, rng_below(&rng, 256)}[rng_below(&rng, i % 2 ? 3 : 2)];
            pixels[k] = alpha << 24 | rng_below(&rng, 1u << 24);
        }
        SDL_FillRect(canvas, NULL, 0xFF336699u);
        SDL_FillRect(other, NULL, 0xFF336699u);
        const struct rotate_blit turn = {.to = {number(&rng, 260) - 20, number(&rng, 180) - 20,
                                                (float)least + number(&rng, most - least), 90},
                                         .pivot = {30, 40},
                                         .angle = (double)(number(&rng, 2 * degrees) - (float)degrees),
                                         .alpha = (uint8_t)(i % 3 ? 255 : rng_below(&rng, 256)),
                                         .shade = (uint8_t)(i % 4 ? 255 : rng_below(&rng, 256))};
        SDL_Rect whole = {3, 5, W - 10, H - 20};
        rotate_blit_paint(canvas, &whole, pixels, SIDE * 4, SIDE, SIDE, &turn);
        /* Pixel by pixel, and by strips in which two are painted at a time at most. */
        int wide = i % 3 ? 1 : 3;
        for (int x = whole.x; x < whole.x + whole.w; x += wide) {
            SDL_Rect column = {x, whole.y, SDL_min(wide, whole.x + whole.w - x), whole.h};
            rotate_blit_paint(other, &column, pixels, SIDE * 4, SIDE, SIDE, &turn);
        }
        assert_memory_equal(canvas->pixels, other->pixels, (size_t)canvas->pitch * H);
    }
    SDL_FreeSurface(canvas);
    SDL_FreeSurface(other);
    free(pixels);
}

/* Several pixels at a time are what each of them is by itself. */
static void a_turned_picture_is_the_same_pixel_by_pixel(void)
{
    compare_pixel_by_pixel(60, 180, 40, 140);
}

/* Cards of a hand lie almost upright: of those eight pixels are painted at a time. */
static void a_card_that_lies_aslant_is_the_same_pixel_by_pixel(void)
{
    compare_pixel_by_pixel(60, 9, 40, 140);
    compare_pixel_by_pixel(60, 18, 40, 140);
}

/* Nor is a picture that is made once for a hand in which it lies a little smaller. */
static void a_picture_shown_a_little_smaller_is_the_same_pixel_by_pixel(void)
{
    compare_pixel_by_pixel(80, 9, SIDE * 7 / 8, SIDE);
    compare_pixel_by_pixel(80, 18, SIDE * 7 / 8, SIDE + 2);
}

const struct test tests[] = {
    TEST(a_turned_picture_is_the_same_pixel_by_pixel),
    TEST(a_card_that_lies_aslant_is_the_same_pixel_by_pixel),
    TEST(a_picture_shown_a_little_smaller_is_the_same_pixel_by_pixel),
    {0},
};
