/* SPDX-License-Identifier: MIT */
/* The platform of a robot: notes what the front asks for, and does its jobs between two ticks. */
#include "robot_inside.h"

#include "base/check.h"
#include "base/i18n/locale.h"
#include "base/text.h"
#include "front/sound/sounds.h"
#include "ui/services_null.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CATALOGUE_MOST = 1 << 20 };

static int today(void *context)
{
    return ((struct robot *)context)->day;
}

static int second(void *context)
{
    return ((struct robot *)context)->second;
}

static uint64_t now(void *context)
{
    const struct robot *robot = context;
    return (uint64_t)robot->front.ticks * 1000 / 60 + robot->ms;
}

static void wake(void *context, int ms)
{
    ((struct robot *)context)->woken = ms;
}

static bool is_page(void *context)
{
    return ((const struct robot *)context)->page;
}

static void text_input(void *context, bool on)
{
    ((struct robot *)context)->typing = on;
}

static uint64_t entropy(void *context)
{
    return ((struct robot *)context)->seed++;
}

static void rumble(void *context, float strength, int ms)
{
    (void)strength, (void)ms;
    ((struct robot *)context)->rumbles++;
}

static void set_fullscreen(void *context, bool on)
{
    ((struct robot *)context)->fullscreen = on;
}

static void set_window(void *context, int w, int h)
{
    ((struct robot *)context)->window_w = w;
    ((struct robot *)context)->window_h = h;
}

static void set_vsync(void *context, bool on)
{
    ((struct robot *)context)->vsync = on;
}

/* One for all robots of a program: strings that one was told may outlive it. */
static struct locale tongue;

/* The catalogue that the build made, if it made one. */
static void learn(const char *code)
{
    char path[512];
    const char *why;
    if (!tongue.source.find) {
        locale_open(&tongue);
    }
    if (locale_knows(&tongue, code) || !locale_is_code(code) ||
        !text_format(path, sizeof path, "%s/%s/LC_MESSAGES/route-mille.mo", ROUTE_MILLE_LOCALE, code)) {
        return;
    }
    FILE *file = fopen(path, "rb");
    if (file) {
        char *bytes = malloc(CATALOGUE_MOST);
        CHECK(bytes != NULL);
        locale_learn(&tongue, code, bytes, fread(bytes, 1, CATALOGUE_MOST, file), &why);
        fclose(file);
    }
}

static const char *set_language(void *context, const char *code, const struct locale_respelling *respelling)
{
    struct robot *robot = context;
    text_copy(robot->language, sizeof robot->language, code);
    learn(code);
    return locale_speak(&tongue, code, respelling) ? robot->language : "en";
}

static void rebuild(void *context)
{
    ((struct robot *)context)->rebuilds++;
}

static void quit(void *context)
{
    ((struct robot *)context)->quit = true;
}

static void log_line(void *context, const char *line)
{
    struct robot *robot = context;
    robot->lines++;
    text_copy(robot->logged, sizeof robot->logged, line);
}

static bool clip(void *context, const char *text)
{
    struct robot *robot = context;
    if (robot->no_clipboard) {
        return false;
    }
    text_copy(robot->clipboard, sizeof robot->clipboard, text);
    return true;
}

static struct robot_job *find_job(struct robot *robot, uint32_t number)
{
    for (int i = 0; i < ROBOT_JOBS; i++) {
        if (robot->job[i].number == number) {
            return &robot->job[i];
        }
    }
    return NULL;
}

static uint32_t work_begin(void *context, const struct work *work, const void *memory)
{
    struct robot *robot = context;
    struct robot_job *job = find_job(robot, 0);
    if (!job) {
        return 0;
    }
    *job = (struct robot_job){
        .number = ++robot->works, .work = *work, .memory = malloc(work->size), .tick = robot->front.ticks};
    CHECK(job->memory != NULL);
    memcpy(job->memory, memory, work->size);
    return job->number;
}

static void forget_job(struct robot_job *job)
{
    free(job->memory);
    *job = (struct robot_job){0};
}

/* A measure without a clock, for jobs that have a limit; others are only ended by being called off. */
static bool more_rounds(void *context)
{
    int *rounds = context;
    return (*rounds)-- > 0;
}

static bool always(void *context)
{
    (void)context;
    return true;
}

static bool is_done_some_time(const struct robot *robot, const struct robot_job *job)
{
    return !robot->work_held && !(robot->work_never && robot->work_never(&job->work));
}

/* Without a thread and without a clock, so that it happens at the same tick each time. */
static bool work_done(void *context, uint32_t number, void *memory)
{
    struct robot *robot = context;
    struct robot_job *job = number ? find_job(robot, number) : NULL;
    if (!job || !is_done_some_time(robot, job) || robot->front.ticks == job->tick) {
        return false;
    }
    int rounds = robot->work_rounds;
    job->work.run(job->memory,
                  &(struct pulse){.more = job->work.ms > 0 ? more_rounds : always, .context = &rounds});
    memcpy(memory, job->memory, job->work.size);
    forget_job(job);
    robot->works_done++;
    return true;
}

static void work_cancel(void *context, uint32_t number)
{
    struct robot *robot = context;
    struct robot_job *job = number ? find_job(robot, number) : NULL;
    if (job) {
        forget_job(job);
        robot->works_called_off++;
    }
}

bool robot_works(const struct robot *robot)
{
    bool any = false;
    for (int i = 0; i < ROBOT_JOBS; i++) {
        any = any || (robot->job[i].number != 0 && is_done_some_time(robot, &robot->job[i]));
    }
    return any;
}

static void sound(void *context, int cue, float pan)
{
    struct robot *robot = context;
    robot->bells += cue == CUE_BELL;
    CHECK(cue >= 0 && cue < SOUND_CUES_MAX && pan >= -1 && pan <= 1);
    if (robot->cues < ROBOT_CUES) {
        robot->cue[robot->cues++] = (struct robot_cue){cue, pan, robot->front.ticks};
    }
}

const char *robot_heard(const struct robot *robot)
{
    static char names[4096];
    struct text out = text_in(names, sizeof names);
    for (int i = 0; i < robot->cues; i++) {
        text_addf(&out, i ? " %s" : "%s", sounds_cue_facts(robot->cue[i].cue)->name);
    }
    CHECK(!out.cut);
    return names;
}

const char *robot_heard_once(struct robot *robot)
{
    int left = 0;
    for (int i = 0; i < robot->cues; i++) {
        int cue = robot->cue[i].cue;
        if (cue < CUE_RISE || cue >= CUE_RISE + CUE_RISE_TICKS) {
            robot->cue[left++] = robot->cue[i];
        }
    }
    robot->cues = left;
    return robot_heard(robot);
}

int robot_heard_times(const struct robot *robot, int cue)
{
    int times = 0;
    for (int i = 0; i < robot->cues; i++) {
        times += robot->cue[i].cue == cue;
    }
    return times;
}

static void music(void *context, int piece)
{
    struct robot *robot = context;
    CHECK(piece >= 0 && piece < SOUND_PIECES_MAX);
    robot->piece = piece;
    robot->pieces++;
}

static void loudness(void *context, const struct sound_levels *levels)
{
    ((struct robot *)context)->levels = *levels;
}

void robot_serve(struct robot *robot)
{
    struct services *services = &robot->services;
    services_null(services, robot->type);
    services->context = robot;
    services->today = today;
    services->second = second;
    services->now = now;
    services->wake = wake;
    services->text_input = text_input;
    services->entropy = entropy;
    services->rumble = rumble;
    services->is_page = is_page;
    services->set_fullscreen = set_fullscreen;
    services->set_window = set_window;
    services->set_vsync = set_vsync;
    services->set_language = set_language;
    services->rebuild = rebuild;
    services->quit = quit;
    services->log = log_line;
    services->clip = clip;
    services->work_begin = work_begin;
    services->work_done = work_done;
    services->work_cancel = work_cancel;
    services->sound = sound;
    services->music = music;
    services->loudness = loudness;
    robot_serve_files(robot);
    robot_serve_voice(robot);
}
