/* SPDX-License-Identifier: MIT */
/* The dominoes in the cabinet: the table as a person comes to it, the sheet of a round, review, pages,
 * options. */
#include "shots.h"

#include "base/text.h"
#include "front/bones/bones_front.h"
#include "front/bones/dealt.h"
#include "front/bones/sheet_scene.h"
#include "front/scenes/review.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/saves.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"

#include <stdlib.h>
#include <string.h>

/* As a person sits down to it from the title, at the first tile of their own that is to be laid. */
static void stage_cabinet(void)
{
    enum { TICKS_MOST = 6000 };
    choose("menu.tables.dominoes");
    for (int i = 0; i < TICKS_MOST && !table_ready(table_of(&robot.front)); i++) {
        robot_tick(&robot, 1);
    }
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        if (list.item[i].enabled && strncmp(list.item[i].name, "tile.", 5) == 0) {
            robot_choose(&robot, list.item[i].name);
            break;
        }
    }
    for (int i = 0; i < 20; i++) {
        robot_tick(&robot, 1);
    }
}

/* A round that ends as is wanted is played by the baker in all seats, and taken over at its end; with 0
 * rounds a whole game. */
static void sit_at_end(int rounds, bool locked)
{
    static struct session session;
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    static const char *const players[BONES_SEATS_MAX] = {"baker", "postman", "patronne", "baker"};
    static const char *const names[BONES_SEATS_MAX] = {"", "Odette", "Mado", "Amédée"};
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat].player = game_player_find(&bones_game, players[seat]);
        text_copy(seats[seat].name, sizeof seats[seat].name, names[seat]);
    }
    for (uint64_t seed = 1;; seed++) {
        struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
        struct rng rng = rng_make(seed, RNG_PLAYER);
        session_start(&session, &bones_game, &setup, seats, NULL);
        const struct bones_public *pub = (const struct bones_public *)(const void *)session.state;
        for (int left = rounds; pub->phase != BONES_PHASE_GAME_OVER;) {
            static struct bones_observation seen;
            int seat = session_turn(&session);
            if (seat == SEAT_NONE && --left == 0) {
                break;
            }
            session_observe(&session, seat, &seen);
            struct move next = {.kind = BONES_MOVE_NEXT};
            int player = game_player_find(&bones_game, players[seat == SEAT_NONE ? 0 : seat]);
            session_play(&session,
                         seat == SEAT_NONE ? next : bones_game.players[player].choose(&seen, &rng, NULL),
                         NULL);
        }
        bool over = pub->phase == (rounds > 0 ? BONES_PHASE_ROUND_OVER : BONES_PHASE_GAME_OVER);
        if (over && (pub->chooser == SEAT_NONE) == locked) {
            break;
        }
        session_end(&session);
    }
    table_choose(&robot.front, &bones_front);
    table_take(&robot.front, &session);
    front_reset(&robot.front, &table_scene);
    for (int i = 0; i < 100 && !robot_on(&robot, &bones_sheet_scene); i++) {
        robot_tick(&robot, 1);
    }
}

static void keep_as(const char *name)
{
    size_t length;
    char file[SERVICE_NAME_SIZE], *text = session_save(&table_of(&robot.front)->session, &length);
    text_format(file, sizeof file, SAVES_FOLDER "/%s" SAVES_END, name);
    robot.day += 3;
    robot_put(&robot, file, text);
    free(text);
}

/* The list of saves with games of dominoes: in their second round, and at the end of a locked one. */
static void stage_load(void)
{
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    sit_at_end(2, false);
    keep_as("Friday with the villagers");
    sit_at_end(1, true);
    keep_as("Sunday at noon");
    front_reset(&robot.front, &title_scene);
    robot_settle(&robot);
    choose("menu.load");
    robot_focus(&robot, "save.2");
}

static void stage_sheet(void)
{
    sit_at_end(2, false);
    robot_settle(&robot);
}

static void stage_sheet_over(void)
{
    sit_at_end(0, false);
    robot_settle(&robot);
}

static void stage_sheet_locked(void)
{
    sit_at_end(1, true);
    robot_settle(&robot);
}

static void stage_review(void)
{
    enum { DEALS = 40 };
    sit_at_end(2, false);
    robot_settle(&robot);
    review_of(&robot.front)->iterations = DEALS;
    robot.work_rounds = 1 << 30;
    choose("sheet.review");
    robot_focus(&robot, "review.1");
}

static void stage_fair(void)
{
    bones_dealt_of(&robot.front)->fairness = (struct bones_fairness){.deals = 62,
                                                                     .big_six = {12, 17, 19, 14},
                                                                     .doubles = {101, 117, 112, 104},
                                                                     .knocks = {22, 31, 18, 25},
                                                                     .points = {2410, 1925, 2180, 2005}};
    table_choose(&robot.front, &bones_front);
    choose("menu.scores");
    choose("tab.fair");
}

/* The rows of the dominoes on the options' page of the table. */
static void stage_options(void)
{
    table_choose(&robot.front, &bones_front);
    choose("menu.options");
    robot_choose(&robot, "tab.table");
    robot_focus(&robot, "options.domino_tells");
    robot_settle(&robot);
}

const struct shot SHOTS_BONES_CABINET[] = {
    {"bones_cabinet", stage_cabinet, NULL},
    {"bones_options", stage_options, NULL},
    {"bones_load", stage_load, NULL},
    {"bones_sheet", stage_sheet, NULL},
    {"bones_sheet_over", stage_sheet_over, NULL},
    {"bones_sheet_locked", stage_sheet_locked, NULL},
    {"bones_review", stage_review, NULL},
    {"bones_fair", stage_fair, NULL},
    {NULL, NULL, NULL},
};
