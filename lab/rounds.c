/* SPDX-License-Identifier: MIT */
#include "rounds.h"

#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS_MOST = 100000 };

struct rounds rounds_begin(void)
{
    struct rounds rounds = {.seconds = malloc(ROUNDS_MOST * sizeof(double))};
    CHECK(rounds.seconds != NULL);
    return rounds;
}

void rounds_end(struct rounds *rounds)
{
    free(rounds->seconds);
    *rounds = (struct rounds){.seconds = NULL};
}

void rounds_clear(struct rounds *rounds)
{
    rounds->count = 0;
    rounds->spent = 0;
}

bool rounds_go_on(const struct rounds *rounds, double seconds)
{
    return rounds->spent < seconds && rounds->count < ROUNDS_MOST;
}

void rounds_add(struct rounds *rounds, double seconds)
{
    rounds->seconds[rounds->count++] = seconds;
    rounds->spent += seconds;
}

double rounds_middle(const struct rounds *rounds)
{
    return rounds->seconds[rounds->count / 2];
}

static int compare(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

void rounds_print_rate(struct rounds *rounds, const char *name, double work)
{
    qsort(rounds->seconds, (size_t)rounds->count, sizeof rounds->seconds[0], compare);
    printf("  \"%s\": %.0f,\n", name, work / rounds_middle(rounds));
    printf("  \"%s_best\": %.0f,\n", name, work / rounds->seconds[0]);
}
