/* SPDX-License-Identifier: MIT */
/* The program: connects the front (src/front) with the platform. */
#include "app/options.h"
#include "app/prewarm.h"
#include "app/traces.h"
#include "base/check.h"
#include "base/version.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/cabinet.h"
#include "front/scenes/controls.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/life.h"
#include "front/table/open.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "platform/files.h"
#include "platform/os/os.h"
#include "platform/platform.h"
#include "platform/system_locale.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { ERROR_SIZE = 512, EXIT_USAGE = 2 };

struct app {
    struct platform *platform;
    struct front front;
    struct services services;
    struct sounds_all sounds;
    struct draw_list measure;
    struct window window;
    struct rehearsed rehearsed;
};

/* ---- what the loop drives ---------------------------------------------------------------------------- */

static void resize(void *context, const struct window *window)
{
    struct app *app = context;
    app->window = *window;
    front_resize(&app->front, window);
}

static int print(void *context)
{
    const struct app *app = context;
    return app->front.settings.print;
}

static void hear(void *context, const struct intent *intent)
{
    struct app *app = context;
    enum pad_style style = platform_pad_style(app->platform);
    if (intent->device == DEVICE_PAD && app->front.pad_style != style) {
        app->front.pad_style = style;
        front_touch(&app->front);
    }
    front_intent(&app->front, intent);
}

static bool meaning(void *context, enum device device, const char *control, struct intent *intent)
{
    struct app *app = context;
    return front_meaning(&app->front, device, control, intent);
}

static bool tick(void *context)
{
    struct app *app = context;
    bool moving = front_tick(&app->front);
    rehearse_tick(&app->rehearsed, app->platform, &app->front, &app->window);
    app->front.prepares = rehearse_scene(&app->rehearsed, app->platform, &app->front, &app->window);
    return moving;
}

static bool wants_frame(void *context)
{
    struct app *app = context;
    return app->front.dirty;
}

static void draw(void *context, struct draw_list *list, float blend)
{
    struct app *app = context;
    app->front.dirty = false;
    front_draw(&app->front, list, blend);
}

static void beat(void *context)
{
    struct app *app = context;
    life_beat(&app->front);
}

static void settled(void *context)
{
    struct app *app = context;
    traces_settled(app->platform, &app->front);
    rehearse_still(&app->rehearsed, app->platform, &app->front, &app->window);
}

/* ---- the start --------------------------------------------------------------------------------------- */

/* The window of the last start. */
static struct settings remembered(void)
{
    struct settings settings = settings_default();
    struct files files;
    size_t length = 0;
    char error[ERROR_SIZE];
    files_open(&files);
    char *text = files_load(&files, "settings", &length, error, sizeof error);
    if (text && settings_read(&settings, text, length) != 0) {
        settings = settings_default();
    }
    free(text);
    return settings;
}

static struct platform_config configure(const struct options *options, const struct sounds_all *sounds,
                                        struct locale *locale)
{
    struct settings last = remembered();
    bool known = last.window_w > 0 && last.window_h > 0;
    struct platform_config config = {.title = "Route Mille",
                                     .data_folder = options->assets,
                                     .trace_file = options->trace,
                                     .width = known ? last.window_w : 0,
                                     .height = known ? last.window_h : 0,
                                     .x = known ? last.window_x : INT_MIN,
                                     .y = known ? last.window_y : INT_MIN,
                                     .fullscreen =
                                         options->fullscreen || (last.fullscreen && !options->windowed),
                                     .software = options->software,
                                     .mute = options->mute,
                                     .sounds = {sounds->cue, sounds->cues, sounds->piece, sounds->pieces},
                                     .locale = locale,
                                     .seeded = options->seeded,
                                     .seed = options->seed};
    if (options->width > 0) {
        config.width = options->width;
        config.height = options->height;
        config.asked = true;
    }
    return config;
}

/* Opens a saved game from the command line. If this fails, the title and standard error say so. */
static void open_file(struct front *front, const char *path)
{
    size_t length = 0;
    char error[ERROR_SIZE] = "", whole[SETTINGS_PATH_SIZE];
    char *text = files_load_path(path, &length, error, sizeof error);
    if (!text) {
        front_tell(front, error);
        return;
    }
    struct journal_error why;
    if (!table_open(front, text, length, &why)) {
        front_tell_unopened(front, path, &why);
    } else if (os_whole_path(path, whole, sizeof whole)) {
        saves_came_from_path(front, whole);
    }
    free(text);
}

static void remember_window(struct app *app)
{
    struct settings *settings = &app->front.settings;
    int x;
    int y;
    int w;
    int h;
    platform_window(app->platform, &x, &y, &w, &h);
    bool same = settings->window_x == x && settings->window_y == y && settings->window_w == w &&
                settings->window_h == h;
    settings->window_x = x;
    settings->window_y = y;
    settings->window_w = w;
    settings->window_h = h;
    if (!same) {
        front_save_settings(&app->front);
    }
}

static void join(struct app *app)
{
    const struct services *services = &app->services;
    platform_services(app->platform, &app->services);
    draw_init(&app->measure, services->type);
    front_init(&app->front, services, &app->measure, &cabinet);
    struct settings *settings = &app->front.settings;
    settings->fullscreen = platform_fullscreen(app->platform);
    services->set_vsync(services->context, settings->vsync);
}

/* Speech from now on, in later starts too. */
static void speak(struct front *front)
{
    if (front->settings.speech != SPEECH_ON) {
        front->settings.speech = SPEECH_ON;
        front_save_settings(front);
    }
    speaker_follow(front);
}

/* One switch from now on, unless two were chosen; in later starts too. */
static void scan(struct front *front)
{
    if (front->settings.scan == SCAN_OFF) {
        front->settings.scan = SCAN_ONE;
        front_save_settings(front);
    }
}

static int play(const struct options *options, struct locale *locale)
{
    char error[ERROR_SIZE] = "";
    struct app *app = calloc(1, sizeof *app);
    CHECK(app != NULL);
    sounds_gather(&app->sounds);
    struct platform_config config = configure(options, &app->sounds, locale);
    app->platform = platform_open(&config, error, sizeof error);
    if (!app->platform) {
        platform_complain(error);
        free(app);
        return EXIT_FAILURE;
    }
    join(app);
    if (options->speak) {
        speak(&app->front);
    }
    if (options->scan) {
        scan(&app->front);
    }
    if (options->file) {
        open_file(&app->front, options->file);
    }
    const struct platform_program program = {.context = app,
                                             .resize = resize,
                                             .print = print,
                                             .intent = hear,
                                             .meaning = meaning,
                                             .tick = tick,
                                             .beat = beat,
                                             .wants_frame = wants_frame,
                                             .draw = draw,
                                             .settled = settled};
    platform_run(app->platform, &program);
    remember_window(app);
    front_free(&app->front);
    draw_free(&app->measure);
    platform_close(app->platform);
    free(app);
    return EXIT_SUCCESS;
}

/* Applies the options of the command line. */
static int run(int count, char **arguments, struct locale *locale)
{
    struct options options;
    char error[ERROR_SIZE];
    if (!options_read(&options, count - 1, arguments + 1, error, sizeof error)) {
        platform_complain(error);
        return EXIT_USAGE;
    }
    if (options.help) {
        options_help(stdout);
        return EXIT_SUCCESS;
    }
    if (options.version) {
        printf("Route Mille %s\n", ROUTE_MILLE_VERSION);
        return EXIT_SUCCESS;
    }
    return play(&options, locale);
}

int main(int count, char **arguments)
{
    platform_find_terminal();
    /* Sets the language of the last time, before any output. */
    struct locale locale;
    struct settings last = remembered();
    locale_open(&locale);
    system_locale_speak(&locale, last.language, game_fronts_respelling(&last));
    int status = run(count, arguments, &locale);
    locale_close(&locale);
    return status;
}
