/* SPDX-License-Identifier: MIT */
#include "front/table/movement.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/sounds.h"
#include "front/table/motion.h"
#include "front/table/table.h"
#include "ui/tween.h"

static const float hurry_factor = 4;

static const struct game_view *view_of(const struct front *front)
{
    return table_of(front)->game->view;
}

/* ---- what is heard --------------------------------------------------------------------------------- */

/* What is skipped makes at most one sound of each bus: the one that matters most. */
struct listener {
    struct front *front;
    bool skipping;
    bool any[SOUND_BUSES];
    int best[SOUND_BUSES]; /* numbers among all cues */
    float x[SOUND_BUSES];
};

static void hear(void *context, const struct game *game, int cue, float x)
{
    struct listener *listener = context;
    struct front *front = listener->front;
    int number = game ? sounds_cue_number(game, cue) : cue;
    x = x >= 0 ? x : front->frame.canvas.w / 2;
    if (!listener->skipping) {
        sounds_cue_at(front, number, x);
        return;
    }
    const struct sound_cue *facts = sounds_cue_facts(number);
    enum sound_bus bus = facts->bus;
    if (!listener->any[bus] || facts->priority >= sounds_cue_facts(listener->best[bus])->priority) {
        listener->any[bus] = true;
        listener->best[bus] = number;
        listener->x[bus] = x;
    }
}

static void hear_gathered(const struct listener *listener)
{
    for (int bus = 0; bus < SOUND_BUSES; bus++) {
        if (listener->any[bus]) {
            sounds_cue_at(listener->front, listener->best[bus], listener->x[bus]);
        }
    }
}

/* ---- time ------------------------------------------------------------------------------------------ */

static float pace(const struct front *front)
{
    return 1000.0f / TICKS_A_SECOND * (float)front->settings.pace / 100.0f;
}

float table_tick_ms(const struct front *front, float speed)
{
    return pace(front) * speed * (table_of(front)->hurried ? hurry_factor : 1);
}

float table_blend_ms(const struct front *front, float blend)
{
    return blend * pace(front);
}

void table_rest(struct front *front, const char *difference)
{
    table_of(front)->hurried = false;
    if (difference) {
#ifndef NDEBUG
        check_fail(__FILE__, __LINE__, difference);
#endif
        front->services->log(front->services->context, difference);
        view_of(front)->reset(front);
    }
}

/* The last step has ended. */
static void come_to_rest(struct front *front)
{
    const struct game_view *view = view_of(front);
    table_rest(front, view->differs(front));
    if (view->rest) {
        view->rest(front);
    }
}

bool table_animate(struct front *front, float speed)
{
    struct table *table = table_of(front);
    if (!view_of(front)->motion) {
        return view_of(front)->animate(front, speed);
    }
    struct motion *motion = table_motion(front);
    if (motion->held) {
        struct motion_step step = motion->step[0]; /* it leaves the queue next */
        motion_release(motion);
        view_of(front)->hold(front, &step);
        return true;
    }
    struct listener listener = {.front = front};
    struct motion_ears ears = {.front = front, .context = &listener, .hear = hear};
    bool moved = motion->count > 0;
    motion->reduced = front->settings.reduced_motion;
    float ms = table_tick_ms(front, speed);
    bool moving = motion_advance(view_of(front)->motion, table->view, ms, &ears);
    if (moved && motion->count == 0) {
        come_to_rest(front);
    }
    return moving;
}

static void skip_to_hold(struct front *front, bool heard)
{
    struct listener listener = {.front = front, .skipping = true};
    struct motion_ears ears = {.front = front, .context = &listener, .hear = hear};
    motion_skip(view_of(front)->motion, table_of(front)->view, heard ? &ears : NULL);
    hear_gathered(&listener);
}

void table_skip(struct front *front)
{
    const struct game_view *view = view_of(front);
    if (!view->motion && view->skip) {
        view->skip(front);
        return;
    }
    if (!view->motion) {
        view->finish(front, true);
        return;
    }
    skip_to_hold(front, true);
    if (table_motion(front)->count == 0) {
        come_to_rest(front);
    }
}

void table_finish(struct front *front, bool heard)
{
    if (!view_of(front)->motion) {
        view_of(front)->finish(front, heard);
        return;
    }
    skip_to_hold(front, heard);
    while (table_motion(front)->held) {
        motion_release(table_motion(front));
        skip_to_hold(front, heard);
    }
}
