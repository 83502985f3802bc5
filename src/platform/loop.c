/* SPDX-License-Identifier: MIT */
#include "platform/listen.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/slices.h"

static const double longest = 3.0 / 60; /* longest time that is caught up with ticks; the rest is skipped */

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
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
        listen_follow_size(platform);
        show(platform, 0);
    }
    return 0;
}

/* Tells the program once when everything is shown exactly and nothing moves. */
static void tell_settled(struct platform *platform)
{
    bool answer_due = SDL_AtomicGet(&platform->worked.told) != 0 || worker_answers_soon(&platform->worker);
    bool quiet = !listen_busy(platform) && !answer_due &&
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
    listen_follow_size(platform);
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
    platform->program = program;
    listen_begin(platform);
    platform->redraw = true;
    listen_follow_size(platform);
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
    if (platform->asleep && platform->due > LISTEN_STEP) {
        platform->due = LISTEN_STEP; /* after a sleep, one tick handles the event; the time asleep gives no
                                        further ticks */
    }
}

/* Does the ticks that are due. True: there was one. */
static bool tick(struct platform *platform)
{
    bool ticked = false;
    while (platform->due >= LISTEN_STEP && !platform->quit) {
        platform->due -= LISTEN_STEP;
        if (listen_busy(platform)) {
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
    listen_follow_size(platform);
    bool due_frame = ticked || !platform->screen.software;
    if (due_frame && (platform->moving || wants_frame(platform))) {
        show(platform, platform->moving ? (float)(platform->due / LISTEN_STEP) : 0);
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
    listen_take(platform);
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
    platform->asleep = !listen_busy(platform) && !audio_busy(&platform->audio);
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
            listen_wait(platform);
        }
    }
}
