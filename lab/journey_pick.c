/* SPDX-License-Identifier: MIT */
/* journey --pick: looks for the deals of a stage among many. Deals pass sieves of more and more tries, each
 * with other choices of the person, so that a deal that was lucky in one sieve is found out in the next. */
#include "journey.h"

#include "lab.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    PEOPLE = 2,
    OTHER_CHOICES = 1 << 20,
    WEIGHT_OUTSIDE = 3, /* of points outside a band, beside those from what is looked for */
};

/* A sieve lets pass what is inside the bands as far as so few tries can tell, and the nearest of these. */
struct sieve {
    int tries; /* of a deal, for each of the two people; 0 ends a list */
    int most;  /* deals that pass */
    bool quick;
    uint32_t iterations; /* of a rival that searches; 0: as ever in the lab */
};

static const struct sieve usual[] = {
    {.tries = 8, .most = 800},
    {.tries = 40, .most = 200},
    {.tries = 200, .most = 48},
    {.tries = 300, .most = STAGE_DEALS},
    {.tries = 0},
};
/* Where a rival searches, a quick player sits in its place until few are left for the rival itself, which has
 * less thought. */
static const struct sieve searching[] = {
    {.tries = 8, .most = 800, .quick = true},
    {.tries = 40, .most = 96, .quick = true},
    {.tries = 200, .most = 24, .quick = true},
    {.tries = 12, .most = STAGE_DEALS, .iterations = 100},
    {.tries = 0},
};
/* Points by which a deal may be won oftener or more rarely than is looked for. */
static const double off_most[PEOPLE] = {[LAB_NEW] = 12, [LAB_SEASONED] = 20};

struct candidate {
    uint64_t seed;
    double rate[PEOPLE][STAGE_GOALS];
    double far; /* from what is looked for, in points */
    bool inside;
};

struct pick {
    const struct stage *stage;
    struct candidate *candidate; /* owned */
    int count;
    uint64_t number; /* of the next try */
};

static int compare(const void *a, const void *b)
{
    const struct candidate *one = a, *two = b;
    if (one->far < two->far || one->far > two->far) {
        return one->far < two->far ? -1 : 1;
    }
    return one->seed < two->seed ? -1 : one->seed > two->seed;
}

/* Judges the rates of one person. slack: points by which they may be outside. */
static void judge(const struct stage *stage, int who, double slack, struct candidate *candidate)
{
    const double *rate = candidate->rate[who];
    double off = fabs(rate[1] - journey_aim(stage, who));
    candidate->far += off;
    candidate->inside = candidate->inside && off <= off_most[who] + slack;
    for (int goal = 0; goal < STAGE_GOALS; goal += 2) {
        double outside = journey_outside(journey_band(stage, goal, who), rate[goal]);
        candidate->far += WEIGHT_OUTSIDE * outside;
        candidate->inside = candidate->inside && outside <= slack;
    }
}

static void pass(struct pick *pick, const struct sieve *sieve)
{
    const struct journey_table table = journey_table_of(pick->stage, sieve->quick, sieve->iterations);
    const double slack = 100 / sqrt(sieve->tries) + (sieve->quick ? JOURNEY_QUICK : 0);
    int kept = 0;
    for (int i = 0; i < pick->count; i++) {
        struct candidate candidate = {.seed = pick->candidate[i].seed, .inside = true};
        for (int who = 0; who < PEOPLE && candidate.inside; who++) {
            const struct journey_person person = journey_person_at(&table, who);
            struct journey_count count = {.tries = 0};
            journey_tries(&table, &person, candidate.seed, pick->number, sieve->tries, &count);
            for (int goal = 0; goal < STAGE_GOALS; goal++) {
                candidate.rate[who][goal] = journey_rate(&count, goal);
            }
            judge(pick->stage, who, slack, &candidate);
        }
        if (candidate.inside) {
            pick->candidate[kept++] = candidate;
        }
    }
    qsort(pick->candidate, (size_t)kept, sizeof pick->candidate[0], compare);
    say_line(stderr, "%d deals, %d tries each: %d are inside", pick->count, sieve->tries, kept);
    pick->count = kept < sieve->most ? kept : sieve->most;
    pick->number += (uint64_t)sieve->tries;
}

static void print(const struct pick *pick)
{
    double sum[PEOPLE][STAGE_GOALS] = {{0}};
    for (int i = 0; i < pick->count; i++) {
        const struct candidate *candidate = &pick->candidate[i];
        printf("%-12" PRIu64, candidate->seed);
        for (int who = 0; who < PEOPLE; who++) {
            for (int goal = 0; goal < STAGE_GOALS; goal++) {
                printf("%5.0f", candidate->rate[who][goal]);
                sum[who][goal] += candidate->rate[who][goal];
            }
            printf("  ");
        }
        printf("\n");
    }
    printf("%-12s", "mean");
    for (int who = 0; who < PEOPLE; who++) {
        for (int goal = 0; goal < STAGE_GOALS; goal++) {
            printf("%5.0f", pick->count > 0 ? sum[who][goal] / pick->count : 0);
        }
        printf("  ");
    }
    printf("\n.deal = {");
    for (int i = 0; i < pick->count; i++) {
        printf("%s%" PRIu64, i > 0 ? ", " : "", pick->candidate[i].seed);
    }
    printf("},\n");
}

int journey_pick(const struct stage *stage, uint64_t from, int seeds)
{
    struct pick pick = {.stage = stage, .count = seeds, .number = OTHER_CHOICES};
    pick.candidate = calloc((size_t)seeds, sizeof pick.candidate[0]);
    CHECK(pick.candidate != NULL);
    for (int i = 0; i < seeds; i++) {
        pick.candidate[i].seed = from + (uint64_t)i;
    }
    for (const struct sieve *sieve = journey_searches(stage) ? searching : usual; sieve->tries > 0; sieve++) {
        pass(&pick, sieve);
    }
    bool found = pick.count == STAGE_DEALS;
    print(&pick);
    free(pick.candidate);
    if (!found) {
        say_line(stderr, "route-mille-lab: only %d deals are inside; try other seeds", pick.count);
    }
    return found ? LAB_DONE : LAB_FAILED;
}
