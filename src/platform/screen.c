/* SPDX-License-Identifier: MIT */
#include "platform/screen.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "base/version.h"
#include "platform/os/os.h"
#include "platform/svg.h"
#include "platform/window_manager.h"
#include "platform/x_errors.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { ICON_SIZE = 128, SETTLE_MS = 500, GL_RENDERER_NAME = 0x1F01, GL_NAME_SIZE = 160 };

/* The requested rectangle, or a suitable one; wholly on a display. */
static SDL_Rect wanted_rectangle(const struct platform_config *config)
{
    struct window_fit_room room = window_fit_room_now();
    bool placed = config->x != INT_MIN && config->y != INT_MIN;
    SDL_Rect wanted = {placed ? config->x : 0, placed ? config->y : 0, config->width, config->height};
    if (room.count > 0) {
        const SDL_Rect *display = &room.display[placed ? window_fit_display(&room, &wanted) : 0];
        if (wanted.w <= 0 || wanted.h <= 0) {
            SDL_Point size = window_fit_size(display);
            wanted.w = size.x;
            wanted.h = size.y;
        }
        if (!placed) {
            wanted.x = display->x + (display->w - wanted.w) / 2;
            wanted.y = display->y + (display->h - wanted.h) / 2;
        }
    }
    return window_fit_inside(&room, &(struct window_fit_frame){0}, wanted);
}

/* Makes a window that fills its display smaller by its frame before it is shown: a change of size afterwards
 * would paint all of the first frame twice. Moves the window to where its frame begins. */
static void leave_room(SDL_Rect *wanted)
{
    const struct window_fit_frame any = {8, 64, 8, 8};
    struct window_fit_room room = window_fit_room_now();
    struct window_fit_frame frame;
    SDL_Rect inside = window_fit_inside(&room, &any, *wanted);
    if ((inside.w != wanted->w || inside.h != wanted->h) && window_manager_frame(&frame)) {
        *wanted = window_fit_inside(&room, &frame, *wanted);
        wanted->x -= frame.left;
        wanted->y -= frame.top;
    }
}

/* OpenGL drawn by the processor is slower than SDL's own software renderer and takes more memory. */
static bool is_slow(const char *gl_name)
{
    return strstr(gl_name, "llvmpipe") || strstr(gl_name, "softpipe") || strstr(gl_name, "SwiftShader") ||
           strstr(gl_name, "Software");
}

static bool has_slow_gl(SDL_Renderer *renderer)
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
    return name && is_slow(name);
}

static bool open_renderer(struct screen *screen, bool software)
{
    char gl_name[GL_NAME_SIZE];
    /* Otherwise the name is known once the window has a renderer, which can still be replaced. */
    bool known = os_gl_name(gl_name, sizeof gl_name);
    if (!software && !(known && is_slow(gl_name))) {
        screen->renderer =
            SDL_CreateRenderer(screen->window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
        if (screen->renderer && !known && has_slow_gl(screen->renderer)) {
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

static struct window_fit_frame frame_of(const struct screen *screen)
{
    struct window_fit_frame frame = {0};
    if (SDL_GetWindowBordersSize(screen->window, &frame.top, &frame.left, &frame.bottom, &frame.right) < 0) {
        frame = (struct window_fit_frame){0};
    }
    return frame;
}

/* Limits the window's size: at least the smallest layout, at most the display. */
static void keep_least(const struct screen *screen)
{
    struct window_fit_room room = window_fit_room_now();
    struct window_fit_frame frame = frame_of(screen);
    if (room.count > 0) {
        SDL_Point least =
            window_fit_least(&room.display[window_fit_display(&room, &screen->windowed)], &frame);
        SDL_SetWindowMinimumSize(screen->window, least.x, least.y);
    }
}

/* Logs if the window could not get the size of --size. */
static void tell_size(struct screen *screen)
{
    bool told = screen->asked.x > 0 &&
                (screen->asked.x != screen->windowed.w || screen->asked.y != screen->windowed.h);
    if (told) {
        /* The trace is not open yet. */
        fprintf(stderr, "route-mille: ");
        fprintf(stderr, _("a window of %d x %d was asked for; on this display it is %d x %d."),
                screen->asked.x, screen->asked.y, screen->windowed.w, screen->windowed.h);
        fprintf(stderr, "\n");
    }
    screen->asked = (SDL_Point){0, 0};
}

bool screen_open(struct screen *screen, const struct platform_config *config, char *error, size_t error_size)
{
    memset(screen, 0, sizeof *screen);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    /* This hint keeps SDL from starting the graphics card for a window that is painted without one. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    /* Desktops find the menu entry and the icon of the window by this class. */
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", ROUTE_MILLE_ID, 0);
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", ROUTE_MILLE_ID, 0);
    x_errors_begin();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) < 0) {
        text_format(
            error, error_size,
            _("There is no screen to play on (%s). Start the game from a graphical desktop, or give it a "
              "display: “ssh -X”, or “xvfb-run” for one in memory."),
            SDL_GetError());
        return false;
    }
    SDL_Rect wanted = wanted_rectangle(config);
    if (!config->fullscreen) {
        leave_room(&wanted);
    }
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    screen->window = SDL_CreateWindow(config->title, wanted.x, wanted.y, wanted.w, wanted.h, flags);
    if (!screen->window || !open_renderer(screen, config->software)) {
        text_format(error, error_size, _("The window could not be opened: %s."), SDL_GetError());
        screen_close(screen);
        return false;
    }
    x_errors_outlive();
    screen->asked = (SDL_Point){config->asked ? config->width : 0, config->asked ? config->height : 0};
    screen->windowed = wanted;
    screen->lost = true;
    keep_least(screen);
    if (config->fullscreen) {
        screen_set_fullscreen(screen, true);
    }
    return true;
}

void screen_close(struct screen *screen)
{
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

void screen_icon(struct screen *screen, const struct assets_dir *data)
{
    struct rect view;
    char *document = assets_dir_read(data, "assets/icons/app_icon.svg", NULL);
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

SDL_Point screen_size(const struct screen *screen)
{
    SDL_Point size;
    if (SDL_GetRendererOutputSize(screen->renderer, &size.x, &size.y) < 0 || size.x < 1 || size.y < 1) {
        size = (SDL_Point){WINDOW_FIT_LEAST_W, WINDOW_FIT_LEAST_H};
    }
    return size;
}

SDL_Point screen_mouse_size(const struct screen *screen)
{
    SDL_Point size;
    SDL_GetWindowSize(screen->window, &size.x, &size.y);
    return (SDL_Point){SDL_max(size.x, 1), SDL_max(size.y, 1)};
}

struct window screen_window(const struct screen *screen)
{
    SDL_Point size = screen_size(screen);
    return (struct window){
        .w = size.x, .h = size.y, .dpr = (float)size.x / (float)screen_mouse_size(screen).x};
}

bool screen_visible(const struct screen *screen)
{
    return (SDL_GetWindowFlags(screen->window) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

/* Remembers the rectangle that a person gave the window, not one that a mode forces on it. */
static void note_rectangle(struct screen *screen)
{
    Uint32 forced = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED;
    if ((SDL_GetWindowFlags(screen->window) & forced) == 0 && !screen->fullscreen &&
        SDL_GetTicks64() >= screen->settles_at) {
        SDL_GetWindowPosition(screen->window, &screen->windowed.x, &screen->windowed.y);
        SDL_GetWindowSize(screen->window, &screen->windowed.w, &screen->windowed.h);
        /* X11 reports the place of the window's inside, but sets the place of its frame. Without a
         * correction, the window would move a little with every start. */
        const char *driver = SDL_GetCurrentVideoDriver();
        if (driver && strcmp(driver, "x11") == 0) {
            SDL_GetWindowBordersSize(screen->window, &screen->frame_y, &screen->frame_x, NULL, NULL);
        }
    }
}

void screen_drop_kept(struct screen *screen)
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
        screen_drop_kept(screen);
        texture_cache_clear(painter->texture_cache);
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

/* Sets the rectangle of the window. */
static void put(struct screen *screen, const SDL_Rect *inside)
{
    SDL_SetWindowSize(screen->window, inside->w, inside->h);
    SDL_SetWindowPosition(screen->window, inside->x, inside->y);
    screen->lost = true;
}

static void fill_display(struct screen *screen)
{
    SDL_Rect display;
    if (SDL_GetDisplayBounds(SDL_max(0, SDL_GetWindowDisplayIndex(screen->window)), &display) == 0) {
        put(screen, &display);
    }
}

void screen_set_fullscreen(struct screen *screen, bool on)
{
    if (on == screen->fullscreen) {
        return;
    }
    if (on) {
        note_rectangle(screen);
        screen->alone = window_manager_absent();
    }
    if (!screen->alone && !os_fill_screen(on) &&
        SDL_SetWindowFullscreen(screen->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0) < 0) {
        return;
    }
    screen->fullscreen = on;
    screen->settles_at = SDL_GetTicks64() + SETTLE_MS;
    screen->lost = true;
    if (on && screen->alone) {
        fill_display(screen);
    }
    if (!on && !os_loops()) {
        /* Without a window manager, the program must restore the window. */
        put(screen, &screen->windowed);
        screen->alone = false;
    }
}

/* The windowed rectangle, wholly on a display. */
static bool fit_windowed(struct screen *screen)
{
    struct window_fit_room room = window_fit_room_now();
    struct window_fit_frame frame = frame_of(screen);
    SDL_Rect fitting = window_fit_inside(&room, &frame, screen->windowed);
    bool moved = !SDL_RectEquals(&fitting, &screen->windowed);
    screen->windowed = fitting;
    return moved;
}

void screen_set_window(struct screen *screen, int w, int h)
{
    screen->windowed.w = w;
    screen->windowed.h = h;
    fit_windowed(screen);
    if (!screen->fullscreen) {
        SDL_RestoreWindow(screen->window); /* a maximised one has no size of its own */
        put(screen, &screen->windowed);
    }
}

void screen_appear(struct screen *screen)
{
    SDL_ShowWindow(screen->window);
    if (!screen->fullscreen) {
        /* Only now is the frame known that the desktop has put round the window. */
        SDL_PumpEvents();
        SDL_GetWindowPosition(screen->window, &screen->windowed.x, &screen->windowed.y);
        SDL_GetWindowSize(screen->window, &screen->windowed.w, &screen->windowed.h);
        if (fit_windowed(screen)) {
            keep_least(screen);
            put(screen, &screen->windowed);
        }
    }
    tell_size(screen);
}
