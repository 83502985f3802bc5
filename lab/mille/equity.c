/* SPDX-License-Identifier: MIT */
/* The command equity: computes the table of equities. Plays hands of the quick player against itself, and
 * calculates the value of every pair of totals backwards from 5000, hand by hand. */
#include "games/mille/ai/equity.h"
#include "lab.h"
#include "mille/mille.h"
#include "table_file.h"
#include "training/races.h"

#include "base/check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SWEEPS_MOST = 60, EQUITY_STREAM = 8 };

/* Points of one hand, of the side that started it and of the other side. */
struct outcome {
    int starter;
    int other;
};

/* [own total][opponent's total] for the side that starts the next hand. */
struct equities {
    double at[EQUITY_PLACES][EQUITY_PLACES];
};

static int total_at(int place)
{
    return place == EQUITY_PLACES - 1 ? EQUITY_LAST : place * EQUITY_STEP;
}

static double value(const struct equities *table, int own, int opponent)
{
    if (own >= GAME_POINTS || opponent >= GAME_POINTS) {
        return own > opponent ? 1 : own < opponent ? 0 : 0.5;
    }
    int i = own / EQUITY_STEP < EQUITY_PLACES - 2 ? own / EQUITY_STEP : EQUITY_PLACES - 2;
    int j = opponent / EQUITY_STEP < EQUITY_PLACES - 2 ? opponent / EQUITY_STEP : EQUITY_PLACES - 2;
    double x = (double)(own - total_at(i)) / (total_at(i + 1) - total_at(i));
    double y = (double)(opponent - total_at(j)) / (total_at(j + 1) - total_at(j));
    return (table->at[i][j] * (1 - y) + table->at[i][j + 1] * y) * (1 - x) +
           (table->at[i + 1][j] * (1 - y) + table->at[i + 1][j + 1] * y) * x;
}

static double sweep(struct equities *table, const struct outcome *outcome, uint64_t hands)
{
    double most = 0;
    for (int i = EQUITY_PLACES - 1; i >= 0; i--) {
        for (int j = EQUITY_PLACES - 1; j >= 0; j--) {
            double sum = 0;
            for (uint64_t k = 0; k < hands; k++) {
                int own = total_at(i) + outcome[k].starter;
                int opponent = total_at(j) + outcome[k].other;
                sum += 1 - value(table, opponent, own); /* the other starts the next hand */
            }
            sum /= (double)hands;
            most = fmax(most, fabs(sum - table->at[i][j]));
            table->at[i][j] = sum;
        }
    }
    return most;
}

static bool write_table(const char *path, const struct equities *table)
{
    FILE *file = table_begin(path, "equity", "The chance to win the road game, by the totals of both sides");
    if (!file) {
        return false;
    }
    table_rows(file, "at");
    for (int i = 0; i < EQUITY_PLACES; i++) {
        for (int j = 0; j < EQUITY_PLACES; j++) {
            fprintf(file, "%s%ld", j == 0 ? "" : " ", lrint(table->at[i][j] * EQUITY_ONE / EQUITY_UNIT));
        }
        fputs("\n", file);
    }
    return table_end(file);
}

int lab_equity(int count, char **argument)
{
    uint64_t hands = 30000;
    const char *out = NULL;
    if (table_arguments("equity", count, argument, "--hands", &hands, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    struct outcome *outcome = calloc(hands, sizeof *outcome);
    struct equities *table = calloc(1, sizeof *table);
    CHECK(outcome && table);
    struct rng rng = rng_make(1, EQUITY_STREAM);
    for (uint64_t i = 0; i < hands; i++) {
        struct race race;
        race_deal(&race, &rng, 0);
        neural_eval_play_on(&neural_eval_weights, &race, TURNS_ALL);
        outcome[i] = (struct outcome){.starter = race_points(&race, 0), .other = race_points(&race, 1)};
    }
    static const double settled = 1e-6;
    for (int i = 0; i < SWEEPS_MOST && sweep(table, outcome, hands) > settled; i++) {
    }
    free(outcome);
    printf("who starts a game wins %.2f %% of games; 1000 points ahead at the start are worth %.2f %%, "
           "at 3500 %.2f %%\n",
           100 * value(table, 0, 0), 100 * value(table, 1000, 0), 100 * value(table, 4500, 3500));
    bool fine = !out || write_table(out, table);
    free(table);
    return fine ? LAB_DONE : LAB_FAILED;
}
