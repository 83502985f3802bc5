/* SPDX-License-Identifier: MIT */
#include "loop_rig.h"

#include "platform/machine.h"
#include "test.h"

#include <SDL.h>

#include <limits.h>

struct record seen;
struct platform *platform;
struct services services;
char error[512];

static void resize(void *context, const struct window *window)
{
    (void)context;
    seen.resizes++;
    seen.w = window->w;
    seen.h = window->h;
    seen.dirty = true;
}

static void hear(void *context, const struct intent *intent)
{
    (void)context;
    seen.intents++;
    seen.last = *intent;
    if (seen.on_intent) {
        seen.on_intent();
    }
    if (intent->kind == INTENT_QUIT) {
        services.quit(platform);
    }
}

static bool tick(void *context)
{
    (void)context;
    seen.ticks++;
    if (seen.moving > 0) {
        seen.moving--;
    }
    return seen.moving > 0;
}

static void beat(void *context)
{
    (void)context;
    seen.beats++;
    if (seen.on_beat) {
        seen.on_beat();
    }
}

static bool wants_frame(void *context)
{
    (void)context;
    return seen.dirty;
}

void draw(void *context, struct draw_list *list, float blend)
{
    (void)context;
    assert_true(blend >= 0 && blend <= 1);
    seen.frames++;
    seen.dirty = false;
    draw_fill(list, list->frame.canvas, INK_SAND);
    draw_text(list, 900, 500, "Nevers", FONT_SIGN, 40, INK_INK, ANCHOR_MIDDLE);
    draw_fill(list, (struct rect){(float)(seen.ticks % 100), 200, 50, 50}, INK_RED);
}

static void settled(void *context)
{
    (void)context;
    seen.at_rest(++seen.rests);
}

const struct platform_program program = {.resize = resize,
                                         .intent = hear,
                                         .tick = tick,
                                         .beat = beat,
                                         .wants_frame = wants_frame,
                                         .draw = draw,
                                         .settled = settled};

struct platform_config plain(void)
{
    return (struct platform_config){.title = "Test",
                                    .data_folder = "..",
                                    .width = 1024,
                                    .height = 576,
                                    .x = INT_MIN,
                                    .y = INT_MIN,
                                    .software = true,
                                    .mute = true};
}

void enter(void)
{
    seen = (struct record){0};
    error[0] = '\0';
    home_make();
}

void leave(void)
{
    platform_close(platform);
    platform = NULL;
    home_remove();
}

void open_with(const struct platform_config *config)
{
    platform = platform_open(config, error, sizeof error);
    if (!platform) {
        fail_msg("%s", error);
    }
    platform_services(platform, &services);
    assert_ptr_equal(services.context, platform);
}

void run(rest_step *at_rest)
{
    struct platform_config config = plain();
    open_with(&config);
    seen.at_rest = at_rest;
    platform_run(platform, &program);
}

SDL_Window *window(void)
{
    for (Uint32 id = 1; id < 100; id++) {
        if (SDL_GetWindowFromID(id)) {
            return SDL_GetWindowFromID(id);
        }
    }
    fail();
    return NULL;
}

void push_quit(void)
{
    SDL_Event event = {.type = SDL_QUIT};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

void push_key(SDL_Keycode key)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key}}};
    assert_int_equal(SDL_PushEvent(&event), 1);
}
