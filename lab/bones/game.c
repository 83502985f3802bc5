/* SPDX-License-Identifier: MIT */
/* What the domino game gives the lab. */
#include "bones/bones.h"
#include "bones/position.h"
#include "games/bones/ai/search.h"
#include "lab_game.h"
#include "table/stage.h"

#include <inttypes.h>
#include <stdlib.h>

enum { WIN_ROUND = BONES_SEARCH_WIN_ONE / 1000, MOVE_SIZE = 64 };

static bool position_parse(const char *line, void *seen, struct text *why)
{
    return bones_position_parse(line, seen, why);
}

static bool weigh(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    const struct bones_observation *observed = seen;
    if (observed->pub.phase != BONES_PHASE_PLAY && observed->pub.phase != BONES_PHASE_NAME) {
        return false;
    }
    struct bones_verdict verdict;
    bones_search(observed, seed, budget, &verdict);
    for (int i = 0; i < verdict.count; i++) {
        const struct bones_candidate *candidate = &verdict.candidate[i];
        char line[MOVE_SIZE];
        struct text move = text_in(line, sizeof line);
        bones_game.move_format(candidate->move, &move);
        int win = (candidate->win + WIN_ROUND / 2) / WIN_ROUND;
        int tenths = abs(candidate->points);
        engine_say("info move=\"%s\" win=%d.%03d points=%c%d.%d visits=%" PRIu32, line, win / 1000,
                   win % 1000, candidate->points < 0 ? '-' : '+', tenths / 10, tenths % 10,
                   candidate->visits);
    }
    *best = verdict.candidate[0].move;
    return true;
}

static bool day_row(const struct game_setup *setup, int row, struct text *label, struct text *words)
{
    struct bones_state state;
    if (row >= setup->seats) {
        return false;
    }
    bones_game.start(&state, setup, NULL);
    text_addf(label, row == 0 ? "hand" : "seat %d", row);
    for (uint32_t left = state.hand[row]; left; left &= left - 1) {
        int tile = bones_first(left);
        text_addf(words, "%s%d-%d", left == state.hand[row] ? "" : " ", bones_high[tile], bones_low[tile]);
    }
    return true;
}

static const struct lab_day day = {.table = "dominoes", .daily = &bones_daily, .row = day_row};

static const struct lab_journey journey = {
    .in = {[LAB_NEW] = {"new", "baker", "random", 12},
           [LAB_SEASONED] = {"seasoned", "postman", "baker", 12},
           [LAB_STRONG] = {"strong", "marius:100", NULL, 0}},
    .searcher = {{"marius", "patronne", false}},
    .iterations = STAGE_DEALS_SEARCHED,
};

const struct lab_game bones_lab = {
    .game = &bones_game,
    .players = bones_plain,
    .searcher = "marius",
    .position_parse = position_parse,
    .weigh = weigh,
    .day = &day,
    .journey = &journey,
    .figures = &bones_figures,
};
