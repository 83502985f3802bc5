/* SPDX-License-Identifier: MIT */
#include "front/table/motion.h"

#include "base/check.h"
#include "front/sound/rise.h"
#include "ui/tween.h"

#include <string.h>

struct motion *motion_of(const struct motion_acts *acts, void *view)
{
    return (struct motion *)(void *)((unsigned char *)view + acts->queue);
}

static void land(const struct motion_ears *ears, const struct motion_landing *landing)
{
    if (ears && ears->land) {
        ears->land(ears->context, landing->box, landing->force, landing->dusty);
    }
}

/* What is due of a step by its ms: its sounds, the ticks of its count, and its landings. */
static void hear(const struct motion_acts *acts, void *view, struct motion_step *step,
                 const struct motion_ears *ears)
{
    struct motion_tick tick;
    struct motion_landing landing;
    if (acts->hear) {
        acts->hear(view, step, ears);
    }
    while (acts->tick && acts->tick(view, step, step->risen, &tick) && tick.at <= step->ms) {
        step->risen++;
        motion_hear(ears, NULL, rise_cue(tick.pitch), tick.x);
    }
    while (acts->landing && acts->landing(view, step, step->landed, &landing) && landing.at <= step->ms) {
        step->landed++;
        land(ears, &landing);
    }
}

static void begin(const struct motion_acts *acts, void *view, struct motion_step *step,
                  const struct motion_ears *ears)
{
    step->begun = true;
    if (acts->begin) {
        acts->begin(view, step);
    }
    if (ears && ears->tell) {
        ears->tell(ears->front, step);
    }
}

static void end_first(const struct motion_acts *acts, void *view)
{
    struct motion *motion = motion_of(acts, view);
    struct motion_step done = motion->step[0];
    motion->count--;
    memmove(motion->step, motion->step + 1, (size_t)motion->count * sizeof done);
    acts->end(view, &done);
}

struct motion_step *motion_push(struct motion *motion, int kind, const struct event *event, float length)
{
    CHECK(motion->count < MOTION_STEPS_MAX);
    struct motion_step *step = &motion->step[motion->count++];
    *step = (struct motion_step){.kind = (uint8_t)kind,
                                 .still = motion->reduced,
                                 .begin = MOTION_AFTER,
                                 .length = length,
                                 .rate = 1,
                                 .event = *event};
    return step;
}

/* Time goes by for the steps that have begun. */
static void pass_time(const struct motion_acts *acts, void *view, float ms, const struct motion_ears *ears)
{
    struct motion *motion = motion_of(acts, view);
    for (int i = 0; i < motion->count && motion->step[i].begun; i++) {
        motion->step[i].ms += ms * motion->step[i].rate;
        hear(acts, view, &motion->step[i], ears);
    }
}

/* The step that is to begin beside the one before it, and the ms since when; NULL: none is. */
static struct motion_step *due_beside(struct motion *motion, float *since)
{
    for (int i = 1; i < motion->count && motion->step[i - 1].begun; i++) {
        struct motion_step *step = &motion->step[i], *before = step - 1;
        if (!step->begun && step->begin >= 0 && before->ms >= step->begin) {
            *since = (before->ms - step->begin) / before->rate;
            return step;
        }
    }
    return NULL;
}

/* The ms that have gone by since the first step ended; below 0: it has not. */
static float overtime(const struct motion *motion)
{
    const struct motion_step *first = &motion->step[0];
    return (first->ms - first->length) / first->rate;
}

static const float HUSH_MS = 250, HUSH_RATE = .6f;

void motion_hush(struct motion *motion)
{
    motion->hush = motion->reduced ? 0 : HUSH_MS;
}

float motion_rate(const struct motion *motion)
{
    return motion->hush > 0 ? HUSH_RATE : 1;
}

bool motion_advance(const struct motion_acts *acts, void *view, float ms, const struct motion_ears *ears)
{
    struct motion *motion = motion_of(acts, view);
    bool moves = motion->count > 0;
    float tick_ms = ms;
    motion->pace = ms * TICKS_A_SECOND / 1000;
    ms *= motion_rate(motion);
    motion->hush = fmaxf(motion->hush - tick_ms, 0);
    if (!motion->held) {
        pass_time(acts, view, ms, ears);
    }
    while (motion->count > 0 && !motion->held) {
        struct motion_step *next = motion->step[0].begun ? due_beside(motion, &ms) : &motion->step[0];
        if (motion->waits && !motion->step[0].begun) {
            return acts->beside && acts->beside(view, tick_ms, ears);
        }
        if (next) {
            begin(acts, view, next, ears);
            next->ms = ms * next->rate;
            hear(acts, view, next, ears);
        } else if (overtime(motion) >= 0) {
            ms = overtime(motion);
            end_first(acts, view);
        } else {
            break;
        }
    }
    return (acts->beside && acts->beside(view, tick_ms, ears)) || moves;
}

void motion_skip(const struct motion_acts *acts, void *view, const struct motion_ears *ears)
{
    struct motion *motion = motion_of(acts, view);
    while (motion->count > 0 && !motion->held) {
        struct motion_step *first = &motion->step[0];
        if (!first->begun) {
            begin(acts, view, first, ears);
        }
        first->ms = first->length;
        hear(acts, view, first, ears);
        if (!motion->held) {
            end_first(acts, view);
        }
    }
    motion->hush = 0; /* steps that were skipped may have asked for one */
    if (acts->settle) {
        acts->settle(view);
    }
}

void motion_release(struct motion *motion)
{
    CHECK(motion->held);
    motion->held = false;
    motion->step[0].ms = motion->step[0].length;
}

const struct motion_step *motion_now(const struct motion *motion)
{
    return motion->count > 0 && motion->step[0].begun ? &motion->step[0] : NULL;
}

const struct motion_step *motion_find(const struct motion *motion, int kind)
{
    for (int i = 0; i < motion->count && motion->step[i].begun; i++) {
        if (motion->step[i].kind == kind) {
            return &motion->step[i];
        }
    }
    return NULL;
}

float motion_ms(const struct motion_step *step, float blend_ms)
{
    float ms = step ? step->ms + blend_ms * step->rate : 0;
    return step && ms > step->length ? step->length : ms;
}

float motion_part(const struct motion_step *step, float blend_ms)
{
    return step && step->length > 0 ? motion_ms(step, blend_ms) / step->length : 1;
}

void motion_hear(const struct motion_ears *ears, const struct game *game, int cue, float x)
{
    if (ears) {
        ears->hear(ears->context, game, cue, x);
    }
}

void motion_feel(const struct motion_ears *ears, float strength, int ms)
{
    if (ears && ears->feel) {
        ears->feel(ears->context, strength, ms);
    }
}
