/* SPDX-License-Identifier: MIT */
/* Teaches the quick player by policy iteration. A round lets it play hands against itself with some slips,
 * stops at decisions, plays each action out many times with the deck reshuffled (the rival keeps the hand
 * that it really has: that is what a hand looks like when such a position comes up), and fits the weights
 * to the differences between the actions by least squares. The next round plays with the new weights. */
#include "games/mille/instinct.h"
#include "games/mille/value.h"
#include "lab.h"
#include "table_file.h"

#include "base/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLIP_ONE_IN = 12,   /* a random action, so that odd positions are known too */
    STOP_ONE_IN = 6,    /* decisions weighed */
    TENTHS = 10,        /* of a point */
    CLOSE_POINTS = 250, /* actions that are worse by so much count half */
    RIDGE = 12,         /* pull towards 0, in samples */
    HOLD = 4000,        /* beyond what an action may be worth, in a first guess */
    PATIENCE = 550,     /* a safety is held back by so much: the next action alone does not show what a parry is
                         * worth later, and rivals that hold theirs must be reckoned with */
    PATIENT_STAGE = 2,  /* while the deck has so much left */
    EXTEND_PLAYOUTS = 8,
    TURNS = 20,         /* played out before the rest is estimated */
    PLAYER_STREAM = 7,
};

struct lesson {
    uint64_t positions;
    uint64_t playouts;
    uint64_t rounds;
    uint64_t seed;
    const char *out;
};

struct fit {
    double *square; /* FEATURES * FEATURES */
    double *right;  /* FEATURES */
};

static int difference(const struct race *race, int side)
{
    return race_points(race, side) - race_points(race, 1 - side);
}

/* What a side will be ahead by, in tenths of a point: estimated where the hand is not over. */
static int32_t lead(const struct race *race, int side)
{
    return race->phase == PHASE_HAND_OVER ? TENTHS * difference(race, side)
                                          : value_points(race, side, value_weights) -
                                                value_points(race, 1 - side, value_weights);
}

/* The mean worth of each action, in tenths of a point. */
static void weigh(const struct race *race, const int16_t *weight, const uint8_t *action, int count,
                  uint64_t playouts, struct rng *rng, double *value)
{
    int64_t sum[ACTIONS_MAX] = {0};
    struct race deal = *race;
    for (uint64_t i = 0; i < playouts; i++) {
        rng_shuffle(rng, deal.deck, deal.left);
        for (int a = 0; a < count; a++) {
            struct race rest = deal;
            race_do(&rest, action[a]);
            instinct_play_on(&rest, weight, TURNS);
            sum[a] += lead(&rest, race->turn);
        }
    }
    for (int a = 0; a < count; a++) {
        value[a] = (double)sum[a] / (double)playouts;
    }
}

static void learn(struct fit *fit, const struct race *race, const uint8_t *action, int count, const double *value)
{
    double best = value[0];
    for (int a = 1; a < count; a++) {
        best = value[a] > best ? value[a] : best;
    }
    double factor[ACTIONS_MAX];
    double factors = 0;
    double mean = 0;
    static const double half = (double)CLOSE_POINTS * TENTHS;
    for (int a = 0; a < count; a++) {
        factor[a] = half / (half + best - value[a]);
        factors += factor[a];
        mean += factor[a] * value[a];
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
        features[a] = instinct_features(race, action[a], feature[a]);
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
            fit->right[used[u]] += factor[a] * at[u] * (value[a] - mean);
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

static void round_of(const struct lesson *lesson, uint64_t number, int16_t weight[FEATURES])
{
    struct fit fit = {.square = calloc((size_t)FEATURES * FEATURES, sizeof *fit.square),
                      .right = calloc(FEATURES, sizeof *fit.right)};
    CHECK(fit.square && fit.right);
    struct rng rng = rng_make(lesson->seed + number, PLAYER_STREAM);
    uint64_t done = 0;
    while (done < lesson->positions) {
        struct race race;
        race_deal(&race, &rng, (int)rng_below(&rng, RACERS));
        while (race.phase != PHASE_HAND_OVER) {
            int chosen = instinct_choose(&race, weight);
            if (chosen != ACTION_DRAW) {
                uint8_t action[ACTIONS_MAX];
                int count = instinct_actions(&race, action);
                if (count > 1 && (race.phase == PHASE_EXTEND || rng_below(&rng, STOP_ONE_IN) == 0)) {
                    double value[ACTIONS_MAX];
                    uint64_t factor = race.phase == PHASE_EXTEND ? EXTEND_PLAYOUTS : 1; /* seldom, and dear */
                    weigh(&race, weight, action, count, factor * lesson->playouts, &rng, value);
                    learn(&fit, &race, action, count, value);
                    done++;
                }
                if (rng_below(&rng, SLIP_ONE_IN) == 0) {
                    chosen = action[rng_below(&rng, (uint32_t)count)];
                }
            }
            race_do(&race, chosen);
        }
    }
    double x[FEATURES] = {0};
    solve(&fit, x);
    for (int i = 0; i < FEATURES; i++) {
        double limited = fmin(fmax(x[i], INT16_MIN), INT16_MAX);
        weight[i] = (int16_t)lrint(limited);
    }
    for (int s = 0; s < SAFETIES; s++) {
        for (int stage = PATIENT_STAGE; stage < RACE_STAGES; stage++) {
            weight[F_SAFE + s * RACE_STAGES + stage] = (int16_t)(weight[F_SAFE + s * RACE_STAGES + stage] - PATIENCE);
        }
    }
    free(fit.square);
    free(fit.right);
}

/* The mean of points a hand of one against another, every deal from both seats. */
static double compare(const int16_t *one, const int16_t *other, uint64_t deals, uint64_t seed, double *error)
{
    struct rng rng = rng_make(seed, PLAYER_STREAM);
    double sum = 0;
    double squares = 0;
    for (uint64_t i = 0; i < deals; i++) {
        struct race deal;
        race_deal(&deal, &rng, (int)(i % RACERS));
        double pair = 0;
        for (int seat = 0; seat < RACERS; seat++) {
            struct race race = deal;
            while (race.phase != PHASE_HAND_OVER) {
                race_do(&race, instinct_choose(&race, race.turn == seat ? one : other));
            }
            pair += difference(&race, seat);
        }
        sum += pair / RACERS;
        squares += pair / RACERS * pair / RACERS;
    }
    double mean = sum / (double)deals;
    *error = sqrt((squares / (double)deals - mean * mean) / (double)deals);
    return mean;
}

static bool write_weights(const char *path, const int16_t weight[FEATURES])
{
    FILE *file = table_begin(path, "tune", "instinct.h", "const int16_t instinct_weights[FEATURES]");
    if (!file) {
        return false;
    }
    double number[FEATURES];
    for (int i = 0; i < FEATURES; i++) {
        number[i] = weight[i];
    }
    table_row(file, number, FEATURES);
    fputs("\n", file);
    return table_end(file);
}

/* What a first round plays by: go on, attack, cure, hold safeties for a coup fourre until the end is near.
 * Holding pays only if it goes on: a player that plays them early never learns to wait. */
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
    for (int i = RIVAL_RESTS * COARSE_STAGES; i < (RIVAL_RESTS + 3) * COARSE_STAGES; i++) {
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
    struct lesson lesson = {.positions = 20000, .playouts = 24, .rounds = 4, .seed = 1};
    bool fresh = false;
    for (int i = 0; i < count; i++) {
        const char *name = argument[i];
        CHECK(name);
        const char *value = i + 1 < count ? argument[i + 1] : NULL;
        uint64_t *number = strcmp(name, "--positions") == 0  ? &lesson.positions
                           : strcmp(name, "--playouts") == 0 ? &lesson.playouts
                           : strcmp(name, "--rounds") == 0   ? &lesson.rounds
                           : strcmp(name, "--seed") == 0     ? &lesson.seed
                                                             : NULL;
        if (number) {
            if (!lab_number(value, name, 1, UINT32_MAX, number)) {
                return LAB_USAGE;
            }
            i++;
        } else if (strcmp(name, "--out") == 0 && value) {
            lesson.out = value;
            i++;
        } else if (strcmp(name, "--fresh") == 0) {
            fresh = true;
        } else {
            fprintf(stderr, "route-mille-lab: tune: %s; try help\n", name);
            return LAB_USAGE;
        }
    }
    int16_t weight[FEATURES];
    int16_t before[FEATURES];
    memcpy(weight, instinct_weights, sizeof weight);
    if (fresh) {
        first_guess(weight);
    }
    for (uint64_t i = 0; i < lesson.rounds; i++) {
        memcpy(before, weight, sizeof weight);
        double start = lab_cpu();
        round_of(&lesson, i, weight);
        double error;
        double gain = compare(weight, before, 20000, lesson.seed + i, &error);
        printf("round %" PRIu64 ": %+.1f +- %.1f points a hand against the round before, %.0f s\n", i + 1, gain,
               2 * error, lab_cpu() - start);
        fflush(stdout);
    }
    double error;
    double gain = compare(weight, instinct_weights, 20000, lesson.seed, &error);
    printf("against the weights built in: %+.1f +- %.1f points a hand\n", gain, 2 * error);
    return lesson.out && !write_weights(lesson.out, weight) ? LAB_FAILED : LAB_DONE;
}
