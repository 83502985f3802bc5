/* SPDX-License-Identifier: MIT */
/* Backdrops without what a part of them does not show: every pixel of the part is the same, little is left to
 * read, and nothing is taken from what is not understood. */
#include "base/text.h"
#include "platform/assets_dir.h"
#include "platform/cull.h"
#include "platform/surface_row.h"
#include "platform/svg.h"
#include "test.h"

#include <string.h>

static const struct rect part = {0, 0, 100, 50};

static void is_left(const char *elements, const char *left)
{
    char out[512];
    size_t length = cull(elements, strlen(elements), part, out);
    out[length] = '\0';
    assert_string_equal(out, left);
}

static void outlines_elsewhere_are_left_out(void)
{
    is_left("<path d=\"M10 10l5 0 0 5zM10 90l5 0 0 5zM200 10l-.5 1 2-3z\" fill=\"#123456\"/>",
            "<path d=\"M10 10l5 0 0 5z\" fill=\"#123456\"/>");
    is_left("<path d=\"M10 90l5 0 0 5z\"/><rect width=\"3\"/>", "<rect width=\"3\"/>");
    /* It begins elsewhere and reaches in. */
    is_left("<path d=\"M-20 -20l40 40 -60 3z\"/>", "<path d=\"M-20 -20l40 40 -60 3z\"/>");
}

static void what_is_of_another_kind_stays(void)
{
    static const char *const kinds[] = {"<path d=\"M10 90l5 0 0 5zM10 95c1 2 3 4 5 6z\"/>",
                                        "<path d=\"M10 90l5 0 0 5z\" stroke=\"#000\"/>",
                                        "<path transform=\"scale(2)\" d=\"M10 90l5 0z\"/>",
                                        "<g opacity=\"1\"><path d=\"M10 90l5 0z\"/></g>",
                                        "<path d=\"M10 90l5 0 0 5\"/>",
                                        "<path d=\"M10 9e1l5 0 0 5z\"/>",
                                        "<path d=\"M10 90L5 0 0 5z\"/>",
                                        "<path d=\"m10 90l5 0 0 5z\"/>",
                                        "<path d=\"M10 90l5 0 0z\"/>",
                                        "<path d=\"M10 90l5 0",
                                        "<circle cy=\"900\" r=\"2\"/>",
                                        "<",
                                        "text",
                                        ""};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        is_left(kinds[i], kinds[i]);
    }
    is_left("<g/><path d=\"M10 90l5 0z\"/>", "<g/>");
    is_left("<g><g/></g><path d=\"M10 90l5 0z\"/>", "<g><g/></g>");
}

/* Rows of a band, from which is left out what lies elsewhere, beside the same band drawn from everything. */
static void the_bands_of_backdrops_lack_nothing(void)
{
    enum { W = 480, H = 270, BANDS = 3, BAND = H / BANDS };
    static const char *const names[] = {"title", "table", "coup_fourre"};
    struct assets_dir data = {.folder = "../"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[64];
        text_format(path, sizeof path, "assets/scenes/%s.svg", names[i]);
        char *document = assets_dir_read(&data, path, NULL);
        SDL_Surface *rows = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
        assert_true(document && rows);
        struct matrix m = {W / 1920.0f, 0, 0, H / 1080.0f, 0, 0};
        for (int k = 0; k < BANDS; k++, m.f -= BAND) {
            SDL_Surface *all = svg_raster(document, &m, W, BAND);
            assert_non_null(all);
            assert_true(svg_raster_rows(document, &m, rows, k * BAND, BAND));
            for (int y = 0; y < BAND; y++) {
                assert_memory_equal(surface_row(rows, k * BAND + y), surface_row(all, y), (size_t)W * 4);
            }
            SDL_FreeSurface(all);
        }
        SDL_FreeSurface(rows);
        SDL_free(document);
    }
}

const struct test tests[] = {
    TEST(outlines_elsewhere_are_left_out),
    TEST(what_is_of_another_kind_stays),
    TEST(the_bands_of_backdrops_lack_nothing),
    {0},
};
