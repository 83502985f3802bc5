/* SPDX-License-Identifier: MIT */
/* What the lab knows of the road game. */
#include "games/mille/daily.h"
#include "games/mille/position_text.h"
#include "games/mille/search.h"
#include "lab_game.h"
#include "mille/mille.h"
#include "mille/tally.h"

#include <inttypes.h>

enum { WIN_ROUND = SEARCH_WIN_ONE / 1000, MOVE_SIZE = 64 };

static bool position_parse(const char *line, void *seen, struct text *why)
{
    return mille_position_parse(line, seen, why);
}

static bool weigh(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    struct mille_verdict verdict;
    mille_search(seen, seed, budget, &verdict);
    for (int i = 0; i < verdict.count; i++) {
        const struct mille_candidate *candidate = &verdict.candidate[i];
        char line[MOVE_SIZE];
        struct text move = text_in(line, sizeof line);
        mille_position_move(candidate->move, &move);
        int win = (candidate->win + WIN_ROUND / 2) / WIN_ROUND;
        int points = (candidate->points + (candidate->points < 0 ? -5 : 5)) / 10;
        engine_say("info move=\"%s\" win=%d.%03d points=%+d visits=%" PRIu32, line, win / 1000, win % 1000,
                   points, candidate->visits);
    }
    *best = verdict.candidate[0].move;
    return true;
}

static void account_start(void *account, int sides)
{
    tally_start(account, sides);
}

static const char *account_follow(void *account, const struct event_list *events, const void *state)
{
    for (int i = 0; i < events->count; i++) {
        tally_event(account, events->item[i]);
    }
    return tally_compare(account, state);
}

const struct lab_game mille_lab = {
    .game = &mille_game,
    .searcher = "ace",
    .position_parse = position_parse,
    .move_format = mille_position_move,
    .weigh = weigh,
    .account_size = sizeof(struct tally),
    .account_start = account_start,
    .account_follow = account_follow,
    .day_differs = mille_daily_differs,
    .bench = mille_bench,
};
