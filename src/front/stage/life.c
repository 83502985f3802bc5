/* SPDX-License-Identifier: MIT */
#include "front/stage/life.h"

#include "base/hash.h"
#include "front/front.h"
#include "front/stage/light.h"

static struct life_state *life_of(const struct front *front)
{
    return part_of(front, &life_part);
}

long life_beats(const struct front *front)
{
    return life_of(front)->beats;
}

bool life_runs(const struct front *front)
{
    return life_of(front)->runs;
}

unsigned life_chance(long beat, unsigned salt)
{
    return (unsigned)(hash_number(hash_number(HASH_START, (uint64_t)beat), salt) >> 24 & 0xffff);
}

static bool wanted(const struct front *front)
{
    const struct life_state *life = life_of(front);
    const struct scene *scene = front_scene(front);
    return scene && scene->lives && !life->away && life->unseen < LIFE_BEATS_AWAKE &&
           !front->settings.reduced_motion;
}

/* The machine hears of a change, and the last frame shows all at rest that may not stay as it is. */
static bool life_tick(struct front *front)
{
    struct life_state *life = life_of(front);
    bool runs = wanted(front);
    if (runs != life->runs) {
        life->runs = runs;
        front->services->beat(front->services->context, runs ? LIFE_BEAT_MS : 0);
        front_touch(front);
    }
    return false;
}

void life_beat(struct front *front)
{
    struct life_state *life = life_of(front);
    life->unseen += life->runs;
    if (life->runs && front->settled) {
        life->beats++;
        if (life->beats % LIGHT_BEATS == 0) {
            light_look(front);
        }
        front_touch(front);
    }
}

void life_rehearse(struct front *stage)
{
    life_of(stage)->beats = LIFE_ALL;
}

static void life_hear(struct front *front, const struct intent *intent)
{
    struct life_state *life = life_of(front);
    life->away = intent->kind == INTENT_FOCUS_LOST || (life->away && intent->kind != INTENT_FOCUS_GAINED);
    life->unseen = 0;
}

const struct part life_part = {.size = sizeof(struct life_state), .hear = life_hear, .tick = life_tick};
