/* SPDX-License-Identifier: MIT */
#include "games/bones/daily.h"

#include "base/check.h"
#include "base/daily.h"
#include "table/session.h"

#include <string.h>

static const char *const house[BONES_DAILY_HOUSE] = {"baker", "postman", "patronne", "marius"};

int bones_daily_player(int place)
{
    int player = game_player_find(&bones_game, house[place]);
    CHECK(player >= 0);
    return player;
}

int bones_daily_rival(int seat)
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
    bones_daily_setup(date, &setup);
    bones_game.start(&state, &setup, NULL);
    const struct budget budget = {.iterations = BONES_DAILY_ITERATIONS, .more = more, .context = context};
    for (int moves = 0; state.pub.phase != BONES_PHASE_GAME_OVER; moves++) {
        struct move move = {.kind = BONES_MOVE_NEXT};
        int seat = state.pub.turn;
        if (seat != SEAT_NONE) {
            struct bones_observation seen;
            struct rng rng = session_stream(&setup, moves);
            int player = seat == 0 ? bones_daily_player(place) : bones_daily_rival(seat);
            bones_game.observe(&state, seat, &seen);
            move = bones_game.players[player].choose(&seen, &rng, &budget);
        }
        if (more && !more(context)) {
            return false; /* a thought that was broken off is no answer */
        }
        refusal why = bones_game.apply(&state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    *result = bones_daily_result_of(&state.pub);
    return true;
}

int32_t bones_daily_par(const struct bones_daily_result result[BONES_DAILY_HOUSE])
{
    int32_t sum = 0;
    for (int place = 0; place < BONES_DAILY_HOUSE; place++) {
        sum += result[place].points;
    }
    return (sum + BONES_DAILY_HOUSE / 2) / BONES_DAILY_HOUSE;
}

const char *bones_daily_differs(const struct journal *journal)
{
    struct game_setup setup;
    CHECK(journal->for_day);
    bones_daily_setup(journal->day, &setup);
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
    bool seated = journal->setup.seats == setup.seats && journal->seat[0].player == PLAYER_HUMAN;
    for (int seat = 1; seated && seat < setup.seats; seat++) {
        seated = journal->seat[seat].player == bones_daily_rival(seat);
    }
    return seated ? NULL : "seat";
}
