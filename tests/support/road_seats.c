/* SPDX-License-Identifier: MIT */
#include "road_seats.h"

#include "front/mille/mille_front.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "test.h"

static void start(const struct road_seats *road, uint64_t seed, struct session *session)
{
    static const char *const names[MILLE_SEATS_MAX] = {"You", "Léa", "Nino", "Colette", "Marcel", "Odette"};
    static const char *const players[MILLE_SEATS_MAX] = {"regular", "regular", "rally",
                                                         "ace",     "sunday",  "rally"};
    struct game_setup setup = {.seed = seed, .seats = (uint8_t)road->seats, .sides = (uint8_t)road->sides};
    struct journal_seat seats[SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    mille_rule_set_fill((enum mille_rule_set)road->rules, road->seats, road->sides, setup.option);
    setup.option[OPTION_LENGTH] = road->one_hand ? LENGTH_HAND : LENGTH_5000;
    for (int i = 0; i < road->seats; i++) {
        seats[i].player = i < road->people ? PLAYER_HUMAN : (int8_t)game_player_find(&mille_game, players[i]);
        text_copy(seats[i].name, sizeof seats[i].name, names[i]);
    }
    session_start(session, &mille_game, &setup, seats, NULL);
}

static void take(const struct session *session)
{
    table_take(&robot.front, session);
    stand_at(&table_scene);
}

void road_seats_sit(const struct road_seats *road, uint64_t seed)
{
    struct session session;
    start(road, seed, &session);
    take(&session);
}

void road_seats_prepare(const struct road_seats *road, const char *line, const struct move *moves)
{
    struct session session;
    char said[160];
    struct text why = text_in(said, sizeof said);
    start(road, 7, &session);
    if (!session_prepare(&session, line, &why)) {
        fail_msg("%s", said);
    }
    for (const struct move *move = moves; move && move->kind != MOVE_NONE; move++) {
        assert_int_equal(session_play(&session, *move, NULL), REFUSAL_NONE);
    }
    take(&session);
}
