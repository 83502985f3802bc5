/* SPDX-License-Identifier: MIT */
#include "offscreen.h"

#include "base/check.h"
#include "platform/painter.h"

#include <SDL_image.h>

struct offscreen {
    struct source source;
    struct texture_cache *texture_cache;
    struct painter painter;
    SDL_Surface *canvas;
    SDL_Renderer *renderer;
    SDL_Surface *shown; /* the canvas as RGBA bytes */
};

enum { EASEL_BUDGET = 256 << 20 };

struct offscreen *offscreen_open(const char *data_folder, char *error, size_t error_size)
{
    struct offscreen *offscreen = SDL_calloc(1, sizeof *offscreen);
    CHECK(offscreen != NULL);
    if (!assets_dir_open(&offscreen->source.data, data_folder, error, error_size)) {
        SDL_free(offscreen);
        return NULL;
    }
    offscreen->source.fonts = fonts_open(&offscreen->source.data, error, error_size);
    if (!offscreen->source.fonts) {
        assets_dir_close(&offscreen->source.data);
        SDL_free(offscreen);
        return NULL;
    }
    offscreen->texture_cache =
        texture_cache_open(&offscreen->source, SDL_GetCPUCount() - 1, EASEL_BUDGET, NULL, NULL);
    painter_open(&offscreen->painter, offscreen->texture_cache);
    return offscreen;
}

static void take_down(struct offscreen *offscreen)
{
    painter_use(&offscreen->painter, NULL);
    if (offscreen->renderer) {
        SDL_DestroyRenderer(offscreen->renderer);
    }
    SDL_FreeSurface(offscreen->canvas);
    SDL_FreeSurface(offscreen->shown);
    offscreen->renderer = NULL;
    offscreen->canvas = NULL;
    offscreen->shown = NULL;
}

void offscreen_close(struct offscreen *offscreen)
{
    if (!offscreen) {
        return;
    }
    take_down(offscreen);
    painter_close(&offscreen->painter);
    texture_cache_close(offscreen->texture_cache);
    fonts_close(offscreen->source.fonts);
    assets_dir_close(&offscreen->source.data);
    SDL_free(offscreen);
}

const struct type_metrics *offscreen_type(struct offscreen *offscreen)
{
    return fonts_metrics(offscreen->source.fonts);
}

static bool put_up(struct offscreen *offscreen, int w, int h)
{
    if (offscreen->canvas && offscreen->canvas->w == w && offscreen->canvas->h == h) {
        return true;
    }
    take_down(offscreen);
    offscreen->canvas = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    offscreen->renderer = offscreen->canvas ? SDL_CreateSoftwareRenderer(offscreen->canvas) : NULL;
    painter_use(&offscreen->painter, offscreen->renderer);
    painter_reach(&offscreen->painter, offscreen->canvas);
    return offscreen->renderer != NULL;
}

const unsigned char *offscreen_paint(struct offscreen *offscreen, const struct draw_list *list, int pixels_w,
                                     int pixels_h)
{
    if (!put_up(offscreen, pixels_w, pixels_h)) {
        return NULL;
    }
    struct dirty dirty;
    painter_forget(&offscreen->painter);
    painter_prepare(&offscreen->painter, list, pixels_w, pixels_h, PAINTER_PATIENT, &dirty);
    painter_paint(&offscreen->painter, list, &dirty);
    SDL_RenderFlush(offscreen->renderer);
    SDL_FreeSurface(offscreen->shown);
    offscreen->shown = SDL_ConvertSurfaceFormat(offscreen->canvas, SDL_PIXELFORMAT_RGBA32, 0);
    return offscreen->shown ? offscreen->shown->pixels : NULL;
}

bool offscreen_save(struct offscreen *offscreen, const struct draw_list *list, int pixels_w, int pixels_h,
                    const char *file)
{
    return offscreen_paint(offscreen, list, pixels_w, pixels_h) && IMG_SavePNG(offscreen->shown, file) == 0;
}
