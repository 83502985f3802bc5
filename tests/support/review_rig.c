/* SPDX-License-Identifier: MIT */
#include "review_rig.h"

#include "road_sitting.h"
#include "test.h"

struct session session;
struct review review;
struct review_task task;

void sit_down(void)
{
    const struct game_setup setup = {.seed = SEED, .seats = 2, .sides = 2};
    const struct journal_seat seats[2] = {{.player = PLAYER_HUMAN, .name = "Marie"},
                                          {.player = 0, .name = "Léa"}};
    int regular = game_player_find(&mille_game, "regular");
    session_start(&session, &mille_game, &setup, seats, NULL);
    road_sitting_hands(&session, (const int[2]){regular, regular}, HANDS);
}

void stand_up(void)
{
    session_end(&session);
}

void go_to(struct mille_state *state, int moves)
{
    mille_game.start(state, &session.journal.setup, NULL);
    for (int i = 0; i < moves; i++) {
        assert_int_equal(mille_game.apply(state, session.journal.move[i], NULL), REFUSAL_NONE);
    }
}
