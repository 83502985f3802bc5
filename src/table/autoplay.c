/* SPDX-License-Identifier: MIT */
#include "table/autoplay.h"

#include "base/check.h"
#include "table/session.h"

static bool play(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                 bool (*more)(void *context), void *context, void *state, enum game_phase until)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    CHECK(game->observation_size <= sizeof observation);
    game->start(state, setup, NULL);
    for (int moves = 0;; moves++) {
        struct move next[GAME_MOVES_MAX];
        int turn = game->turn(state);
        game->observe(state, turn, observation);
        if (turn == SEAT_NONE && game->phase(observation) >= until) {
            return true;
        }
        struct move move;
        if (turn == SEAT_NONE) {
            game->legal(state, next);
            move = next[0];
        } else {
            struct rng rng = session_stream(setup, moves);
            const struct budget budget = {
                .iterations = seat[turn].iterations, .more = more, .context = context};
            move = game->players[seat[turn].player].choose(observation, &rng, &budget);
        }
        if (more && !more(context)) {
            return false; /* the answer of a stopped search must not be used */
        }
        refusal why = game->apply(state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
}

bool autoplay_hand(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state)
{
    return play(game, setup, seat, more, context, state, GAME_HAND_OVER);
}

bool autoplay_game(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state)
{
    return play(game, setup, seat, more, context, state, GAME_OVER);
}
