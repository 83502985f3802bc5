/* SPDX-License-Identifier: MIT */
#include "games/cubes/daily.h"

#include "base/check.h"
#include "base/daily.h"
#include "table/session.h"

#include <string.h>

static const char *const house[CUBES_DAILY_HOUSE] = {"apprentice", "postman", "patronne", "engineer"};

void cubes_daily_setup(int date, struct game_setup *setup)
{
    *setup = (struct game_setup){.seed = daily_seed(date, DAILY_DICE), .seats = 1, .sides = 1};
    setup->option[CUBES_OPTION_GAME] = CUBES_GAME_BLITZ;
    setup->option[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER;
    setup->option[CUBES_OPTION_DICE] = CUBES_DICE_BY_TURN;
}

int cubes_daily_player(int place)
{
    int player = game_player_find(&cubes_game, house[place]);
    CHECK(player >= 0);
    return player;
}

bool cubes_daily_try(int date, int place, bool (*more)(void *context), void *context, int *turns)
{
    struct game_setup setup;
    struct cubes_state state;
    int player = cubes_daily_player(place);
    cubes_daily_setup(date, &setup);
    cubes_game.start(&state, &setup, NULL);
    const struct budget budget = {.more = more, .context = context};
    for (int moves = 0; state.pub.phase != CUBES_PHASE_OVER; moves++) {
        struct rng rng = session_stream(&setup, moves);
        struct move move = cubes_game.players[player].choose(&state.pub, &rng, &budget);
        if (more && !more(context)) {
            return false;
        }
        refusal why = cubes_game.apply(&state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    *turns = state.pub.seat[0].turns;
    return true;
}

int cubes_daily_par(const int turns[CUBES_DAILY_HOUSE])
{
    int sum = 0;
    for (int place = 0; place < CUBES_DAILY_HOUSE; place++) {
        sum += turns[place];
    }
    return (sum + CUBES_DAILY_HOUSE / 2) / CUBES_DAILY_HOUSE;
}

const char *cubes_daily_differs(const struct journal *journal)
{
    struct game_setup setup;
    CHECK(journal->for_day);
    cubes_daily_setup(journal->day, &setup);
    if (journal->setup.seed != setup.seed) {
        return "seed";
    }
    if (journal->setup.sides != setup.sides) {
        return "sides";
    }
    if (memcmp(journal->setup.option, setup.option, sizeof setup.option) != 0) {
        return "option";
    }
    if (journal->position) {
        return "position";
    }
    return journal->setup.seats == setup.seats && journal->seat[0].player == PLAYER_HUMAN ? NULL : "seat";
}
