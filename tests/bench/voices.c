/* SPDX-License-Identifier: MIT */
/* How long frames last beside a voice: the same deal flies over the road table again and again, by turns with
 * nothing said, with a voice that speaks, one that hangs, one that is killed, and none, so that a noisy
 * machine disturbs all alike. The voice is a program in the place of espeak-ng; six sentences a second are
 * given to it, and every other one is hushed. Prints JSON, judges nothing. Run it in the folder tests/. Needs
 * no display and no loudspeaker.
 *
 *   route-mille-bench-voices [ROUNDS]    a second each, 100 unless told otherwise */
#include "home.h"
#include "robot.h"

#include "base/check.h"
#include "front/mille/mille_front.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "platform/platform.h"

#include <SDL.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

enum { SILENT, SPEAKING, HANGING, KILLED, ABSENT, KINDS };
enum { WARM_ROUNDS = 5, ROUNDS = 100, ROUNDS_MOST = 1000, ROUND_TICKS = 60, SENTENCE_TICKS = 10 };
enum { STEPS_MOST = (ROUNDS_MOST / KINDS + 1) * ROUND_TICKS };

static const struct {
    const char *name, *script; /* NULL: there is no program */
} kinds[KINDS] = {{"silent", NULL},
                  {"speaking", "cat >/dev/null; exec sleep 0.1"},
                  {"hanging", "exec sleep 100000"},
                  {"killed", "kill -9 $$"},
                  {"absent", NULL}};

static struct robot robot;
static struct platform *platform;
static struct services services;
static int round_now = -WARM_ROUNDS - 1, ticks;
static double steps[KINDS][STEPS_MOST], longest_call[KINDS];
static int counts[KINDS];

static double ms_now(void)
{
    return 1000.0 * (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

static int kind_now(void)
{
    return (round_now + WARM_ROUNDS + KINDS) % KINDS;
}

/* Puts the program of a kind into the only folder of PATH, or takes it away. */
static void prepare_voice(int kind)
{
    char path[PATH_MAX + 16], written[PATH_MAX + 16];
    text_format(path, sizeof path, "%s/espeak-ng", home);
    text_format(written, sizeof written, "%s/written", home);
    services.hush(platform);
    if (kinds[kind].script == NULL) {
        remove(path);
        return;
    }
    FILE *file = fopen(written, "w");
    CHECK(file != NULL);
    fprintf(file, "#!/bin/sh\nPATH=/usr/bin:/bin\n%s\n", kinds[kind].script);
    CHECK(fclose(file) == 0 && chmod(written, 0700) == 0 && rename(written, path) == 0);
}

/* One that was lost is tried again each time. */
static void say(int number)
{
    char sentence[64];
    double begun = ms_now();
    text_format(sentence, sizeof sentence, "Sentence %d of somebody who has much to say.", number);
    if (number % 2 == 0) {
        services.hush(platform);
    }
    if (!services.say(platform, sentence, "en")) {
        services.set_voice(platform, &(struct voice_manner){.rate = 100, .loudness = 100, .name = ""});
        services.say(platform, sentence, "en");
    }
    double took = ms_now() - begun;
    if (round_now >= 0) {
        longest_call[kind_now()] = SDL_max(longest_call[kind_now()], took);
    }
}

static void begin_round(void)
{
    robot.seed = 1955;
    table_choose(&robot.front, &mille_front);
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
}

static bool tick(void *context)
{
    (void)context;
    if (ticks % ROUND_TICKS == 0) {
        begin_round();
    } else if (ticks % SENTENCE_TICKS == 0 && kind_now() != SILENT) {
        say(ticks / SENTENCE_TICKS);
    }
    ticks++;
    front_tick(&robot.front);
    return true;
}

static void resize(void *context, const struct window *window)
{
    (void)context;
    front_resize(&robot.front, window);
}

static void hear(void *context, const struct intent *intent)
{
    (void)context, (void)intent;
}

static bool wants_frame(void *context)
{
    (void)context;
    return true;
}

static void draw(void *context, struct draw_list *list, float blend)
{
    (void)context;
    front_draw(&robot.front, list, blend);
}

static void settled(void *context)
{
    (void)context;
}

/* A whole step of the loop, with what it hears of the voice, a tick and a frame. Those that begin a round,
 * and those in which nothing was due, do not count. */
static void step(void)
{
    int before = ticks, kind = kind_now();
    double begun = ms_now();
    platform_step(platform);
    double took = ms_now() - begun;
    bool counts_here = round_now >= 0 && ticks > before && before % ROUND_TICKS != 0;
    if (counts_here && counts[kind] < STEPS_MOST) {
        steps[kind][counts[kind]++] = took;
    }
}

static void play(int rounds)
{
    while (round_now < rounds) {
        if (ticks % ROUND_TICKS == 0) {
            round_now++;
            prepare_voice(kind_now());
            for (int begun = ticks; ticks == begun;) {
                step();
                SDL_Delay(1);
            }
        }
        step();
        SDL_Delay(1);
    }
    services.quit(platform);
    platform_step(platform);
    platform_step(platform);
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void report(void)
{
    double p99[KINDS] = {0}, longest[KINDS] = {0};
    printf("{");
    for (int kind = 0; kind < KINDS; kind++) {
        int count = counts[kind];
        if (count == 0) {
            continue;
        }
        qsort(steps[kind], (size_t)count, sizeof *steps[kind], by_size);
        p99[kind] = steps[kind][count * 99 / 100];
        longest[kind] = steps[kind][count - 1];
        printf("%s\"%s\": {\"frames\": %d, \"middle_ms\": %.2f, \"p99_ms\": %.2f, \"longest_ms\": %.2f, "
               "\"longest_call_ms\": %.3f, \"ratio_p99\": %.2f, \"longer_ms\": %.2f}",
               kind > 0 ? ",\n " : "", kinds[kind].name, count, steps[kind][count / 2], p99[kind],
               longest[kind], longest_call[kind], p99[kind] / p99[SILENT], longest[kind] - longest[SILENT]);
    }
    printf("}\n");
}

int main(int count, char **argument)
{
    char error[512], path[4096];
    int rounds = count > 1 ? atoi(argument[1]) : ROUNDS;
    text_copy(path, sizeof path, getenv("PATH") ? getenv("PATH") : "");
    home_make();
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("PATH", home, 1);
    SDL_setenv("SPEECHD_ADDRESS", "inet_socket", 1); /* not one of ours: nothing is started */
    struct platform_config config = {.title = "Bench",
                                     .data_folder = "..",
                                     .width = 1920,
                                     .height = 1080,
                                     .x = INT_MIN,
                                     .y = INT_MIN,
                                     .software = true,
                                     .mute = true};
    platform = platform_open(&config, error, sizeof error);
    if (!platform) {
        fprintf(stderr, "%s\n", error);
        return EXIT_FAILURE;
    }
    platform_services(platform, &services);
    robot_start_with(&robot, services.type, DEVICE_MOUSE, 1955, 1920, 1080);
    static const struct platform_program program = {.resize = resize,
                                                    .intent = hear,
                                                    .tick = tick,
                                                    .wants_frame = wants_frame,
                                                    .draw = draw,
                                                    .settled = settled};
    platform_start(platform, &program);
    play(rounds > 0 && rounds < ROUNDS_MOST ? rounds : ROUNDS);
    report();
    robot_end(&robot);
    platform_close(platform);
    SDL_setenv("PATH", path, 1);
    home_remove();
    return EXIT_SUCCESS;
}
