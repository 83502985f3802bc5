/* SPDX-License-Identifier: MIT */
/* Shots of sitting down at the road, around its table, and of the rules there. */
#include "shots.h"

#include "front/mille/mille_front.h"
#include "front/scenes/seats.h"
#include "games/mille/rule_sets.h"

#include <string.h>

static void nobody(struct front *front)
{
    (void)front;
}

static void sit_round(int seats, const char *const *who)
{
    struct settings_company company = {.game = "mille", .seats = seats};
    for (int seat = 0; seat < seats; seat++) {
        text_copy(company.seat[seat].who, sizeof company.seat[seat].who, who[seat]);
        if (strcmp(who[seat], SEAT_PERSON) == 0) {
            text_copy(company.seat[seat].name, sizeof company.seat[seat].name, "Paul");
        }
    }
    settings_set_company(&robot.front.settings, &company);
}

static void ask_round(const char *focus)
{
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    robot.choosy = true;
    seats_ask(&robot.front, &mille_front, nobody);
    robot_settle(&robot);
    robot_focus(&robot, focus);
    robot_settle(&robot);
}

static void seats_road(void)
{
    ask_round("seats.sit");
}

static void seats_road_pairs(void)
{
    sit_round(4, (const char *const[]){SEAT_YOU, "regular", SEAT_PERSON, "rally"});
    company_choose_sides(&robot.front.settings, &mille_front, 2);
    settings_set_number(&robot.front.settings, "mille", "rules", RULES_PARKER);
    ask_round("options.rules");
}

static void seats_road_six(void)
{
    sit_round(6, (const char *const[]){SEAT_YOU, "regular", "sunday", SEAT_PERSON, "rally", "ace"});
    ask_round("seats.sides");
}

/* Five cannot play. */
static void seats_road_five(void)
{
    sit_round(4, (const char *const[]){SEAT_YOU, "regular", "sunday", "rally"});
    ask_round("opponent.ace");
    choose("opponent.ace");
    robot_focus(&robot, "seats.sit");
    robot_settle(&robot);
}

static void own_rules(void)
{
    ask_round("options.own_rules");
    choose("options.own_rules");
    robot_focus(&robot, "rule.coup");
    robot_settle(&robot);
}

const struct shot SHOTS_SIT[] = {
    {"seats_road", seats_road, NULL},         {"seats_road_pairs", seats_road_pairs, NULL},
    {"seats_road_six", seats_road_six, NULL}, {"seats_road_five", seats_road_five, NULL},
    {"own_rules", own_rules, NULL},           {NULL, NULL, NULL}};
