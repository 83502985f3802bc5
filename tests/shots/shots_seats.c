/* SPDX-License-Identifier: MIT */
/* Shots of sitting down at a table for more than two. */
#include "shots.h"

#include "front/cubes/cubes_front.h"
#include "front/game_front.h"
#include "front/scenes/seats.h"
#include "games/cubes/cubes.h"

/* All that the scene asks of a game. */
static const struct game_front counter = {
    .game = &cubes_game, .opponents = CUBES_OPPONENTS, .company = &CUBES_COMPANY};

static void nobody(struct front *front)
{
    (void)front;
}

static void ask(const char *focus)
{
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    robot.choosy = true;
    seats_ask(&robot.front, &counter, nobody);
    robot_settle(&robot);
    robot_focus(&robot, focus);
    robot_settle(&robot);
}

/* As it is at first: one opens at the sign that sits down. */
static void seats(void)
{
    ask("seats.sit");
}

static void seats_full(void)
{
    settings_set_company(&robot.front.settings,
                         &(struct settings_company){.game = "cubes",
                                                    .seats = 6,
                                                    .seat = {{.who = "mado"},
                                                             {.who = SEAT_PERSON, .name = "Maximilienne"},
                                                             {.who = SEAT_YOU},
                                                             {.who = "abbe_roch"},
                                                             {.who = "odette"},
                                                             {.who = "anselme"}}});
    ask("opponent.odette");
}

/* A seat is about to be moved. */
static void seats_seat(void)
{
    ask("seats.2");
}

/* From the title, where the rules are said and lead to the options. */
static void seats_rules(void)
{
    robot.choosy = true;
    choose("menu.tables.dice");
    robot_focus(&robot, "seats.rules");
    robot_settle(&robot);
}

const struct shot SHOTS_SEATS[] = {{"seats_rules", seats_rules, NULL},
                                   {"seats", seats, NULL},
                                   {"seats_full", seats_full, NULL},
                                   {"seats_seat", seats_seat, NULL},
                                   {NULL, NULL, NULL}};
