/* SPDX-License-Identifier: MIT */
#include "cubes/spread.h"

#include <string.h>

struct way {
    double at[TURNS_POINTS_MOST]
             [TURNS_CASES_MAX]; /* chance that the turn passes through a number of points in a case */
};

static bool beats(struct worth a, struct worth b)
{
    return a.main > b.main || (a.main == b.main && a.along > b.along);
}

/* The best option of an outcome; NULL: a hold. */
static const struct turns_option *chosen(const struct turns *turns, const struct solve_desk *desk,
                                         const struct turns_outcome *outcome, int points)
{
    struct worth best = desk->stakes.hold[points + outcome->gain];
    const struct turns_option *found = NULL;
    for (int i = 0; i < outcome->options; i++) {
        const struct turns_option *option = &turns->option[outcome->first + i];
        struct worth worth = desk->prospects.roll[points + option->gain][option->now];
        if (beats(worth, best)) {
            best = worth;
            found = option;
        }
    }
    return found;
}

static void go_on(const struct turns *turns, const struct solve_desk *desk, int points, int now,
                  struct way *way, struct spread *spread)
{
    const struct turns_case *each = &turns->each[now];
    double chance = way->at[points][now] / each->ways;
    spread->stays += chance * each->busts;
    for (int i = 0; i < each->outcomes; i++) {
        const struct turns_outcome *outcome = &turns->outcome[each->first + i];
        const struct turns_option *option = chosen(turns, desk, outcome, points);
        int sum = points + (option ? option->gain : outcome->gain);
        if (option) {
            way->at[sum][option->now] += chance * outcome->ways;
        } else {
            *(sum > 0 ? &spread->hold[sum] : &spread->stays) += chance * outcome->ways;
        }
    }
}

void spread_turn(const struct turns *turns, struct solve_desk *desk, struct spread *spread)
{
    turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
    spread_follow(turns, desk, spread);
}

void spread_follow(const struct turns *turns, const struct solve_desk *desk, struct spread *spread)
{
    struct way way;
    int top = desk->stakes.top;
    memset(&way, 0, (size_t)(top > 0 ? top : 1) * sizeof way.at[0]);
    *spread = (struct spread){.most = top + turns->gain_most};
    way.at[0][turns->fresh] = 1;
    for (int points = 0; points < top; points++) {
        /* Cases that are reached without a gain in points come first. */
        for (int now = turns->cases - 1; now >= 0; now--) {
            if (way.at[points][now] > 0) {
                go_on(turns, desk, points, now, &way, spread);
            }
        }
    }
}
