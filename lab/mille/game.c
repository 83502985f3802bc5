/* SPDX-License-Identifier: MIT */
/* What the road game gives the lab. */
#include "games/mille/ai/field.h"
#include "games/mille/ai/search.h"
#include "games/mille/rule_sets.h"
#include "lab_game.h"
#include "mille/mille.h"
#include "mille/position_text.h"
#include "mille/tally.h"

#include <inttypes.h>
#include <string.h>

enum { WIN_ROUND = SEARCH_WIN_ONE / 1000, MOVE_SIZE = 64 };

static bool position_parse(const char *line, void *seen, struct text *why)
{
    return mille_position_parse(line, seen, why);
}

static void move_format(const void *seen, struct move move, struct text *out)
{
    mille_position_move(seen, move, out);
}

static bool weigh(const void *seen, uint64_t seed, const struct budget *budget, struct move *best)
{
    const struct mille_observation *observed = seen;
    struct mille_verdict verdict;
    if (observed->pub.seats == 2) {
        mille_search(observed, seed, budget, &verdict);
    } else { /* as the ace plays: a hazard goes to the side likeliest to win */
        field_search(observed, seed, budget, true, &verdict);
    }
    for (int i = 0; i < verdict.count; i++) {
        const struct mille_candidate *candidate = &verdict.candidate[i];
        char line[MOVE_SIZE];
        struct text move = text_in(line, sizeof line);
        mille_position_move(seen, candidate->move, &move);
        int win = (candidate->win + WIN_ROUND / 2) / WIN_ROUND;
        int points = (candidate->points + (candidate->points < 0 ? -5 : 5)) / 10;
        engine_say("info move=\"%s\" win=%d.%03d points=%+d visits=%" PRIu32, line, win / 1000, win % 1000,
                   points, candidate->visits);
    }
    *best = mille_search_choice(seen, &verdict);
    return true;
}

static void account_start(void *account, const struct game_setup *setup)
{
    tally_start(account, setup);
}

static const char *account_follow(void *account, const struct event_list *events, const void *state)
{
    for (int i = 0; i < events->count; i++) {
        tally_event(account, events->item[i]);
    }
    return tally_compare(account, state);
}

/* Lists cards by name, in the order in which they will be taken. */
static void add_cards(const uint8_t *card, int count, int step, struct text *words)
{
    for (int i = 0; i < count; i++) {
        text_addf(words, "%s%s", i == 0 ? "" : " ", mille_cards[card[(size_t)i * (size_t)step]].name);
    }
}

static bool day_row(const struct game_setup *setup, int row, struct text *label, struct text *words)
{
    static const char *const labels[] = {"hand", "rivals", "deck"};
    struct mille_state state;
    if (row > setup->seats) {
        return false;
    }
    mille_game.start(&state, setup, NULL);
    text_add(label, labels[row]);
    if (row < setup->seats) {
        add_cards(state.hand[row].card, state.hand[row].count, 1, words);
    } else {
        add_cards(&state.deck[state.pub.deck - 1], state.pub.deck, -1, words);
    }
    return true;
}

static bool rules(const char *set, struct game_setup *setup)
{
    int found = RULES_MILLE;
    while (set && found < MILLE_RULE_SETS && strcmp(mille_rule_set_names[found], set) != 0) {
        found++;
    }
    if (found == MILLE_RULE_SETS) {
        return false;
    }
    mille_rule_set_fill((enum mille_rule_set)found, setup->seats, setup->sides, setup->option);
    return true;
}

static const struct lab_day day = {.table = "road", .daily = &mille_daily, .row = day_row, .is_signed = true};

static const struct lab_journey journey = {
    .in = {[LAB_NEW] = {"new", "sunday", NULL, 0},
           [LAB_SEASONED] = {"seasoned", "regular", "sunday", 15},
           [LAB_STRONG] = {"strong", "ace:1000", NULL, 0}},
    .searcher = {{"ace", "rally", false}, {"rally", "regular", true}},
    .iterations = 1000, /* ten times fewer than in the program: a tenth of the time */
};

const struct lab_game mille_lab = {
    .game = &mille_game,
    .players = mille_plain,
    .searcher = "ace",
    .position_parse = position_parse,
    .move_format = move_format,
    .weigh = weigh,
    .account_size = sizeof(struct tally),
    .account_start = account_start,
    .account_follow = account_follow,
    .day = &day,
    .journey = &journey,
    .figures = &mille_figures,
    .rules = rules,
    .selfplay = mille_selfplay,
    .bench = mille_bench,
};
