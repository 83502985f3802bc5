/* SPDX-License-Identifier: MIT */
/* Pictures without a window. */
#include "platform/platform.h"

#include "base/check.h"
#include "platform/paint.h"

#include <SDL_image.h>

struct easel {
    struct source source;
    struct gallery *gallery;
    struct painter painter;
    SDL_Surface *canvas;
    SDL_Renderer *renderer;
    SDL_Surface *shown; /* the canvas as RGBA bytes */
};

enum { EASEL_BUDGET = 256 << 20 };

struct easel *easel_open(const char *data_folder, char *error, size_t error_size)
{
    struct easel *easel = SDL_calloc(1, sizeof *easel);
    CHECK(easel != NULL);
    if (!data_open(&easel->source.data, data_folder, error, error_size)) {
        SDL_free(easel);
        return NULL;
    }
    easel->source.fonts = fonts_open(&easel->source.data, error, error_size);
    if (!easel->source.fonts) {
        data_close(&easel->source.data);
        SDL_free(easel);
        return NULL;
    }
    easel->gallery = gallery_open(&easel->source, SDL_GetCPUCount() - 1, EASEL_BUDGET);
    painter_open(&easel->painter, easel->gallery);
    return easel;
}

static void take_down(struct easel *easel)
{
    painter_use(&easel->painter, NULL);
    if (easel->renderer) {
        SDL_DestroyRenderer(easel->renderer);
    }
    SDL_FreeSurface(easel->canvas);
    SDL_FreeSurface(easel->shown);
    easel->renderer = NULL;
    easel->canvas = NULL;
    easel->shown = NULL;
}

void easel_close(struct easel *easel)
{
    if (!easel) {
        return;
    }
    take_down(easel);
    painter_close(&easel->painter);
    gallery_close(easel->gallery);
    fonts_close(easel->source.fonts);
    data_close(&easel->source.data);
    SDL_free(easel);
}

const struct type_metrics *easel_type(struct easel *easel)
{
    return fonts_metrics(easel->source.fonts);
}

static bool put_up(struct easel *easel, int w, int h)
{
    if (easel->canvas && easel->canvas->w == w && easel->canvas->h == h) {
        return true;
    }
    take_down(easel);
    easel->canvas = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    easel->renderer = easel->canvas ? SDL_CreateSoftwareRenderer(easel->canvas) : NULL;
    painter_use(&easel->painter, easel->renderer);
    painter_reach(&easel->painter, easel->canvas);
    return easel->renderer != NULL;
}

const unsigned char *easel_paint(struct easel *easel, const struct draw_list *list, int pixels_w,
                                 int pixels_h)
{
    if (!put_up(easel, pixels_w, pixels_h)) {
        return NULL;
    }
    struct dirty dirty;
    painter_forget(&easel->painter);
    painter_prepare(&easel->painter, list, pixels_w, pixels_h, PAINT_PATIENT, &dirty);
    painter_paint(&easel->painter, list, &dirty);
    SDL_RenderFlush(easel->renderer);
    SDL_FreeSurface(easel->shown);
    easel->shown = SDL_ConvertSurfaceFormat(easel->canvas, SDL_PIXELFORMAT_RGBA32, 0);
    return easel->shown ? easel->shown->pixels : NULL;
}

bool easel_save(struct easel *easel, const struct draw_list *list, int pixels_w, int pixels_h,
                const char *file)
{
    return easel_paint(easel, list, pixels_w, pixels_h) && IMG_SavePNG(easel->shown, file) == 0;
}
