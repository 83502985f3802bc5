/* SPDX-License-Identifier: MIT */
#include "platform/rotate_walk.h"

/* Not on Windows: there the stack is aligned to 16 bytes only, but compilers spill vectors of 32 bytes to it
 * as if it were aligned to 32. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(_WIN32)

#include <SDL_cpuinfo.h>

#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#define AVX2 __attribute__((target("avx2")))
#define AVX2_PART __attribute__((target("avx2"), always_inline)) static inline

/* a * (256 - t) + b * t of words, of which only the upper byte is kept. */
AVX2_PART __m256i mix(__m256i a, __m256i b, __m256i t)
{
    /* A difference has nine bits. The product is taken from the upper half of a word: no bit is lost. */
    __m256i apart = _mm256_slli_epi16(_mm256_sub_epi16(b, a), 7);
    return _mm256_add_epi16(a, _mm256_mulhi_epi16(apart, _mm256_slli_epi16(t, 1)));
}

/* The alpha of each pixel, 0..256, in each of its words. */
AVX2_PART __m256i cover(__m256i words, uint32_t own)
{
    __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(words, 0xFF), 0xFF);
    if (own < 255) {
        /* Divided by 255 to the nearest. */
        alpha = _mm256_mullo_epi16(alpha, _mm256_set1_epi16((short)own));
        alpha = _mm256_add_epi16(alpha, _mm256_set1_epi16(128));
        alpha = _mm256_srli_epi16(_mm256_add_epi16(alpha, _mm256_srli_epi16(alpha, 8)), 8);
    }
    return _mm256_add_epi16(alpha, _mm256_srli_epi16(alpha, 7));
}

AVX2_PART __m256i shaded(__m256i words, uint32_t shade)
{
    return _mm256_srli_epi16(_mm256_mullo_epi16(words, _mm256_set1_epi16((short)(shade + 1))), 8);
}

/* ---- four places anywhere ----------------------------------------------------------------------------- */

/* For two places, one in each half: the pixel and its right neighbour, as words. */
AVX2_PART __m256i pairs(const uint8_t *pixels, int32_t one, int32_t other)
{
    __m128i low = _mm_loadl_epi64((const __m128i *)(const void *)(pixels + one));
    __m128i both = _mm_unpacklo_epi64(low, _mm_loadl_epi64((const __m128i *)(const void *)(pixels + other)));
    return _mm256_cvtepu8_epi16(both);
}

/* The second byte of one of four places, as four words. */
#define FRACTION(k) 4 * (k) + 1, -1, 4 * (k) + 1, -1, 4 * (k) + 1, -1, 4 * (k) + 1, -1

/* Interpolates at four places; the first and third are in the lower half. */
AVX2_PART __m256i means(const struct rotate_walk *walk, __m128i u, __m128i v)
{
    const __m256i first_two = _mm256_setr_epi8(FRACTION(0), FRACTION(0), FRACTION(1), FRACTION(1));
    const __m256i last_two = _mm256_setr_epi8(FRACTION(2), FRACTION(2), FRACTION(3), FRACTION(3));
    const __m256i all = _mm256_setr_epi8(FRACTION(0), FRACTION(2), FRACTION(1), FRACTION(3));
    __m128i at = _mm_add_epi32(_mm_mullo_epi32(_mm_srai_epi32(v, 16), _mm_set1_epi32(walk->pitch)),
                               _mm_slli_epi32(_mm_srai_epi32(u, 16), 2));
    int32_t at0 = _mm_cvtsi128_si32(at), at1 = _mm_extract_epi32(at, 1), at2 = _mm_extract_epi32(at, 2),
            at3 = _mm_extract_epi32(at, 3);
    const uint8_t *below = walk->pixels + walk->pitch;
    __m256i down = _mm256_broadcastsi128_si256(v);
    __m256i front =
        mix(pairs(walk->pixels, at0, at1), pairs(below, at0, at1), _mm256_shuffle_epi8(down, first_two));
    __m256i back =
        mix(pairs(walk->pixels, at2, at3), pairs(below, at2, at3), _mm256_shuffle_epi8(down, last_two));
    return mix(_mm256_unpacklo_epi64(front, back), _mm256_unpackhi_epi64(front, back),
               _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(u), all));
}

/* Packs four pixels, in the order of `means`, from words. */
AVX2_PART __m128i packed(__m256i words)
{
    __m128i mixed = _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    return _mm_shuffle_epi32(mixed, _MM_SHUFFLE(3, 1, 2, 0));
}

/* Blends four pixels, as words. */
AVX2_PART __m128i lay(const struct rotate_walk *walk, const uint32_t *to, __m256i four)
{
    __m256i share = cover(four, walk->alpha);
    if (walk->shade < 255) {
        four = shaded(four, walk->shade);
    }
    __m128i there = _mm_loadu_si128((const __m128i *)(const void *)to);
    __m256i below = _mm256_cvtepu8_epi16(_mm_shuffle_epi32(there, _MM_SHUFFLE(3, 1, 2, 0)));
    return _mm_or_si128(packed(mix(below, four, share)), _mm_set1_epi32((int)0xFF000000u));
}

AVX2 static int fours(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    const __m128i alphas = _mm_set1_epi32((int)0xFF000000u), columns = _mm_setr_epi32(0, 1, 2, 3);
    __m128i du = _mm_set1_epi32(walk->du), dv = _mm_set1_epi32(walk->dv);
    __m128i u = _mm_add_epi32(_mm_set1_epi32(walk->u + first * walk->du), _mm_mullo_epi32(columns, du));
    __m128i v = _mm_add_epi32(_mm_set1_epi32(walk->v + first * walk->dv), _mm_mullo_epi32(columns, dv));
    bool plain = walk->alpha == 255 && walk->shade == 255;
    int i = first;
    du = _mm_slli_epi32(du, 2);
    dv = _mm_slli_epi32(dv, 2);
    for (; i + 3 <= last; i += 4) {
        __m256i words = means(walk, u, v);
        __m128i four = packed(words);
        u = _mm_add_epi32(u, du);
        v = _mm_add_epi32(v, dv);
        if (_mm_testz_si128(four, alphas)) {
            continue; /* all clear */
        }
        if (!(plain && _mm_testc_si128(four, alphas))) {
            four = lay(walk, to + i, words);
        }
        _mm_storeu_si128((__m128i *)(void *)(to + i), four);
    }
    return i;
}

/* ---- eight places within a few rows, as of a slightly turned card -------------------------------------- */

enum { EIGHT = 8, ONE = 1 << 16 };
/* Steps down per column, with which eight places span one more row, or two. */
enum { FLAT = ONE / (EIGHT - 1), STEEP = 2 * ONE / (EIGHT - 1) };
/* The step with which eight places of a row span one more column, for cards shown a little smaller. */
enum { SMALLER = ONE + ONE / (EIGHT - 1) };
enum { FAR_BELOW = 6 }; /* rows that are fetched before they are needed */

/* Eight pixels as words: low has the first two, high the last two pixels of each group of four. */
struct words {
    __m256i low, high;
};

AVX2_PART struct words widened(__m256i eight)
{
    __m256i zero = _mm256_setzero_si256();
    return (struct words){_mm256_unpacklo_epi8(eight, zero), _mm256_unpackhi_epi8(eight, zero)};
}

AVX2_PART struct words mixed(struct words a, struct words b, struct words t)
{
    return (struct words){mix(a.low, b.low, t.low), mix(a.high, b.high, t.high)};
}

AVX2_PART __m256i packed_eight(struct words eight)
{
    return _mm256_packus_epi16(eight.low, eight.high);
}

/* The fractions for interpolation at eight places. */
AVX2_PART struct words fractions(__m256i places)
{
    const __m256i low =
        _mm256_setr_epi8(FRACTION(0), FRACTION(1), FRACTION(0), FRACTION(1)); /* of either half */
    const __m256i high = _mm256_setr_epi8(FRACTION(2), FRACTION(3), FRACTION(2), FRACTION(3));
    return (struct words){_mm256_shuffle_epi8(places, low), _mm256_shuffle_epi8(places, high)};
}

/* For each of eight places, the pixel and its right neighbour. */
struct beside {
    __m256i left, right;
};

/* Selects from a, or from b where an index is negative. */
AVX2_PART __m256i either(__m256i a, __m256i b, __m256i number)
{
    return _mm256_castps_si256(
        _mm256_blendv_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), _mm256_castsi256_ps(number)));
}

AVX2_PART __m256i eight_from(const uint8_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

/* columns: for each place, its column relative to the first one. If smaller, for each place the number of
 * places before it less the number of columns before it; negative where a column was skipped. */
AVX2_PART struct beside of_row(const uint8_t *from, __m256i columns, bool smaller)
{
    __m256i left = eight_from(from);
    __m256i right = eight_from(from + 4);
    if (smaller) {
        return (struct beside){either(left, right, columns), either(right, eight_from(from + 8), columns)};
    }
    return (struct beside){_mm256_permutevar8x32_epi32(left, columns),
                           _mm256_permutevar8x32_epi32(right, columns)};
}

/* Interpolates at eight places that begin at column x and row y or later and span at most `rows` rows. */
AVX2_PART struct words means_of_eight(const struct rotate_walk *walk, __m256i u, __m256i v, int x, int y,
                                      int rows, bool smaller)
{
    __m256i columns = _mm256_sub_epi32(_mm256_srai_epi32(u, 16), _mm256_set1_epi32(x));
    if (smaller) {
        columns = _mm256_sub_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), columns);
    }
    __m256i above = _mm256_sub_epi32(_mm256_set1_epi32(y), _mm256_srai_epi32(v, 16));
    const ptrdiff_t pitch = walk->pitch;
    const uint8_t *from = walk->pixels + y * pitch + (ptrdiff_t)x * 4;
    struct beside upper = of_row(from, columns, smaller);
    struct beside lower = of_row(from += pitch, columns, smaller);
    struct beside last = lower;
    for (int i = 2; i < rows; i++) {
        from += y + i < walk->h ? pitch : 0; /* rows below the picture are not used */
        struct beside next = of_row(from, columns, smaller);
        __m256i below = _mm256_add_epi32(above, _mm256_set1_epi32(i - 2));
        upper = (struct beside){either(upper.left, last.left, below), either(upper.right, last.right, below)};
        lower = (struct beside){either(lower.left, next.left, below), either(lower.right, next.right, below)};
        last = next;
    }
    /* A picture that was not painted in the last frame is no longer in the processor's cache, and half of the
     * time would be waiting for memory. So rows are fetched in advance. */
    _mm_prefetch((const char *)(from + FAR_BELOW * pitch), _MM_HINT_T0);
    struct words down = fractions(v);
    return mixed(mixed(widened(upper.left), widened(lower.left), down),
                 mixed(widened(upper.right), widened(lower.right), down), fractions(u));
}

/* Blends eight pixels, as words; if all are opaque, the pixels below are not read. */
AVX2_PART __m256i lay_eight(const struct rotate_walk *walk, const uint32_t *to, struct words eight, bool hide)
{
    struct words share = {cover(eight.low, walk->alpha), cover(eight.high, walk->alpha)};
    if (walk->shade < 255) {
        eight = (struct words){shaded(eight.low, walk->shade), shaded(eight.high, walk->shade)};
    }
    if (!hide) {
        eight = mixed(widened(_mm256_loadu_si256((const __m256i *)(const void *)to)), eight, share);
    }
    return _mm256_or_si256(packed_eight(eight), _mm256_set1_epi32((int)0xFF000000u));
}

/* Like rotate_walk_some, where eight places span at most `rows` rows, and one more column if `smaller`. */
AVX2_PART int eights(const struct rotate_walk *path, uint32_t *to, int first, int last, int rows,
                     bool smaller)
{
    const struct rotate_walk walk = *path; /* nothing that is painted changes it */
    const __m256i alphas = _mm256_set1_epi32((int)0xFF000000u);
    const __m256i columns = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i along_u = _mm256_mullo_epi32(columns, _mm256_set1_epi32(walk.du));
    const __m256i along_v = _mm256_mullo_epi32(columns, _mm256_set1_epi32(walk.dv));
    const int32_t rise = walk.dv < 0 ? (EIGHT - 1) * walk.dv : 0;
    int32_t u = walk.u + first * walk.du, v = walk.v + first * walk.dv;
    int i = first;
    const int reach = smaller ? EIGHT + 1 : EIGHT;
    for (; i + EIGHT - 1 <= last && (u >> 16) + reach < walk.w; i += EIGHT) {
        struct words words = means_of_eight(&walk, _mm256_add_epi32(along_u, _mm256_set1_epi32(u)),
                                            _mm256_add_epi32(along_v, _mm256_set1_epi32(v)), u >> 16,
                                            (v + rise) >> 16, rows, smaller);
        __m256i eight = packed_eight(words);
        u += EIGHT * walk.du;
        v += EIGHT * walk.dv;
        if (_mm256_testz_si256(eight, alphas)) {
            continue; /* all clear */
        }
        bool hide = walk.alpha == 255 && _mm256_testc_si256(eight, alphas);
        if (!hide || walk.shade < 255) {
            eight = lay_eight(&walk, to + i, words, hide);
        }
        _mm256_storeu_si256((__m256i *)(void *)(to + i), eight);
    }
    return i;
}

AVX2 static int flat_eights(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    return eights(walk, to, first, last, 3, false);
}

AVX2 static int steep_eights(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    return eights(walk, to, first, last, 4, false);
}

AVX2 static int flat_smaller_eights(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    return eights(walk, to, first, last, 3, true);
}

AVX2 static int steep_smaller_eights(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    return eights(walk, to, first, last, 4, true);
}

int rotate_walk_some(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    if (!SDL_HasAVX2()) {
        return first;
    }
    bool smaller = walk->du > ONE && walk->du <= SMALLER;
    bool near = smaller || (walk->du >= 0 && walk->du <= ONE); /* eight pixels side by side hold all places */
    if (near && abs(walk->dv) <= FLAT) {
        first = (smaller ? flat_smaller_eights : flat_eights)(walk, to, first, last);
    } else if (near && abs(walk->dv) <= STEEP) {
        first = (smaller ? steep_smaller_eights : steep_eights)(walk, to, first, last);
    }
    return fours(walk, to, first, last);
}

#else

int rotate_walk_some(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    (void)walk, (void)to, (void)last;
    return first;
}

#endif
