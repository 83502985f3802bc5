/* SPDX-License-Identifier: MIT */
#include "platform/rotate_walk.h"

/* Windows keeps the stack to 16 bytes, and compilers put spilled words of 32 there as if they fitted. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(_WIN32)

#include <SDL_cpuinfo.h>

#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>

#define AVX2 __attribute__((target("avx2")))

/* a * (256 - t) + b * t of words, of which only the upper byte is kept. */
AVX2 static inline __m256i mix(__m256i a, __m256i b, __m256i t)
{
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), t);
    return _mm256_srli_epi16(_mm256_add_epi16(_mm256_mullo_epi16(a, rest), _mm256_mullo_epi16(b, t)), 8);
}

/* A pixel and the one right of it of two places, as words: a place in each half. */
AVX2 static inline __m256i pairs(const uint8_t *pixels, int32_t one, int32_t other)
{
    __m128i low = _mm_loadl_epi64((const __m128i *)(const void *)(pixels + one));
    __m128i both = _mm_unpacklo_epi64(low, _mm_loadl_epi64((const __m128i *)(const void *)(pixels + other)));
    return _mm256_cvtepu8_epi16(both);
}

/* The second byte of one of four places, as four words. */
#define FRACTION(k) 4 * (k) + 1, -1, 4 * (k) + 1, -1, 4 * (k) + 1, -1, 4 * (k) + 1, -1

/* The means of the squares of four places; those of the first and third are in the lower half. */
AVX2 static inline __m256i means(const struct rotate_walk *walk, __m128i u, __m128i v)
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

/* Words of four pixels in the order of `means` as the pixels they are. */
AVX2 static inline __m128i packed(__m256i words)
{
    __m128i mixed = _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
    return _mm_shuffle_epi32(mixed, _MM_SHUFFLE(3, 1, 2, 0));
}

/* Four pixels, as words, over those that are there. */
AVX2 static inline __m128i lay(const struct rotate_walk *walk, const uint32_t *to, __m256i four)
{
    __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(four, 0xFF), 0xFF);
    if (walk->alpha < 255) {
        /* Divided by 255 to the nearest. */
        alpha = _mm256_mullo_epi16(alpha, _mm256_set1_epi16((short)walk->alpha));
        alpha = _mm256_add_epi16(alpha, _mm256_set1_epi16(128));
        alpha = _mm256_srli_epi16(_mm256_add_epi16(alpha, _mm256_srli_epi16(alpha, 8)), 8);
    }
    if (walk->shade < 255) {
        four = _mm256_mullo_epi16(four, _mm256_set1_epi16((short)(walk->shade + 1)));
        four = _mm256_srli_epi16(four, 8);
    }
    alpha = _mm256_add_epi16(alpha, _mm256_srli_epi16(alpha, 7));
    __m128i there = _mm_loadu_si128((const __m128i *)(const void *)to);
    __m256i below = _mm256_cvtepu8_epi16(_mm_shuffle_epi32(there, _MM_SHUFFLE(3, 1, 2, 0)));
    return _mm_or_si128(packed(mix(below, four, alpha)), _mm_set1_epi32((int)0xFF000000u));
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

int rotate_walk_fours(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    return SDL_HasAVX2() ? fours(walk, to, first, last) : first;
}

#else

int rotate_walk_fours(const struct rotate_walk *walk, uint32_t *to, int first, int last)
{
    (void)walk, (void)to, (void)last;
    return first;
}

#endif
