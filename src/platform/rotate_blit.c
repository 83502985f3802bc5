/* SPDX-License-Identifier: MIT */
#include "platform/rotate_blit.h"

#include "platform/rotate_walk.h"
#include "platform/surface_row.h"
#include "ui/geometry.h"

#include <math.h>
#include <stdlib.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { FAR = 16000 }; /* pixels; larger coordinates would not fit in 32 bits */

bool rotate_blit_fits(const SDL_Surface *target)
{
    return target && target->format->BytesPerPixel == 4 && target->format->Rmask == 0xFF0000u &&
           target->format->Bmask == 0xFFu;
}

/* Mixes two packed pixels; t/256 is the share of b. */
static uint32_t blend_pair(uint32_t a, uint32_t b, uint32_t t)
{
    uint32_t low = ((a & 0xFF00FFu) * (256 - t) + (b & 0xFF00FFu) * t) >> 8 & 0xFF00FFu;
    uint32_t high = ((a >> 8 & 0xFF00FFu) * (256 - t) + (b >> 8 & 0xFF00FFu) * t) & 0xFF00FF00u;
    return low | high;
}

static uint32_t at(const struct rotate_walk *walk, int x, int y)
{
    /* A pixel outside of the edge is transparent and has the colour of the edge. */
    bool inside = x >= 0 && y >= 0 && x < walk->w && y < walk->h;
    x = x < 0 ? 0 : x >= walk->w ? walk->w - 1 : x;
    y = y < 0 ? 0 : y >= walk->h ? walk->h - 1 : y;
    uint32_t pixel = ((const uint32_t *)(const void *)(walk->pixels + (ptrdiff_t)y * walk->pitch))[x];
    return inside ? pixel : pixel & 0xFFFFFFu;
}

/* Bilinear interpolation between four pixels, two of a row and two of the next. */
#ifdef __SSE2__
static uint32_t mean(const uint32_t *row, const uint32_t *next, uint32_t tx, uint32_t ty)
{
    __m128i zero = _mm_setzero_si128();
    __m128i upper = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)row), zero);
    __m128i lower = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)next), zero);
    __m128i down = _mm_set1_epi16((short)ty);
    __m128i up = _mm_set1_epi16((short)(256 - ty));
    __m128i pair = _mm_srli_epi16(_mm_add_epi16(_mm_mullo_epi16(upper, up), _mm_mullo_epi16(lower, down)), 8);
    __m128i across = _mm_unpacklo_epi64(_mm_set1_epi16((short)(256 - tx)), _mm_set1_epi16((short)tx));
    pair = _mm_mullo_epi16(pair, across);
    __m128i one = _mm_srli_epi16(_mm_add_epi16(pair, _mm_srli_si128(pair, 8)), 8);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(one, zero));
}
#else
static uint32_t mean(const uint32_t *row, const uint32_t *next, uint32_t tx, uint32_t ty)
{
    return blend_pair(blend_pair(row[0], next[0], ty), blend_pair(row[1], next[1], ty), tx);
}
#endif

static uint32_t lay(const struct rotate_walk *walk, uint32_t below, uint32_t pixel)
{
    uint32_t alpha = pixel >> 24;
    if (walk->alpha < 255) {
        alpha = (alpha * walk->alpha + 127) / 255;
    }
    if (walk->shade < 255) {
        pixel = blend_pair(0, pixel, walk->shade + 1);
    }
    /* From 0..255 to 0..256, so that an opaque pixel replaces the one below. */
    return blend_pair(below, pixel, alpha + (alpha >> 7)) | 0xFF000000u;
}

/* For places where some of the four pixels may be outside. */
static void paint_edge(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    for (int i = first; i <= last; i++) {
        int32_t u = walk->u + i * walk->du;
        int32_t v = walk->v + i * walk->dv;
        int x = u >> 16;
        int y = v >> 16;
        uint32_t row[2] = {at(walk, x, y), at(walk, x + 1, y)};
        uint32_t next[2] = {at(walk, x, y + 1), at(walk, x + 1, y + 1)};
        uint32_t pixel = mean(row, next, (uint32_t)(u >> 8) & 0xFF, (uint32_t)(v >> 8) & 0xFF);
        if (pixel >> 24) {
            to[i] = lay(walk, to[i], pixel);
        }
    }
}

/* One pixel whose four source pixels are inside. */
static void paint_one(const struct rotate_walk *walk, uint32_t *to, int32_t u, int32_t v)
{
    const uint32_t *row =
        (const uint32_t *)(const void *)(walk->pixels + (ptrdiff_t)(v >> 16) * walk->pitch) + (u >> 16);
    const uint32_t *next = (const uint32_t *)(const void *)((const uint8_t *)row + walk->pitch);
    uint32_t pixel = mean(row, next, (uint32_t)(u >> 8) & 0xFF, (uint32_t)(v >> 8) & 0xFF);
    if (pixel >> 24) {
        *to = lay(walk, *to, pixel);
    }
}

#ifdef __SSE2__
/* a * (256 - t) + b * t of eight words, of which only the upper byte is kept. */
static __m128i mix_words(__m128i a, __m128i b, __m128i t)
{
    __m128i rest = _mm_sub_epi16(_mm_set1_epi16(256), t);
    return _mm_srli_epi16(_mm_add_epi16(_mm_mullo_epi16(a, rest), _mm_mullo_epi16(b, t)), 8);
}

/* Blends two pixels, as words, like `lay`. */
static __m128i lay_two(const struct rotate_walk *walk, const uint32_t *to, __m128i two)
{
    __m128i zero = _mm_setzero_si128();
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(two, 0xFF), 0xFF);
    if (walk->alpha < 255) {
        /* Divided by 255 to the nearest. */
        alpha = _mm_mullo_epi16(alpha, _mm_set1_epi16((short)walk->alpha));
        alpha = _mm_add_epi16(alpha, _mm_set1_epi16(128));
        alpha = _mm_srli_epi16(_mm_add_epi16(alpha, _mm_srli_epi16(alpha, 8)), 8);
    }
    if (walk->shade < 255) {
        two = _mm_srli_epi16(_mm_mullo_epi16(two, _mm_set1_epi16((short)(walk->shade + 1))), 8);
    }
    alpha = _mm_add_epi16(alpha, _mm_srli_epi16(alpha, 7));
    __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)to), zero);
    __m128i mixed = mix_words(below, two, alpha);
    return _mm_or_si128(_mm_packus_epi16(mixed, zero), _mm_set1_epi32((int)0xFF000000u));
}

/* Interpolates two neighbouring pixels; the left source pixels of each row are in the lower words. */
static __m128i mean_two(const uint8_t *one, const uint8_t *other, ptrdiff_t pitch, __m128i tx, __m128i ty)
{
    __m128i zero = _mm_setzero_si128();
    __m128i upper = _mm_unpacklo_epi32(_mm_loadl_epi64((const __m128i *)(const void *)one),
                                       _mm_loadl_epi64((const __m128i *)(const void *)other));
    __m128i lower = _mm_unpacklo_epi32(_mm_loadl_epi64((const __m128i *)(const void *)(one + pitch)),
                                       _mm_loadl_epi64((const __m128i *)(const void *)(other + pitch)));
    __m128i left = mix_words(_mm_unpacklo_epi8(upper, zero), _mm_unpacklo_epi8(lower, zero), ty);
    __m128i right = mix_words(_mm_unpackhi_epi8(upper, zero), _mm_unpackhi_epi8(lower, zero), ty);
    return mix_words(left, right, tx);
}

/* The fractions of two places, each in four words. */
static __m128i fractions(int32_t one, int32_t other)
{
    return _mm_unpacklo_epi64(_mm_set1_epi16((short)one), _mm_set1_epi16((short)other));
}

/* Two pixels at a time: returns the first that is left. */
static int paint_twos(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    enum { BOTH = 0x88 }; /* the bytes of alpha among those of two pixels */
    int32_t u = walk->u + first * walk->du;
    int32_t v = walk->v + first * walk->dv;
    __m128i fu = fractions(u, u + walk->du);
    __m128i fv = fractions(v, v + walk->dv);
    __m128i step_u = _mm_set1_epi16((short)(2 * walk->du));
    __m128i step_v = _mm_set1_epi16((short)(2 * walk->dv));
    bool plain = walk->alpha == 255 && walk->shade == 255;
    int i = first;
    for (; i < last; i += 2, u += 2 * walk->du, v += 2 * walk->dv) {
        const uint8_t *one = walk->pixels + (ptrdiff_t)(v >> 16) * walk->pitch + (ptrdiff_t)(u >> 16) * 4;
        const uint8_t *other = walk->pixels + (ptrdiff_t)((v + walk->dv) >> 16) * walk->pitch +
                               (ptrdiff_t)((u + walk->du) >> 16) * 4;
        __m128i two = mean_two(one, other, walk->pitch, _mm_srli_epi16(fu, 8), _mm_srli_epi16(fv, 8));
        fu = _mm_add_epi16(fu, step_u);
        fv = _mm_add_epi16(fv, step_v);
        __m128i packed = _mm_packus_epi16(two, two);
        int seen = ~_mm_movemask_epi8(_mm_cmpeq_epi8(packed, _mm_setzero_si128())) & BOTH;
        int full = _mm_movemask_epi8(_mm_cmpeq_epi8(packed, _mm_set1_epi8(-1))) & BOTH;
        if (seen && !(plain && full == BOTH)) {
            packed = lay_two(walk, to + i, two);
        }
        if (seen) {
            _mm_storel_epi64((__m128i *)(void *)(to + i), packed);
        }
    }
    return i;
}
#endif

static void paint_inside(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    int i = rotate_walk_some(walk, to, first, last);
#ifdef __SSE2__
    i = paint_twos(walk, to, i, last);
#endif
    for (; i <= last; i++) {
        paint_one(walk, to + i, walk->u + i * walk->du, walk->v + i * walk->dv);
    }
}

/* Downwards; b is above 0. */
static int64_t divide(int64_t a, int64_t b)
{
    int64_t whole = a / b;
    return whole - (whole * b > a);
}

/* Narrows first..last to the columns in which from + i * step lies in least..most. */
static void narrow(int32_t from, int32_t step, int32_t least, int32_t most, int *first, int *last)
{
    if (step == 0) {
        if (from < least || from > most) {
            *last = *first - 1;
        }
        return;
    }
    int64_t to_least = (int64_t)least - from;
    int64_t to_most = (int64_t)most - from;
    int64_t low = step > 0 ? -divide(-to_least, step) : -divide(to_most, -(int64_t)step);
    int64_t high = step > 0 ? divide(to_most, step) : divide(-to_least, -(int64_t)step);
    *first = (int)SDL_clamp(low, *first, (int64_t)*last + 1);
    *last = (int)SDL_clamp(high, (int64_t)*first - 1, *last);
}

void rotate_blit_paint(SDL_Surface *target, const SDL_Rect *clip, const void *pixels, int pitch, int w, int h,
                       const struct rotate_blit *turn)
{
    SDL_Rect whole = {0, 0, target->w, target->h};
    SDL_Rect part;
    if (turn->to.w < 0.5f || turn->to.h < 0.5f || !SDL_IntersectRect(clip, &whole, &part)) {
        return;
    }
    double angle = turn->angle * DEGREE;
    double along = cos(angle);
    double across = sin(angle);
    double scale_u = (double)w / (double)turn->to.w;
    double scale_v = (double)h / (double)turn->to.h;
    double pivot_x = (double)turn->to.x + (double)turn->pivot.x;
    double pivot_y = (double)turn->to.y + (double)turn->pivot.y;
    struct rotate_walk walk = {
        .pixels = pixels, .pitch = pitch, .w = w, .h = h, .alpha = turn->alpha, .shade = turn->shade};
    walk.du = (int32_t)lround(along * scale_u * 65536);
    walk.dv = (int32_t)lround(-across * scale_v * 65536);
    const int32_t one = 65536;
    const int32_t right = w * one;
    const int32_t bottom = h * one;
    /* Columns are counted from the pivot, so that a pixel gets the same value whichever part is painted. */
    const int column = (int)floor(pivot_x);
    for (int y = part.y; y < part.y + part.h; y++) {
        double px = (double)column + 0.5 - pivot_x;
        double py = (double)y + 0.5 - pivot_y;
        double u = (px * along + py * across + (double)turn->pivot.x) * scale_u - 0.5;
        double v = (py * along - px * across + (double)turn->pivot.y) * scale_v - 0.5;
        int64_t from_u = llround(u * one) + (int64_t)(part.x - column) * walk.du;
        int64_t from_v = llround(v * one) + (int64_t)(part.x - column) * walk.dv;
        if (llabs(from_u) > (int64_t)FAR * one || llabs(from_v) > (int64_t)FAR * one) {
            /* a row too far away to be reached within a window */
            continue;
        }
        walk.u = (int32_t)from_u;
        walk.v = (int32_t)from_v;
        int first = 0;
        int last = part.w - 1;
        narrow(walk.u, walk.du, -one, right - 1, &first, &last);
        narrow(walk.v, walk.dv, -one, bottom - 1, &first, &last);
        if (first > last) {
            continue;
        }
        int inner = first;
        int inner_last = last;
        narrow(walk.u, walk.du, 0, right - one - 1, &inner, &inner_last);
        narrow(walk.v, walk.dv, 0, bottom - one - 1, &inner, &inner_last);
        uint32_t *row = surface_row(target, y) + part.x;
        if (inner > inner_last) {
            paint_edge(&walk, row, first, last);
            continue;
        }
        paint_edge(&walk, row, first, inner - 1);
        paint_inside(&walk, row, inner, inner_last);
        paint_edge(&walk, row, inner_last + 1, last);
    }
}
