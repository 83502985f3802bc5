/* SPDX-License-Identifier: MIT */
#include "table/daily.h"

#include "base/check.h"
#include "table/session.h"

#include <string.h>

struct game_setup daily_setup(const struct daily *daily, int date)
{
    struct game_setup setup = {
        .seed = daily_seed(date, daily->table), .seats = daily->seats, .sides = daily->seats};
    memcpy(setup.option, daily->option, sizeof setup.option);
    return setup;
}

int daily_player(const struct daily *daily, int place)
{
    int player = game_player_find(daily->game, daily->house[place]);
    CHECK(player >= 0);
    return player;
}

int daily_opponent(const struct daily *daily, int date, int seat)
{
    return daily_player(daily, daily->opponent(date, seat));
}

bool daily_try(const struct daily *daily, int date, int place, bool (*more)(void *context), void *context,
               int *result)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX], seen[GAME_STATE_MAX];
    const struct game *game = daily->game;
    const struct game_setup setup = daily_setup(daily, date);
    const struct budget budget = {.iterations = daily->iterations, .more = more, .context = context};
    int player[SEATS_MAX] = {daily_player(daily, place)};
    for (int seat = 1; seat < setup.seats; seat++) {
        player[seat] = daily_opponent(daily, date, seat);
    }
    CHECK(game->state_size <= sizeof state && game->observation_size <= sizeof seen);
    game->start(state, &setup, NULL);
    for (int moves = 0;; moves++) {
        struct move next[GAME_MOVES_MAX];
        int turn = game->turn(state);
        game->observe(state, turn, seen);
        if (turn == SEAT_NONE && (daily->one_hand || game->phase(seen) == GAME_OVER)) {
            *result = daily->result(state);
            return true;
        }
        if (turn == SEAT_NONE) {
            game->legal(state, next);
        } else {
            struct rng rng = session_stream(&setup, moves);
            next[0] = game->players[player[turn]].choose(seen, &rng, &budget);
        }
        if (more && !more(context)) {
            return false; /* the answer of a stopped search must not be used */
        }
        refusal why = game->apply(state, next[0], NULL);
        CHECK(why == REFUSAL_NONE);
    }
}

int daily_par(const int result[DAILY_HOUSE])
{
    int sum = 0;
    for (int place = 0; place < DAILY_HOUSE; place++) {
        sum += result[place];
    }
    return (sum < 0 ? sum - DAILY_HOUSE / 2 : sum + DAILY_HOUSE / 2) / DAILY_HOUSE;
}

const char *daily_differs(const struct daily *daily, const struct journal *journal)
{
    CHECK(journal->for_day);
    const struct game_setup setup = daily_setup(daily, journal->day);
    if (!journal_has_seed(journal, setup.seed)) {
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
        seated = journal->seat[seat].player == daily_opponent(daily, journal->day, seat);
    }
    return seated ? NULL : "seat";
}
