/* SPDX-License-Identifier: MIT */
/* The services of this machine, described in ui/services.h. The context of every function is the platform. */
#include "platform/machine.h"

#include "base/i18n/translate.h"
#include "base/say.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/system_locale.h"
#include "platform/wire/wire_services.h"

#include <errno.h>
#include <string.h>

/* ---- the person's files ------------------------------------------------------------------------------ */

/* Whether this program may write or move the file now. */
static bool may_change(struct platform *platform, const char *name, char error[SERVICE_ERROR_SIZE])
{
    bool may = claim_enter(&platform->claim, name);
    if (!may) {
        text_format(error, SERVICE_ERROR_SIZE, _("%s was not written: another Route Mille has taken over."),
                    name);
    }
    return may;
}

static bool save(void *context, const char *name, const char *data, size_t length,
                 char error[SERVICE_ERROR_SIZE])
{
    struct platform *platform = context;
    if (!may_change(platform, name, error)) {
        return false;
    }
    bool saved = files_save(&platform->files, name, data, length, error, SERVICE_ERROR_SIZE);
    claim_leave(&platform->claim);
    return saved;
}

static char *load(void *context, const char *name, size_t *length, char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_load(&platform->files, name, length, error, SERVICE_ERROR_SIZE);
}

static bool load_part(void *context, const char *name, struct service_part *part, size_t most,
                      char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_load_part(&platform->files, name, part, most, error, SERVICE_ERROR_SIZE);
}

static bool save_first(void *context, const char *name, const char *end, const char *data, size_t length,
                       char kept[SERVICE_NAME_SIZE], char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_save_first(&platform->files, name, end, data, length, kept, error, SERVICE_ERROR_SIZE);
}

/* Guests may append, since appending never overwrites lines of another program. */
static bool append(void *context, const char *name, const char *head, const char *lines, size_t length,
                   char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_append(&platform->files, name, head, lines, length, error, SERVICE_ERROR_SIZE);
}

static bool is_guest(void *context)
{
    const struct platform *platform = context;
    return platform->claim.guest;
}

static bool take_over(void *context, char error[SERVICE_ERROR_SIZE])
{
    struct platform *platform = context;
    bool taken = claim_take(&platform->claim);
    if (!taken) {
        text_copy(error, SERVICE_ERROR_SIZE, _("The other Route Mille is just writing: try again."));
    }
    return taken;
}

static bool fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_fault(&platform->files, error, SERVICE_ERROR_SIZE);
}

static bool set_aside(void *context, const char *name, char kept[SERVICE_NAME_SIZE])
{
    struct platform *platform = context;
    char error[SERVICE_ERROR_SIZE];
    if (!may_change(platform, name, error)) {
        return false;
    }
    bool aside = files_set_aside(&platform->files, name, kept);
    claim_leave(&platform->claim);
    return aside;
}

static bool remove_file(void *context, const char *name, char error[SERVICE_ERROR_SIZE])
{
    const struct platform *platform = context;
    return files_remove(&platform->files, name, error, SERVICE_ERROR_SIZE);
}

static int list(void *context, const char *folder, const char *end, struct service_file *files, int most)
{
    const struct platform *platform = context;
    return files_list(&platform->files, folder, end, files, most);
}

static bool save_path(void *context, const char *path, const char *data, size_t length,
                      char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    return files_save_path(path, data, length, error, SERVICE_ERROR_SIZE);
}

/* ---- time and chance --------------------------------------------------------------------------------- */

static int today(void *context)
{
    (void)context;
    return files_today();
}

static uint64_t now(void *context)
{
    (void)context;
    return SDL_GetTicks64();
}

static void wake(void *context, int ms)
{
    struct platform *platform = context;
    Uint64 at = SDL_GetTicks64() + (Uint64)(ms > 0 ? ms : 1);
    platform->wake_at = platform->wake_at == 0 || at < platform->wake_at ? at : platform->wake_at;
}

static void beat(void *context, int ms)
{
    struct platform *platform = context;
    platform->beat_ms = (Uint64)ms;
    platform->beat_at = ms > 0 ? SDL_GetTicks64() + (Uint64)ms : 0;
}

static int second(void *context)
{
    (void)context;
    return files_second();
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

static uint64_t entropy(void *context)
{
    struct platform *platform = context;
    if (!platform->seeded) {
        platform->entropy ^= os_noise() ^ SDL_GetPerformanceCounter() ^ (uint64_t)os_now() << 32;
    }
    if (platform->seeded && !platform->dealt) {
        /* The seed itself, for the first deal: the number on a score sheet deals the same cards again. */
        platform->dealt = true;
        return platform->entropy;
    }
    return next_number(&platform->entropy);
}

/* ---- window and devices ------------------------------------------------------------------------------ */

static bool is_page(void *context)
{
    (void)context;
    return os_loops();
}

/* While on, the desktop may show a keyboard, and dead keys compose. */
static void text_input(void *context, bool on)
{
    struct platform *platform = context;
    platform->input.typing = on;
    os_take_letters(on);
    if (on) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

static void rumble(void *context, float strength, int ms)
{
    struct platform *platform = context;
    pads_rumble(&platform->pads, strength, ms);
}

static void set_fullscreen(void *context, bool on)
{
    struct platform *platform = context;
    screen_set_fullscreen(&platform->screen, on);
    platform->redraw = true;
}

static void set_window(void *context, int w, int h)
{
    struct platform *platform = context;
    screen_set_window(&platform->screen, w, h);
    platform->redraw = true;
}

static void set_vsync(void *context, bool on)
{
    const struct platform *platform = context;
    if (!platform->screen.software) { /* without a graphics card frames never wait for the refresh */
        SDL_RenderSetVSync(platform->screen.renderer, on);
    }
}

static void rebuild(void *context)
{
    struct platform *platform = context;
    texture_cache_clear(platform->texture_cache);
    platform->screen.lost = true;
    platform->redraw = true;
}

static void quit(void *context)
{
    struct platform *platform = context;
    platform->quit = true;
}

/* ---- words ------------------------------------------------------------------------------------------- */

static const char *set_language(void *context, const char *code, const struct locale_respelling *respelling)
{
    const struct platform *platform = context;
    return platform->locale ? system_locale_speak(platform->locale, code, respelling) : "en";
}

static void log_line(void *context, const char *line)
{
    (void)context;
    say_line(stderr, "route-mille: %s", line);
}

static bool clip(void *context, const char *text)
{
    bool taken = SDL_SetClipboardText(text) == 0;
    os_copy(text);
    if (!taken) {
        log_line(context, SDL_GetError());
    }
    return taken;
}

void machine_trace(void *context, const char *fields)
{
    struct platform *platform = context;
    if (platform->trace && (fprintf(platform->trace, "{\"t\":%ld,%s}\n", platform->ticks, fields) < 0 ||
                            fflush(platform->trace) != 0)) {
        say_line(stderr, _("route-mille: the trace ends here, and the game goes on: %s"), strerror(errno));
        fclose(platform->trace);
        platform->trace = NULL;
    }
}

/* ---- speech ------------------------------------------------------------------------------------------ */

static bool say(void *context, const char *sentence, const char *language)
{
    struct platform *platform = context;
    return voice_say(platform->voice, sentence, language);
}

static void hush(void *context)
{
    struct platform *platform = context;
    voice_hush(platform->voice);
}

static void set_voice(void *context, const struct voice_manner *manner)
{
    struct platform *platform = context;
    voice_set(platform->voice, manner);
}

static void voices(void *context, const char *language, struct text *names)
{
    struct platform *platform = context;
    voice_names(platform->voice, language, names);
}

static void voice_fault(void *context, char error[SERVICE_ERROR_SIZE])
{
    (void)context;
    text_copy(error, SERVICE_ERROR_SIZE, _(os_voice_advice()));
}

static bool screen_reader(void *context)
{
    struct platform *platform = context;
    return screen_reader_runs(&platform->screen_reader);
}

/* ---- jobs -------------------------------------------------------------------------------------------- */

static uint32_t work_begin(void *context, const struct work *work, const void *memory)
{
    struct platform *platform = context;
    return worker_begin(&platform->worker, work, memory);
}

static bool work_done(void *context, uint32_t number, void *memory)
{
    struct platform *platform = context;
    return worker_done(&platform->worker, number, memory);
}

static void work_cancel(void *context, uint32_t number)
{
    struct platform *platform = context;
    worker_cancel(&platform->worker, number);
}

/* ---- sound ------------------------------------------------------------------------------------------- */

static void sound(void *context, int cue, float pan)
{
    struct platform *platform = context;
    audio_play(&platform->audio, cue, pan, (double)SDL_GetTicks64());
}

static void music(void *context, int piece)
{
    struct platform *platform = context;
    audio_piece(&platform->audio, piece);
}

static void loudness(void *context, const struct sound_levels *levels)
{
    struct platform *platform = context;
    audio_levels(&platform->audio, levels);
    os_mute_away(levels->mute_away);
}

void platform_services(struct platform *platform, struct services *services)
{
    *services = (struct services){.context = platform,
                                  .type = fonts_metrics(platform->source.fonts),
                                  .is_page = is_page,
                                  .save = save,
                                  .load = load,
                                  .load_part = load_part,
                                  .save_first = save_first,
                                  .append = append,
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
                                  .beat = beat,
                                  .second = second,
                                  .text_input = text_input,
                                  .entropy = entropy,
                                  .rumble = rumble,
                                  .set_fullscreen = set_fullscreen,
                                  .set_window = set_window,
                                  .set_vsync = set_vsync,
                                  .set_language = set_language,
                                  .say = say,
                                  .hush = hush,
                                  .set_voice = set_voice,
                                  .voices = voices,
                                  .voice_fault = voice_fault,
                                  .screen_reader = screen_reader,
                                  .rebuild = rebuild,
                                  .quit = quit,
                                  .clip = clip,
                                  .trace = machine_trace,
                                  .log = log_line,
                                  .work_begin = work_begin,
                                  .work_done = work_done,
                                  .work_cancel = work_cancel,
                                  .sound = sound,
                                  .music = music,
                                  .loudness = loudness};
    wire_services(services);
}
