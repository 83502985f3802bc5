/* SPDX-License-Identifier: MIT */
#include "road_sitting.h"

#include "base/check.h"

void road_sitting_move(struct session *session, int player, struct rng *rng)
{
    int seat = session_turn(session);
    struct move move = {.kind = MOVE_NEXT};
    if (seat != SEAT_NONE) {
        struct mille_observation seen;
        mille_game.observe(session->state, seat, &seen);
        move = mille_game.players[player].choose(&seen, rng, NULL);
    }
    CHECK(session_play(session, move, NULL) == REFUSAL_NONE);
}

void road_sitting_hands(struct session *session, const int *players, int hands)
{
    for (int over = 0; over < hands;) {
        int seat = session_turn(session);
        struct rng rng = rng_make((uint64_t)session->journal.count, RNG_PLAYER);
        road_sitting_move(session, seat == SEAT_NONE ? 0 : players[seat], &rng);
        over += seat != SEAT_NONE && session_turn(session) == SEAT_NONE;
    }
}
