/* SPDX-License-Identifier: MIT */
#include "table/daily.h"
#include "games/cubes/cubes.h"

static int turns(const void *state)
{
    const struct cubes_state *over = state;
    return over->pub.seat[0].turns;
}

const struct daily cubes_daily = {
    .game = &cubes_game,
    .table = DAILY_DICE,
    .seats = 1,
    .option = {[CUBES_OPTION_GAME] = CUBES_GAME_BLITZ,
               [CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER,
               [CUBES_OPTION_DICE] = CUBES_DICE_BY_TURN},
    .house = {"apprentice", "postman", "patronne", "engineer"},
    .result = turns,
};
