/* SPDX-License-Identifier: MIT */
/* What the dice game gives the lab. */
#include "cubes/cubes.h"
#include "games/cubes/ai/judge.h"
#include "games/cubes/position.h"
#include "lab_game.h"

enum { MOVE_SIZE = 64 };

static bool position_parse(const char *line, void *seen, struct text *why)
{
    return cubes_position_parse(line, seen, why);
}

/* Converts hundredths of points to points, and millionths to thousandths. */
static int32_t rounded(int32_t number, int32_t parts)
{
    return (number + (number < 0 ? -parts / 2 : parts / 2)) / parts;
}

/* Seed and budget are not needed, because the game is solved. */
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

enum { DAY_TURNS = 20 };

/* Ends a turn, and writes the dice with which it began; these do not depend on the moves. */
static void play_turn(struct cubes_state *state, struct text *dice)
{
    int turns = state->pub.seat[0].turns;
    struct event_list events = {.count = 0};
    cubes_game.apply(state, (struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, &events);
    for (int i = 0, die = 0; i < events.count && die < CUBES_DICE; i++) {
        if (events.item[i].kind == CUBES_EVENT_DIE) {
            text_addf(dice, "%d", events.item[i].card);
            die++;
        }
    }
    while (state->pub.seat[0].turns == turns && state->pub.phase != CUBES_PHASE_OVER) {
        const struct move hold = {.kind = CUBES_MOVE_HOLD};
        struct move moves[GAME_MOVES_MAX];
        cubes_game.legal(state, moves);
        cubes_game.apply(state, cubes_legal(&state->pub, hold) == REFUSAL_NONE ? hold : moves[0], NULL);
    }
}

static bool day_row(const struct game_setup *setup, int row, struct text *label, struct text *words)
{
    struct cubes_state state;
    if (row > 0) {
        return false;
    }
    text_add(label, "dice");
    cubes_game.start(&state, setup, NULL);
    for (int turn = 0; turn < DAY_TURNS && state.pub.phase != CUBES_PHASE_OVER; turn++) {
        text_add(words, turn == 0 ? "" : " ");
        play_turn(&state, words);
    }
    return true;
}

static const struct lab_day day = {.table = "dice", .daily = &cubes_daily, .row = day_row};

static const struct lab_journey journey = {
    .in = {[LAB_NEW] = {"new", "apprentice", NULL, 0},
           [LAB_SEASONED] = {"seasoned", "postman", NULL, 0},
           [LAB_STRONG] = {"strong", "engineer", NULL, 0}},
    .searcher = {{"engineer", "patronne", false}},
    .chance = true,
};

const struct lab_game cubes_lab = {
    .game = &cubes_game,
    .players = cubes_plain,
    .searcher = "engineer",
    .position_parse = position_parse,
    .weigh = weigh,
    .day = &day,
    .journey = &journey,
    .figures = &cubes_figures,
    .bench = cubes_bench,
};
