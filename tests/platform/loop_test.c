/* SPDX-License-Identifier: MIT */
/* The loop on SDL's windowless driver: ticks while something moves, frames only when something changed,
 * asleep otherwise; and what is said when it cannot start. */
#include "loop_rig.h"
#include "platform/machine.h"
#include "platform/texture_cache_inside.h"
#include "test.h"

#include <SDL.h>

static int frames_before;

static void quiet_keys(int rests)
{
    /* Keys that change nothing: the loop wakes and ticks, and paints nothing. */
    if (rests == 1) {
        frames_before = seen.frames;
    }
    if (rests <= 20) {
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void nothing_is_painted_while_nothing_changes(void)
{
    run(quiet_keys);
    assert_int_equal(seen.frames, frames_before);
    assert_int_equal(seen.intents, 21);
    assert_true(seen.ticks >= 20);
    assert_int_equal(seen.last.kind, INTENT_QUIT);
}

static void move(void)
{
    if (seen.last.kind == INTENT_KEY) {
        seen.moving = 30;
        frames_before = seen.frames;
        seen.ticks = 0;
    }
}

#ifdef __linux__
/* The name is the linker's: --wrap=NAME leads calls of NAME to __wrap_NAME. */
Uint64 __real_SDL_GetPerformanceCounter(void);
Uint64 __wrap_SDL_GetPerformanceCounter(void);
static Uint64 seconds_back;

Uint64 __wrap_SDL_GetPerformanceCounter(void)
{
    return __real_SDL_GetPerformanceCounter() - seconds_back * SDL_GetPerformanceFrequency();
}

static void step_back(void)
{
    seconds_back += 3600;
    move();
}

static void move_an_hour_ago(int rests)
{
    if (rests == 1) {
        seen.on_intent = step_back;
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void a_clock_that_steps_back_stops_nothing(void)
{
    run(move_an_hour_ago);
    assert_int_equal(seen.rests, 2);
    assert_int_equal(seen.moving, 0);
    assert_true(seen.ticks >= 30);
    seconds_back = 0;
}
#endif

/* The third beat asks for no more of them; a key that comes later finds three. */
static void three_beats(void)
{
    seen.dirty = seen.beats < 3;
    if (seen.beats == 3) {
        services.beat(platform, 0);
        push_key(SDLK_p);
    }
}

static void ask_for_beats(int rests)
{
    if (rests == 1) {
        frames_before = seen.frames;
        seen.ticks = 0;
        seen.on_beat = three_beats;
        services.beat(platform, 20);
    } else {
        push_quit();
    }
}

static void beats_come_while_they_are_asked_for_with_a_tick_and_a_frame_each(void)
{
    run(ask_for_beats);
    assert_int_equal(seen.beats, 3);
    assert_int_equal(seen.frames - frames_before, 2); /* the third changed nothing */
    assert_true(seen.ticks >= 3);
}

static void move_once(int rests)
{
    if (rests == 1) {
        seen.on_intent = move;
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void what_moves_is_ticked_to_its_end_and_then_rests(void)
{
    run(move_once);
    assert_int_equal(seen.rests, 2);
    assert_int_equal(seen.moving, 0);
    assert_true(seen.ticks >= 30 && seen.ticks <= 32);
    /* A slow machine may leave frames out, never more than the ticks. */
    assert_in_range(seen.frames - frames_before, 5, 31);
}

static void do_nothing(int rests)
{
    (void)rests;
}

/* As a browser does: it calls, and nothing here waits. */
static void a_step_at_a_time_never_waits_and_goes_as_far(void)
{
    struct platform_config config = plain();
    open_with(&config);
    seen.at_rest = do_nothing;
    platform_start(platform, &program);
    assert_int_equal(seen.frames, 2); /* to see what it needs, and to show it */
    while (seen.rests == 0) {
        assert_true(platform_step(platform));
    }
    frames_before = seen.frames;
    for (int i = 0; i < 1000; i++) {
        assert_true(platform_step(platform));
    }
    assert_int_equal(seen.frames, frames_before);
    seen.on_intent = move;
    push_key(SDLK_p);
    while (seen.rests == 1) {
        assert_true(platform_step(platform));
    }
    assert_int_equal(seen.moving, 0);
    assert_true(seen.ticks >= 30 && seen.ticks <= 32);
    assert_true(seen.frames > frames_before);
    push_quit();
    while (platform_step(platform)) {
        assert_int_equal(seen.rests, 2);
    }
    assert_int_equal(seen.last.kind, INTENT_QUIT);
}

#ifdef ROUTE_MILLE_WIRES
static uint32_t listening, guest, host;

/* Nothing but news of a wire can wake the loop between two rests. */
static void wires_at_rest(int rests)
{
    char why[SERVICE_ERROR_SIZE], line[WIRE_LINE + 1];
    int port = 0;
    if (rests == 1) {
        frames_before = seen.frames;
        listening = services.wire_listen(platform, 0, 0, &port, why);
        guest = services.wire_open(platform, "127.0.0.1", port, false, why);
        host = 0;
        assert_true(listening != 0 && guest != 0);
        assert_true(services.wire_send(platform, guest, "hello rm=1"));
    }
    if (host == 0) {
        host = services.wire_accept(platform, listening);
    }
    if (services.wire_next(platform, host, line, sizeof line)) {
        assert_string_equal(line, "hello rm=1");
        assert_int_equal(services.wire_state(platform, host), WIRE_OPEN);
        services.wire_close(platform, guest);
    }
    if (host != 0 && services.wire_state(platform, host) == WIRE_CLOSED) {
        assert_int_equal(seen.frames, frames_before);
        push_quit();
    }
}

static void news_of_a_wire_wakes_the_sleeping_loop(void)
{
    run(wires_at_rest);
    assert_true(seen.rests >= 2);
    assert_int_equal(seen.last.kind, INTENT_QUIT);
}
#endif

static uint32_t job;

#if ROUTE_MILLE_THREADS
static int ticks_before;
static SDL_sem *may_end;

static void wait_to_end(void *memory, const struct pulse *pulse)
{
    (void)pulse;
    SDL_SemWait(may_end);
    *(int *)memory = 1955;
}

static void work_at_rest(int rests)
{
    static const struct work work = {.run = wait_to_end, .size = sizeof(int)};
    int result = 0;
    if (rests == 1) {
        job = services.work_begin(platform, &work, &result);
        push_key(SDLK_p);
    } else if (rests == 2) {
        /* It runs, and the loop is as quiet as before. From here on only the job's end can wake it. */
        assert_false(services.work_done(platform, job, &result));
        frames_before = seen.frames;
        ticks_before = seen.ticks;
        SDL_SemPost(may_end);
    } else {
        assert_true(seen.ticks > ticks_before);
        assert_int_equal(seen.frames, frames_before);
        assert_true(services.work_done(platform, job, &result));
        assert_int_equal(result, 1955);
        push_quit();
    }
}

static void the_end_of_a_job_wakes_the_sleeping_loop(void)
{
    may_end = SDL_CreateSemaphore(0);
    run(work_at_rest);
    assert_int_equal(seen.rests, 3);
    SDL_DestroySemaphore(may_end);
}
#else
static void count_frames(void *memory, const struct pulse *pulse)
{
    (void)pulse;
    *(int *)memory = seen.frames;
}

static void begin_to_think(void)
{
    static const struct work work = {.run = count_frames, .size = sizeof(int), .ms = 300};
    int none = 0;
    if (seen.last.kind == INTENT_KEY) {
        frames_before = seen.frames;
        seen.dirty = true; /* the screen says that somebody thinks */
        job = services.work_begin(platform, &work, &none);
    }
}

static void think_at_rest(int rests)
{
    int frames = 0;
    if (rests == 1) {
        seen.on_intent = begin_to_think;
        push_key(SDLK_p);
    } else {
        assert_true(services.work_done(platform, job, &frames));
        assert_int_equal(frames, frames_before + 1);
        push_quit();
    }
}

static void a_thought_is_done_after_the_frame_that_shows_its_wait(void)
{
    run(think_at_rest);
    assert_true(seen.rests >= 2);
}

static int thoughts;

/* The first time a key is pressed meanwhile, and it would go on for ever. */
static void think_on(void *memory, const struct pulse *pulse)
{
    if (++thoughts == 1) {
        push_key(SDLK_q);
        while (pulse->more(pulse->context)) {
        }
    }
    *(int *)memory = seen.intents;
}

static void press_in_thought(int rests)
{
    static const struct work work = {.run = think_on, .size = sizeof(int)};
    int intents = 0;
    if (rests == 1) {
        job = services.work_begin(platform, &work, &intents);
        push_key(SDLK_p);
    } else if (rests == 2) {
        /* What may take long is not waited for: all is as quiet as where a thread thinks. */
        assert_int_equal(thoughts, 1);
        assert_false(services.work_done(platform, job, &intents));
    } else if (services.work_done(platform, job, &intents)) {
        assert_int_equal(intents, 2);
        push_quit();
    }
}

static void who_presses_is_answered_before_a_thought_goes_on(void)
{
    thoughts = 0;
    run(press_in_thought);
    assert_int_equal(thoughts, 2);
}
#endif

static void close_in_motion(int rests)
{
    assert_int_equal(rests, 1);
    seen.on_intent = move;
    push_key(SDLK_p);
    push_quit();
}

static void the_window_may_close_in_mid_animation(void)
{
    run(close_in_motion);
    assert_true(seen.moving > 0);
    int x;
    int y;
    int w;
    int h;
    platform_window(platform, &x, &y, &w, &h);
    assert_int_equal(w, 1024);
    assert_int_equal(h, 576);
}

static void hide(int rests)
{
    static int hidden_frames;
    if (rests == 1) {
        SDL_HideWindow(window());
        hidden_frames = seen.frames;
        seen.on_intent = move;
        /* Heard and counted, not painted; then the window comes back. */
        push_key(SDLK_p);
        push_key(SDLK_F11);
    } else {
        assert_true(seen.frames > hidden_frames);
        push_quit();
    }
}

static void show_again(void)
{
    move();
    if (seen.last.kind == INTENT_FULLSCREEN) {
        assert_int_equal(seen.frames, frames_before);
        SDL_ShowWindow(window());
    }
}

static void hide_and_show(int rests)
{
    hide(rests);
    seen.on_intent = show_again;
}

static void a_hidden_window_is_not_painted(void)
{
    run(hide_and_show);
    assert_int_equal(seen.rests, 2);
}

const struct test tests[] = {
    TEST_WITH(nothing_is_painted_while_nothing_changes, enter, leave),
    TEST_WITH(beats_come_while_they_are_asked_for_with_a_tick_and_a_frame_each, enter, leave),
    TEST_WITH(what_moves_is_ticked_to_its_end_and_then_rests, enter, leave),
#ifdef __linux__
    TEST_WITH(a_clock_that_steps_back_stops_nothing, enter, leave),
#endif
    TEST_WITH(a_step_at_a_time_never_waits_and_goes_as_far, enter, leave),
#if ROUTE_MILLE_THREADS
    TEST_WITH(the_end_of_a_job_wakes_the_sleeping_loop, enter, leave),
#ifdef ROUTE_MILLE_WIRES
    TEST_WITH(news_of_a_wire_wakes_the_sleeping_loop, enter, leave),
#endif
#else
    TEST_WITH(a_thought_is_done_after_the_frame_that_shows_its_wait, enter, leave),
    TEST_WITH(who_presses_is_answered_before_a_thought_goes_on, enter, leave),
#endif
    TEST_WITH(the_window_may_close_in_mid_animation, enter, leave),
    TEST_WITH(a_hidden_window_is_not_painted, enter, leave),
    {0},
};
