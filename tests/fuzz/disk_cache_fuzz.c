/* SPDX-License-Identifier: MIT */
/* Packed pictures of the cache: what unpacks fills its surface exactly, and packs and unpacks to the same.
 * The sum of a file is left aside, or hardly anything would get so far. */
#include "fuzz.h"

#include "../../src/platform/disk_cache.c"

enum { SIDE_MOST = 32 };

static SDL_Surface *surface_of(int w, int h)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    CHECK(surface != NULL);
    return surface;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2) {
        return 0;
    }
    SDL_Surface *first = surface_of(1 + data[0] % SIDE_MOST, 1 + data[1] % SIDE_MOST);
    SDL_Surface *second = surface_of(first->w, first->h);
    size_t length = (size - 2) / 4 * 4;
    uint8_t *words = malloc(length > 0 ? length : 1); /* aligned */
    CHECK(words != NULL);
    memcpy(words, data + 2, length);
    if (unpack(words, length, first)) {
        struct packed packed = disk_cache_pack(first);
        CHECK(packed.bytes && unpack(packed.bytes + HEAD, packed.length - HEAD, second));
        for (int y = 0; y < first->h; y++) {
            CHECK(memcmp(surface_row(first, y), surface_row(second, y), (size_t)first->w * 4) == 0);
        }
        SDL_free(packed.bytes);
    }
    free(words);
    SDL_FreeSurface(first);
    SDL_FreeSurface(second);
    return 0;
}
