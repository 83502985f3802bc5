/* SPDX-License-Identifier: MIT */
/* The loop on SDL's windowless driver: ticks while something moves, frames only when something changed,
 * asleep otherwise; and what is said when it cannot start. */
#include "base/text.h"
#include "platform/machine.h"

#include <SDL.h>

#include <fcntl.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

/* What a test does each time everything is at rest; it must end the run at last. */
typedef void rest_step(int rests);

struct record {
    int ticks, frames, intents, rests, resizes;
    int moving; /* ticks to go */
    bool dirty;
    int w, h;
    struct intent last;
    rest_step *at_rest;
    void (*on_intent)(void);
};

static struct record seen;
static struct platform *platform;
static struct services services;
static char error[512];
static char home[PATH_MAX];

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

static bool wants_frame(void *context)
{
    (void)context;
    return seen.dirty;
}

static void draw(void *context, struct draw_list *list, float blend)
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

static const struct platform_program program = {.resize = resize,
                                                .intent = hear,
                                                .tick = tick,
                                                .wants_frame = wants_frame,
                                                .draw = draw,
                                                .settled = settled};

static struct platform_config plain(void)
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

static int enter(void **state)
{
    (void)state;
    char name[] = "loop-test-XXXXXX";
    seen = (struct record){0};
    error[0] = '\0';
    if (!mkdtemp(name) || !realpath(name, home)) {
        return -1;
    }
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CACHE_HOME");
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    return 0;
}

static int leave(void **state)
{
    (void)state;
    char command[PATH_MAX + 16];
    platform_close(platform);
    platform = NULL;
    text_format(command, sizeof command, "rm -rf '%s'", home);
    return system(command);
}

static void open_with(const struct platform_config *config)
{
    platform = platform_open(config, error, sizeof error);
    if (!platform) {
        fail_msg("%s", error);
    }
    platform_services(platform, &services);
    assert_ptr_equal(services.context, platform);
}

static void run(rest_step *at_rest)
{
    struct platform_config config = plain();
    open_with(&config);
    seen.at_rest = at_rest;
    platform_run(platform, &program);
}

static SDL_Window *window(void)
{
    for (Uint32 id = 1; id < 100; id++) {
        if (SDL_GetWindowFromID(id)) {
            return SDL_GetWindowFromID(id);
        }
    }
    fail();
    return NULL;
}

static void push_key(SDL_Keycode key)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key}}};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static void push_quit(void)
{
    SDL_Event event = {.type = SDL_QUIT};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

/* ---- */

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

static void nothing_is_painted_while_nothing_changes(void **state)
{
    (void)state;
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

static void a_clock_that_steps_back_stops_nothing(void **state)
{
    (void)state;
    run(move_an_hour_ago);
    assert_int_equal(seen.rests, 2);
    assert_int_equal(seen.moving, 0);
    assert_true(seen.ticks >= 30);
    seconds_back = 0;
}
#endif

static void move_once(int rests)
{
    if (rests == 1) {
        seen.on_intent = move;
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void what_moves_is_ticked_to_its_end_and_then_rests(void **state)
{
    (void)state;
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
static void a_step_at_a_time_never_waits_and_goes_as_far(void **state)
{
    (void)state;
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
        assert_false(services.work_done(platform, job, &result, NULL));
        frames_before = seen.frames;
        ticks_before = seen.ticks;
        SDL_SemPost(may_end);
    } else {
        assert_true(seen.ticks > ticks_before);
        assert_int_equal(seen.frames, frames_before);
        assert_true(services.work_done(platform, job, &result, NULL));
        assert_int_equal(result, 1955);
        push_quit();
    }
}

static void the_end_of_a_job_wakes_the_sleeping_loop(void **state)
{
    (void)state;
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
        assert_true(services.work_done(platform, job, &frames, NULL));
        assert_int_equal(frames, frames_before + 1);
        push_quit();
    }
}

static void a_thought_is_done_after_the_frame_that_shows_its_wait(void **state)
{
    (void)state;
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
        assert_false(services.work_done(platform, job, &intents, NULL));
    } else if (services.work_done(platform, job, &intents, NULL)) {
        assert_int_equal(intents, 2);
        push_quit();
    }
}

static void who_presses_is_answered_before_a_thought_goes_on(void **state)
{
    (void)state;
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

static void the_window_may_close_in_mid_animation(void **state)
{
    (void)state;
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

static void resize_twice(int rests)
{
    if (rests == 1) {
        SDL_SetWindowSize(window(), 1600, 1000);
    } else if (rests == 2) {
        assert_int_equal(seen.w, 1600);
        assert_int_equal(seen.h, 1000);
        SDL_SetWindowSize(window(), 960, 540);
    } else {
        push_quit();
    }
}

static size_t budgets[3];

static void resize_and_ask(int rests)
{
    if (rests <= 3) {
        budgets[rests - 1] = texture_cache_budget(platform->texture_cache);
        assert_int_equal(budgets[rests - 1], platform_budget(&platform->screen));
    }
    resize_twice(rests);
}

static void a_window_has_as_many_pictures_as_its_pixels_allow(void **state)
{
    (void)state;
    run(resize_and_ask);
    assert_true(budgets[1] > budgets[0] && budgets[0] > budgets[2]);
    /* Seven windows full of pixels, and a little more. */
    assert_true(budgets[1] > (size_t)7 * 4 * 1600 * 1000 && budgets[1] < (size_t)8 * 4 * 1600 * 1000);
}

static void a_new_size_is_told_and_painted(void **state)
{
    (void)state;
    run(resize_twice);
    assert_int_equal(seen.w, 960);
    assert_int_equal(seen.h, 540);
    struct rect pixels = platform_pixels(platform, (struct rect){192, 108, 960, 540});
    float scale = frame_plain(960, 540).scale;
    assert_true(pixels.x == 192 * scale && pixels.y == 108 * scale && pixels.w == 960 * scale &&
                pixels.h == 540 * scale);
    int x;
    int y;
    int w;
    int h;
    platform_window(platform, &x, &y, &w, &h);
    assert_int_equal(w, 960);
    assert_int_equal(h, 540);
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

static void a_hidden_window_is_not_painted(void **state)
{
    (void)state;
    run(hide_and_show);
    assert_int_equal(seen.rests, 2);
}

static void rebuild(int rests)
{
    if (rests == 1) {
        frames_before = seen.frames;
        services.rebuild(platform);
        push_key(SDLK_p);
    } else {
        push_quit();
    }
}

static void rebuilding_paints_everything_again(void **state)
{
    (void)state;
    run(rebuild);
    assert_true(seen.frames > frames_before);
}

static void lose_device(int rests)
{
    SDL_Event event = {.type = rests == 1 ? SDL_RENDER_TARGETS_RESET : SDL_RENDER_DEVICE_RESET};
    if (rests <= 2) {
        frames_before = seen.frames;
        SDL_PushEvent(&event);
    } else {
        assert_true(seen.frames > frames_before);
        push_quit();
    }
}

static void a_lost_device_is_painted_again(void **state)
{
    (void)state;
    run(lose_device);
    assert_int_equal(seen.rests, 3);
}

/* ---- */

static void trace_and_quit(int rests)
{
    (void)rests;
    services.trace(platform, "\"kind\":\"test\",\"a\":1");
    push_quit();
}

static void the_trace_is_a_line_an_object(void **state)
{
    (void)state;
    char path[PATH_MAX + 16];
    char line[200];
    int tests = 0;
    text_format(path, sizeof path, "%s/trace", home);
    struct platform_config config = plain();
    config.trace_file = path;
    open_with(&config);
    seen.at_rest = trace_and_quit;
    platform_run(platform, &program);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        assert_int_equal(strncmp(line, "{\"t\":", 5), 0);
        assert_string_equal(line + strlen(line) - 2, "}\n");
        tests += strstr(line, "\"kind\":\"test\",\"a\":1}") != NULL;
    }
    fclose(file);
    assert_int_equal(tests, 1);
}

/* The reader of the trace ends; the game does not. */
static void the_trace_outlives_its_reader_silently(void **state)
{
    (void)state;
    char path[PATH_MAX + 16];
    text_format(path, sizeof path, "%s/pipe", home);
    assert_int_equal(mkfifo(path, 0600), 0);
    int reader = open(path, O_RDONLY | O_NONBLOCK);
    assert_true(reader >= 0);
    struct platform_config config = plain();
    config.trace_file = path;
    open_with(&config);
    services.trace(platform, "\"kind\":\"test\"");
    assert_true(platform_traces(platform));
    close(reader);
    services.trace(platform, "\"kind\":\"test\"");
    assert_false(platform_traces(platform));
    services.trace(platform, "\"kind\":\"test\"");
}

static void refuses(const struct platform_config *config, const char *names)
{
    platform = platform_open(config, error, sizeof error);
    assert_null(platform);
    if (!strstr(error, names)) {
        fail_msg("\"%s\" does not name %s", error, names);
    }
}

static void what_keeps_it_from_starting_is_said_in_a_sentence(void **state)
{
    (void)state;
    struct platform_config config = plain();
    config.data_folder = "/no/such/folder";
    refuses(&config, "/no/such/folder");
    config = plain();
    config.trace_file = "/no/such/folder/trace";
    refuses(&config, "/no/such/folder/trace");
    config = plain();
    setenv("SDL_VIDEODRIVER", "none-such", 1);
    refuses(&config, "xvfb-run");
}

static void without_a_home_it_plays_and_says_that_nothing_is_kept(void **state)
{
    (void)state;
    unsetenv("HOME");
    run(trace_and_quit);
    assert_false(services.save(platform, "settings", "x", 1, error));
    assert_non_null(strstr(error, "HOME"));
    size_t length;
    assert_null(services.load(platform, "settings", &length, error));
    assert_string_equal(error, "");
}

static void a_seed_gives_the_same_numbers_again(void **state)
{
    (void)state;
    uint64_t first[4];
    for (int i = 0; i < 2; i++) {
        struct platform_config config = plain();
        config.seeded = true;
        config.seed = 1955;
        open_with(&config);
        for (int k = 0; k < 4; k++) {
            uint64_t number = services.entropy(platform);
            assert_true(i == 0 || number == first[k]);
            first[k] = number;
        }
        assert_true(first[0] == 1955); /* a deal's own number deals it again */
        platform_close(platform);
    }
    struct platform_config config = plain();
    open_with(&config);
    assert_true(services.entropy(platform) != first[0]);
}

static void text_goes_into_the_clipboard(void **state)
{
    (void)state;
    struct platform_config config = plain();
    open_with(&config);
    assert_true(services.clip(platform, "Chaque coup fourr\xc3\xa9   300"));
    char *there = SDL_GetClipboardText();
    assert_string_equal(there, "Chaque coup fourr\xc3\xa9   300");
    SDL_free(there);
}

static void every_service_is_filled_in(void **state)
{
    (void)state;
    static const unsigned char nothing[sizeof(void (*)(void))];
    struct platform_config config = plain();
    open_with(&config);
    for (size_t at = 0; at < sizeof services; at += sizeof nothing) {
        assert_memory_not_equal((const unsigned char *)&services + at, nothing, sizeof nothing);
    }
    assert_string_equal(services.speak(platform, "fr", NULL), "en"); /* no tongue was given */
}

static int silent_draws;

static void draw_in_silence(void *context, struct draw_list *list, float blend)
{
    silent_draws += SDL_WasInit(SDL_INIT_AUDIO) == 0;
    draw(context, list, blend);
}

static void listen(int rests)
{
    (void)rests;
    assert_int_not_equal(SDL_WasInit(SDL_INIT_AUDIO), 0);
    push_quit();
}

static void the_first_frame_does_not_wait_for_the_loudspeaker(void **state)
{
    (void)state;
    static const struct sound_cue cue = {
        .name = "horn", .file = "effects/klaxon", .variants = 3, .bus = BUS_MOTION, .volume = 100, .most = 1};
    static const struct sound_piece piece = {.name = "rest"};
    struct platform_config config = plain();
    struct platform_program watched = program;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    config.mute = false;
    config.sounds = (struct sound_tables){&cue, 1, &piece, 1};
    open_with(&config);
    silent_draws = 0;
    watched.draw = draw_in_silence;
    seen.at_rest = listen;
    platform_run(platform, &watched);
    assert_int_equal(silent_draws, 2); /* to see what it needs, and to show it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(nothing_is_painted_while_nothing_changes, enter, leave),
        cmocka_unit_test_setup_teardown(what_moves_is_ticked_to_its_end_and_then_rests, enter, leave),
#ifdef __linux__
        cmocka_unit_test_setup_teardown(a_clock_that_steps_back_stops_nothing, enter, leave),
#endif
        cmocka_unit_test_setup_teardown(a_step_at_a_time_never_waits_and_goes_as_far, enter, leave),
#if ROUTE_MILLE_THREADS
        cmocka_unit_test_setup_teardown(the_end_of_a_job_wakes_the_sleeping_loop, enter, leave),
#else
        cmocka_unit_test_setup_teardown(a_thought_is_done_after_the_frame_that_shows_its_wait, enter, leave),
        cmocka_unit_test_setup_teardown(who_presses_is_answered_before_a_thought_goes_on, enter, leave),
#endif
        cmocka_unit_test_setup_teardown(the_window_may_close_in_mid_animation, enter, leave),
        cmocka_unit_test_setup_teardown(a_new_size_is_told_and_painted, enter, leave),
        cmocka_unit_test_setup_teardown(a_window_has_as_many_pictures_as_its_pixels_allow, enter, leave),
        cmocka_unit_test_setup_teardown(a_hidden_window_is_not_painted, enter, leave),
        cmocka_unit_test_setup_teardown(rebuilding_paints_everything_again, enter, leave),
        cmocka_unit_test_setup_teardown(a_lost_device_is_painted_again, enter, leave),
        cmocka_unit_test_setup_teardown(the_trace_is_a_line_an_object, enter, leave),
        cmocka_unit_test_setup_teardown(the_trace_outlives_its_reader_silently, enter, leave),
        cmocka_unit_test_setup_teardown(what_keeps_it_from_starting_is_said_in_a_sentence, enter, leave),
        cmocka_unit_test_setup_teardown(without_a_home_it_plays_and_says_that_nothing_is_kept, enter, leave),
        cmocka_unit_test_setup_teardown(a_seed_gives_the_same_numbers_again, enter, leave),
        cmocka_unit_test_setup_teardown(text_goes_into_the_clipboard, enter, leave),
        cmocka_unit_test_setup_teardown(every_service_is_filled_in, enter, leave),
        cmocka_unit_test_setup_teardown(the_first_frame_does_not_wait_for_the_loudspeaker, enter, leave),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
