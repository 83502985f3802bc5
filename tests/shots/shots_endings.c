/* SPDX-License-Identifier: MIT */
/* Shots of the pages at the end of a game. */
#include "shots.h"

#include "base/i18n/translate.h"
#include "ending_rig.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/scenes/ending_inside.h"

static void stand(void)
{
    ending_of(&robot.front)->stands = true;
    front_tick(&robot.front);
}

/* Half a sentence as long as high scores are, in the language in use. */
static const char *record(const char *what, const char *points)
{
    static char said[200];
    text_format(said, sizeof said, _("%s: %s, %s"), "Marie-Hélène", what, points);
    return said;
}

static void road_won(void)
{
    ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){5250, 3415}, -1,
                    record(_("highest total"), "5,250"));
    stand();
}

static void road_comes(void)
{
    ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){5250, 5115}, -1, NULL);
    for (int i = 0; i < 96; i++) {
        front_tick(&robot.front);
    }
}

static void road_lost(void)
{
    robot_opposite(&robot, "ace");
    ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){4990, 5115}, -1, NULL);
    stand();
}

static void road_shut(void)
{
    ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){2150, 5415}, 0, NULL);
    stand();
}

static void dice_won(void)
{
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){10350, 9900, 7250, 5600}, -1,
                    record(_("best turn"), "3,150"));
    stand();
}

static void dice_lost(void)
{
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){0, 10350, 7250, 5600}, -1, NULL);
    stand();
}

/* The longest names, and nobody wins by much. */
static void dice_full(void)
{
    settings_set_company(&robot.front.settings,
                         &(struct settings_company){.game = "cubes",
                                                    .seats = 6,
                                                    .seat = {{.who = SEAT_YOU, .name = "Maximilienne"},
                                                             {.who = "mado"},
                                                             {.who = "abbe_roch"},
                                                             {.who = "hortense"},
                                                             {.who = "odette"},
                                                             {.who = "anselme"}}});
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){10000, 10350, 7250, 5600, 950, 9850}, -1,
                    record(_("best turn"), "3,150"));
    stand();
}

/* Mado serves and does not play. */
static void dice_host(void)
{
    static const struct settings_company two = {
        .game = "cubes", .seats = 2, .seat = {{.who = SEAT_YOU}, {.who = "lucien"}}};
    settings_set_company(&robot.front.settings, &two);
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){7600, 6900}, -1, NULL);
    stand();
}

static void bones_won(void)
{
    ending_rig_open(&bones_front, (const int32_t[SEATS_MAX]){265, 130, 110, 85}, -1, NULL);
    stand();
}

static void bones_lost(void)
{
    ending_rig_open(&bones_front, (const int32_t[SEATS_MAX]){250, 110, 265, 85}, -1,
                    record(_("highest total"), "250"));
    stand();
}

const struct shot SHOTS_ENDINGS[] = {
    {"ending_road_won", road_won, NULL},
    {"ending_road_comes", road_comes, NULL},
    {"ending_road_lost", road_lost, NULL},
    {"ending_road_shut", road_shut, NULL},
    {"ending_dice_won", dice_won, NULL},
    {"ending_dice_lost", dice_lost, NULL},
    {"ending_dice_full", dice_full, NULL},
    {"ending_dice_host", dice_host, NULL},
    {"ending_bones_won", bones_won, NULL},
    {"ending_bones_lost", bones_lost, NULL},
    {NULL, NULL, NULL},
};
