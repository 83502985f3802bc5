/* SPDX-License-Identifier: MIT */
/* Scores are solved from the highest down: a hold leads only to scores that are solved. A bust leads back to
 * the same scores with the other seat to move. For fixed choices this makes two linear equations; so the best
 * choices for a guess are found, the equations are solved for them, and this repeats until nothing changes.
 */
#include "training/cubes_solver.h"

#include "base/check.h"

#include <string.h>

enum { ROUNDS_MOST = 60, HALF = TURNS_ONE / 2, ONE_SHIFT = 30, CLOSE = 64 };

void solve_alone(const struct turns *turns, int goal, struct solve_desk *desk, struct alone *alone)
{
    const uint32_t turn = TURNS_ONE / STAKES_TURNS;
    *alone = (struct alone){.goal = goal};
    for (int own = goal - 1; own >= 0; own--) {
        if (own > 0 && own < STAKES_GATE) {
            continue;
        }
        uint32_t guess = own + 1 < goal && own > 0 ? alone->turns[own + 1] : HALF;
        for (int round = 0; round < ROUNDS_MOST && guess != alone->turns[own]; round++) {
            alone->turns[own] = guess;
            stakes_of_alone(alone, own, ALONG_BUSTS, &desk->stakes);
            turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
            struct worth found = desk->prospects.roll[0][turns->fresh];
            /* found.main: the worth apart from busts; found.along: the chance of a bust, after which the
             * guess applies again. */
            uint64_t busts = (uint64_t)found.along * guess >> ONE_SHIFT;
            uint64_t once = TURNS_ONE - found.main + turn - busts;
            guess = (uint32_t)((once << ONE_SHIFT) / (TURNS_ONE - found.along));
        }
    }
}

/* Computes the figures for a number of turns from those for one turn less. Play is as before, and `along`
 * adds up the chance that the points were not enough. */
static uint32_t race_from(const struct turns *turns, const struct cubes_race *race, int goal, int own,
                          int before, struct solve_desk *desk)
{
    struct stakes *stakes = &desk->stakes;
    for (int points = 0; points <= stakes->top + TURNS_GAIN_MOST; points++) {
        int score = own + points;
        uint32_t longer = score >= goal ? 0 : before < 0 ? TURNS_ONE : race->longer[score][before];
        stakes->hold[points].along = points < stakes->top ? longer : 0;
    }
    stakes->bust.along = before < 0 ? TURNS_ONE : race->longer[own][before];
    turns_weigh(turns, stakes, 0, &desk->prospects);
    return desk->prospects.roll[0][turns->fresh].along;
}

void solve_race(const struct turns *turns, const struct alone *alone, struct solve_desk *desk,
                struct cubes_race *race)
{
    *race = (struct cubes_race){.longer = {{0}}};
    for (int own = alone->goal - 1; own >= 0; own--) {
        if (own > 0 && own < STAKES_GATE) {
            continue;
        }
        stakes_of_alone(alone, own, ALONG_BUSTS, &desk->stakes);
        for (int turn = 0; turn < RACE_TURNS; turn++) {
            race->longer[own][turn] = race_from(turns, race, alone->goal, own, turn - 1, desk);
        }
    }
}

/* ---- two ----------------------------------------------------------------------------------------------- */

static uint32_t chance_of(const struct two *two, int own, int other)
{
    const struct solved *solved = two->source;
    if (own >= solved->goal && other >= solved->goal) {
        unsigned lead = (unsigned)(own - other + STAKES_LEAD - 1);
        CHECK(lead < STAKES_OVER);
        return solved->over[lead];
    }
    CHECK(own < STAKES_SCORES && other < STAKES_SCORES);
    return solved->chance[own][other];
}

struct two solved_two(const struct solved *solved)
{
    return (struct two){.goal = solved->goal, .source = solved, .chance = chance_of};
}

/* The worth of a turn with the best choices, and their chance of a bust. */
static struct worth weigh_turn(const struct turns *turns, const struct solved *solved, int own, int other,
                               struct solve_desk *desk)
{
    struct two two = solved_two(solved);
    stakes_of_two(&two, own, other, ALONG_BUSTS, &desk->stakes);
    turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
    return desk->prospects.roll[0][turns->fresh];
}

static bool is_close(uint32_t a, uint32_t b)
{
    return (a > b ? a - b : b - a) <= CLOSE;
}

/* With both seats past the goal there are few differences of scores, which lead to each other: repeats until
 * all are stable. */
static void solve_over(const struct turns *turns, struct solve_desk *desk, struct solved *solved)
{
    for (int lead = 0; lead < STAKES_OVER; lead++) {
        solved->over[lead] = HALF;
    }
    for (int round = 0; round < ROUNDS_MOST; round++) {
        for (int lead = 0; lead < STAKES_OVER; lead++) {
            int own = solved->goal + lead;
            int other = solved->goal + STAKES_LEAD - 1;
            solved->over[lead] = weigh_turn(turns, solved, own, other, desk).main;
        }
    }
}

/* The chances of both, each to move at the same scores. */
static void solve_pair(const struct turns *turns, int own, int other, struct solve_desk *desk,
                       struct solved *solved)
{
    uint32_t *mine = &solved->chance[own][other];
    uint32_t *theirs = &solved->chance[other][own];
    for (int round = 0; round < ROUNDS_MOST; round++) {
        struct worth a = weigh_turn(turns, solved, own, other, desk);
        struct worth b = own == other ? a : weigh_turn(turns, solved, other, own, desk);
        /* mine = one - a.along * theirs, theirs = two - b.along * mine */
        uint64_t one = a.main + ((uint64_t)a.along * *theirs >> ONE_SHIFT);
        uint64_t two = b.main + ((uint64_t)b.along * *mine >> ONE_SHIFT);
        uint64_t both = TURNS_ONE - ((uint64_t)a.along * b.along >> ONE_SHIFT);
        uint64_t scaled = (one << ONE_SHIFT) - a.along * two;
        uint32_t found = (uint32_t)((scaled + both / 2) / both);
        uint32_t other_found = (uint32_t)(two - ((uint64_t)b.along * found >> ONE_SHIFT));
        bool done = is_close(found, *mine) && is_close(other_found, *theirs);
        *mine = found;
        *theirs = other_found;
        if (done) {
            return;
        }
    }
}

static uint32_t guess(const struct solved *solved, int own, int other)
{
    if (own + 1 >= STAKES_SCORES || other + 1 >= STAKES_SCORES) {
        return HALF;
    }
    int64_t about = (int64_t)solved->chance[own + 1][other] + solved->chance[own][other + 1] -
                    solved->chance[own + 1][other + 1];
    return (uint32_t)(about < 0 ? 0 : about > TURNS_ONE ? TURNS_ONE : about);
}

static void solve_all(const struct turns *turns, bool boarding_only, struct solve_desk *desk,
                      struct solved *solved)
{
    int most = solved->goal + STAKES_LEAD - 1;
    for (int sum = 2 * most - 2; sum >= 0; sum--) {
        for (int own = (sum + 1) / 2; own <= sum && own < most; own++) {
            int other = sum - own;
            if (stakes_can_be(solved->goal, own, other) && !(boarding_only && other > 0)) {
                solved->chance[own][other] = guess(solved, own, other);
                solved->chance[other][own] = guess(solved, other, own);
                solve_pair(turns, own, other, desk, solved);
            }
        }
    }
}

void solve_two(const struct turns *turns, struct solve_desk *desk, struct solved *solved)
{
    memset(solved, 0, sizeof *solved);
    solved->goal = STAKES_GOAL;
    solve_over(turns, desk, solved);
    solve_all(turns, false, desk, solved);
}

void solve_blitz(const struct turns *turns, struct solve_desk *desk, const struct solved *standard,
                 struct solved *solved)
{
    const int nearer = STAKES_GOAL - STAKES_GOAL_BLITZ;
    memset(solved, 0, sizeof *solved);
    solved->goal = STAKES_GOAL_BLITZ;
    memcpy(solved->over, standard->over, sizeof solved->over);
    for (int own = STAKES_GATE; own + nearer < STAKES_SCORES; own++) {
        for (int other = STAKES_GATE; other + nearer < STAKES_SCORES; other++) {
            solved->chance[own][other] = standard->chance[own + nearer][other + nearer];
        }
    }
    solve_all(turns, true, desk, solved);
}
