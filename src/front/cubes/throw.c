/* SPDX-License-Identifier: MIT */
#include "front/cubes/throw.h"

#include "base/hash.h"

#include <math.h>
#include <string.h>

static const float EYE_SINE = .8660254f;

/* A seed that is another one for every roll of the match. It leaves the points of earlier rolls of the turn
 * out, which this roll may change. */
static uint64_t seed_of(const struct cubes_public *pub, uint8_t rolled)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)pub->game);
    hash = hash_number(hash, (uint64_t)pub->safe);
    hash = hash_number(hash, rolled);
    for (int seat = 0; seat < pub->seats; seat++) {
        hash = hash_number(hash, (uint64_t)pub->seat[seat].turns);
    }
    for (int place = 0; place < CUBES_DICE; place++) {
        hash = hash_number(hash, pub->face[place]);
    }
    return hash;
}

void cubes_cast_make(struct cubes_cast *cast, const struct cubes_layout *layout,
                     const struct cubes_public *pub, uint8_t rolled)
{
    memset(cast, 0, sizeof *cast);
    cast->seed = seed_of(pub, rolled);
    for (int place = 0; place < CUBES_DICE; place++) {
        cast->fall[place].spot = cubes_in_mask(rolled, place) ? cast->count++ : -1;
    }
    cubes_cast_lay(cast, layout);
}

/* ---- between the canvas and the felt ----------------------------------------------------------- */

static struct point on_felt(const struct cubes_layout *layout, struct point at)
{
    struct rect rests = cubes_layout_rests(layout);
    return (struct point){(at.x - rests.x) / layout->die, (at.y - rests.y) / layout->die / EYE_SINE};
}

static struct point on_canvas(const struct cubes_layout *layout, float x, float y)
{
    struct rect rests = cubes_layout_rests(layout);
    return (struct point){rests.x + x * layout->die, rests.y + y * layout->die * EYE_SINE};
}

void cubes_cast_lay(struct cubes_cast *cast, const struct cubes_layout *layout)
{
    struct cubes_way way[CUBES_DICE];
    if (cast->count == 0 || layout->die <= 0) {
        return;
    }
    struct rect rests = cubes_layout_rests(layout);
    struct cubes_tray tray = {.w = rests.w / layout->die,
                              .h = rests.h / layout->die / EYE_SINE,
                              .mouth = on_felt(layout, cubes_layout_mouth(layout))};
    for (int i = 0; i < cast->count; i++) {
        tray.spare[i] = on_felt(layout, cubes_layout_spot(layout, i, cast->count));
    }
    memset(way, 0, sizeof way);
    cubes_tumble(way, cast->count, cast->seed, &tray);
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cast->fall[place].spot >= 0) {
            cast->fall[place].way = way[cast->fall[place].spot];
        }
    }
}

struct point cubes_cast_foot(const struct cubes_cast *cast, const struct cubes_layout *layout, int place)
{
    const struct cubes_way *way = &cast->fall[place].way;
    return on_canvas(layout, way->x[CUBES_KEYS - 1], way->y[CUBES_KEYS - 1]);
}

/* ---- a moment of a throw ----------------------------------------------------------------------- */

/* A hop between two moments: 0 at both, 1 half way. */
static float hop(float ms, float from, float to)
{
    float part = (ms - from) / (to - from);
    return 4 * part * (1 - part);
}

static float lift_at(const struct cubes_way *way, float edge, float ms)
{
    float high = way->high * edge;
    if (ms < CUBES_FLY_MS) {
        float part = ms / CUBES_FLY_MS;
        return high * (1 - part * part);
    }
    if (ms < CUBES_HOP_MS) {
        return high * .46f * hop(ms, CUBES_FLY_MS, CUBES_HOP_MS);
    }
    return ms < CUBES_SKIP_MS ? high * .16f * hop(ms, CUBES_HOP_MS, CUBES_SKIP_MS) : 0;
}

/* Where a way is at a moment, which may lie between two keys. */
static struct point along(const struct cubes_way *way, float at)
{
    int key = (int)at;
    if (key >= CUBES_KEYS - 1) {
        return (struct point){way->x[CUBES_KEYS - 1], way->y[CUBES_KEYS - 1]};
    }
    float part = at - (float)key;
    return (struct point){way->x[key] + (way->x[key + 1] - way->x[key]) * part,
                          way->y[key] + (way->y[key + 1] - way->y[key]) * part};
}

/* A slow die slides: one that lies is pushed without being tipped over. */
static float rolled(const struct cubes_way *way, int key, float length)
{
    const float slides = .6f, rolls = 2.2f; /* edges a second */
    float speed =
        vector_length(way->x[key] - way->x[key - 1], way->y[key] - way->y[key - 1]) * 1000 / CUBES_KEY_MS;
    return 90 * way->rate * length * fminf(fmaxf((speed - slides) / (rolls - slides), 0), 1);
}

/* The turn that is still to come, as seen from the rest: the die rolls over its own front edge. Stretches of
 * one direction are one turn. */
static struct cubes_turn still_to_roll(const struct cubes_way *way, float at)
{
    const float straight = .0008f;
    struct cubes_turn sum = cubes_turn_about(0, 0, 1, 0);
    struct point from = along(way, at);
    float ux = 0, uy = 0, angle = 0;
    for (int key = (int)at + 1; key < CUBES_KEYS; key++) {
        float dx = way->x[key] - from.x, dy = way->y[key] - from.y, length = vector_length(dx, dy);
        from = (struct point){way->x[key], way->y[key]};
        if (length < 1e-5f) {
            continue;
        }
        dx /= length;
        dy /= length;
        if (angle > 0 && 1 - (dx * ux + dy * uy) > straight) {
            struct cubes_turn part = cubes_turn_about(uy, ux, 0, -angle);
            sum = cubes_turn_both(&sum, &part);
            angle = 0;
        }
        if (angle <= 0) {
            ux = dx;
            uy = dy;
        }
        angle += rolled(way, key, length);
    }
    if (angle > 0) {
        struct cubes_turn part = cubes_turn_about(uy, ux, 0, -angle);
        sum = cubes_turn_both(&sum, &part);
    }
    return sum;
}

bool cubes_cast_at(const struct cubes_cast *cast, const struct cubes_layout *layout, int place, int face,
                   float ms, struct cubes_die *die)
{
    const struct cubes_fall *fall = &cast->fall[place];
    const struct cubes_way *way = &fall->way;
    float edge = layout->die, at = ms / CUBES_KEY_MS;
    ms -= (float)(way->turn * CUBES_STAGGER_MS);
    if (fall->spot < 0 || ms < 0) {
        return false;
    }
    struct point here = along(way, at);
    float left = 1 - fminf(ms / CUBES_ROLL_MS, 1);
    struct cubes_turn lies = cubes_turn_rest(face, way->yaw + way->swing * left * left);
    struct cubes_turn roll = still_to_roll(way, at);
    if (ms > CUBES_ROLL_MS) { /* it rocks until it lies */
        float part = fminf((ms - CUBES_ROLL_MS) / (CUBES_SETTLE_MS - CUBES_ROLL_MS), 1);
        struct cubes_turn rocks = cubes_turn_about(0, 1, 0, 7 * sinf(2 * PI * part) * (1 - part));
        roll = cubes_turn_both(&rocks, &roll);
    }
    die->turn = cubes_turn_both(&roll, &lies);
    die->foot = on_canvas(layout, here.x, here.y);
    die->lift = lift_at(way, edge, ms);
    die->edge = edge;
    return true;
}
