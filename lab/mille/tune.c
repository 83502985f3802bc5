/* SPDX-License-Identifier: MIT */
/* The command tune: trains the weights of the linear evaluation by policy iteration. A round collects lessons
 * (lesson.h) and fits the weights to the differences between the actions by least squares. The next round
 * plays with the new weights. */
#include "games/mille/ai/linear_eval.h"
#include "lab.h"
#include "mille/lesson.h"
#include "mille/mille.h"
#include "table_file.h"

#include "base/check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TENTHS = 10,    /* of a point */
    RIDGE = 12,     /* pull towards 0, in samples */
    HOLD = 4000,    /* more than any action is worth, for the first guess */
    PATIENCE = 100, /* a safety is rated this much lower: it can be played only once, but the choice comes up
                       in every turn */
    PATIENT_STAGE = 2, /* lowest stage of the deck (race_stage) in which safeties are kept */
};

struct fit {
    double *square; /* FEATURES * FEATURES */
    double *right;  /* FEATURES */
};

static void learn(void *context, const struct lesson *lesson)
{
    struct fit *fit = context;
    const double *factor = lesson->weight;
    int count = lesson->count;
    double factors = 0;
    double mean = 0;
    for (int a = 0; a < count; a++) {
        factors += factor[a];
        mean += factor[a] * lesson->value[a];
    }
    mean /= factors;
    double centre[FEATURES];
    uint16_t used[ACTIONS_MAX * ACTION_FEATURES_MAX];
    int uses = 0;
    static const double none = 0;
    double at[ACTIONS_MAX * ACTION_FEATURES_MAX];
    memset(centre, 0, sizeof centre);
    uint16_t feature[ACTIONS_MAX][ACTION_FEATURES_MAX];
    int features[ACTIONS_MAX];
    for (int a = 0; a < count; a++) {
        features[a] = linear_eval_features(lesson->race, lesson->action[a], feature[a]);
        for (int i = 0; i < features[a]; i++) {
            if (centre[feature[a][i]] <= none) {
                used[uses++] = feature[a][i];
            }
            centre[feature[a][i]] += factor[a] / factors;
        }
    }
    for (int a = 0; a < count; a++) {
        for (int u = 0; u < uses; u++) {
            at[u] = -centre[used[u]];
            for (int i = 0; i < features[a]; i++) {
                at[u] += feature[a][i] == used[u];
            }
        }
        for (int u = 0; u < uses; u++) {
            double *row = fit->square + (size_t)used[u] * FEATURES;
            for (int v = 0; v < uses; v++) {
                row[used[v]] += factor[a] * at[u] * at[v];
            }
            fit->right[used[u]] += factor[a] * at[u] * (lesson->value[a] - mean);
        }
    }
}

/* Solves (square + ridge) x = right by Cholesky; the square becomes its factor. */
static void solve(struct fit *fit, double *x)
{
    int n = FEATURES;
    double *a = fit->square;
    for (int i = 0; i < n; i++) {
        a[(size_t)i * (size_t)n + (size_t)i] += RIDGE;
    }
    for (int j = 0; j < n; j++) {
        double *row_j = a + (size_t)j * (size_t)n;
        for (int i = j; i < n; i++) {
            double *row_i = a + (size_t)i * (size_t)n;
            double sum = row_i[j];
            for (int k = 0; k < j; k++) {
                sum -= row_i[k] * row_j[k];
            }
            row_i[j] = i == j ? sqrt(sum) : sum / row_j[j];
        }
    }
    for (int i = 0; i < n; i++) {
        double sum = fit->right[i];
        for (int k = 0; k < i; k++) {
            sum -= a[(size_t)i * (size_t)n + (size_t)k] * x[k];
        }
        x[i] = sum / a[(size_t)i * (size_t)n + (size_t)i];
    }
    for (int i = n - 1; i >= 0; i--) {
        double sum = x[i];
        for (int k = i + 1; k < n; k++) {
            sum -= a[(size_t)k * (size_t)n + (size_t)i] * x[k];
        }
        x[i] = sum / a[(size_t)i * (size_t)n + (size_t)i];
    }
}

static int choose(const void *self, const struct race *race)
{
    return linear_eval_choose(race, self);
}

static void opine(const void *self, const struct race *race, const uint8_t *action, int count, int32_t *value)
{
    struct race_plans plans;
    race_plan(race, &plans);
    linear_eval_values(race, &plans, self, action, count, value);
}

static void round_of(const struct course *course, int16_t weight[FEATURES])
{
    struct fit fit = {.square = calloc((size_t)FEATURES * FEATURES, sizeof *fit.square),
                      .right = calloc(FEATURES, sizeof *fit.right)};
    CHECK(fit.square && fit.right);
    const struct pupil pupil = {.self = weight, .choose = choose, .opine = opine};
    lessons_give(&pupil, course, learn, &fit);
    double x[FEATURES] = {0};
    solve(&fit, x);
    for (int i = 0; i < FEATURES; i++) {
        double limited = fmin(fmax(x[i], INT16_MIN), INT16_MAX);
        weight[i] = (int16_t)lrint(limited);
    }
    for (int s = 0; s < SAFETIES; s++) {
        for (int stage = PATIENT_STAGE; stage < RACE_STAGES; stage++) {
            weight[F_SAFE + s * RACE_STAGES + stage] =
                (int16_t)(weight[F_SAFE + s * RACE_STAGES + stage] - PATIENCE);
        }
    }
    free(fit.square);
    free(fit.right);
}

static bool write_weights(const char *path, const int16_t weight[FEATURES])
{
    FILE *file = table_begin(path, "tune", "The worth of an action of the road game by itself");
    if (!file) {
        return false;
    }
    double number[FEATURES];
    for (int i = 0; i < FEATURES; i++) {
        number[i] = weight[i];
    }
    table_array(file, "weight", number, FEATURES);
    return table_end(file);
}

/* The weights of the first round: drive, attack, cure, and keep safeties for a coup fourré until the end is
 * near. Keeping a safety pays only if the player keeps it for long: a player that plays safeties early never
 * learns to wait. */
static void first_guess(int16_t weight[FEATURES])
{
    memset(weight, 0, FEATURES * sizeof *weight);
    for (int d = 0; d < DISTANCES; d++) {
        for (int s = 0; s < RACE_STAGES; s++) {
            weight[F_PACE + d * RACE_STAGES + s] = (int16_t)(TENTHS * mille_cards[CARD_25 + d].miles);
            weight[X_MILES_PACE + d * RACE_STAGES + s] = (int16_t)(-mille_cards[CARD_25 + d].miles);
            weight[F_CURE + d * RACE_STAGES + s] = 1500;
            weight[X_HAZARD_PACE + d * RACE_STAGES + s] = -500;
        }
    }
    for (int i = F_HIT; i < F_HIT_REST; i++) {
        weight[i] = 2000;
    }
    for (int i = X_CURE; i < X_CURE_THREAT; i++) {
        weight[i] = -500;
    }
    for (int s = 0; s < SAFETIES; s++) {
        for (int stage = 0; stage < RACE_STAGES; stage++) {
            weight[F_SAFE + s * RACE_STAGES + stage] = stage <= 1 ? HOLD : -HOLD;
        }
        weight[F_SAFE_THREAT + s * HAND_SIZES] = 2 * HOLD;
        weight[F_SAFE_HIT + s * 3 + 1] = 2 * HOLD;
    }
    for (int i = OPPONENT_RESTS * COARSE_STAGES; i < (OPPONENT_RESTS + 3) * COARSE_STAGES; i++) {
        weight[F_SAFE_CHASE + i] = 2 * HOLD;
    }
    for (int i = 2 * SAFETIES; i < 2 * 2 * SAFETIES; i++) {
        weight[F_SAFE_HOME + i] = 2 * HOLD;
    }
    weight[F_SAFE_GO + 6] = 2 * HOLD;
    weight[F_SAFE_GO + 7] = 2 * HOLD;
}

int lab_tune(int count, char **argument)
{
    struct course course = {.rounds = 4, .lessons = 20000, .playouts = 12, .seed = 1};
    int code = lessons_arguments("tune", count, argument, &course);
    if (code != LAB_DONE) {
        return code;
    }
    int16_t weight[FEATURES];
    int16_t before[FEATURES];
    const struct pupil now = {.self = weight, .choose = choose, .opine = opine};
    const struct pupil then = {.self = before, .choose = choose, .opine = opine};
    memcpy(weight, linear_eval_weights.weight, sizeof weight);
    if (course.fresh) {
        first_guess(weight);
    }
    for (uint64_t i = 0; i < course.rounds; i++) {
        memcpy(before, weight, sizeof before);
        double start = lab_cpu();
        round_of(&course, weight);
        course.seed++;
        lessons_report(&now, &then, &course, i + 1, lab_cpu() - start);
    }
    return course.out && !write_weights(course.out, weight) ? LAB_FAILED : LAB_DONE;
}
