/* SPDX-License-Identifier: MIT */
#include "platform/machine.h"

#include "base/check.h"
#include "base/say.h"
#include "base/text.h"
#include "base/words.h"
#include "platform/os/os.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Pictures that hang; with the window, the threads and the libraries this stays below 110 MB at 1920 x 1080.
 */
enum { MEGABYTE = 1 << 20, BUDGET_SCREENS = 5, BUDGET_FIXED_MB = 2, THREADS_MOST = 7 };

static void made(void *context)
{
    struct platform *platform = context;
    if (SDL_AtomicCAS(&platform->made_told, 0, 1)) {
        SDL_Event event = {.type = platform->made_event};
        SDL_PushEvent(&event);
    }
}

static void worked(void *context)
{
    struct platform *platform = context;
    if (SDL_AtomicCAS(&platform->work_told, 0, 1)) {
        SDL_Event event = {.type = platform->work_event};
        SDL_PushEvent(&event);
    }
}

static size_t budget(const struct screen *screen)
{
    int w;
    int h;
    screen_size(screen, &w, &h);
    return (size_t)BUDGET_SCREENS * (size_t)w * (size_t)h * 4 + (size_t)BUDGET_FIXED_MB * MEGABYTE;
}

static bool open_all(struct platform *platform, const struct platform_config *config, char *error,
                     size_t error_size)
{
    os_outlive_readers(); /* of the trace, and of what is said */
    if (config->trace_file) {
        platform->trace = os_stream_of_lines(config->trace_file);
        if (!platform->trace) {
            text_format(error, error_size, _("%s cannot be written: %s."), config->trace_file,
                        strerror(errno));
            return false;
        }
    }
    if (!data_open(&platform->source.data, config->data_folder, error, error_size)) {
        return false;
    }
    platform->source.fonts = fonts_open(&platform->source.data, error, error_size);
    if (!platform->source.fonts || !screen_open(&platform->screen, config, error, error_size)) {
        return false;
    }
    shelf_open(&platform->source.shelf);
    int threads = SDL_max(1, SDL_min(SDL_GetCPUCount() - 1, THREADS_MOST));
    platform->gallery = gallery_open(&platform->source, threads, budget(&platform->screen));
    platform->made_event = SDL_RegisterEvents(3);
    platform->sound_event = platform->made_event + 1;
    platform->work_event = platform->made_event + 2;
    worker_open(&platform->worker, !config->seeded, worked, platform);
    gallery_on_made(platform->gallery, made, platform);
    painter_open(&platform->painter, platform->gallery);
    painter_use(&platform->painter, platform->screen.renderer);
    draw_init(&platform->list, fonts_metrics(platform->source.fonts));
    files_open(&platform->files);
    claim_open(&platform->claim, &platform->files);
    platform->mute = config->mute;
    platform->sounds = config->sounds;
    audio_open(&platform->audio, &platform->source.data, &platform->sounds, SDL_GetPerformanceCounter());
    SDL_StopTextInput();
    return true;
}

struct platform *platform_open(const struct platform_config *config, char *error, size_t error_size)
{
    os_keep_memory_small(); /* pictures are large, and made on several threads */
    SDL_SetMainReady();
    if (SDL_Init(SDL_INIT_EVENTS) < 0) {
        text_format(error, error_size, _("SDL could not be started: %s."), SDL_GetError());
        return NULL;
    }
    os_hear_endings();
    struct platform *platform = SDL_calloc(1, sizeof *platform);
    CHECK(platform != NULL);
    platform->pads.in_use = -1;
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
    worker_close(&platform->worker);
    pads_close(&platform->pads);
    if (platform->audio.bank) {
        audio_close(&platform->audio);
    }
    if (platform->gallery) {
        painter_use(&platform->painter, NULL);
        painter_close(&platform->painter);
        gallery_close(platform->gallery);
    }
    if (platform->screen.window) {
        screen_close(&platform->screen, NULL);
    }
    draw_free(&platform->list);
    fonts_close(platform->source.fonts);
    if (platform->source.data.lock) {
        data_close(&platform->source.data);
    }
    if (platform->trace) {
        fclose(platform->trace);
    }
    claim_close(&platform->claim);
    SDL_free(platform);
    SDL_Quit();
}

char *platform_remembered(const char *name, size_t *length)
{
    struct files files;
    char error[FILES_PATH_SIZE];
    files_open(&files);
    return files_load(&files, name, length, error, sizeof error);
}

const struct type_metrics *platform_type(struct platform *platform)
{
    return fonts_metrics(platform->source.fonts);
}

/* Whether this program may write or move the file now. */
static bool may_change(struct platform *platform, const char *name, char *error, size_t error_size)
{
    bool may = claim_enter(&platform->claim, name);
    if (!may) {
        text_format(error, error_size, _("%s was not written: another Route Mille has taken over."), name);
    }
    return may;
}

bool platform_save(struct platform *platform, const char *name, const char *data, size_t length, char *error,
                   size_t error_size)
{
    if (!may_change(platform, name, error, error_size)) {
        return false;
    }
    bool saved = files_save(&platform->files, name, data, length, error, error_size);
    claim_leave(&platform->claim);
    return saved;
}

bool platform_save_first(struct platform *platform, const char *name, const char *end, const char *data,
                         size_t length, char *kept, size_t kept_size, char *error, size_t error_size)
{
    char first[FILES_NAME_SIZE];
    return files_save_first(&platform->files, name, end, data, length, first, error, error_size) &&
           text_copy(kept, kept_size, first);
}

bool platform_is_guest(struct platform *platform)
{
    return platform->claim.guest;
}

bool platform_take_over(struct platform *platform, char *error, size_t error_size)
{
    bool taken = claim_take(&platform->claim);
    if (!taken) {
        text_copy(error, error_size, _("The other Route Mille is just writing: try again."));
    }
    return taken;
}

bool platform_fault(struct platform *platform, char *error, size_t error_size)
{
    return files_fault(&platform->files, error, error_size);
}

char *platform_read(const char *path, size_t *length, char *error, size_t error_size)
{
    return files_load_path(path, length, error, error_size);
}

char *platform_load(struct platform *platform, const char *name, size_t *length, char *error,
                    size_t error_size)
{
    return files_load(&platform->files, name, length, error, error_size);
}

bool platform_set_aside(struct platform *platform, const char *name, char *kept, size_t kept_size)
{
    char other[FILES_NAME_SIZE], error[FILES_PATH_SIZE];
    if (!may_change(platform, name, error, sizeof error)) {
        return false;
    }
    bool aside = files_set_aside(&platform->files, name, other) && text_copy(kept, kept_size, other);
    claim_leave(&platform->claim);
    return aside;
}

bool platform_remove(struct platform *platform, const char *name, char *error, size_t error_size)
{
    return files_remove(&platform->files, name, error, error_size);
}

void platform_list(struct platform *platform, const char *folder, const char *end, int most,
                   void (*found)(void *context, const char *name, long size, int day, int second),
                   void *context)
{
    struct file_found *files = SDL_calloc((size_t)SDL_max(most, 1), sizeof *files);
    CHECK(files != NULL);
    int count = files_list(&platform->files, folder, end, files, most);
    for (int i = 0; i < count; i++) {
        found(context, files[i].name, files[i].size, files[i].day, files[i].second);
    }
    SDL_free(files);
}

bool platform_save_path(struct platform *platform, const char *path, const char *data, size_t length,
                        char *error, size_t error_size)
{
    (void)platform;
    return files_save_path(path, data, length, error, error_size);
}

int platform_today(struct platform *platform)
{
    (void)platform;
    return files_today();
}

uint64_t platform_now(const struct platform *platform)
{
    (void)platform;
    return SDL_GetTicks64();
}

void platform_wake(struct platform *platform, int ms)
{
    platform->wake_at = SDL_GetTicks64() + (Uint64)(ms > 0 ? ms : 1);
}

/* SplitMix64: every number of a seeded game follows from the seed. */
static uint64_t next_number(uint64_t *state)
{
    *state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t number = *state;
    number = (number ^ number >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    number = (number ^ number >> 27) * UINT64_C(0x94D049BB133111EB);
    return number ^ number >> 31;
}

uint64_t platform_entropy(struct platform *platform)
{
    if (!platform->seeded) {
        platform->entropy ^= os_noise() ^ SDL_GetPerformanceCounter() ^ (uint64_t)os_now() << 32;
    }
    if (platform->seeded && !platform->dealt) {
        platform->dealt =
            true; /* the seed itself is the first deal's, so that a sheet's number deals it again */
        return platform->entropy;
    }
    return next_number(&platform->entropy);
}

void platform_rumble(struct platform *platform, float strength, int ms)
{
    pads_rumble(&platform->pads, strength, ms);
}

enum pad_style platform_pad_style(const struct platform *platform)
{
    return pads_style(&platform->pads);
}

void platform_set_fullscreen(struct platform *platform, bool on)
{
    screen_set_fullscreen(&platform->screen, on);
    platform->redraw = true;
}

void platform_set_window(struct platform *platform, int w, int h)
{
    screen_set_window(&platform->screen, w, h);
    platform->redraw = true;
}

void platform_set_vsync(struct platform *platform, bool on)
{
    screen_set_vsync(&platform->screen, on);
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

void platform_rebuild(struct platform *platform)
{
    gallery_clear(platform->gallery);
    platform->screen.lost = true;
    platform->redraw = true;
}

void platform_quit(struct platform *platform)
{
    platform->quit = true;
}

void platform_trace(struct platform *platform, const char *fields)
{
    if (platform->trace && fprintf(platform->trace, "{\"t\":%ld,%s}\n", platform->ticks, fields) < 0) {
        say_line(stderr, _("route-mille: the trace ends here, and the game goes on: %s"), strerror(errno));
        fclose(platform->trace);
        platform->trace = NULL;
    }
}

bool platform_traces(const struct platform *platform)
{
    return platform->trace != NULL;
}

struct rect platform_pixels(const struct platform *platform, struct rect box)
{
    int w;
    int h;
    int mouse_w;
    int mouse_h;
    screen_size(&platform->screen, &w, &h);
    screen_mouse_size(&platform->screen, &mouse_w, &mouse_h);
    float x = platform->frame.scale * (float)mouse_w / (float)w;
    float y = platform->frame.scale * (float)mouse_h / (float)h;
    return (struct rect){box.x * x, box.y * y, box.w * x, box.h * y};
}

void platform_log(struct platform *platform, const char *line)
{
    (void)platform;
    say_line(stderr, "route-mille: %s", line);
}

void platform_sound(struct platform *platform, int cue, float pan)
{
    audio_play(&platform->audio, cue, pan, (double)SDL_GetTicks64());
}

void platform_music(struct platform *platform, int piece)
{
    audio_piece(&platform->audio, piece);
}

void platform_loudness(struct platform *platform, const struct sound_levels *levels)
{
    audio_levels(&platform->audio, levels);
}

uint32_t platform_work_begin(struct platform *platform, const struct work *work, const void *memory)
{
    return worker_begin(&platform->worker, work, memory);
}

bool platform_work_done(struct platform *platform, uint32_t number, void *memory, int *progress)
{
    return worker_done(&platform->worker, number, memory, progress);
}

void platform_work_cancel(struct platform *platform, uint32_t number)
{
    worker_cancel(&platform->worker, number);
}

bool platform_clip(struct platform *platform, const char *text)
{
    bool taken = SDL_SetClipboardText(text) == 0;
    if (!taken) {
        platform_log(platform, SDL_GetError());
    }
    return taken;
}

void platform_type_text(struct platform *platform, bool on)
{
    platform->input.typing = on;
    if (on) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

void platform_prepare(struct platform *platform, const struct draw_list *list)
{
    int w;
    int h;
    screen_size(&platform->screen, &w, &h);
    painter_foresee(&platform->painter, list, w, h);
}
