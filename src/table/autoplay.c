/* SPDX-License-Identifier: MIT */
#include "table/autoplay.h"

#include "base/check.h"
#include "table/session.h"

bool autoplay_hand(const struct game *game, const struct game_setup *setup, const struct autoplay_seat *seat,
                   bool (*more)(void *context), void *context, void *state)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    CHECK(game->observation_size <= sizeof observation);
    game->start(state, setup, NULL);
    for (int moves = 0;; moves++) {
        int turn = game->turn(state);
        if (turn == SEAT_NONE) {
            return true;
        }
        struct rng rng = session_stream(setup, moves);
        const struct budget budget = {.iterations = seat[turn].iterations, .more = more, .context = context};
        game->observe(state, turn, observation);
        struct move move = game->players[seat[turn].player].choose(observation, &rng, &budget);
        if (more && !more(context)) {
            return false; /* a thought that was broken off is no answer */
        }
        refusal why = game->apply(state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
}
