/* SPDX-License-Identifier: MIT */
/* Least squares by conjugate gradients on the normal equations. */
#include "mille/value_fit.h"

#include "base/check.h"
#include "table_file.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUE_STREAM = 11, STEPS = 60, RIDGE = 20, TENTHS = 10 };

/* result = (A'A + ridge) x */
static void apply(const struct value_sample *sample, uint64_t samples, const double *x, double *result)
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

static void fit(const struct value_sample *sample, uint64_t samples, struct vectors *v)
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

static void judge(const struct value_sample *sample, uint64_t samples, const double *x)
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

static void learn(const struct value_course *course, int table, struct value_sample *sample, uint64_t samples,
                  struct vectors *vectors)
{
    struct rng rng = rng_make((uint64_t)table + 1, VALUE_STREAM);
    for (uint64_t taken = 0; taken < samples;) {
        taken += course->play(table, sample + taken, samples - taken, &rng);
    }
    uint64_t kept = samples / 8; /* to judge by */
    fit(sample + kept, samples - kept, vectors);
    judge(sample + kept, samples - kept, vectors->x);
    judge(sample, kept, vectors->x);
}

static bool write_weights(const struct value_course *course, const struct vectors *vectors, const char *path)
{
    FILE *file = table_begin(path, course->command, course->what);
    if (!file) {
        return false;
    }
    table_rows(file, "weight");
    for (int i = 0; i < course->tables; i++) {
        table_row(file, vectors[i].x, V_SIZE);
    }
    return table_end(file);
}

bool value_learn(const struct value_course *course, uint64_t samples, const char *out)
{
    struct value_sample *sample = calloc(samples, sizeof *sample);
    struct vectors *vectors = calloc((size_t)course->tables, sizeof *vectors);
    CHECK(sample && vectors);
    for (int table = 0; table < course->tables; table++) {
        learn(course, table, sample, samples, &vectors[table]);
    }
    bool fine = !out || write_weights(course, vectors, out);
    free(vectors);
    free(sample);
    return fine;
}
