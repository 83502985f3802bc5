/* SPDX-License-Identifier: MIT */
#include "position.h"

#include "base/check.h"
#include "base/text.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "road_sitting.h"

enum { MOVES_MOST = 20000, SEEDS_MOST = 2000 };

static struct mille_state *state_of(struct session *session)
{
    return (struct mille_state *)(void *)session->state;
}

bool position_play(struct robot *robot, uint64_t seed, bool (*reached)(const struct mille_public *pub))
{
    struct session session;
    struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    struct journal_seat seats[2] = {{.player = PLAYER_HUMAN}, {.player = 0}};
    text_copy(seats[0].name, sizeof seats[0].name, "You");
    text_copy(seats[1].name, sizeof seats[1].name, "Léa");
    session_start(&session, &mille_game, &setup, seats, NULL);
    for (int i = 0; i < MOVES_MOST; i++) {
        if (reached(&state_of(&session)->pub)) {
            table_take(&robot->front, &session);
            front_reset(&robot->front, &table_scene);
            return true;
        }
        struct rng rng = rng_make(seed, RNG_PLAYER);
        road_sitting_move(&session, 0, &rng);
    }
    session_end(&session);
    return false;
}

void position_reach(struct robot *robot, bool (*reached)(const struct mille_public *pub))
{
    uint64_t seed = 1;
    while (!position_play(robot, seed, reached)) {
        CHECK(++seed < SEEDS_MOST);
    }
}

struct mille_state *position_make(struct robot *robot)
{
    table_new(&robot->front, &mille_front);
    front_reset(&robot->front, &table_scene);
    return state_of(&table_of(&robot->front)->session);
}

void position_show(struct robot *robot)
{
    position_see(&robot->front, TABLE_YOU);
}

void position_see(struct front *front, int seat)
{
    struct mille_view *view = mille_view_of(table_of(front));
    view->shown.viewer = seat;
    mille_shown_reset(&view->shown, mille_table_seen(table_of(front)));
}
