/* SPDX-License-Identifier: MIT */
#include "app/serve.h"

#include "base/text.h"

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_save(serve->platform, name, data, length, error, SERVICE_ERROR_SIZE);
}

static char *load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_load(serve->platform, name, length, error, SERVICE_ERROR_SIZE);
}

static bool save_first(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_save_first(serve->platform, name, end, data, length, kept, SERVICE_NAME_SIZE, error,
                               SERVICE_ERROR_SIZE);
}

static bool is_guest(void *context)
{
    struct serve *serve = context;
    return platform_is_guest(serve->platform);
}

static bool take_over(void *context, char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_take_over(serve->platform, error, SERVICE_ERROR_SIZE);
}

static bool fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_fault(serve->platform, error, SERVICE_ERROR_SIZE);
}

static bool set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    struct serve *serve = context;
    return platform_set_aside(serve->platform, name, kept, SERVICE_NAME_SIZE);
}

static bool remove_file(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_remove(serve->platform, name, error, SERVICE_ERROR_SIZE);
}

struct listing {
    struct service_file *files;
    int count;
};

static void take_file(void *context, const char *name, long size, int day, int second)
{
    struct listing *listing = context;
    struct service_file *file = &listing->files[listing->count];
    *file = (struct service_file){.size = size, .day = day, .second = second};
    listing->count += text_copy(file->name, sizeof file->name, name);
}

static int list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    struct serve *serve = context;
    struct listing listing = {.files = files};
    platform_list(serve->platform, folder, end, most, take_file, &listing);
    return listing.count;
}

static bool save_path(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE])
{
    struct serve *serve = context;
    return platform_save_path(serve->platform, path, data, length, error, SERVICE_ERROR_SIZE);
}

static int today(void *context)
{
    struct serve *serve = context;
    return platform_today(serve->platform);
}

static uint64_t now(void *context)
{
    struct serve *serve = context;
    return platform_now(serve->platform);
}

static void wake(void *context, int ms)
{
    struct serve *serve = context;
    platform_wake(serve->platform, ms);
}

static void text_input(void *context, bool on)
{
    struct serve *serve = context;
    platform_type_text(serve->platform, on);
}

static uint64_t entropy(void *context)
{
    struct serve *serve = context;
    return platform_entropy(serve->platform);
}

static void rumble(void *context, float strength, int ms)
{
    struct serve *serve = context;
    platform_rumble(serve->platform, strength, ms);
}

static void set_fullscreen(void *context, bool on)
{
    struct serve *serve = context;
    platform_set_fullscreen(serve->platform, on);
}

static void set_window(void *context, int w, int h)
{
    struct serve *serve = context;
    platform_set_window(serve->platform, w, h);
}

static void set_vsync(void *context, bool on)
{
    struct serve *serve = context;
    platform_set_vsync(serve->platform, on);
}

static const char *speak(void *context, const char *code, enum tongue_units units)
{
    struct serve *serve = context;
    return tongues_speak(serve->tongue, code, units);
}

static void rebuild(void *context)
{
    struct serve *serve = context;
    platform_rebuild(serve->platform);
}

static void quit(void *context)
{
    struct serve *serve = context;
    platform_quit(serve->platform);
}

static void trace(void *context, const char *fields)
{
    struct serve *serve = context;
    platform_trace(serve->platform, fields);
}

static void note(void *context, const char *line)
{
    struct serve *serve = context;
    platform_log(serve->platform, line);
}

static bool clip(void *context, const char *text)
{
    struct serve *serve = context;
    return platform_clip(serve->platform, text);
}

static uint32_t work_begin(void *context, const struct work *work, const void *memory)
{
    struct serve *serve = context;
    return platform_work_begin(serve->platform, work, memory);
}

static bool work_done(void *context, uint32_t number, void *memory, int *progress)
{
    struct serve *serve = context;
    return platform_work_done(serve->platform, number, memory, progress);
}

static void work_cancel(void *context, uint32_t number)
{
    struct serve *serve = context;
    platform_work_cancel(serve->platform, number);
}

static void sound(void *context, int cue, float pan)
{
    struct serve *serve = context;
    platform_sound(serve->platform, cue, pan);
}

static void music(void *context, int piece)
{
    struct serve *serve = context;
    platform_music(serve->platform, piece);
}

static void loudness(void *context, const struct sound_levels *levels)
{
    struct serve *serve = context;
    platform_loudness(serve->platform, levels);
}

void serve_init(struct serve *serve, struct platform *platform, struct tongue *tongue)
{
    serve->platform = platform;
    serve->tongue = tongue;
    serve->services = (struct services){.context = serve,
                                        .type = platform_type(platform),
                                        .save = save,
                                        .load = load,
                                        .save_first = save_first,
                                        .is_guest = is_guest,
                                        .take_over = take_over,
                                        .fault = fault,
                                        .set_aside = set_aside,
                                        .remove = remove_file,
                                        .list = list,
                                        .save_path = save_path,
                                        .today = today,
                                        .now = now,
                                        .wake = wake,
                                        .text_input = text_input,
                                        .entropy = entropy,
                                        .rumble = rumble,
                                        .set_fullscreen = set_fullscreen,
                                        .set_window = set_window,
                                        .set_vsync = set_vsync,
                                        .speak = speak,
                                        .rebuild = rebuild,
                                        .quit = quit,
                                        .trace = trace,
                                        .log = note,
                                        .clip = clip,
                                        .work_begin = work_begin,
                                        .work_done = work_done,
                                        .work_cancel = work_cancel,
                                        .sound = sound,
                                        .music = music,
                                        .loudness = loudness};
}
