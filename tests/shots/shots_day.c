/* SPDX-License-Identifier: MIT */
/* Shots of the deal of the day: its row, its page and its sheet. */
#include "decide.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/day/day.h"
#include "front/day/days.h"
#include "front/mille/mille_front.h"
#include "front/mille/score.h"
#include "front/scenes/day_page.h"
#include "front/scenes/end_sheet.h"
#include "shots.h"

#include <string.h>

enum { TUESDAY = 20781 /* 2026-11-24 */ };

static struct day_entry *add(int date, bool counted)
{
    struct day_entry *entry = days_add(&day_of(&robot.front)->book, date, DAILY_ROAD);
    entry->counted = counted;
    entry->over = true;
    entry->figures = 4;
    entry->figure[0] = 1325;
    entry->figure[1] = 900;
    entry->figure[2] = entry->figure[3] = 1;
    entry->house_known = true;
    const int house[DAY_HOUSE] = {-250, 130, 310, 290};
    for (int i = 0; i < DAY_HOUSE; i++) {
        entry->house[i] = house[i];
    }
    return entry;
}

/* Some weeks of them: counted, played later, free. */
static void fill(void)
{
    robot.day = TUESDAY;
    for (int back = 1; back < 24; back++) {
        if (back % 4 != 3) {
            add(TUESDAY - back, back % 5 != 2);
        }
    }
}

static void shot_day_row(void)
{
    fill();
    add(TUESDAY, true);
    robot_focus(&robot, "menu.day");
    robot_settle(&robot);
}

static void shot_day_free(void)
{
    fill();
    days_add(&day_of(&robot.front)->book, TUESDAY - 3, DAILY_ROAD)->counted = true;
    day_page_open_at(&robot.front, &mille_front, TUESDAY);
    robot_settle(&robot);
}

static void shot_day_played(void)
{
    fill();
    add(TUESDAY, true)->hinted = true;
    day_page_open_at(&robot.front, &mille_front, TUESDAY);
    robot_settle(&robot);
    robot_focus(&robot, "day.12");
    robot_settle(&robot);
}

/* A try played to its end; nothing of the house is shown before it has played. */
static void try_over(void)
{
    robot.day = TUESDAY;
    day_page_open_at(&robot.front, &mille_front, TUESDAY);
    robot_settle(&robot);
    robot_choose(&robot, "days.play");
    while (!robot_on(&robot, &score_scene)) {
        robot_decide(&robot);
    }
}

static void shot_day_sheet_waits(void)
{
    try_over();
    robot.work_held = true;
    robot.front.settings.reduced_motion = true;
    while (!score_of(&robot.front)->done) {
        robot_do(&robot, INTENT_CONFIRM);
    }
    day_of(&robot.front)->outcome.house_known = false;
    robot_settle(&robot);
}

static void shot_day_sheet(void)
{
    try_over();
    while (!score_of(&robot.front)->done) {
        robot_do(&robot, INTENT_CONFIRM);
    }
    robot_settle(&robot);
}

/* ---- the tables beside the road -------------------------------------------------------------------- */

/* A row of the book at a table. */
struct row {
    enum daily_table table;
    int figures, figure[DAY_FIGURES], house[DAY_HOUSE];
};
static const struct row dominoes_row = {DAILY_DOMINOES, 3, {155, 1, 25}, {105, 118, 140, 109}};
static const struct row dice_row = {DAILY_DICE, 4, {18, 1500, 6, 0}, {24, 21, 20, 20}};

static void fill_table(const struct row *row, int days)
{
    robot.day = TUESDAY;
    for (int back = 0; back < days; back++) {
        if (back % 3 == 2) {
            continue;
        }
        struct day_entry *entry = days_add(&day_of(&robot.front)->book, TUESDAY - back, row->table);
        *entry = (struct day_entry){.date = TUESDAY - back,
                                    .table = (uint8_t)row->table,
                                    .counted = back % 4 != 3,
                                    .over = true,
                                    .house_known = true,
                                    .figures = (uint8_t)row->figures};
        memcpy(entry->figure, row->figure, sizeof entry->figure);
        memcpy(entry->house, row->house, sizeof entry->house);
    }
}

/* The page at a table, from its tab. */
static void open_tab(const struct game_front *game)
{
    day_page_open_at(&robot.front, game, TUESDAY);
    robot_settle(&robot);
}

static void shot_day_dice_free(void)
{
    robot.day = TUESDAY;
    open_tab(&cubes_front);
}

static void shot_day_dice_played(void)
{
    fill_table(&dice_row, 20);
    open_tab(&cubes_front);
    robot_focus(&robot, "days.table.dice");
    robot_settle(&robot);
}

/* To the sheet of today's try; a hint was asked for. */
static void to_the_sheet(const struct game_front *game, void (*decide)(struct robot *robot), bool held)
{
    robot.day = TUESDAY;
    robot.front.settings.reduced_motion = true;
    open_tab(game);
    choose("days.play");
    robot.work_held = held;
    while (!robot_on(&robot, &day_sheet_scene)) {
        if (robot_has(&robot, "sheet.again")) {
            choose("sheet.again");
        } else {
            decide(&robot);
        }
    }
    robot_tick(&robot, 30);
    robot_settle(&robot);
}

static void shot_day_dice_sheet(void)
{
    to_the_sheet(&cubes_front, decide_dice, false);
}

static void shot_day_dice_sheet_waits(void)
{
    to_the_sheet(&cubes_front, decide_dice, true);
}

static void shot_day_dominoes_free(void)
{
    robot.day = TUESDAY;
    open_tab(&bones_front);
}

static void shot_day_dominoes_played(void)
{
    fill_table(&dominoes_row, 20);
    open_tab(&bones_front);
}

static void shot_day_dominoes_sheet(void)
{
    to_the_sheet(&bones_front, decide_dominoes, false);
}

const struct shot SHOTS_DAY[] = {{"day_row", shot_day_row, NULL},
                                 {"day_free", shot_day_free, NULL},
                                 {"day_played", shot_day_played, NULL},
                                 {"day_sheet", shot_day_sheet, NULL},
                                 {"day_sheet_waits", shot_day_sheet_waits, NULL},
                                 {"day_dominoes_free", shot_day_dominoes_free, NULL},
                                 {"day_dominoes_played", shot_day_dominoes_played, NULL},
                                 {"day_dominoes_sheet", shot_day_dominoes_sheet, NULL},
                                 {"day_dice_free", shot_day_dice_free, NULL},
                                 {"day_dice_played", shot_day_dice_played, NULL},
                                 {"day_dice_sheet", shot_day_dice_sheet, NULL},
                                 {"day_dice_sheet_waits", shot_day_dice_sheet_waits, NULL},
                                 {NULL, NULL, NULL}};
