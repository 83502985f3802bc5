/* SPDX-License-Identifier: MIT */
#include "platform/screen.h"

#include "base/text.h"
#include "base/version.h"
#include "base/words.h"
#include "platform/svg.h"

#include <limits.h>
#include <string.h>

enum { DEFAULT_W = 1280, DEFAULT_H = 720, ICON_SIZE = 128, SETTLE_MS = 500, GL_RENDERER_NAME = 0x1F01 };

/* A fitting 16:9: four fifths of the desktop, and 1280 x 720 where there is room for that. */
static void fitting_size(int *w, int *h)
{
    SDL_Rect desk;
    *w = DEFAULT_W;
    *h = DEFAULT_H;
    if (SDL_GetDisplayUsableBounds(0, &desk) < 0) {
        return;
    }
    int most = SDL_min(desk.w * 4 / 5, desk.h * 4 / 5 * 16 / 9);
    if (most > DEFAULT_W || desk.w < DEFAULT_W || desk.h < DEFAULT_H) {
        *w = SDL_max(SCREEN_MIN_W, most);
        *h = SDL_max(SCREEN_MIN_H, *w * 9 / 16);
    }
}

/* The rectangle asked for, if it can be seen on some display. */
static SDL_Rect wanted_rectangle(const struct platform_config *config)
{
    SDL_Rect wanted = {SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, config->width, config->height};
    if (wanted.w <= 0 || wanted.h <= 0) {
        fitting_size(&wanted.w, &wanted.h);
    }
    wanted.w = SDL_max(wanted.w, SCREEN_MIN_W);
    wanted.h = SDL_max(wanted.h, SCREEN_MIN_H);
    if (config->x != INT_MIN && config->y != INT_MIN) {
        SDL_Rect asked = {config->x, config->y, wanted.w, wanted.h};
        for (int i = 0; i < SDL_GetNumVideoDisplays(); i++) {
            SDL_Rect desk;
            SDL_Rect seen;
            if (SDL_GetDisplayBounds(i, &desk) == 0 && SDL_IntersectRect(&asked, &desk, &seen) &&
                seen.w >= asked.w / 2 && seen.h >= asked.h / 2) {
                wanted.x = asked.x;
                wanted.y = asked.y;
            }
        }
    }
    return wanted;
}

/* OpenGL drawn by the processor is slower than SDL's own software renderer and takes more memory. */
static bool is_slow_gl(SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) < 0 || strncmp(info.name, "opengl", 6) != 0) {
        return false;
    }
    void *address = SDL_GL_GetProcAddress("glGetString");
    const unsigned char *(*get_string)(unsigned name);
    if (!address) {
        return false;
    }
    memcpy(&get_string, &address, sizeof get_string); /* ISO C has no cast from data to function */
    const char *name = (const char *)get_string(GL_RENDERER_NAME);
    return name && (strstr(name, "llvmpipe") || strstr(name, "softpipe") || strstr(name, "SwiftShader") ||
                    strstr(name, "Software"));
}

static bool open_renderer(struct screen *screen, bool software)
{
    if (!software) {
        screen->renderer =
            SDL_CreateRenderer(screen->window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
        if (screen->renderer && is_slow_gl(screen->renderer)) {
            SDL_DestroyRenderer(screen->renderer);
            screen->renderer = NULL;
        }
    }
    if (!screen->renderer) {
        screen->renderer = SDL_CreateRenderer(screen->window, -1, SDL_RENDERER_SOFTWARE);
    }
    SDL_RendererInfo info;
    screen->software = screen->renderer && SDL_GetRendererInfo(screen->renderer, &info) == 0 &&
                       (info.flags & SDL_RENDERER_SOFTWARE) != 0;
    return screen->renderer != NULL;
}

bool screen_open(struct screen *screen, const struct platform_config *config, char *error, size_t error_size)
{
    memset(screen, 0, sizeof *screen);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    /* With it SDL would start the graphics card for a window that is painted without one. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    /* By this class desktops find the menu entry and the icon that belong to the window. */
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", ROUTE_MILLE_ID, 0);
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", ROUTE_MILLE_ID, 0);
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) < 0) {
        text_format(
            error, error_size,
            _("There is no screen to play on (%s). Start the game from a graphical desktop, or give it a "
              "display: \"ssh -X\", or \"xvfb-run\" for one in memory."),
            SDL_GetError());
        return false;
    }
    SDL_Rect wanted = wanted_rectangle(config);
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    screen->window = SDL_CreateWindow(config->title, wanted.x, wanted.y, wanted.w, wanted.h, flags);
    if (!screen->window || !open_renderer(screen, config->software)) {
        text_format(error, error_size, _("The window could not be opened: %s."), SDL_GetError());
        screen_close(screen, NULL);
        return false;
    }
    SDL_SetWindowMinimumSize(screen->window, SCREEN_MIN_W, SCREEN_MIN_H);
    SDL_GetWindowPosition(screen->window, &wanted.x, &wanted.y);
    screen->windowed = wanted;
    screen->lost = true;
    if (config->fullscreen) {
        screen_set_fullscreen(screen, true);
    }
    return true;
}

void screen_close(struct screen *screen, struct painter *painter)
{
    if (painter) {
        painter_use(painter, NULL);
    }
    if (screen->kept) {
        SDL_DestroyTexture(screen->kept);
    }
    if (screen->renderer) {
        SDL_DestroyRenderer(screen->renderer);
    }
    if (screen->window) {
        SDL_DestroyWindow(screen->window);
    }
    memset(screen, 0, sizeof *screen);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

void screen_icon(struct screen *screen, const struct data *data)
{
    struct rect view;
    char *document = data_read(data, "assets/icons/app_icon.svg", NULL);
    if (document && svg_view_box(document, &view)) {
        float k = (float)ICON_SIZE / view.w;
        struct matrix matrix = {k, 0, 0, k, -view.x * k, -view.y * k};
        SDL_Surface *icon = svg_raster(document, &matrix, ICON_SIZE, ICON_SIZE);
        if (icon) {
            SDL_SetWindowIcon(screen->window, icon);
            SDL_FreeSurface(icon);
        }
    }
    SDL_free(document);
}

void screen_size(const struct screen *screen, int *w, int *h)
{
    if (SDL_GetRendererOutputSize(screen->renderer, w, h) < 0 || *w < 1 || *h < 1) {
        *w = DEFAULT_W;
        *h = DEFAULT_H;
    }
}

void screen_mouse_size(const struct screen *screen, int *w, int *h)
{
    SDL_GetWindowSize(screen->window, w, h);
    *w = SDL_max(*w, 1);
    *h = SDL_max(*h, 1);
}

struct window screen_window(const struct screen *screen)
{
    struct window window = {.dpr = 1};
    int mouse_w;
    int mouse_h;
    screen_size(screen, &window.w, &window.h);
    screen_mouse_size(screen, &mouse_w, &mouse_h);
    window.dpr = (float)window.w / (float)mouse_w;
    return window;
}

bool screen_visible(const struct screen *screen)
{
    return (SDL_GetWindowFlags(screen->window) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

/* The rectangle a person gave the window, not the one that a mode forces on it. */
static void note_rectangle(struct screen *screen)
{
    Uint32 forced = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED;
    if ((SDL_GetWindowFlags(screen->window) & forced) == 0 && !screen->fullscreen &&
        SDL_GetTicks64() >= screen->settles_at) {
        SDL_GetWindowPosition(screen->window, &screen->windowed.x, &screen->windowed.y);
        SDL_GetWindowSize(screen->window, &screen->windowed.w, &screen->windowed.h);
        /* X11 tells the inside's place and takes the frame's: unheeded, a window creeps from start to start.
         */
        const char *driver = SDL_GetCurrentVideoDriver();
        if (driver && strcmp(driver, "x11") == 0) {
            SDL_GetWindowBordersSize(screen->window, &screen->frame_y, &screen->frame_x, NULL, NULL);
        }
    }
}

static void drop_kept(struct screen *screen)
{
    if (screen->kept) {
        SDL_DestroyTexture(screen->kept);
        screen->kept = NULL;
    }
    screen->lost = true;
}

bool screen_event(struct screen *screen, const SDL_Event *event, struct painter *painter)
{
    if (event->type == SDL_RENDER_TARGETS_RESET) {
        screen->lost = true;
        return true;
    }
    if (event->type == SDL_RENDER_DEVICE_RESET) {
        drop_kept(screen);
        gallery_clear(painter->gallery);
        return true;
    }
    if (event->type != SDL_WINDOWEVENT) {
        return false;
    }
    switch (event->window.event) {
    case SDL_WINDOWEVENT_MOVED:
        note_rectangle(screen);
        return false;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_RESIZED:
        note_rectangle(screen);
        return true;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED:
        screen->lost = true;
        return true;
    default:
        return false;
    }
}

void screen_set_fullscreen(struct screen *screen, bool on)
{
    if (on == screen->fullscreen) {
        return;
    }
    if (on) {
        note_rectangle(screen);
    }
    if (SDL_SetWindowFullscreen(screen->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) < 0) {
        return;
    }
    screen->fullscreen = on;
    screen->settles_at = SDL_GetTicks64() + SETTLE_MS;
    screen->lost = true;
    if (!on) {
        /* Without a window manager nobody else puts the window back. */
        SDL_SetWindowSize(screen->window, screen->windowed.w, screen->windowed.h);
        SDL_SetWindowPosition(screen->window, screen->windowed.x, screen->windowed.y);
    }
}

void screen_set_window(struct screen *screen, int w, int h)
{
    screen->windowed.w = SDL_max(w, SCREEN_MIN_W);
    screen->windowed.h = SDL_max(h, SCREEN_MIN_H);
    if (!screen->fullscreen) {
        SDL_RestoreWindow(screen->window); /* a maximised one has no size of its own */
        SDL_SetWindowSize(screen->window, screen->windowed.w, screen->windowed.h);
        screen->lost = true;
    }
}

void screen_set_vsync(const struct screen *screen, bool on)
{
    if (!screen->software) {
        SDL_RenderSetVSync(screen->renderer, on);
    }
}

/* The window keeps its pixels from frame to frame: what changed is painted over and handed on. */
static void show_software(struct screen *screen, struct painter *painter, const struct draw_list *list,
                          struct dirty *dirty)
{
    painter_reach(painter, SDL_GetWindowSurface(screen->window));
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
        drop_kept(screen);
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
    int w;
    int h;
    struct dirty dirty;
    screen_size(screen, &w, &h);
    if (screen->lost) {
        painter_forget(painter);
    }
    painter_prepare(painter, list, w, h, patience, &dirty);
    if (screen->software) {
        screen->lost = false;
        show_software(screen, painter, list, &dirty);
    } else {
        show_accelerated(screen, painter, list, &dirty, w, h);
        screen->lost = false;
    }
}
