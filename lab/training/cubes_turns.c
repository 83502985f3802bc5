/* SPDX-License-Identifier: MIT */
/* Builds the cases of a turn: goes through every roll of every case and records its results. */
#include "training/cubes_solver.h"

#include "games/cubes/cubes.h"

#include "base/check.h"

#include <string.h>

enum { SUBSETS = 1 << CUBES_DICE };

/* Dice that represent a case while its rolls are enumerated. */
struct sample {
    uint8_t face[CUBES_DICE]; /* the held dice come first */
    int held;
    int points; /* of them, in fifties */
};

struct build {
    struct turns *turns;
    bool jokers;
    struct sample sample[TURNS_CASES_MAX];
    int outcomes, options;
    struct sample at; /* the roll that is being built */
    int now;
};

/* ---- finding the cases --------------------------------------------------------------------------------- */

/* The rank of a case in their order. Cases with held Jokers only come first, more Jokers before fewer; then
 * five fresh dice; then the others, more held dice before fewer. So a case that is reached without a gain in
 * points comes before the one it is reached from. */
static int rank_of(const struct turns_case *each)
{
    bool of_jokers = each->alike == 1 + CUBES_JOKER;
    int rank = of_jokers ? 0 : each->dice == CUBES_DICE ? 1 : 2;
    return rank * (CUBES_DICE + 1) + each->dice;
}

static void note_case(struct build *build, const struct sample *sample)
{
    struct turns *turns = build->turns;
    struct turns_case key = turns_key(sample->face, sample->held, sample->points);
    if (turns_find(turns, &key) >= 0) {
        return;
    }
    CHECK(turns->cases < TURNS_CASES_MAX);
    turns->each[turns->cases] = key;
    build->sample[turns->cases++] = *sample;
}

/* Sorts the cases by rank; equal ranks keep their order. */
static void order_cases(struct build *build)
{
    struct turns *turns = build->turns;
    for (int i = 1; i < turns->cases; i++) {
        for (int k = i; k > 0 && rank_of(&turns->each[k]) < rank_of(&turns->each[k - 1]); k--) {
            struct turns_case each = turns->each[k];
            struct sample sample = build->sample[k];
            turns->each[k] = turns->each[k - 1];
            build->sample[k] = build->sample[k - 1];
            turns->each[k - 1] = each;
            build->sample[k - 1] = sample;
        }
    }
    turns->fresh = turns_find(turns, &(struct turns_case){.dice = CUBES_DICE});
}

/* ---- one roll ------------------------------------------------------------------------------------------ */

/* The dice that are held if the combinations of a set stay. */
static struct sample keep(const struct sample *at, const struct cubes_count *count, unsigned set)
{
    struct sample kept = {.held = at->held, .points = at->points};
    unsigned mask = 0;
    for (int i = 0; i < count->found_count; i++) {
        if (set >> i & 1u) {
            mask |= count->found[i].mask;
            kept.points += (int)(count->found[i].points / CUBES_FIFTY);
        }
    }
    memcpy(kept.face, at->face, sizeof kept.face);
    for (int place = at->held; place < CUBES_DICE; place++) {
        if (mask >> place & 1u) {
            kept.face[kept.held++] = at->face[place];
        }
    }
    return kept;
}

static bool all_scored(const struct sample *at, const struct cubes_count *count)
{
    return (count->scored | ((1u << at->held) - 1u)) == CUBES_ALL;
}

static bool same_option(struct turns_option a, struct turns_option b)
{
    return a.now == b.now && a.gain == b.gain;
}

/* Adds an option to a list that is in order, unless it is there. */
static void add_option(struct turns_option *list, int *count, struct turns_option option)
{
    int at = 0;
    while (at < *count &&
           (list[at].now < option.now || (list[at].now == option.now && list[at].gain < option.gain))) {
        at++;
    }
    if (at < *count && same_option(list[at], option)) {
        return;
    }
    memmove(list + at + 1, list + at, (size_t)(*count - at) * sizeof *list);
    list[at] = option;
    ++*count;
}

/* Adds `ways` to the equal outcome of this case, or adds a new outcome. */
static void add_outcome(struct build *build, uint32_t ways, int gain, const struct turns_option *list,
                        int count)
{
    struct turns *turns = build->turns;
    struct turns_case *each = &turns->each[build->now];
    for (int i = each->first; i < build->outcomes; i++) {
        struct turns_outcome *known = &turns->outcome[i];
        bool same = known->gain == gain && known->options == count;
        for (int k = 0; same && k < count; k++) {
            same = same_option(turns->option[known->first + k], list[k]);
        }
        if (same) {
            known->ways += ways;
            return;
        }
    }
    CHECK(build->outcomes < TURNS_OUTCOMES_MAX && build->options + count <= TURNS_OPTIONS_MAX);
    turns->outcome[build->outcomes++] = (struct turns_outcome){
        .ways = ways, .gain = (int16_t)gain, .first = (int16_t)build->options, .options = (int16_t)count};
    memcpy(turns->option + build->options, list, (size_t)count * sizeof *list);
    build->options += count;
    each->outcomes++;
    turns->gain_most = gain > turns->gain_most ? gain : turns->gain_most;
}

static void weigh_roll(struct build *build, uint32_t ways, bool finding)
{
    const struct sample *at = &build->at;
    struct cubes_count count;
    cubes_count_roll(at->face, (uint8_t)((1u << at->held) - 1u), &count);
    struct turns_case *each = &build->turns->each[build->now];
    each->ways += finding ? 0 : ways;
    if (count.found_count == 0) {
        each->busts += finding ? 0 : ways;
        return;
    }
    struct turns_option list[SUBSETS] = {{0}};
    int options = 0;
    int gain = (int)(count.points / CUBES_FIFTY) - (count.replaces ? at->points : 0);
    if (all_scored(at, &count)) {
        add_option(list, &options,
                   (struct turns_option){.now = (uint8_t)build->turns->fresh, .gain = (int16_t)gain});
    } else {
        for (unsigned set = 1; set < 1u << count.found_count; set++) {
            struct sample kept = keep(at, &count, set);
            if (finding) {
                note_case(build, &kept);
            } else {
                struct turns_case key = turns_key(kept.face, kept.held, kept.points);
                add_option(list, &options,
                           (struct turns_option){.now = (uint8_t)turns_find(build->turns, &key),
                                                 .gain = (int16_t)(kept.points - at->points)});
            }
        }
    }
    if (!finding) {
        add_outcome(build, ways, gain, list, options);
    }
}

/* Goes through the rolls of the places from `place` on, each set of faces once: no face lower than the one
 * before it. row: how many of the last face there are in a row. ways: of the orders in which the dice so far
 * can have come. */
static void go_through(struct build *build, int place, int lowest, uint32_t row, uint32_t ways, bool finding)
{
    if (place == CUBES_DICE) {
        weigh_roll(build, ways, finding);
        return;
    }
    uint32_t rolled = (uint32_t)(place - build->at.held) + 1;
    for (int face = lowest; face < CUBES_FACES; face++) {
        uint32_t sides = (uint32_t)cubes_sides_of(face, build->jokers);
        uint32_t alike = face == lowest ? row + 1 : 1;
        if (sides > 0) {
            build->at.face[place] = (uint8_t)face;
            go_through(build, place + 1, face, alike, ways * sides * rolled / alike, finding);
        }
    }
}

static void go_through_case(struct build *build, int now, bool finding)
{
    build->now = now;
    build->at = build->sample[now];
    go_through(build, build->at.held, CUBES_JOKER, 0, 1, finding);
}

void turns_build(struct turns *turns, bool jokers)
{
    *turns = (struct turns){.cases = 0};
    struct build build = {.turns = turns, .jokers = jokers};
    note_case(&build, &(struct sample){.held = 0});
    for (int i = 0; i < turns->cases; i++) {
        go_through_case(&build, i, true);
    }
    order_cases(&build);
    for (int i = 0; i < turns->cases; i++) {
        turns->each[i].first = (int16_t)build.outcomes;
        go_through_case(&build, i, false);
    }
}
