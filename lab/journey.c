/* SPDX-License-Identifier: MIT */
/* The command journey: how often stand-ins for people meet the goals of the stages of the journey. */
#include "journey.h"

#include "games/games.h"
#include "lab.h"

#include "base/check.h"
#include "base/say.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TRIES = 400, /* of a deal */
    TRIES_MOST = 1000000,
    SEEDS = 12000, /* among which deals are looked for */
    SEEDS_MOST = 1000000,
    DEAR = 10, /* whoever searches, or plays against who searches, takes one in so many */
    /* The check: a rate may be outside its band by so many errors by chance. A quick player sits in the place
     * of a rival that searches; against the rival itself one try in so many is taken, with less thought. */
    ERRORS = 3,
    FEWER = 30,
    ERRORS_OF_FEW = 2,
    GLANCE = 12, /* iterations */
};

struct plan {
    const char *id; /* NULL: all stages */
    enum stage_way way;
    uint64_t tries, from, seeds;
    bool json, check, pick;
};

/* What was measured of a stage and a person. */
struct measured {
    int tries; /* of all deals; 0: not measured */
    double rate[STAGE_GOALS], error[STAGE_GOALS];
};

static struct measured measure(const struct journey_table *table, int stand_in, int tries)
{
    const struct journey_person person = journey_person_at(table, stand_in);
    struct measured sum = {.tries = 0};
    if (tries == 0) {
        return sum;
    }
    for (int deal = 0; deal < STAGE_DEALS; deal++) {
        struct journey_count count = {.tries = 0};
        journey_tries(table, &person, table->stage->deal[deal], 0, tries, &count);
        sum.tries += tries;
        for (int goal = 0; goal < STAGE_GOALS; goal++) {
            double rate = journey_rate(&count, goal);
            sum.rate[goal] += rate / STAGE_DEALS;
            sum.error[goal] += rate * (100 - rate) / tries;
        }
    }
    for (int goal = 0; goal < STAGE_GOALS; goal++) {
        sum.error[goal] = sqrt(sum.error[goal]) / STAGE_DEALS;
    }
    return sum;
}

/* How many tries of each deal a stand-in takes. */
static int tries_of(const struct plan *plan, const struct stage *stage, int stand_in)
{
    bool dear = stand_in == LAB_STRONG || journey_searches(stage);
    return (int)(dear ? plan->tries / DEAR : plan->tries);
}

static const char *way_name(enum stage_way way)
{
    return way == STAGE_BACK ? "back" : "out";
}

/* ---- as text and as JSON ------------------------------------------------------------------------------- */

static void print_text(const struct journey_table *table, const struct measured measured[LAB_STAND_INS])
{
    for (int who = 0; who < LAB_STAND_INS; who++) {
        printf("%-14s %-4s %-9s %6d", table->stage->id, way_name(table->stage->way),
               table->game->journey->in[who].name, measured[who].tries);
        for (int goal = 0; goal < STAGE_GOALS; goal++) {
            if (measured[who].tries == 0 || journey_asks_review(&table->stage->goal[goal])) {
                printf("  %5s %4s", "-", "");
            } else {
                printf("  %5.1f %4.1f", measured[who].rate[goal], measured[who].error[goal]);
            }
        }
        printf("\n");
    }
}

static void print_json(const struct journey_table *table, const struct measured measured[LAB_STAND_INS],
                       bool first)
{
    printf("%s\n  {\"stage\": \"%s\", \"way\": \"%s\", \"game\": \"%s\"", first ? "" : ",", table->stage->id,
           way_name(table->stage->way), table->stage->game);
    for (int who = 0; who < LAB_STAND_INS; who++) {
        if (measured[who].tries == 0) {
            continue;
        }
        printf(",\n   \"%s\": {\"tries\": %d, \"goals\": [", table->game->journey->in[who].name,
               measured[who].tries);
        for (int goal = 0; goal < STAGE_GOALS; goal++) {
            const char *comma = goal > 0 ? ", " : "";
            if (journey_asks_review(&table->stage->goal[goal])) {
                printf("%snull", comma);
            } else {
                printf("%s{\"rate\": %.1f, \"error\": %.1f}", comma, measured[who].rate[goal],
                       measured[who].error[goal]);
            }
        }
        printf("]}");
    }
    printf("}");
}

/* ---- the check ----------------------------------------------------------------------------------------- */

/* The last stage of the same game before this one on its way; -1: there is none. */
static int stage_before(int place)
{
    int before = place - 1;
    while (before >= 0 && (stages[before].way != stages[place].way ||
                           strcmp(stages[before].game, stages[place].game) != 0)) {
        before--;
    }
    return before;
}

/* Points by which rates of the check may be elsewhere because a quick player sits there. */
static double slack_of(const struct journey_table *table)
{
    return table->quick ? JOURNEY_QUICK : 0;
}

/* Says which rates of a person are outside their bands by more than so many errors. The error is that of a
 * rate at the edge of the band, since that of what was measured is nothing where no try met the goal. */
static bool check_bands(const struct journey_table *table, int who, const struct measured *measured,
                        double errors)
{
    const struct stage *stage = table->stage;
    bool right = true;
    for (int goal = 0; goal < STAGE_GOALS; goal++) {
        struct journey_band band = journey_band(stage, goal, who);
        double least = fmax(band.least - slack_of(table), 0), most = fmin(band.most + slack_of(table), 100);
        double edge = measured->rate[goal] < least ? least : most;
        double outside = journey_outside((struct journey_band){least, most}, measured->rate[goal]);
        if (outside > errors * sqrt(edge * (100 - edge) / measured->tries)) {
            say_line(stderr,
                     "route-mille-lab: %s %s: goal %d is met in %.1f %% of %d tries, not in %.0f to %.0f",
                     stage->id, way_name(stage->way), goal + 1, measured->rate[goal], measured->tries, least,
                     most);
            right = false;
        }
    }
    return right;
}

/* Says whether a stage is won oftener than the one before it, where it must not be. */
static bool check_fall(const struct journey_table *table, const struct measured *measured,
                       const struct measured *before)
{
    double more = measured->rate[1] - before->rate[1] - JOURNEY_SLACK - slack_of(table);
    bool right =
        more <= 2 * sqrt(measured->error[1] * measured->error[1] + before->error[1] * before->error[1]);
    if (!right) {
        say_line(stderr, "route-mille-lab: %s %s is won in %.1f %% of tries, the stage before it in %.1f %%",
                 table->stage->id, way_name(table->stage->way), measured->rate[1], before->rate[1]);
    }
    return right;
}

/* Checks a stage against quick rivals; those before it have been measured, unless they are not wanted. False:
 * something is said. */
static bool check(const struct journey_table *table, int place, struct measured all[][LAB_STAND_INS])
{
    int before = stage_before(place);
    bool falls = before >= 0 && journey_falls(table->stage);
    bool right = true;
    for (int who = 0; who < LAB_STRONG; who++) {
        const struct measured *measured = &all[place][who];
        right = check_bands(table, who, measured, ERRORS) && right;
        if (falls && all[before][who].tries > 0) {
            right = check_fall(table, measured, &all[before][who]) && right;
        }
    }
    return right;
}

/* Checks a rival that searches: the seasoned one takes a few tries of each deal. */
static bool check_searcher(const struct stage *stage, int tries)
{
    const struct journey_table table = journey_table_of(stage, false, GLANCE);
    const struct measured measured = measure(&table, LAB_SEASONED, tries / FEWER > 0 ? tries / FEWER : 1);
    return check_bands(&table, LAB_SEASONED, &measured, ERRORS_OF_FEW);
}

/* ---- the command --------------------------------------------------------------------------------------- */

static bool is_wanted(const struct plan *plan, const struct stage *stage)
{
    return !plan->id || (strcmp(plan->id, stage->id) == 0 && plan->way == stage->way);
}

static int run(const struct plan *plan)
{
    struct measured(*all)[LAB_STAND_INS] = calloc((size_t)stages_count(), sizeof *all);
    bool right = true, first = true;
    CHECK(all != NULL);
    fputs(plan->json ? "{\"stages\": [" : "", stdout);
    for (int place = 0; stages[place].id; place++) {
        if (!is_wanted(plan, &stages[place])) {
            continue;
        }
        const struct stage *stage = &stages[place];
        const struct journey_table table = journey_table_of(stage, plan->check, 0);
        for (int who = 0; who < (plan->check ? LAB_STRONG : LAB_STAND_INS); who++) {
            all[place][who] =
                measure(&table, who, plan->check ? (int)plan->tries : tries_of(plan, stage, who));
        }
        if (plan->json) {
            print_json(&table, all[place], first);
        } else {
            print_text(&table, all[place]);
        }
        if (plan->check) {
            right = check(&table, place, all) && right;
            right = (!journey_searches(stage) || check_searcher(stage, (int)plan->tries)) && right;
        }
        first = false;
    }
    fputs(plan->json ? "\n]}\n" : "", stdout);
    free(all);
    return right ? LAB_DONE : LAB_FAILED;
}

static int misused(const char *what)
{
    say_line(stderr, "route-mille-lab: journey: %s; try help", what);
    return LAB_USAGE;
}

/* Reads an option. Returns the number of arguments used; 0: there is no such option. */
static int read_one(struct plan *plan, char **argument, int left)
{
    const char *name = argument[0], *value = left > 1 ? argument[1] : NULL;
    if (strcmp(name, "--json") == 0) {
        plan->json = true;
        return 1;
    }
    if (strcmp(name, "--check") == 0) {
        plan->check = true;
        return 1;
    }
    if (strcmp(name, "--pick") == 0) {
        plan->pick = true;
        return 1;
    }
    if (strcmp(name, "--tries") == 0) {
        return lab_number(value, name, 1, TRIES_MOST, &plan->tries) ? 2 : 0;
    }
    if (strcmp(name, "--from") == 0) {
        return lab_number(value, name, 0, UINT64_MAX, &plan->from) ? 2 : 0;
    }
    if (strcmp(name, "--seeds") == 0) {
        return lab_number(value, name, STAGE_DEALS, SEEDS_MOST, &plan->seeds) ? 2 : 0;
    }
    if (strcmp(name, "back") == 0 && plan->id) {
        plan->way = STAGE_BACK;
        return 1;
    }
    if (name[0] != '-' && !plan->id) {
        plan->id = name;
        return 1;
    }
    return 0;
}

int lab_journey(int count, char **argument)
{
    struct plan plan = {.tries = TRIES, .from = 1, .seeds = SEEDS};
    for (int at = 0, taken; at < count; at += taken) {
        taken = read_one(&plan, argument + at, count - at);
        if (taken == 0) {
            return misused(argument[at]);
        }
    }
    int place = plan.id ? stage_find(plan.id, plan.way) : -1;
    if (plan.id && place < 0) {
        return misused("there is no such stage");
    }
    if (!plan.pick) {
        return run(&plan);
    }
    if (place < 0) {
        return misused("which stage?");
    }
    if (lab_game_of(stage_game(&stages[place], games_all))->journey->chance) {
        return misused("choices change what falls in this game, so that its deals cannot be laid out");
    }
    return journey_pick(&stages[place], plan.from, (int)plan.seeds);
}
