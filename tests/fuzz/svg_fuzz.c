/* SPDX-License-Identifier: MIT */
/* Drawings: their size is a good one or there is none, and whatever they hold is drawn into the pixels asked
 * for. */
#include "fuzz.h"

#include "platform/svg.h"

enum { SIDE = 48 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *document = fuzz_string(data, size);
    struct rect view;
    if (svg_view_box(document, &view)) {
        CHECK(view.w > 0 && view.h > 0);
    }
    struct matrix matrix = {.a = 1, .d = 1};
    SDL_Surface *surface = svg_raster(document, &matrix, SIDE, SIDE);
    CHECK(!surface || (surface->w == SIDE && surface->h == SIDE));
    SDL_FreeSurface(surface);
    free(document);
    return 0;
}
