/* SPDX-License-Identifier: MIT */
#include "front/stage/weight.h"

#include "base/check.h"
#include "base/hash.h"
#include "front/front.h"
#include "ui/tween.h"

#include <string.h>

static const float DUST_MS = 350, JOLT_MS = 250;
/* Units, at a force of 1: the way of the nearest neighbour, how far a thing is pressed down, and how high all
 * on the table hops. */
static const float JOLT = 10, PRESS = 4, HOP = 7;
static const float GREAT = .55f; /* the force from which the whole table feels it */
static const float SMALL = 110;  /* units: what is smaller counts as large as this */
enum { STEP_TICKS = 3 };
enum { PUFFS_LEAST = 6, PUFFS_MORE = 8, PUFF_CORNERS = 10 };

static struct weight_state *state_of(const struct front *front)
{
    return part_of(front, &weight_part);
}

const struct weight_state *weight_of(const struct front *front)
{
    return state_of(front);
}

void weight_land(struct front *front, struct rect box, float force, bool dusty)
{
    struct weight_state *weight = state_of(front);
    if (front->settings.reduced_motion || force <= 0) {
        return;
    }
    if (weight->count == WEIGHT_LANDINGS_MAX) {
        weight->count--;
        memmove(weight->landing, weight->landing + 1, (size_t)weight->count * sizeof *weight->landing);
    }
    weight->landing[weight->count++] =
        (struct weight_landing){.box = box, .force = fminf(force, 1), .dusty = dusty};
    front_touch(front);
}

/* ---- what is jolted -------------------------------------------------------------------------------- */

/* 0..1 of a time that began with the landing; 1: it is over. A step shows the first of its ticks, a tick
 * ahead, so that a landing is felt at once. */
static float gone(const struct weight_landing *landing, float ms)
{
    return fminf((float)(landing->shown + 1) / (float)tween_ticks(ms), 1);
}

static struct point shift_by(const struct weight_landing *landing, struct point at)
{
    struct point middle = rect_middle(landing->box), shift = {0, 0};
    float t = gone(landing, JOLT_MS), calms = (1 - t) * (1 - t), swing = 2 * calms * sinf(2 * PI * t);
    float size = fmaxf(fmaxf(landing->box.w, landing->box.h), SMALL),
          reach = size * (1.2f + 1.5f * landing->force);
    float far = vector_length(at.x - middle.x, at.y - middle.y);
    if (far < size * .25f) { /* the thing itself */
        shift.y = ceilf(PRESS * landing->force * calms);
        return shift;
    }
    if (far < reach) {
        float push = JOLT * landing->force * (1 - far / reach) * swing;
        shift.x = roundf((at.x - middle.x) / far * push);
        shift.y = roundf((at.y - middle.y) / far * push);
    }
    if (landing->force > GREAT) {
        shift.y -= truncf(HOP * (landing->force - GREAT) / (1 - GREAT) * swing);
    }
    return shift;
}

struct point weight_shift(const struct weight_state *weight, struct point at)
{
    struct point sum = {0, 0};
    for (int i = 0; weight && i < weight->count; i++) {
        struct point shift = shift_by(&weight->landing[i], at);
        sum.x += shift.x;
        sum.y += shift.y;
    }
    return sum;
}

struct rect weight_shifted(const struct weight_state *weight, struct rect box)
{
    struct point shift = weight_shift(weight, rect_middle(box));
    return (struct rect){box.x + shift.x, box.y + shift.y, box.w, box.h};
}

/* ---- dust ------------------------------------------------------------------------------------------ */

/* A number from 0 to 1 that is another one for every place, puff and `salt`. */
static float chance(const struct weight_landing *landing, int puff, int salt)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)(int64_t)landing->box.x);
    hash = hash_number(hash, (uint64_t)(int64_t)landing->box.y);
    hash = hash_number(hash, (uint64_t)puff * 16 + (uint64_t)salt);
    return (float)(hash >> 24 & 0xffff) / 0xffff;
}

/* One of the flat lumps that come out on both sides below a thing's near edge: those that go farther are
 * smaller. A shade is drawn a little lower. */
static void draw_puff(struct draw_list *list, const struct weight_landing *landing, int puff, int puffs,
                      bool shade, struct rgba ink)
{
    const struct rect box = landing->box;
    float t = gone(landing, DUST_MS), spread = tween_ease(EASE_OUT_CUBIC, t);
    float size = fmaxf(sqrtf(box.w * box.h), SMALL), side = puff % 2 ? 1.0f : -1.0f;
    int pair = puff / 2, pairs = (puffs + 1) / 2;
    float far = ((float)pair + chance(landing, puff, 0)) / (float)pairs;
    float way = size * (.08f + .46f * landing->force) * far * spread;
    float radius = size * (.13f - .07f * far) * (.45f + .7f * landing->force) * (.5f + .5f * spread) *
                   (1 - .45f * t * t);
    struct point middle = {box.x + box.w / 2 + side * (box.w * (.5f - .10f * chance(landing, puff, 1)) + way),
                           box.y + box.h - radius * .3f -
                               size * (.10f * chance(landing, puff, 2) + .10f * t)};
    struct point corner[PUFF_CORNERS];
    middle.x += shade ? radius * .15f : 0;
    middle.y += shade ? radius * .30f : 0;
    for (int i = 0; i < PUFF_CORNERS; i++) {
        float turn = 2 * PI * (float)i / PUFF_CORNERS,
              r = radius * (.88f + .12f * chance(landing, puff, 3 + i));
        corner[i] = (struct point){middle.x + cosf(turn) * r, middle.y + sinf(turn) * r * .8f};
    }
    draw_polygon(list, corner, PUFF_CORNERS,
                 ink_fade(shade ? INK_INK : ink, (shade ? .2f : 1) * (1 - t * t * t)));
}

void weight_draw(const struct weight_state *weight, struct draw_list *list, struct rgba ink)
{
    for (int i = 0; weight && i < weight->count; i++) {
        const struct weight_landing *landing = &weight->landing[i];
        int puffs = landing->dusty ? PUFFS_LEAST + (int)lroundf(PUFFS_MORE * landing->force) : 0;
        for (int puff = 0; puff < 2 * puffs && gone(landing, DUST_MS) < 1; puff++) {
            draw_puff(list, landing, puff % puffs, puffs, puff < puffs, ink);
        }
    }
}

/* ---- steps of points --------------------------------------------------------------------------------- */

const struct weight_grade *weight_grade(const struct weight_grade *rows, int count, int points)
{
    CHECK(count > 0);
    int at = count - 1;
    while (at > 0 && rows[at].points > points) {
        at--;
    }
    return &rows[at];
}

int weight_crack(float force)
{
    static const float harder[WEIGHT_CRACKS - 1] = {.29f, .52f};
    int crack = 0;
    while (crack < WEIGHT_CRACKS - 1 && force >= harder[crack]) {
        crack++;
    }
    return crack;
}

/* ---- the part -------------------------------------------------------------------------------------- */

static void end(struct front *front)
{
    state_of(front)->count = 0;
}

static bool weight_tick(struct front *front)
{
    struct weight_state *weight = state_of(front);
    int left = 0;
    bool step = ++weight->clock % STEP_TICKS == 0;
    for (int i = 0; i < weight->count; i++) {
        struct weight_landing *landing = &weight->landing[i];
        landing->ticks++;
        landing->shown = step ? landing->ticks : landing->shown;
        if (landing->ticks <= tween_ticks(DUST_MS)) {
            weight->landing[left++] = *landing;
        }
    }
    bool moved = weight->count > 0;
    weight->count = left;
    return moved;
}

static void weight_hear(struct front *front, const struct intent *intent)
{
    if (intent_is_button(intent->kind)) {
        end(front);
    }
}

const struct part weight_part = {
    .size = sizeof(struct weight_state), .hear = weight_hear, .tick = weight_tick, .leave = end};
