/* SPDX-License-Identifier: MIT */
#include "platform/blend.h"

#include "platform/surface_row.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* below + (above - below) * alpha / 256 of each channel, to the nearest; alpha 0..256. */
static uint32_t mix(uint32_t below, uint32_t above, uint32_t alpha)
{
    const uint32_t half = 0x800080u;
    uint32_t rest = 256 - alpha;
    uint32_t low = ((below & 0xFF00FFu) * rest + (above & 0xFF00FFu) * alpha + half) >> 8 & 0xFF00FFu;
    uint32_t high = ((below >> 8 & 0xFF00FFu) * rest + (above >> 8 & 0xFF00FFu) * alpha + half) & 0xFF00FF00u;
    return low | high | 0xFF000000u;
}

/* From 0..255 to 0..256, so that opaque stays opaque. */
static uint32_t whole(uint32_t alpha)
{
    return alpha + (alpha >> 7);
}

static uint32_t packed(struct rgba ink)
{
    return 0xFF000000u | (uint32_t)ink.r << 16 | (uint32_t)ink.g << 8 | ink.b;
}

/* The same ink over a run of pixels, `alpha` of 256 parts. */
static void lay_run(uint32_t *to, int count, uint32_t above, uint32_t alpha)
{
    int x = 0;
    if (alpha == 256) {
        for (; x < count; x++) {
            to[x] = above;
        }
        return;
    }
#ifdef __SSE2__
    /* The colour's share is the same for every pixel, so that four pixels need two multiplications. */
    __m128i zero = _mm_setzero_si128();
    __m128i rest = _mm_set1_epi16((short)(256 - alpha));
    __m128i share =
        _mm_mullo_epi16(_mm_unpacklo_epi8(_mm_set1_epi32((int)above), zero), _mm_set1_epi16((short)alpha));
    share = _mm_add_epi16(share, _mm_set1_epi16(128));
    for (; x + 4 <= count; x += 4) {
        __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(to + x));
        __m128i low = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(four, zero), rest), share);
        __m128i high = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(four, zero), rest), share);
        four = _mm_packus_epi16(_mm_srli_epi16(low, 8), _mm_srli_epi16(high, 8));
        _mm_storeu_si128((__m128i *)(void *)(to + x), _mm_or_si128(four, _mm_set1_epi32((int)0xFF000000u)));
    }
#endif
    for (; x < count; x++) {
        to[x] = mix(to[x], above, alpha);
    }
}

void blend_run(uint32_t *to, int count, uint8_t cover, struct rgba ink)
{
    lay_run(to, count, packed(ink), whole(cover * whole(ink.a) >> 8));
}

void blend_fill(SDL_Surface *target, const SDL_Rect *part, struct rgba ink)
{
    uint32_t above = packed(ink);
    uint32_t alpha = whole(ink.a);
    for (int y = part->y; y < part->y + part->h; y++) {
        lay_run(surface_row(target, y) + part->x, part->w, above, alpha);
    }
}

void blend_mask(SDL_Surface *target, const SDL_Rect *part, const uint8_t *mask, struct rgba ink)
{
    uint32_t above = packed(ink);
    uint32_t factor = whole(ink.a);
    for (int y = 0; y < part->h; y++, mask += part->w) {
        uint32_t *to = surface_row(target, part->y + y) + part->x;
        for (int x = 0; x < part->w; x++) {
            if (mask[x]) {
                to[x] = mix(to[x], above, whole(mask[x] * factor >> 8));
            }
        }
    }
}

static uint32_t lay(uint32_t below, uint32_t pixel, uint32_t factor, uint32_t shade)
{
    uint32_t alpha = whole((pixel >> 24) * factor >> 8);
    if (shade < 256) {
        pixel = mix(0xFF000000u, pixel, shade);
    }
    return mix(below, pixel, alpha);
}

#ifdef __SSE2__
/* Two pixels as words, each with its own share. */
static __m128i lay_pair(__m128i below, __m128i above, __m128i factor)
{
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(above, 0xFF), 0xFF);
    alpha = _mm_srli_epi16(_mm_mullo_epi16(alpha, factor), 8);
    alpha = _mm_add_epi16(alpha, _mm_srli_epi16(alpha, 7));
    __m128i rest = _mm_sub_epi16(_mm_set1_epi16(256), alpha);
    __m128i sum = _mm_add_epi16(_mm_mullo_epi16(below, rest), _mm_mullo_epi16(above, alpha));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(128)), 8);
}

/* Blends a multiple of four pixels of a row; returns how many. Most pixels are transparent or opaque. */
static int lay_fours(uint32_t *to, const uint32_t *from, int count, uint32_t alpha)
{
    __m128i zero = _mm_setzero_si128();
    __m128i full = _mm_set1_epi32(alpha == 256 ? 0xFF : -1);
    __m128i factor = _mm_set1_epi16((short)alpha);
    int x = 0;
    for (; x + 4 <= count; x += 4) {
        __m128i above = _mm_loadu_si128((const __m128i *)(const void *)(from + x));
        __m128i own = _mm_srli_epi32(above, 24);
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(own, full)) == 0xFFFF) {
            _mm_storeu_si128((__m128i *)(void *)(to + x), above);
            continue;
        }
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(own, zero)) == 0xFFFF) {
            continue;
        }
        __m128i below = _mm_loadu_si128((const __m128i *)(const void *)(to + x));
        __m128i low = lay_pair(_mm_unpacklo_epi8(below, zero), _mm_unpacklo_epi8(above, zero), factor);
        __m128i high = lay_pair(_mm_unpackhi_epi8(below, zero), _mm_unpackhi_epi8(above, zero), factor);
        __m128i four = _mm_or_si128(_mm_packus_epi16(low, high), _mm_set1_epi32((int)0xFF000000u));
        _mm_storeu_si128((__m128i *)(void *)(to + x), four);
    }
    return x;
}
#endif

static void lay_row(uint32_t *to, const uint32_t *from, int count, uint32_t factor, uint32_t shade)
{
    int x = 0;
#ifdef __SSE2__
    x = shade == 256 ? lay_fours(to, from, count, factor) : 0;
#endif
    for (; x < count; x++) {
        to[x] = lay(to[x], from[x], factor, shade);
    }
}

void blend_copy(SDL_Surface *target, const SDL_Rect *part, const struct blend_picture *picture)
{
    SDL_Rect shown;
    if (!SDL_IntersectRect(part, &picture->to, &shown)) {
        return;
    }
    uint32_t factor = whole(picture->alpha);
    uint32_t shade = whole(picture->shade);
    const uint8_t *pixels = picture->pixels;
    for (int y = shown.y; y < shown.y + shown.h; y++) {
        int row = y - picture->to.y, left = shown.x - picture->to.x, right = left + shown.w;
        const struct sparse_row *kept = picture->sparse ? &picture->sparse->row[row] : NULL;
        if (kept) {
            left = SDL_max(left, kept->from);
            right = SDL_min(right, kept->from + kept->count);
        }
        if (left >= right) {
            continue;
        }
        const uint32_t *from =
            kept ? picture->sparse->pixels + kept->at + (left - kept->from)
                 : (const uint32_t *)(const void *)(pixels + (ptrdiff_t)row * picture->pitch) + left;
        uint32_t *to = surface_row(target, y) + picture->to.x + left;
        if (picture->opaque) {
            memcpy(to, from, (size_t)(right - left) * 4);
        } else {
            lay_row(to, from, right - left, factor, shade);
        }
    }
}
