/* SPDX-License-Identifier: MIT */
#include "platform/screen.h"

SDL_Surface *screen_pixels(const struct screen *screen)
{
    return screen->software ? SDL_GetWindowSurface(screen->window) : NULL;
}

bool screen_show_pixels(struct screen *screen)
{
    screen->lost = true;
    return SDL_UpdateWindowSurface(screen->window) == 0;
}

/* The window keeps its pixels between frames: only the dirty rectangles are painted and updated. */
static void show_software(struct screen *screen, struct painter *painter, const struct draw_list *list,
                          const struct dirty *dirty)
{
    painter_paint(painter, list, dirty);
    if (dirty->count == 0) {
        return;
    }
    SDL_RenderFlush(screen->renderer);
    if (SDL_UpdateWindowSurfaceRects(screen->window, dirty->box, dirty->count) < 0) {
        SDL_RenderPresent(screen->renderer);
        screen->lost = true;
    }
}

static void show_accelerated(struct screen *screen, struct painter *painter, const struct draw_list *list,
                             struct dirty *dirty, int w, int h)
{
    int kept_w = 0;
    int kept_h = 0;
    if (screen->kept) {
        SDL_QueryTexture(screen->kept, NULL, NULL, &kept_w, &kept_h);
    }
    if (kept_w != w || kept_h != h) {
        screen_drop_kept(screen);
        if (SDL_RenderTargetSupported(screen->renderer)) {
            screen->kept =
                SDL_CreateTexture(screen->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, w, h);
        }
    }
    if (screen->lost || !screen->kept) {
        dirty->count = 1;
        dirty->box[0] = (SDL_Rect){0, 0, w, h};
    }
    if (screen->kept) {
        SDL_SetTextureBlendMode(screen->kept, SDL_BLENDMODE_NONE);
        SDL_SetRenderTarget(screen->renderer, screen->kept);
    }
    painter_paint(painter, list, dirty);
    if (screen->kept) {
        SDL_SetRenderTarget(screen->renderer, NULL);
        SDL_RenderCopy(screen->renderer, screen->kept, NULL, NULL);
    }
    SDL_RenderPresent(screen->renderer);
}

void screen_show(struct screen *screen, struct painter *painter, const struct draw_list *list,
                 enum patience patience)
{
    SDL_Point size = screen_size(screen);
    struct dirty dirty;
    if (screen->lost) {
        painter_forget(painter);
    }
    if (screen->software) {
        painter_reach(painter, screen_pixels(screen));
    }
    painter_prepare(painter, list, size.x, size.y, patience, &dirty);
    if (screen->software) {
        screen->lost = false;
        show_software(screen, painter, list, &dirty);
    } else {
        show_accelerated(screen, painter, list, &dirty, size.x, size.y);
        screen->lost = false;
    }
}
