/* SPDX-License-Identifier: MIT */
#include "painter_rig.h"

#include "platform/painter.h"
#include "test.h"
#include "ui/shape.h"

struct source source;
struct texture_cache *texture_cache;
struct painter painter;
SDL_Surface *canvas;
SDL_Renderer *renderer;
struct draw_list list;
size_t budget = BUDGET;

struct frame reference(void)
{
    return (struct frame){
        .kind = FRAME_WIDE, .scale = W / 1920.0f, .canvas = {0, 0, 1920, 1080}, .safe = {0, 0, 1920, 1080}};
}

void enter(void)
{
    char error[256];
    assert_true(assets_dir_open(&source.data, "..", error, sizeof error));
    source.fonts = fonts_open(&source.data, error, sizeof error);
    texture_cache = texture_cache_open(&source, 1, budget, NULL, NULL);
    painter_open(&painter, texture_cache);
    canvas = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_ARGB8888);
    renderer = SDL_CreateSoftwareRenderer(canvas);
    painter_use(&painter, renderer);
    painter_reach(&painter, canvas);
    draw_init(&list, fonts_metrics(source.fonts));
    assert_non_null(renderer);
}

void leave(void)
{
    draw_free(&list);
    painter_use(&painter, NULL);
    painter_close(&painter);
    texture_cache_close(texture_cache);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(canvas);
    fonts_close(source.fonts);
    assets_dir_close(&source.data);
}

struct dirty paint(enum patience patience)
{
    struct dirty dirty;
    painter_prepare(&painter, &list, W, H, patience, &dirty);
    painter_paint(&painter, &list, &dirty);
    SDL_RenderFlush(renderer);
    return dirty;
}
