/* SPDX-License-Identifier: MIT */
/* How the road to a stage opens: asphalt runs over the grey, the car drives, the lock falls, a bird sings. */
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/scenes/journey_map_inside.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "ui/tween.h"

#include <stdlib.h>

/* The asphalt runs, the car follows a moment later, then the lock falls. */
static const float ASPHALT_MS = 900, CAR_WAITS_MS = 350, DRIVE_MS = 400, DRIVE_MS_A_KM = 3,
                   DRIVE_MS_MOST = 1600, LOCK_MS = 180;

/* How far the road was open on each way when the map was last seen: -1, not yet. */
struct map_memory {
    int last[STAGE_WAYS];
};

/* ---- what opens -------------------------------------------------------------------------------------- */

static float drive_ms(const struct front *front, int from, int to)
{
    int km = abs(stages[journey_map_stage(front, to)].km - stages[journey_map_stage(front, from)].km);
    return fminf(DRIVE_MS + DRIVE_MS_A_KM * (float)km, DRIVE_MS_MOST);
}

/* The stone to which the road opens. */
static int opens_to(const struct front *front)
{
    const struct journey_map_state *map = journey_map_of(front);
    return map->shown + (map->way == STAGE_OUT ? 1 : -1);
}

static float part(float ms, float from, float length)
{
    return fminf(fmaxf((ms - from) / length, 0), 1);
}

static float lock_from(const struct front *front)
{
    return fmaxf(ASPHALT_MS, CAR_WAITS_MS + drive_ms(front, journey_map_of(front)->shown, opens_to(front)));
}

bool journey_map_opening(const struct front *front, float blend, struct map_opening *now)
{
    const struct journey_map_state *map = journey_map_of(front);
    *now = (struct map_opening){0, 0, 0};
    if (map->opening < 0) {
        return false;
    }
    /* In ms at the designed pace. */
    float ms = ((float)map->opening + blend) * 1000 / TICKS_A_SECOND * (float)front->settings.pace / 100;
    now->asphalt = tween_ease(EASE_IN_OUT_SINE, part(ms, 0, ASPHALT_MS));
    now->drive =
        tween_ease(EASE_IN_OUT_SINE, part(ms, CAR_WAITS_MS, drive_ms(front, map->shown, opens_to(front))));
    now->lock = part(ms, lock_from(front), LOCK_MS);
    return true;
}

static struct map_memory *memory_of(const struct front *front)
{
    return part_of(front, &journey_map_part);
}

static void remember(struct front *front)
{
    const struct journey_map_state *map = journey_map_of(front);
    memory_of(front)->last[map->way] = map->shown;
}

void journey_map_recall(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    int seen = memory_of(front)->last[map->way];
    map->shown = seen >= 0 ? seen : journey_map_last(front, map->way);
    remember(front);
}

void journey_map_open_up(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    map->shown = journey_map_last(front, map->way);
    map->opening = -1;
    remember(front);
    front_touch(front);
}

/* Of several stages that have opened, only the way to the last is driven. */
static void begin_opening(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    int last = journey_map_last(front, map->way);
    if (map->shown == last) {
        return;
    }
    bool forward = (last > map->shown) == (map->way == STAGE_OUT);
    front_set_focus(front, last);
    if (!forward || front->settings.reduced_motion) {
        journey_map_open_up(front);
        return;
    }
    map->shown = journey_map_before(front, last);
    map->opening = 0;
}

static void hear_opening(struct front *front)
{
    const struct journey_map_state *map = journey_map_of(front);
    struct map_place place;
    journey_map_place(front, &place);
    if (map->opening == front_ticks(front, CAR_WAITS_MS)) {
        sounds_cue_at(front, CUE_JOURNEY_DRIVE, place.spot[map->shown + 1].at.x);
    } else if (map->opening == front_ticks(front, lock_from(front))) {
        sounds_cue_at(front, CUE_PADLOCK, place.spot[opens_to(front) + 1].at.x);
    } else if (map->opening == front_ticks(front, lock_from(front) + LOCK_MS)) {
        sounds_cue_at(front, CUE_BIRD, place.spot[opens_to(front) + 1].at.x);
    }
}

bool journey_map_open_tick(struct front *front)
{
    struct journey_map_state *map = journey_map_of(front);
    if (map->opening < 0) {
        begin_opening(front);
        return map->opening >= 0;
    }
    map->opening++;
    hear_opening(front);
    if (map->opening >= front_ticks(front, lock_from(front) + LOCK_MS)) {
        journey_map_open_up(front);
    }
    return true;
}

static void start(struct front *front)
{
    struct map_memory *memory = memory_of(front);
    for (int way = 0; way < STAGE_WAYS; way++) {
        memory->last[way] = journey_exists() ? journey_map_last(front, (enum stage_way)way) : -1;
    }
}

const struct part journey_map_part = {.size = sizeof(struct map_memory), .start = start};
