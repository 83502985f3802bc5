/* SPDX-License-Identifier: MIT */
/* What the lab knows of the domino game. */
#include "games/bones/ai/search.h"
#include "games/bones/daily.h"
#include "games/bones/position.h"
#include "lab_game.h"

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

const struct lab_game bones_lab = {
    .game = &bones_game,
    .searcher = "marius",
    .position_parse = position_parse,
    .weigh = weigh,
    .day_differs = bones_daily_differs,
};
