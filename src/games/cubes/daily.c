/* SPDX-License-Identifier: MIT */
#include "games/cubes/daily.h"

#include "base/check.h"
#include "base/daily.h"
#include "table/autoplay.h"
#include "table/day_deal.h"

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
    const struct autoplay_seat alone = {.player = cubes_daily_player(place)};
    cubes_daily_setup(date, &setup);
    if (!autoplay_game(&cubes_game, &setup, &alone, more, context, &state)) {
        return false;
    }
    *turns = state.pub.seat[0].turns;
    return true;
}

int cubes_daily_par(const int turns[CUBES_DAILY_HOUSE])
{
    return day_deal_par(turns, CUBES_DAILY_HOUSE);
}

const char *cubes_daily_differs(const struct journal *journal)
{
    struct game_setup setup;
    cubes_daily_setup(journal->day, &setup);
    return day_deal_differs(journal, &setup, (const int[SEATS_MAX]){PLAYER_HUMAN});
}
