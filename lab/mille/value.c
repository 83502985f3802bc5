/* SPDX-License-Identifier: MIT */
/* The command value: trains the evaluation of the rest of a hand (value.h). Quick players with occasional
 * random actions play hands against each other and against the regular. The points that a side gained after a
 * moment between two turns are fitted to the features of that moment by least squares (conjugate gradients on
 * the normal equations). */
#include "games/mille/ai/value.h"
#include "games/mille/ai/linear_eval.h"
#include "games/mille/ai/sampler.h"
#include "lab.h"
#include "mille/mille.h"
#include "table_file.h"
#include "training/races.h"

#include "base/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    VALUE_STREAM = 11,
    SLIP_ONE_IN = 16,
    LOOK_ONE_IN = 4,
    STEPS = 60,
    RIDGE = 20,
    TENTHS = 10,
    TURNS_MOST = 400
};

struct sample {
    uint16_t feature[VALUE_FEATURES_MAX];
    uint8_t count;
    float target; /* in tenths of a point */
};

/* Plays a hand and takes samples of the side or sides that a pairing describes. */
static uint64_t play(enum value_pairing pairing, struct sample *sample, uint64_t room, struct rng *rng)
{
    struct race race;
    race_deal(&race, rng, (int)rng_below(rng, RACERS));
    int regular = pairing == VALUE_QUICK ? RACERS : (int)rng_below(rng, RACERS); /* its seat, or none */
    uint64_t taken = 0;
    while (race.phase != PHASE_HAND_OVER) {
        if (race.phase == PHASE_DRAW && rng_below(rng, LOOK_ONE_IN) == 0) {
            for (int side = 0; side < RACERS && taken < room; side++) {
                if (regular < RACERS && (side == regular) != (pairing == VALUE_OF_REGULAR)) {
                    continue;
                }
                struct sample *now = &sample[taken++];
                now->count = (uint8_t)value_features(&race, side, now->feature);
                now->target =
                    (float)(side - 2 * race_points_so_far(&race, side)); /* the side is kept in the parity */
            }
        }
        int action = sampler_choose(&race, regular);
        if (race.phase == PHASE_PLAY && rng_below(rng, SLIP_ONE_IN) == 0) {
            uint8_t actions[ACTIONS_MAX];
            int count = linear_eval_actions(&race, actions);
            action = actions[rng_below(rng, (uint32_t)count)];
        }
        race_do(&race, action);
    }
    for (uint64_t i = 0; i < taken; i++) {
        int coded = (int)lrintf(sample[i].target);
        int side = coded & 1;
        int so_far = (side - coded) / 2;
        sample[i].target = (float)(TENTHS * (race_points(&race, side) - so_far));
    }
    return taken;
}

/* result = (A'A + ridge) x */
static void apply(const struct sample *sample, uint64_t samples, const double *x, double *result)
{
    for (int i = 0; i < V_SIZE; i++) {
        result[i] = RIDGE * x[i];
    }
    for (uint64_t s = 0; s < samples; s++) {
        double sum = 0;
        for (int i = 0; i < sample[s].count; i++) {
            sum += x[sample[s].feature[i]];
        }
        for (int i = 0; i < sample[s].count; i++) {
            result[sample[s].feature[i]] += sum;
        }
    }
}

static double dot(const double *a, const double *b)
{
    double sum = 0;
    for (int i = 0; i < V_SIZE; i++) {
        sum += a[i] * b[i];
    }
    return sum;
}

struct vectors {
    double x[V_SIZE];
    double rest[V_SIZE];
    double way[V_SIZE];
    double image[V_SIZE];
};

static void fit(const struct sample *sample, uint64_t samples, struct vectors *v)
{
    for (uint64_t s = 0; s < samples; s++) {
        for (int i = 0; i < sample[s].count; i++) {
            v->rest[sample[s].feature[i]] += (double)sample[s].target;
        }
    }
    memcpy(v->way, v->rest, sizeof v->way);
    double square = dot(v->rest, v->rest);
    for (int step = 0; step < STEPS; step++) {
        apply(sample, samples, v->way, v->image);
        double length = square / dot(v->way, v->image);
        for (int i = 0; i < V_SIZE; i++) {
            v->x[i] += length * v->way[i];
            v->rest[i] -= length * v->image[i];
        }
        double next = dot(v->rest, v->rest);
        for (int i = 0; i < V_SIZE; i++) {
            v->way[i] = v->rest[i] + next / square * v->way[i];
        }
        square = next;
    }
}

static void judge(const struct sample *sample, uint64_t samples, const double *x)
{
    double mean = 0;
    for (uint64_t s = 0; s < samples; s++) {
        mean += (double)sample[s].target / (double)samples;
    }
    double all = 0;
    double left = 0;
    for (uint64_t s = 0; s < samples; s++) {
        double sum = 0;
        for (int i = 0; i < sample[s].count; i++) {
            sum += x[sample[s].feature[i]];
        }
        all += ((double)sample[s].target - mean) * ((double)sample[s].target - mean);
        left += ((double)sample[s].target - sum) * ((double)sample[s].target - sum);
    }
    printf("%" PRIu64 " samples: of the spread of %.0f points, %.1f %% are foreseen\n", samples,
           sqrt(all / (double)samples) / TENTHS, 100 * (1 - left / all));
}

static bool write_weights(const char *path, const struct vectors vectors[VALUE_PAIRINGS])
{
    FILE *file =
        table_begin(path, "value", "The points of the road game that a side will still gain, by pairing");
    if (!file) {
        return false;
    }
    table_rows(file, "weight");
    for (int i = 0; i < VALUE_PAIRINGS; i++) {
        table_row(file, vectors[i].x, V_SIZE);
    }
    return table_end(file);
}

static void learn(enum value_pairing pairing, struct sample *sample, uint64_t samples,
                  struct vectors *vectors)
{
    struct rng rng = rng_make(1 + pairing, VALUE_STREAM);
    for (uint64_t taken = 0; taken < samples;) {
        taken += play(pairing, sample + taken, samples - taken, &rng);
    }
    uint64_t kept = samples / 8; /* to judge by */
    fit(sample + kept, samples - kept, vectors);
    judge(sample + kept, samples - kept, vectors->x);
    judge(sample, kept, vectors->x);
}

int lab_value(int count, char **argument)
{
    uint64_t samples = 400000;
    const char *out = NULL;
    if (table_arguments("value", count, argument, "--samples", &samples, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    struct sample *sample = calloc(samples, sizeof *sample);
    struct vectors *vectors = calloc(VALUE_PAIRINGS, sizeof *vectors);
    CHECK(sample && vectors);
    for (enum value_pairing pairing = 0; pairing < VALUE_PAIRINGS; pairing++) {
        learn(pairing, sample, samples, &vectors[pairing]);
    }
    bool fine = !out || write_weights(out, vectors);
    free(vectors);
    free(sample);
    return fine ? LAB_DONE : LAB_FAILED;
}
