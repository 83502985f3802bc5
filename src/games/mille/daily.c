/* SPDX-License-Identifier: MIT */
#include "games/mille/daily.h"

#include "base/check.h"
#include "base/daily.h"
#include "base/date.h"
#include "games/mille/mille.h"
#include "table/autoplay.h"
#include "table/day_deal.h"

#include <string.h>

static const char *const house[MILLE_DAILY_HOUSE] = {"sunday", "regular", "rally", "ace"};
/* The opponents from Monday on, as places of the house. */
static const int weekdays[7] = {0, 1, 1, 1, 2, 2, 3};

int mille_daily_player(int place)
{
    int player = game_player_find(&mille_game, house[place]);
    CHECK(player >= 0);
    return player;
}

int mille_daily_opponent(int date)
{
    return mille_daily_player(weekdays[date_weekday(date)]);
}

uint32_t mille_daily_iterations(int player)
{
    return strcmp(mille_game.players[player].name, "ace") == 0 ? MILLE_DAILY_ITERATIONS : 0;
}

void mille_daily_setup(int date, struct game_setup *setup)
{
    *setup = (struct game_setup){
        .seed = daily_seed(date, DAILY_ROAD), .seats = MILLE_DAILY_SEATS, .sides = MILLE_DAILY_SEATS};
}

bool mille_daily_try(int date, int place, bool (*more)(void *context), void *context, int *margin)
{
    struct game_setup setup;
    struct mille_state state;
    int player[MILLE_DAILY_SEATS] = {mille_daily_player(place), mille_daily_opponent(date)};
    struct autoplay_seat seat[MILLE_DAILY_SEATS];
    for (int i = 0; i < MILLE_DAILY_SEATS; i++) {
        seat[i] =
            (struct autoplay_seat){.player = player[i], .iterations = mille_daily_iterations(player[i])};
    }
    mille_daily_setup(date, &setup);
    if (!autoplay_hand(&mille_game, &setup, seat, more, context, &state)) {
        return false;
    }
    *margin = mille_hand_total(&state.pub, 0) - mille_hand_total(&state.pub, 1);
    return true;
}

int mille_daily_par(const int margin[MILLE_DAILY_HOUSE])
{
    return day_deal_par(margin, MILLE_DAILY_HOUSE);
}

const char *mille_daily_differs(const struct journal *journal)
{
    struct game_setup setup;
    mille_daily_setup(journal->day, &setup);
    return day_deal_differs(journal, &setup,
                            (const int[SEATS_MAX]){PLAYER_HUMAN, mille_daily_opponent(journal->day)});
}
