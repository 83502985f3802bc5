/* SPDX-License-Identifier: MIT */
#include "dice_person.h"

#include "front/cubes/cubes_front.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "test.h"

void sit_with(enum device device, const struct settings_company *company)
{
    robot_start(&robot, device, 11, 1280, 720);
    robot.front.settings.reduced_motion = true;
    settings_set_company(&robot.front.settings, company);
    choose_to("menu.tables.dice", &table_scene);
}

const struct settings_company with_lucien = {
    .game = "cubes", .seats = 2, .seat = {{.who = SEAT_YOU}, {.who = "lucien"}}};
const struct settings_company with_two = {
    .game = "cubes", .seats = 3, .seat = {{.who = SEAT_YOU}, {.who = "lucien"}, {.who = "hortense"}}};

void play_on(bool (*until)(void))
{
    const struct player *engineer = &cubes_game.players[game_player_find(&cubes_game, "engineer")];
    struct rng rng = rng_make(3, RNG_PLAYER);
    for (int i = 0; i < DECISIONS_MOST && !until(); i++) {
        struct move move = engineer->choose(cubes_table_seen(table_of(&robot.front)), &rng, NULL);
        assert_int_equal(table_play(table_of(&robot.front), move), REFUSAL_NONE);
        robot_settle(&robot);
    }
    assert_true(until());
}

bool has_points(void)
{
    return cubes_table_seen(table_of(&robot.front))->seat[0].score > 0;
}

void open_menu(void)
{
    press_to(INTENT_MENU, &pause_scene);
}
