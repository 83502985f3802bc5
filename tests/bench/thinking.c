/* SPDX-License-Identifier: MIT */
/* How long frames last while an opponent thinks and while none does: the same deal flies over the road table
 * again and again, by turns with and without a search on the worker, so that a noisy machine disturbs both
 * alike; and by turns with them tiles fly at the dominoes, where the camera eases. Prints JSON, judges
 * nothing. Run it in the folder tests/. Needs no display. */
#include "robot.h"

#include "front/bones/bones_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "games/mille/ai/search.h"
#include "platform/platform.h"

#include <SDL.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

enum { WARM_ROUNDS = 6, ROUNDS = 90, ROUND_TICKS = 60, FRAMES_MOST = ROUNDS * ROUND_TICKS * 2 };
enum { STILL, THINKING, DOMINOES, KINDS };
enum { TURNS_BEFORE = 9 }; /* that lie at the dominoes as the first tile flies */

static struct robot robot;
static struct platform *platform;
static struct services services;
static int round_now = -WARM_ROUNDS - 1, ticks;
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

/* What went on in a round of the bench; rounds to warm up have all kinds, too. */
static int kind_of(int number)
{
    return (number + WARM_ROUNDS) % KINDS;
}

static struct move any_move(const struct session *session)
{
    struct move moves[GAME_MOVES_MAX];
    session->game->legal(session->state, moves);
    return moves[0];
}

/* The same round each time; people sit at all seats, so that nobody thinks. */
static void begin_dominoes(void)
{
    static struct session session;
    struct game_setup setup = {.seed = 1955, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat].player = game_player_find(&bones_game, "baker");
    }
    session_start(&session, &bones_game, &setup, seats, NULL);
    for (int i = 0; i < TURNS_BEFORE; i++) {
        session_play(&session, any_move(&session), NULL);
    }
    table_choose(&robot.front, &bones_front);
    table_take(&robot.front, &session);
    front_reset(&robot.front, &table_scene);
}

/* As soon as a tile lies the next one flies. */
static void go_on(void)
{
    const struct session *session = &table_of(&robot.front)->session;
    if (kind_of(round_now) == DOMINOES && !table_moves(table_of(&robot.front)) &&
        session_turn(session) != SEAT_NONE) {
        table_play(table_of(&robot.front), any_move(session));
    }
}

static void begin_round(void)
{
    static const struct work work = {.run = think, .size = sizeof(struct endless)};
    struct endless endless;
    char fields[64];
    bool thinks = round_now >= 0 && kind_of(round_now) == THINKING;
    services.work_cancel(platform, job);
    job = 0;
    robot.seed = 1955;
    if (kind_of(round_now) == DOMINOES) {
        begin_dominoes();
    } else {
        table_choose(&robot.front, &mille_front);
        table_new(&robot.front, &mille_front);
        front_reset(&robot.front, &table_scene);
        mille_game.apply(table_of(&robot.front)->session.state, (struct move){.kind = MOVE_DRAW}, NULL);
        mille_game.observe(table_of(&robot.front)->session.state, TABLE_YOU, &endless.seen);
        job = thinks ? services.work_begin(platform, &work, &endless) : 0;
    }
    text_format(fields, sizeof fields, "\"kind\":\"round\",\"n\":%d", round_now);
    services.trace(platform, fields);
}

static bool tick(void *context)
{
    (void)context;
    if (ticks++ % ROUND_TICKS == 0) {
        round_now++;
        begin_round();
    }
    go_on();
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
            int kind = kind_of(number);
            if (counts[kind] < FRAMES_MOST) {
                frames[kind][counts[kind]++] = ms;
            }
        }
    }
}

static void report(FILE *trace)
{
    static double still[FRAMES_MOST], thinking[FRAMES_MOST], dominoes[FRAMES_MOST];
    static const char *const names[KINDS] = {"still", "thinking", "dominoes"};
    double *frames[KINDS] = {still, thinking, dominoes}, p99[KINDS] = {0};
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
    printf("\"ratio_p99\": %.2f, \"ratio_p99_dominoes\": %.2f}\n",
           p99[STILL] > 0 ? p99[THINKING] / p99[STILL] : 0, p99[STILL] > 0 ? p99[DOMINOES] / p99[STILL] : 0);
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
