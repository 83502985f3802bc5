/* SPDX-License-Identifier: MIT */
#include "platform/listen.h"

#include "platform/os/os.h"
#include "platform/slices.h"
#include "platform/voice_news.h"

enum { PAD_NAP_MS = 8, DRAG_MS = 150, DEAF_MS = 50, ABSENT_MS = 5000, FIRST_TICKS = 120 };

static void hear(void *context, const struct intent *intent)
{
    struct platform *platform = context;
    platform->heard = true;
    platform->told_settled = false;
    platform->program->intent(platform->program->context, intent);
}

static bool meaning(void *context, enum device device, const char *control, struct intent *intent)
{
    struct platform *platform = context;
    const struct platform_program *program = platform->program;
    return program->meaning && program->meaning(program->context, device, control, intent);
}

void listen_follow_size(struct platform *platform)
{
    struct window window = screen_window(&platform->screen);
    window.fingers = platform->fingers;
    window.print = platform->program->print ? platform->program->print(platform->program->context) : 0;
    SDL_Point mouse = screen_mouse_size(&platform->screen);
    bool first = platform->window.w == 0;
    bool changed = window.w != platform->window.w || window.h != platform->window.h ||
                   window.dpr < platform->window.dpr || window.dpr > platform->window.dpr ||
                   window.fingers != platform->window.fingers || window.print != platform->window.print;
    if (changed) {
        platform->window = window;
        platform->frame = frame_make(&window);
        texture_cache_set_budget(platform->texture_cache, platform_budget(&platform->screen));
    }
    platform->input.units_x = (float)window.w / (float)mouse.x / platform->frame.scale;
    platform->input.units_y = (float)window.h / (float)mouse.y / platform->frame.scale;
    if (changed) {
        platform->resized_until = first ? 0 : SDL_GetTicks64() + DRAG_MS;
        platform->redraw = true;
        platform->heard = true;
        platform->told_settled = false;
        platform->program->resize(platform->program->context, &platform->window);
    }
}

static void handle(struct platform *platform, const SDL_Event *event)
{
    if (event->type == platform->made.event) {
        SDL_AtomicSet(&platform->made.told, 0);
        platform->redraw = true;
        platform->told_settled = false;
        return;
    }
    if (event->type == platform->worked.event) {
        SDL_AtomicSet(&platform->worked.told, 0);
        platform->heard = true;
        platform->told_settled = false;
        return;
    }
    if (event->type == platform->wired.event) {
        SDL_AtomicSet(&platform->wired.told, 0);
        platform->heard = true;
        platform->told_settled = false;
        return;
    }
    if (event->type == platform->spoken.event) {
        SDL_AtomicSet(&platform->spoken.told, 0);
        return; /* voice_news_take follows in every step */
    }
    if (event->type == platform->sound_event) {
        return; /* the event has only woken the loop */
    }
    if (event->type == SDL_AUDIODEVICEADDED || event->type == SDL_AUDIODEVICEREMOVED) {
        audio_event(&platform->audio, event);
        return;
    }
    if (screen_event(&platform->screen, event, &platform->painter)) {
        platform->redraw = true;
        platform->told_settled = false;
    }
    listen_follow_size(platform);
    input_event(&platform->input, event);
    if (event->type == SDL_MOUSEBUTTONUP) { /* a press is released in the layout in which it was made */
        platform->fingers = platform->input.pointer == DEVICE_TOUCH;
        listen_follow_size(platform);
    }
    pads_event(&platform->pads, event, SDL_GetTicks64());
}

static void wake_if_due(struct platform *platform)
{
    if (platform->wake_at > 0 && SDL_GetTicks64() >= platform->wake_at) {
        platform->wake_at = 0;
        platform->heard = true;
    }
}

/* Whether the first frame is still to be kept (opening.h): its pictures are not exact yet. */
static bool keeps_first(const struct platform *platform)
{
    return platform->opening.waits && platform->ticks < FIRST_TICKS;
}

/* Beats that a long frame has missed are left out, as are those that would change the first frame before it
 * is kept. */
static void beat_if_due(struct platform *platform)
{
    Uint64 now = SDL_GetTicks64();
    if (platform->beat_at > 0 && now >= platform->beat_at && screen_visible(&platform->screen)) {
        platform->beat_at += platform->beat_ms * ((now - platform->beat_at) / platform->beat_ms + 1);
        platform->heard = true;
        if (!keeps_first(platform)) {
            platform->program->beat(platform->program->context);
        }
    }
}

/* Waits for an event until something is due. */
static bool sleep_for_event(struct platform *platform, SDL_Event *event)
{
    bool beats = platform->beat_at > 0 && screen_visible(&platform->screen);
    Uint64 due = platform->wake_at, voice = voice_due(platform->voice);
    if (voice > 0 && (due == 0 || voice < due)) {
        due = voice;
    }
    if (beats && (due == 0 || platform->beat_at < due)) {
        due = platform->beat_at;
    }
    if (due == 0) {
        return SDL_WaitEvent(event) != 0;
    }
    Uint64 now = SDL_GetTicks64();
    Uint64 left = due > now ? due - now : 0;
    return SDL_WaitEventTimeout(event, (int)left) != 0;
}

bool listen_busy(const struct platform *platform)
{
    bool shows = screen_visible(&platform->screen);
    return platform->heard ||
           (shows && (platform->moving || platform->redraw || platform->resized_until > 0));
}

void listen_wait(struct platform *platform)
{
    SDL_Event event;
    bool paced = platform->screen.software || !screen_visible(&platform->screen) || !platform->moving;
    double until_tick = paced ? LISTEN_STEP - platform->due : 0;
    if (listen_busy(platform) || audio_busy(&platform->audio) || pads_held(&platform->pads) ||
        input_held(&platform->input)) {
        if (until_tick > 0.001) {
            SDL_Delay((Uint32)(until_tick * 1000));
        }
    } else if (slices_wait(platform)) {
        return;
    } else if (pads_any(&platform->pads)) {
        /* While a pad is open, SDL's waiting wakes up every millisecond; polling costs a tenth of that. */
        SDL_Delay(PAD_NAP_MS);
    } else {
        bool came = sleep_for_event(platform, &event);
        platform->listened_at = SDL_GetTicks64();
        if (came) {
            handle(platform, &event);
        }
    }
}

/* Full screen has begun or ended, by the program or by the person: the program's setting follows. */
static void follow_screen(struct platform *platform, bool filled)
{
    if (filled != platform->screen.fullscreen) {
        platform->screen.fullscreen = filled;
        hear(platform, &(struct intent){.kind = INTENT_FULLSCREEN, .device = DEVICE_KEYS});
    }
}

static void take_system_news(struct platform *platform)
{
    struct os_news news;
    while (os_news(&news)) {
        switch (news.kind) {
        case OS_NEWS_LETTERS:
            input_letters(&platform->input, news.text);
            break;
        case OS_NEWS_ERASED:
            input_erase(&platform->input);
            break;
        case OS_NEWS_FILLED:
        case OS_NEWS_LEFT:
            follow_screen(platform, news.kind == OS_NEWS_FILLED);
            break;
        case OS_NEWS_NONE:
            break;
        }
    }
}

/* Measures how long work of any program kept events unread. A much longer pause means idleness. */
static void reckon_deafness(struct platform *platform)
{
    Uint64 took = SDL_GetTicks64() - platform->listened_at;
    if (took > DEAF_MS && took < ABSENT_MS) {
        input_deaf(&platform->input, (Uint32)took);
    }
}

void listen_take(struct platform *platform)
{
    SDL_Event event;
    reckon_deafness(platform);
    take_system_news(platform); /* letters, before the key that ends them */
    while (SDL_PollEvent(&event)) {
        handle(platform, &event);
    }
    platform->listened_at = SDL_GetTicks64();
    voice_news_take(platform);
    wake_if_due(platform);
    beat_if_due(platform);
    input_flush(&platform->input);
    input_update(&platform->input, SDL_GetTicks64());
    pads_update(&platform->pads, SDL_GetTicks64());
}

void listen_begin(struct platform *platform)
{
    struct listener listener = {platform, hear, meaning};
    platform->input.listener = listener;
    platform->pads.listener = listener;
}
