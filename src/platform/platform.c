/* SPDX-License-Identifier: MIT */
#include "platform/machine.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/say.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/x_errors.h"

#include <errno.h>

/* The budget holds the pictures of a table and of a poster over it: together 45 MB at 1920 x 1080, or five
 * and a half screens. With window, threads and libraries the program then has 92 to 95 MB. */
enum { MEGABYTE = 1 << 20, BUDGET_HALF_SCREENS = 11, BUDGET_FIXED_MB = 1, THREADS_MOST = 7 };

/* Called on the thread that has the news. */
static void wake_up(void *context)
{
    struct wake_up *news = context;
    if (SDL_AtomicCAS(&news->told, 0, 1)) {
        SDL_Event event = {.type = news->event};
        if (SDL_PushEvent(&event) != 1) {
            SDL_AtomicSet(&news->told, 0); /* the queue is full: the next news tries again */
        }
    }
}

size_t platform_budget(const struct screen *screen)
{
    SDL_Point size = screen_size(screen);
    return (size_t)BUDGET_HALF_SCREENS * (size_t)size.x * (size_t)size.y * 2 +
           (size_t)BUDGET_FIXED_MB * MEGABYTE;
}

/* The X library parses the table of dead keys, 6000 lines, for 10 ms whenever a window is opened, unless it
 * has a folder to cache the result. It does not cache for root. */
static void keep_composed_letters(const struct disk_cache *disk_cache)
{
    if (disk_cache->folder[0]) {
        SDL_setenv("XCOMPOSECACHE", disk_cache->folder, 0);
    }
}

static bool open_all(struct platform *platform, const struct platform_config *config, char *error,
                     size_t error_size)
{
    os_outlive_readers(); /* readers of the trace and of the output */
    if (config->trace_file) {
        platform->trace = os_stream_of_lines(config->trace_file);
        if (!platform->trace) {
            text_format(error, error_size, _("%s cannot be written: %s."), config->trace_file,
                        files_error_text(errno));
            return false;
        }
    }
    if (!assets_dir_open(&platform->source.data, config->data_folder, error, error_size)) {
        return false;
    }
    disk_cache_open(&platform->source.disk_cache);
    keep_composed_letters(&platform->source.disk_cache);
    platform->source.fonts = fonts_open(&platform->source.data, error, error_size);
    if (!platform->source.fonts || !screen_open(&platform->screen, config, error, error_size)) {
        return false;
    }
    int threads = SDL_max(1, SDL_min(SDL_GetCPUCount() - 1, THREADS_MOST));
    Uint32 event = SDL_RegisterEvents(5);
    platform->made.event = event;
    platform->sound_event = event + 1;
    platform->worked.event = event + 2;
    platform->spoken.event = event + 3;
    platform->wired.event = event + 4;
    platform->texture_cache = texture_cache_open(
        &platform->source, threads, platform_budget(&platform->screen), wake_up, &platform->made);
    worker_open(&platform->worker, !config->seeded, os_twin(), wake_up, &platform->worked);
    platform->voice = voice_open(os_voice_ways(), wake_up, &platform->spoken);
    screen_reader_open(&platform->screen_reader, wake_up, &platform->spoken);
    platform->wires = wires_open(NULL, wake_up, &platform->wired);
    near_open(&platform->near, NEAR_PORT, false, wake_up, &platform->wired);
    painter_open(&platform->painter, platform->texture_cache);
    painter_use(&platform->painter, platform->screen.renderer);
    draw_init(&platform->list, fonts_metrics(platform->source.fonts));
    files_open(&platform->files);
    claim_open(&platform->claim, &platform->files);
    platform->mute = config->mute;
    platform->locale = config->locale;
    platform->sounds = config->sounds;
    audio_open(&platform->audio, &platform->source.data, &platform->sounds, SDL_GetPerformanceCounter());
    SDL_StopTextInput();
    return true;
}

struct platform *platform_open(const struct platform_config *config, char *error, size_t error_size)
{
    os_keep_memory_small(); /* pictures are large, and made on several threads */
    os_start_no_bus();
    SDL_SetMainReady();
    if (SDL_Init(SDL_INIT_EVENTS) < 0) {
        text_format(error, error_size, _("SDL could not be started: %s."), SDL_GetError());
        return NULL;
    }
    os_hear_endings();
    struct platform *platform = SDL_calloc(1, sizeof *platform);
    CHECK(platform != NULL);
    platform->pads.in_use = -1;
    platform->fingers = os_touched();
    platform->input.pointer = platform->fingers ? DEVICE_TOUCH : DEVICE_MOUSE;
    platform->seeded = config->seeded;
    platform->entropy = config->seed;
    if (!open_all(platform, config, error, error_size)) {
        platform_close(platform);
        return NULL;
    }
    return platform;
}

void platform_close(struct platform *platform)
{
    if (!platform) {
        return;
    }
    opening_close(&platform->opening);
    worker_close(&platform->worker);
    near_close(&platform->near);
    wires_close(platform->wires);
    voice_close(platform->voice);
    screen_reader_close(&platform->screen_reader);
    pads_close(&platform->pads);
    if (platform->audio.bank) {
        audio_close(&platform->audio);
    }
    if (platform->texture_cache) {
        painter_use(&platform->painter, NULL);
        painter_close(&platform->painter);
        texture_cache_close(platform->texture_cache);
    }
    if (platform->screen.window) {
        screen_close(&platform->screen);
    }
    draw_free(&platform->list);
    fonts_close(platform->source.fonts);
    if (platform->source.data.lock) {
        assets_dir_close(&platform->source.data);
    }
    if (platform->trace) {
        fclose(platform->trace);
    }
    claim_close(&platform->claim);
    SDL_free(platform);
    SDL_Quit();
    x_errors_end();
}

static bool has_terminal = true;

void platform_find_terminal(void)
{
    has_terminal = os_find_terminal();
}

void platform_complain(const char *text)
{
    say_line(stderr, "%s", text);
    if (!has_terminal) {
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Route Mille", text, NULL);
    }
}

enum pad_style platform_pad_style(const struct platform *platform)
{
    return pads_style(&platform->pads);
}

bool platform_fullscreen(const struct platform *platform)
{
    return platform->screen.fullscreen;
}

void platform_window(const struct platform *platform, int *x, int *y, int *w, int *h)
{
    *x = platform->screen.windowed.x - platform->screen.frame_x;
    *y = platform->screen.windowed.y - platform->screen.frame_y;
    *w = platform->screen.windowed.w;
    *h = platform->screen.windowed.h;
}

bool platform_traces(const struct platform *platform)
{
    return platform->trace != NULL;
}

struct rect platform_pixels(const struct platform *platform, struct rect box)
{
    SDL_Point size = screen_size(&platform->screen), mouse = screen_mouse_size(&platform->screen);
    float x = platform->frame.scale * (float)mouse.x / (float)size.x;
    float y = platform->frame.scale * (float)mouse.y / (float)size.y;
    return (struct rect){box.x * x, box.y * y, box.w * x, box.h * y};
}

void platform_prepare(struct platform *platform, const struct draw_list *list)
{
    SDL_Point size = screen_size(&platform->screen);
    painter_foresee(&platform->painter, list, size.x, size.y, PAINTER_LIVE);
}

bool platform_prepares(const struct platform *platform)
{
    return texture_cache_waiting(platform->texture_cache, URGENCY_IDLE) > 0;
}
