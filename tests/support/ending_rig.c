/* SPDX-License-Identifier: MIT */
#include "ending_rig.h"

#include "base/check.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/scenes/ending_inside.h"
#include "front/scenes/table_scene.h"
#include "front/table/movement.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"

#include <string.h>

static void end_road(void *memory, const int32_t *points, int lacking)
{
    struct mille_state *state = memory;
    struct mille_public *pub = &state->pub;
    pub->phase = PHASE_GAME_OVER;
    pub->trip_side = 0;
    pub->goal = GOAL_EXTENDED;
    pub->hand_number = 7;
    for (int side = 0; side < pub->sides; side++) {
        pub->side[side].miles = side == lacking ? 0 : 700;
    }
    for (int side = 0; side < pub->sides; side++) { /* lines of the sheet look at both sides */
        pub->side[side].total = (int16_t)(points[side] - mille_hand_total(pub, side));
    }
}

static void end_dice(void *memory, const int32_t *points)
{
    struct cubes_state *state = memory;
    state->pub.phase = CUBES_PHASE_OVER;
    for (int seat = 0; seat < state->pub.seats; seat++) {
        state->pub.seat[seat].score = points[seat];
        state->pub.seat[seat].turns = 14;
    }
}

static void end_dominoes(void *memory, const int32_t *points)
{
    struct bones_state *state = memory;
    int best = 0;
    state->pub.phase = BONES_PHASE_GAME_OVER;
    state->pub.turn = SEAT_NONE;
    for (int seat = 0; seat < state->pub.seats; seat++) {
        memset(state->pub.seat[seat].points, 0, sizeof state->pub.seat[seat].points);
        state->pub.seat[seat].total = points[seat];
        best = points[seat] > points[best] ? seat : best;
    }
    state->pub.winner = (int8_t)(best % state->pub.sides);
}

/* Four at the dice, as at the dominoes, unless others were chosen. */
static const struct settings_company four = {
    .game = "cubes",
    .seats = 4,
    .seat = {{.who = SEAT_YOU}, {.who = "hortense"}, {.who = "mado"}, {.who = "lucien"}}};

void ending_rig_end(const struct game_front *game, const int32_t points[SEATS_MAX], int lacking)
{
    if (settings_company(&robot.front.settings, four.game) == NULL) {
        settings_set_company(&robot.front.settings, &four);
    }
    table_choose(&robot.front, game);
    table_new(&robot.front, game);
    front_reset(&robot.front, &table_scene);
    struct table *table = table_of(&robot.front);
    table_finish(table, false);
    void *state = table->session.state;
    if (game == &mille_front) {
        end_road(state, points, lacking);
    } else if (game == &cubes_front) {
        end_dice(state, points);
    } else {
        CHECK(game == &bones_front);
        end_dominoes(state, points);
    }
    game->view->reset(table);
    table->ended = true;
}

void ending_rig_open(const struct game_front *game, const int32_t points[SEATS_MAX], int lacking,
                     const char *record)
{
    ending_rig_end(game, points, lacking);
    front_push(&robot.front, &ending_scene);
    front_tick(&robot.front);
    if (record) {
        text_copy(ending_of(&robot.front)->record, sizeof ending_of(&robot.front)->record, record);
    }
}
