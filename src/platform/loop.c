/* SPDX-License-Identifier: MIT */
#include "platform/machine.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/slices.h"
#include "platform/voice_news.h"

static const double step = 1.0 / 60;    /* seconds for a tick */
static const double longest = 3.0 / 60; /* longest time that is caught up with ticks; the rest is skipped */
enum { PAD_NAP_MS = 8, DRAG_MS = 150, DEAF_MS = 50, ABSENT_MS = 5000, FIRST_TICKS = 120 };

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

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

/* Reads the window's size each time, because events of it come late or not at all. */
static void follow_size(struct platform *platform)
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
    follow_size(platform);
    input_event(&platform->input, event);
    if (event->type == SDL_MOUSEBUTTONUP) { /* a press is released in the layout in which it was made */
        platform->fingers = platform->input.pointer == DEVICE_TOUCH;
        follow_size(platform);
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

/* Whether there is work that needs no event. */
static bool busy(const struct platform *platform)
{
    bool shows = screen_visible(&platform->screen);
    return platform->heard ||
           (shows && (platform->moving || platform->redraw || platform->resized_until > 0));
}

/* Waits until there may be something to do, at most until the next tick. A browser does this itself. */
static void wait_for_news(struct platform *platform)
{
    SDL_Event event;
    bool paced = platform->screen.software || !screen_visible(&platform->screen) || !platform->moving;
    double until_tick = paced ? step - platform->due : 0;
    if (busy(platform) || audio_busy(&platform->audio) || pads_held(&platform->pads) ||
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

static void take_news(struct platform *platform)
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

static void trace_frame(struct platform *platform, double took)
{
    if (platform->trace) {
        char fields[64];
        text_format(fields, sizeof fields, "\"kind\":\"frame\",\"ms\":%.2f", took * 1000);
        machine_trace(platform, fields);
    }
}

static void show(struct platform *platform, float blend)
{
    bool dragged = platform->resized_until > SDL_GetTicks64();
    platform->showing = true;
    if (platform->resized_until > 0 && !dragged) {
        platform->resized_until = 0;
    }
    double begun = seconds();
    draw_begin(&platform->list, platform->frame);
    platform->program->draw(platform->program->context, &platform->list, blend);
    platform->redraw = false;
    enum patience patience = dragged ? PAINTER_ROUGH : platform->shown ? PAINTER_LIVE : PAINTER_HASTY;
    screen_show(&platform->screen, &platform->painter, &platform->list, patience);
    if (platform->opening.waits && painter_is_exact(&platform->painter)) {
        opening_keep(&platform->opening, &platform->source, &platform->list,
                     screen_pixels(&platform->screen));
    }
    trace_frame(platform, seconds() - begun);
    if (patience != PAINTER_LIVE) {
        platform->redraw = true; /* exact pictures follow when the size is stable */
    }
    platform->shown = true;
    platform->showing = false;
}

/* Some systems run their own loop while the window is resized and call only this filter: it shows frames. */
static int SDLCALL show_while_dragged(void *context, SDL_Event *event)
{
    struct platform *platform = context;
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED &&
        platform->program && !platform->showing && !platform->quit) {
        follow_size(platform);
        show(platform, 0);
    }
    return 0;
}

/* Tells the program once when everything is shown exactly and nothing moves. */
static void tell_settled(struct platform *platform)
{
    bool answer_due = SDL_AtomicGet(&platform->worked.told) != 0 || worker_answers_soon(&platform->worker);
    bool quiet = !busy(platform) && !answer_due &&
                 !platform->program->wants_frame(platform->program->context) &&
                 texture_cache_waiting(platform->texture_cache, URGENCY_SOON) == 0;
    if (quiet && !platform->told_settled) {
        platform->told_settled = true;
        platform->program->settled(platform->program->context);
    }
}

/* While the window manager opens the window, its pixels are filled with the stored first frame (opening.h),
 * if it is the same. Otherwise the threads start to make the pictures. */
static void show_first(struct platform *platform)
{
    struct opening *opening = &platform->opening;
    draw_begin(&platform->list, platform->frame);
    platform->program->draw(platform->program->context, &platform->list, 0);
    struct window laid_out = platform->window;
    bool kept = platform->screen.software &&
                opening_begin(opening, &platform->source, &platform->list, screen_pixels(&platform->screen));
    if (!kept) {
        painter_foresee(&platform->painter, &platform->list, platform->window.w, platform->window.h,
                        PAINTER_HASTY);
    }
    screen_appear(&platform->screen);
    bool filled = opening_end(opening);
    follow_size(platform);
    bool same = platform->window.w == laid_out.w && platform->window.h == laid_out.h;
    if (filled && same && screen_show_pixels(&platform->screen)) {
        platform->shown = true;
        trace_frame(platform, 0);
        platform_prepare(platform, &platform->list);
        platform->redraw = true;
    } else {
        show(platform, 0);
    }
}

/* Called on the thread that reads the sounds. */
static void sound_read(void *context)
{
    struct platform *platform = context;
    SDL_Event event = {.type = platform->sound_event};
    SDL_PushEvent(&event);
}

/* The part of the start that can wait until after the first frame. */
static void finish_start(struct platform *platform)
{
    painter_reach(&platform->painter, screen_pixels(&platform->screen));
    painter_reserve(&platform->painter);
    screen_icon(&platform->screen, &platform->source.data);
    pads_open(&platform->pads, &platform->source.data);
    if (!platform->mute) {
        audio_start(&platform->audio, sound_read, platform);
    }
}

void platform_start(struct platform *platform, const struct platform_program *program)
{
    CHECK(platform->program == NULL);
    struct listener listener = {platform, hear, meaning};
    platform->program = program;
    platform->input.listener = listener;
    platform->pads.listener = listener;
    platform->redraw = true;
    follow_size(platform);
    show_first(platform);
    finish_start(platform);
    if (os_keeps_loop_while_dragged()) {
        SDL_AddEventWatch(show_while_dragged, platform);
    }
    platform->moving = true;
    platform->asleep = false;
    platform->due = 0;
    platform->last = seconds();
}

/* How much time has gone by since the last step. */
static void reckon(struct platform *platform)
{
    double now = seconds();
    platform->due += SDL_clamp(now - platform->last, 0, longest); /* some clocks may go back */
    platform->last = now;
    if (platform->asleep && platform->due > step) {
        platform->due =
            step; /* after a sleep, one tick handles the event; the time asleep gives no further ticks */
    }
}

/* Does the ticks that are due. True: there was one. */
static bool tick(struct platform *platform)
{
    bool ticked = false;
    while (platform->due >= step && !platform->quit) {
        platform->due -= step;
        if (busy(platform)) {
            platform->heard = false;
            platform->moving = platform->program->tick(platform->program->context);
            platform->ticks++;
            ticked = true;
        }
        if (audio_busy(&platform->audio)) {
            audio_step(&platform->audio, (double)SDL_GetTicks64());
        }
    }
    return ticked;
}

static bool wants_frame(const struct platform *platform)
{
    return platform->redraw || platform->program->wants_frame(platform->program->context);
}

static void show_if_due(struct platform *platform, bool ticked)
{
    follow_size(platform);
    bool due_frame = ticked || !platform->screen.software;
    if (due_frame && (platform->moving || wants_frame(platform))) {
        show(platform, platform->moving ? (float)(platform->due / step) : 0);
        platform->told_settled = platform->told_settled && !platform->moving;
    }
}

bool platform_step(struct platform *platform)
{
    if (platform->quit) {
        SDL_DelEventWatch(show_while_dragged, platform);
        platform->program = NULL;
        return false;
    }
    take_news(platform);
    reckon(platform);
    bool ticked = tick(platform);
    bool visible = screen_visible(&platform->screen);
    if (!platform->quit && visible) {
        show_if_due(platform, ticked);
    }
    if (!platform->quit) {
        slices_step(platform);
    }
    if (!platform->quit && visible) {
        tell_settled(platform);
    }
    if (!platform->quit && (!visible || (!platform->heard && !wants_frame(platform)))) {
        slices_think(platform);
    }
    platform->asleep = !busy(platform) && !audio_busy(&platform->audio);
    return true;
}

static void step_once(void *context)
{
    if (!platform_step(context)) {
        os_end_loop();
    }
}

void platform_run(struct platform *platform, const struct platform_program *program)
{
    platform_start(platform, program);
    if (os_loops()) {
        os_loop(step_once, platform);
    }
    while (platform_step(platform)) {
        if (!platform->quit) {
            wait_for_news(platform);
        }
    }
}
