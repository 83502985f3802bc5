/* SPDX-License-Identifier: MIT */
#include "review_rig.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

struct session session;
struct review review;
struct review_task task;

int sit_down(void **state)
{
    (void)state;
    const struct game_setup setup = {.seed = SEED, .seats = 2, .sides = 2};
    const struct journal_seat seats[2] = {{.player = PLAYER_HUMAN, .name = "Marie"},
                                          {.player = 0, .name = "Léa"}};
    int regular = game_player_find(&mille_game, "regular");
    session_start(&session, &mille_game, &setup, seats, NULL);
    for (int hands = 0; hands < HANDS;) {
        int seat = session_turn(&session);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            struct mille_observation seen;
            struct rng rng = rng_make((uint64_t)session.journal.count, RNG_PLAYER);
            mille_game.observe(session.state, seat, &seen);
            move = mille_game.players[regular].choose(&seen, &rng, NULL);
        }
        assert_int_equal(session_play(&session, move, NULL), REFUSAL_NONE);
        hands += seat != SEAT_NONE && session_turn(&session) == SEAT_NONE;
    }
    return 0;
}

int stand_up(void **state)
{
    (void)state;
    session_end(&session);
    return 0;
}

void go_to(struct mille_state *state, int moves)
{
    mille_game.start(state, &session.journal.setup, NULL);
    for (int i = 0; i < moves; i++) {
        assert_int_equal(mille_game.apply(state, session.journal.move[i], NULL), REFUSAL_NONE);
    }
}
