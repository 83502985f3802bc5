/* SPDX-License-Identifier: MIT */
#include "table/daily.h"
#include "base/date.h"
#include "games/mille/mille.h"

/* The places in the house from Monday on. */
static int opponent(int date, int seat)
{
    static const int weekdays[7] = {0, 1, 1, 1, 2, 2, 3};
    (void)seat;
    return weekdays[date_weekday(date)];
}

static int margin(const void *state)
{
    const struct mille_state *over = state;
    return mille_hand_total(&over->pub, 0) - mille_hand_total(&over->pub, 1);
}

const struct daily mille_daily = {
    .game = &mille_game,
    .table = DAILY_ROAD,
    .seats = 2,
    .one_hand = true,
    .iterations = 10000,
    .house = {"sunday", "regular", "rally", "ace"},
    .opponent = opponent,
    .result = margin,
};
