/* SPDX-License-Identifier: MIT */
#include "front/cubes/tumble.h"

#include "base/rng.h"

#include <math.h>

/* A foreshortened length on the table, in parts of the true one. */
static const float EYE_SINE = .8660254f;

enum { TRIES = 40, PUSHES = 80, REST_MS = CUBES_THROW_MS - 60 };
static const float STEP = CUBES_KEY_MS / 1000.0f;
/* What is left of a speed after the rim and after another die. */
static const float RIM = .5f, DIE = .55f;
/* Dice that touch are so far apart: beside each other and behind each other. */
static const float REACH_X = 1.22f, REACH_Y = 1.3f;
static const float PARTS = .05f; /* the most that each of them gives way in a step */
/* As they rest: how far a nearer die is down the picture that hides no face of a farther one, and how far to
 * the side of it so that it leaves the tab with the points in sight. */
static const float CLEAR_DOWN = .9f, CLEAR_ASIDE = .85f, AIR = .04f;

/* A random number between two. */
static float between(struct rng *rng, float from, float to)
{
    const uint32_t steps = 1000;
    return from + (to - from) * (float)rng_below(rng, steps + 1) / (float)steps;
}

/* ---- on the way -------------------------------------------------------------------------------- */

struct body {
    float x, y, vx, vy;
    float slows; /* by so much in each second */
    int leaves;  /* ms */
    bool inside; /* it has come over the felt */
};

static void aim(struct body *body, struct rng *rng, const struct cubes_tray *tray, int turn)
{
    float x = tray->w * between(rng, .06f, .94f), y = tray->h * between(rng, 0, 1),
          hard = between(rng, 1, 1.3f);
    float dx = x - tray->mouth.x, dy = y - tray->mouth.y, way = fmaxf(vector_length(dx, dy), .1f) * hard;
    float seconds = CUBES_ROLL_MS / 1000.0f, speed = 2 * way / seconds, length = vector_length(dx, dy);
    *body = (struct body){.x = tray->mouth.x,
                          .y = tray->mouth.y,
                          .vx = dx / fmaxf(length, .1f) * speed,
                          .vy = dy / fmaxf(length, .1f) * speed,
                          .slows = speed / seconds,
                          .leaves = turn * CUBES_STAGGER_MS};
}

/* Against one side of the rim; at: its place along an axis, which is 0 to `most` inside. */
static void bounce(float *at, float *speed, float *beside, float most)
{
    float to = *at < 0 ? 0 : *at > most ? most : *at;
    if ((*at < 0 && *speed < 0) || (*at > most && *speed > 0)) {
        *speed *= -RIM;
        *beside *= .85f;
    }
    *at = to;
}

static void go(struct body *body, const struct cubes_tray *tray, int ms)
{
    if (ms < body->leaves) {
        return;
    }
    float speed = vector_length(body->vx, body->vy), slower = speed - body->slows * STEP;
    float left = slower > 0 && ms < REST_MS ? slower / speed : 0;
    body->x += body->vx * STEP;
    body->y += body->vy * STEP;
    body->vx *= left;
    body->vy *= left;
    body->inside = body->inside || (body->x >= 0 && body->y >= 0 && body->x <= tray->w && body->y <= tray->h);
    if (body->inside) {
        bounce(&body->x, &body->vx, &body->vy, tray->w);
        bounce(&body->y, &body->vy, &body->vx, tray->h);
    }
}

/* Two dice that have come too near part again, and the one hands on its speed to the other. */
static void touch(struct body *a, struct body *b)
{
    float dx = (b->x - a->x) / REACH_X, dy = (b->y - a->y) / REACH_Y, near = vector_length(dx, dy);
    if (!a->inside || !b->inside || near >= 1 || near <= 0) {
        return;
    }
    float nx = dx / REACH_X, ny = dy / REACH_Y, length = vector_length(nx, ny);
    nx /= length;
    ny /= length;
    float half = fminf((1 - near) * near / length / 2, PARTS);
    float closing = (b->vx - a->vx) * nx + (b->vy - a->vy) * ny;
    a->x -= nx * half;
    a->y -= ny * half;
    b->x += nx * half;
    b->y += ny * half;
    if (closing < 0) {
        float given = -closing * (1 + DIE) / 2;
        a->vx -= nx * given;
        a->vy -= ny * given;
        b->vx += nx * given;
        b->vy += ny * given;
    }
}

static void fall(struct cubes_way *way, int count, struct rng *rng, const struct cubes_tray *tray)
{
    struct body body[CUBES_DICE];
    for (int i = 0; i < count; i++) {
        aim(&body[i], rng, tray, way[i].turn);
    }
    for (int key = 0; key < CUBES_KEYS; key++) {
        for (int i = 0; i < count; i++) {
            way[i].x[key] = body[i].x;
            way[i].y[key] = body[i].y;
            go(&body[i], tray, key * CUBES_KEY_MS);
        }
        for (int i = 0; i < count * count; i++) {
            int a = i / count, b = i % count;
            if (a < b) {
                touch(&body[a], &body[b]);
            }
        }
    }
}

/* ---- at rest ----------------------------------------------------------------------------------- */

/* How far the corners of a die reach to the side. */
static float corner(const struct cubes_way *way)
{
    return .7071068f * cosf((45 - fabsf(way->yaw)) * PI / 180);
}

static float beside(const struct cubes_way *a, const struct cubes_way *b)
{
    return corner(a) + corner(b) + AIR;
}

static bool lie_apart(const struct cubes_way *a, const struct cubes_way *b, struct point at, struct point to)
{
    float dx = fabsf(to.x - at.x), dy = fabsf(to.y - at.y) * EYE_SINE;
    return dx >= beside(a, b) || (dx >= CLEAR_ASIDE && dy >= CLEAR_DOWN);
}

static struct point rest_of(const struct cubes_way *way)
{
    return (struct point){way->x[CUBES_KEYS - 1], way->y[CUBES_KEYS - 1]};
}

bool cubes_tumble_apart(const struct cubes_way *a, const struct cubes_way *b)
{
    return lie_apart(a, b, rest_of(a), rest_of(b));
}

/* Pushes two dice apart along the axis on which less is missing. */
static void push(const struct cubes_way *a, const struct cubes_way *b, struct point *at, struct point *to)
{
    const float more = .02f;
    float dx = to->x - at->x, dy = to->y - at->y, right = dx < 0 ? -1 : 1, down = dy < 0 ? -1 : 1;
    float across = (CLEAR_DOWN / EYE_SINE) - fabsf(dy), aside = CLEAR_ASIDE - fabsf(dx);
    float missing = beside(a, b) - fabsf(dx);
    if (fmaxf(across, 0) + fmaxf(aside, 0) < missing) {
        at->y -= down * fmaxf(across + more, 0) / 2;
        to->y += down * fmaxf(across + more, 0) / 2;
        missing = aside;
    }
    at->x -= right * fmaxf(missing + more, 0) / 2;
    to->x += right * fmaxf(missing + more, 0) / 2;
}

static void keep_inside(struct point *at, const struct cubes_tray *tray)
{
    *at = (struct point){fminf(fmaxf(at->x, 0), tray->w), fminf(fmaxf(at->y, 0), tray->h)};
}

/* Makes room between the dice where they came to rest; false: that was too narrow. */
static bool settle(const struct cubes_way *way, int count, struct point *rest, const struct cubes_tray *tray)
{
    bool apart = false;
    for (int i = 0; i < count; i++) {
        rest[i] = rest_of(&way[i]);
        keep_inside(&rest[i], tray);
    }
    for (int pushes = 0; pushes < PUSHES && !apart; pushes++) {
        apart = true;
        for (int i = 0; i < count * count; i++) {
            int a = i / count, b = i % count;
            if (a < b && !lie_apart(&way[a], &way[b], rest[a], rest[b])) {
                push(&way[a], &way[b], &rest[a], &rest[b]);
                keep_inside(&rest[a], tray);
                keep_inside(&rest[b], tray);
                apart = false;
            }
        }
    }
    return apart;
}

/* Ordered from the left. */
static void sort(struct cubes_way *way, struct point *rest, int count)
{
    for (int i = 1; i < count; i++) {
        for (int k = i; k > 0 && rest[k].x < rest[k - 1].x; k--) {
            struct cubes_way other = way[k];
            struct point there = rest[k];
            way[k] = way[k - 1];
            rest[k] = rest[k - 1];
            way[k - 1] = other;
            rest[k - 1] = there;
        }
    }
}

/* Bends the end of a way, from where the die touches the felt, so that the way leads to its rest. */
static void bend(struct cubes_way *way, struct point rest)
{
    struct point end = rest_of(way);
    for (int key = 0; key < CUBES_KEYS; key++) {
        float ms = (float)(key * CUBES_KEY_MS - way->turn * CUBES_STAGGER_MS);
        float part = fminf(fmaxf((ms - CUBES_FLY_MS) / (CUBES_ROLL_MS - CUBES_FLY_MS), 0), 1);
        float eased = part * part * (3 - 2 * part);
        way->x[key] += (rest.x - end.x) * eased;
        way->y[key] += (rest.y - end.y) * eased;
    }
    way->x[CUBES_KEYS - 1] = rest.x;
    way->y[CUBES_KEYS - 1] = rest.y;
}

void cubes_tumble(struct cubes_way *way, int count, uint64_t seed, const struct cubes_tray *tray)
{
    struct rng rng = rng_make(seed, RNG_COSMETIC);
    struct point rest[CUBES_DICE];
    uint8_t turn[CUBES_DICE];
    bool apart = false;
    for (int tries = 0; tries < TRIES && !apart; tries++) {
        for (int i = 0; i < count; i++) {
            turn[i] = (uint8_t)i;
        }
        rng_shuffle(&rng, turn, count);
        for (int i = 0; i < count; i++) {
            way[i] = (struct cubes_way){.turn = turn[i],
                                        .yaw = between(&rng, -30, 30),
                                        .high = between(&rng, .95f, 1.3f),
                                        .rate = between(&rng, .7f, 1.1f),
                                        .swing = between(&rng, -110, 110)};
        }
        fall(way, count, &rng, tray);
        apart = settle(way, count, rest, tray);
        sort(way, rest, count);
    }
    for (int i = 0; i < count; i++) {
        if (!apart) { /* a small tray: they lie as is known to do */
            way[i].yaw /= 2;
            rest[i] = tray->spare[i];
        }
        bend(&way[i], rest[i]);
    }
}
