/* SPDX-License-Identifier: MIT */
/* What the lab knows of the dice game. */
#include "cubes/cubes.h"
#include "games/cubes/ai/judge.h"
#include "games/cubes/daily.h"
#include "games/cubes/position.h"
#include "lab_game.h"

enum { MOVE_SIZE = 64 };

static bool position_parse(const char *line, void *seen, struct text *why)
{
    return cubes_position_parse(line, seen, why);
}

/* Whole points of hundredths, and thousandths of millionths. */
static int32_t rounded(int32_t number, int32_t parts)
{
    return (number + (number < 0 ? -parts / 2 : parts / 2)) / parts;
}

/* Neither the seed nor the budget matters: the game is solved. */
static bool weigh(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    (void)seed;
    (void)budget;
    struct cubes_judgement judgement;
    cubes_judge(seen, &judgement);
    for (int i = 0; i < judgement.count; i++) {
        const struct cubes_judged *judged = &judgement.choice[i];
        bool alone = judgement.measure == CUBES_MEASURE_TURNS;
        int32_t worth = rounded(alone ? -judged->worth : judged->worth, 1000);
        char line[MOVE_SIZE];
        struct text move = text_in(line, sizeof line);
        cubes_game.move_format(judged->move, &move);
        engine_say("info move=\"%s\" %s=%d.%03d points=%+d", line, alone ? "turns" : "win", worth / 1000,
                   worth % 1000, rounded(judged->points, 100));
    }
    *best = judgement.choice[0].move;
    return true;
}

const struct lab_game cubes_lab = {
    .game = &cubes_game,
    .searcher = "engineer",
    .position_parse = position_parse,
    .weigh = weigh,
    .day_differs = cubes_daily_differs,
    .bench = cubes_bench,
};
