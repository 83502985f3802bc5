/* SPDX-License-Identifier: MIT */
#include "front/cubes/throw.h"

#include "base/hash.h"
#include "base/rng.h"

#include <math.h>

static const float EYE_SINE = .8660254f;

/* A random number between two. */
static float between(struct rng *rng, float from, float to)
{
    const uint32_t steps = 1000;
    return from + (to - from) * (float)rng_below(rng, steps + 1) / (float)steps;
}

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

void cubes_cast_make(struct cubes_cast *cast, const struct cubes_public *pub, uint8_t rolled)
{
    struct rng rng = rng_make(seed_of(pub, rolled), RNG_COSMETIC);
    static const float yaws[CUBES_DICE] = {-14, 18, -8, 22, -20};
    uint8_t yaw[CUBES_DICE], turn[CUBES_DICE];
    *cast = (struct cubes_cast){.count = 0};
    for (int place = 0; place < CUBES_DICE; place++) {
        cast->fall[place].spot = -1;
        yaw[place] = (uint8_t)place;
        if (cubes_in_mask(rolled, place)) {
            turn[cast->count] = (uint8_t)cast->count;
            cast->fall[place].spot = (int8_t)cast->count++;
        }
    }
    rng_shuffle(&rng, yaw, CUBES_DICE);
    rng_shuffle(&rng, turn, cast->count);
    for (int place = 0; place < CUBES_DICE; place++) {
        struct cubes_fall *fall = &cast->fall[place];
        if (fall->spot < 0) {
            continue;
        }
        fall->turn = (int8_t)turn[fall->spot];
        fall->yaw = yaws[yaw[place]] + between(&rng, -4, 4);
        fall->aside = between(&rng, -.05f, .05f);
        fall->down = between(&rng, -.05f, .05f);
        fall->high = between(&rng, .95f, 1.3f);
        fall->more = (float)rng_below(&rng, 3);
        fall->swing = between(&rng, -110, 110);
    }
}

struct point cubes_cast_foot(const struct cubes_cast *cast, const struct cubes_layout *layout, int place)
{
    const struct cubes_fall *fall = &cast->fall[place];
    struct point spot = cubes_layout_spot(layout, fall->spot, cast->count);
    return (struct point){spot.x + fall->aside * layout->die, spot.y + fall->down * layout->die};
}

/* A hop between two moments: 0 at both, 1 half way. */
static float hop(float ms, float from, float to)
{
    float part = (ms - from) / (to - from);
    return 4 * part * (1 - part);
}

static float lift_at(const struct cubes_fall *fall, float edge, float ms)
{
    float high = fall->high * edge;
    if (ms < CUBES_FLY_MS) {
        float part = ms / CUBES_FLY_MS;
        return high * (1 - part * part);
    }
    if (ms < CUBES_HOP_MS) {
        return high * .46f * hop(ms, CUBES_FLY_MS, CUBES_HOP_MS);
    }
    return ms < CUBES_SKIP_MS ? high * .16f * hop(ms, CUBES_HOP_MS, CUBES_SKIP_MS) : 0;
}

bool cubes_cast_at(const struct cubes_cast *cast, const struct cubes_layout *layout, int place, int face,
                   struct point mouth, float ms, struct cubes_die *die)
{
    const struct cubes_fall *fall = &cast->fall[place];
    float edge = layout->die;
    ms -= (float)(fall->turn * CUBES_STAGGER_MS);
    if (fall->spot < 0 || ms < 0) {
        return false;
    }
    struct point rest = cubes_cast_foot(cast, layout, place);
    float left = 1 - fminf(ms / CUBES_ROLL_MS, 1), gone = 1 - left * left;
    float dx = rest.x - mouth.x, dy = (mouth.y - rest.y) / EYE_SINE, way = fmaxf(vector_length(dx, dy), 1);
    /* It rolls over its own front edge, by whole quarter turns, so that it ends flat. */
    float quarters = fmaxf(2, roundf(way / edge * .8f)) + fall->more;
    float over = 90 * quarters * (1 - gone), swing = fall->swing * (1 - gone);
    if (ms > CUBES_ROLL_MS) { /* and rocks until it lies */
        float part = fminf((ms - CUBES_ROLL_MS) / (CUBES_SETTLE_MS - CUBES_ROLL_MS), 1);
        over = 7 * sinf(2 * PI * part) * (1 - part);
    }
    struct cubes_turn lies = cubes_turn_rest(face, fall->yaw + swing);
    struct cubes_turn roll = cubes_turn_about(-dy / way, dx / way, 0, -over);
    die->turn = cubes_turn_both(&roll, &lies);
    die->foot = (struct point){mouth.x + (rest.x - mouth.x) * gone, mouth.y + (rest.y - mouth.y) * gone};
    die->lift = lift_at(fall, edge, ms);
    die->edge = edge;
    return true;
}
