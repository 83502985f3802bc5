/* SPDX-License-Identifier: MIT */
#include "front/table/movement.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/sound/sounds.h"
#include "front/sound/speaker.h"
#include "front/stage/weight.h"
#include "front/table/motion.h"
#include "front/table/table.h"
#include "front/table/tell.h"
#include "ui/tween.h"

static const float hurry_factor = 4;

/* ---- what is heard --------------------------------------------------------------------------------- */

void table_hear(void *context, const struct game *game, int cue, float x)
{
    struct front *front = context;
    sounds_cue_at(front, game ? sounds_cue_number(game, cue) : cue, x >= 0 ? x : front->frame.canvas.w / 2);
}

static void feel(void *context, float strength, int ms)
{
    struct front *front = context;
    if (front->settings.rumble && front->device == DEVICE_PAD) {
        float share = (float)front->settings.rumble_strength / 100;
        front->services->rumble(front->services->context, strength * share, ms);
    }
}

static void land(void *context, struct rect box, float force, bool dusty)
{
    weight_land(context, box, force, dusty);
}

static void tell(struct front *front, const struct motion_step *step)
{
    table_tell_step(table_of(front), step);
}

/* What is skipped makes at most one sound of each bus: the one that matters most. */
struct gathered {
    bool any;
    int number; /* among all cues */
    float x;
};

static void gather(void *context, const struct game *game, int cue, float x)
{
    int number = game ? sounds_cue_number(game, cue) : cue;
    const struct sound_cue *facts = sounds_cue_facts(number);
    struct gathered *best = (struct gathered *)context + facts->bus;
    if (!best->any || facts->priority >= sounds_cue_facts(best->number)->priority) {
        *best = (struct gathered){.any = true, .number = number, .x = x};
    }
}

/* ---- time ------------------------------------------------------------------------------------------ */

static float pace(const struct front *front)
{
    return 1000.0f / TICKS_A_SECOND * (float)front->settings.pace / 100.0f;
}

float table_blend_ms(const struct table *table, float blend)
{
    return blend * pace(table->front) * motion_rate(table_motion(table));
}

/* The last step has ended. */
static void come_to_rest(struct table *table)
{
    const struct game_view *view = table->game->view;
    const char *difference = view->differs ? view->differs(table) : NULL;
    table->hurried = false;
    if (difference) {
#ifndef NDEBUG
        check_fail(__FILE__, __LINE__, difference);
#endif
        table->front->services->log(table->front->services->context, difference);
        table_show_anew(table);
    }
    if (view->rest) {
        view->rest(table);
    }
}

bool table_animate(struct table *table, float speed)
{
    struct motion *motion = table_motion(table);
    if (motion->held) {
        struct motion_step step = motion->step[0]; /* it leaves the queue next */
        motion_release(motion);
        table->game->view->hold(table, &step);
        return true;
    }
    struct motion_ears ears = {.front = table->front,
                               .context = table->front,
                               .hear = table_hear,
                               .tell = tell,
                               .feel = feel,
                               .land = table->hurried ? NULL : land};
    bool moved = motion->count > 0;
    motion->reduced = table->front->settings.reduced_motion;
    motion->waits = !table->hurried && speaker_is_waited_for(table->front);
    if (motion->waits) {
        table->front->services->wake(table->front->services->context, SPEAKER_PATIENCE_MS);
    }
    float ms = pace(table->front) * speed * (table->hurried ? hurry_factor : 1);
    bool moving = motion_advance(table->game->view->motion, table->view, ms, &ears);
    if (motion_rate(motion) < 1) {
        sounds_duck(table->front);
    }
    if (moved && motion->count == 0) {
        come_to_rest(table);
    }
    return moving;
}

static void skip_to_hold(struct table *table, bool heard)
{
    struct gathered best[SOUND_BUSES] = {0};
    struct motion_ears ears = {.front = table->front, .context = best, .hear = gather, .tell = tell};
    motion_skip(table->game->view->motion, table->view, heard ? &ears : NULL);
    for (int bus = 0; bus < SOUND_BUSES; bus++) {
        if (best[bus].any) {
            table_hear(table->front, NULL, best[bus].number, best[bus].x);
        }
    }
}

void table_skip(struct table *table)
{
    skip_to_hold(table, true);
    if (table_motion(table)->count == 0) {
        come_to_rest(table);
    }
}

void table_finish(struct table *table, bool heard)
{
    skip_to_hold(table, heard);
    while (table_motion(table)->held) {
        motion_release(table_motion(table));
        skip_to_hold(table, heard);
    }
}
