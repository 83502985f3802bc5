/* SPDX-License-Identifier: MIT */
/* How long frames last while an opponent thinks and while none does: the same deal flies over the table again
 * and again, by turns with and without a search on the worker, so that a noisy machine disturbs both alike.
 * Prints JSON, judges nothing. Run it in the folder tests/. Needs no display. */
#include "../robot.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "games/mille/search.h"
#include "platform/platform.h"

#include <SDL.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { WARM_ROUNDS = 4, ROUNDS = 60, ROUND_TICKS = 60, FRAMES_MOST = ROUNDS * ROUND_TICKS * 2 };
enum { STILL, THINKING, KINDS };

static struct robot robot;
static struct platform *platform;
static struct services services;
static int round_now = -WARM_ROUNDS, ticks;
static uint32_t job;

/* What the worker is given: a search that goes on until it is called off. */
struct endless {
    struct mille_observation seen;
};

static void think(void *memory, const struct pulse *pulse)
{
    const struct endless *endless = memory;
    const struct budget budget = {.more = pulse->more, .context = pulse->context};
    for (uint64_t seed = 0; pulse->more(pulse->context); seed++) {
        struct mille_verdict verdict;
        mille_search(&endless->seen, seed, &budget, &verdict);
    }
}

static void begin_round(void)
{
    static const struct work work = {.run = think, .size = sizeof(struct endless)};
    struct endless endless;
    char fields[64];
    bool thinks = round_now >= 0 && round_now % KINDS == THINKING;
    services.work_cancel(platform, job);
    robot.seed = 1955;
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    mille_game.apply(table_of(&robot.front)->session.state, (struct move){.kind = MOVE_DRAW}, NULL);
    mille_game.observe(table_of(&robot.front)->session.state, TABLE_YOU, &endless.seen);
    job = thinks ? services.work_begin(platform, &work, &endless) : 0;
    text_format(fields, sizeof fields, "\"kind\":\"round\",\"n\":%d", round_now);
    services.trace(platform, fields);
}

static bool tick(void *context)
{
    (void)context;
    if (ticks++ % ROUND_TICKS == 0) {
        begin_round();
        round_now++;
    }
    if (round_now > ROUNDS) {
        services.work_cancel(platform, job);
        services.quit(platform);
    }
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

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The frames of the trace, by what went on meanwhile. */
static void read_frames(FILE *trace, double *frames[KINDS], int counts[KINDS])
{
    char line[512];
    int number = -1, n;
    double ms;
    long t;
    while (fgets(line, sizeof line, trace)) {
        if (sscanf(line, "{\"t\":%ld,\"kind\":\"round\",\"n\":%d}", &t, &n) == 2) {
            number = n;
        } else if (number >= 0 && sscanf(line, "{\"t\":%ld,\"kind\":\"frame\",\"ms\":%lf}", &t, &ms) == 2) {
            int kind = number % KINDS;
            if (counts[kind] < FRAMES_MOST) {
                frames[kind][counts[kind]++] = ms;
            }
        }
    }
}

static void report(FILE *trace)
{
    static double still[FRAMES_MOST], thinking[FRAMES_MOST];
    static const char *const names[KINDS] = {"still", "thinking"};
    double *frames[KINDS] = {still, thinking}, p99[KINDS] = {0};
    int counts[KINDS] = {0};
    read_frames(trace, frames, counts);
    printf("{");
    for (int kind = 0; kind < KINDS; kind++) {
        int count = counts[kind];
        if (count > 0) {
            qsort(frames[kind], (size_t)count, sizeof *frames[kind], by_size);
            p99[kind] = frames[kind][count * 99 / 100];
            printf("\"%s\": {\"frames\": %d, \"middle_ms\": %.2f, \"p99_ms\": %.2f}, ", names[kind], count,
                   frames[kind][count / 2], p99[kind]);
        }
    }
    printf("\"ratio_p99\": %.2f}\n", p99[STILL] > 0 ? p99[THINKING] / p99[STILL] : 0);
}

int main(void)
{
    static const char path[] = "thinking.trace";
    char error[512];
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    struct platform_config config = {.title = "Bench",
                                     .data_folder = "..",
                                     .trace_file = path,
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
    platform_run(platform, &(struct platform_program){.resize = resize,
                                                      .intent = hear,
                                                      .tick = tick,
                                                      .wants_frame = wants_frame,
                                                      .draw = draw,
                                                      .settled = settled});
    robot_end(&robot);
    platform_close(platform);
    FILE *trace = fopen(path, "r");
    if (!trace) {
        perror(path);
        return EXIT_FAILURE;
    }
    report(trace);
    fclose(trace);
    remove(path);
    return EXIT_SUCCESS;
}
