/* SPDX-License-Identifier: MIT */
#include "games/bones/daily.h"

#include "base/check.h"
#include "base/daily.h"
#include "table/autoplay.h"
#include "table/day_deal.h"

static const char *const house[BONES_DAILY_HOUSE] = {"baker", "postman", "patronne", "marius"};

int bones_daily_player(int place)
{
    int player = game_player_find(&bones_game, house[place]);
    CHECK(player >= 0);
    return player;
}

int bones_daily_opponent(int seat)
{
    return bones_daily_player(seat - 1);
}

void bones_daily_setup(int date, struct game_setup *setup)
{
    *setup = (struct game_setup){
        .seed = daily_seed(date, DAILY_DOMINOES), .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup->option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup->option[BONES_OPTION_REDEAL] = BONES_REDEAL_OFF;
}

struct bones_daily_result bones_daily_result_of(const struct bones_public *pub)
{
    struct bones_daily_result result = {.points = bones_side_points(pub, 0), .place = 1};
    for (int seat = 1; seat < pub->seats; seat++) {
        result.place += bones_side_points(pub, seat) > result.points;
    }
    return result;
}

bool bones_daily_try(int date, int place, bool (*more)(void *context), void *context,
                     struct bones_daily_result *result)
{
    struct game_setup setup;
    struct bones_state state;
    struct autoplay_seat sitter[BONES_SEATS_MAX];
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        sitter[seat] =
            (struct autoplay_seat){.player = seat ? bones_daily_opponent(seat) : bones_daily_player(place),
                                   .iterations = BONES_DAILY_ITERATIONS};
    }
    bones_daily_setup(date, &setup);
    if (!autoplay_game(&bones_game, &setup, sitter, more, context, &state)) {
        return false;
    }
    *result = bones_daily_result_of(&state.pub);
    return true;
}

int bones_daily_par(const int points[BONES_DAILY_HOUSE])
{
    return day_deal_par(points, BONES_DAILY_HOUSE);
}

const char *bones_daily_differs(const struct journal *journal)
{
    struct game_setup setup;
    int player[SEATS_MAX] = {PLAYER_HUMAN};
    bones_daily_setup(journal->day, &setup);
    for (int seat = 1; seat < setup.seats; seat++) {
        player[seat] = bones_daily_opponent(seat);
    }
    return day_deal_differs(journal, &setup, player);
}
