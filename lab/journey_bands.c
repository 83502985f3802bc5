/* SPDX-License-Identifier: MIT */
#include "journey.h"

#include <string.h>

enum { BOTH = 2 };
_Static_assert(LAB_NEW == 0 && LAB_SEASONED == 1, "tables below begin with these two");

/* Of all stages of a way. */
static const struct way_bands {
    double arrive[BOTH];           /* the least of the first goal */
    struct journey_band win[BOTH]; /* of the second, without its slack */
    double feat_least, feat_most;  /* of the third */
} bands[STAGE_WAYS] = {
    [STAGE_OUT] = {.arrive = {38, 60}, .win = {{17, 67}, {24, 82}}, .feat_least = 8, .feat_most = 60},
    [STAGE_BACK] = {.arrive = {25, 40}, .win = {{15, 45}, {20, 60}}, .feat_least = 8, .feat_most = 60},
};

/* What is aimed at, from the first stage of a game out to its last one. */
static const struct game_aims {
    const char *game;
    double first[BOTH], last[BOTH];
} aims[] = {
    {.game = "mille", .first = {67, 80}, .last = {35, 43}},
    {.game = "bones", .first = {49, 57}, .last = {27, 40}},
    {.game = "cubes", .first = {50, 67}, .last = {17, 24}},
};

bool journey_asks_review(const struct stage_goal *goal)
{
    bool asks = false;
    for (int i = 0; i < STAGE_TESTS && goal->test[i].figure; i++) {
        asks = asks || strcmp(goal->test[i].figure, "review") == 0;
    }
    return asks;
}

struct journey_band journey_band(const struct stage *stage, int goal, int stand_in)
{
    const struct way_bands *way = &bands[stage->way];
    if (journey_asks_review(&stage->goal[goal])) {
        return (struct journey_band){0, 100};
    }
    if (goal == 0) {
        return (struct journey_band){way->arrive[stand_in], 100};
    }
    if (goal == 1) {
        return (struct journey_band){way->win[stand_in].least - JOURNEY_SLACK,
                                     way->win[stand_in].most + JOURNEY_SLACK};
    }
    return (struct journey_band){way->feat_least, way->feat_most};
}

bool journey_falls(const struct stage *stage)
{
    return stage->way == STAGE_OUT;
}

double journey_outside(struct journey_band band, double rate)
{
    return rate < band.least ? band.least - rate : rate > band.most ? rate - band.most : 0;
}

/* The part of its way that a stage has behind it, from 0 to 1. game: counted among stages of this game; NULL:
 * among all. */
static double part_of_way(const struct stage *stage, const char *game)
{
    int before = 0, count = 0;
    for (const struct stage *each = stages; each->id; each++) {
        bool counts = each->way == stage->way && (!game || strcmp(each->game, game) == 0);
        before += counts && each < stage;
        count += counts;
    }
    return count > 1 ? (double)before / (count - 1) : 0;
}

double journey_aim(const struct stage *stage, int stand_in)
{
    if (stage->way == STAGE_BACK) {
        const struct journey_band *win = &bands[STAGE_BACK].win[stand_in];
        return win->most + (win->least - win->most) * part_of_way(stage, NULL);
    }
    for (size_t i = 0; i < sizeof aims / sizeof aims[0]; i++) {
        if (strcmp(aims[i].game, stage->game) == 0) {
            double first = aims[i].first[stand_in], last = aims[i].last[stand_in];
            return first + (last - first) * part_of_way(stage, stage->game);
        }
    }
    const struct journey_band *win = &bands[STAGE_OUT].win[stand_in];
    return (win->least + win->most) / 2;
}
