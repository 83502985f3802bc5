/* SPDX-License-Identifier: MIT */
/* Shots of what has to do with files: the entry of names, saves, records. */
#include "shots.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/leaving.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/saves.h"
#include "front/table/table.h"

#include <stdlib.h>
#include <string.h>

static void forget(struct front *front, const char *text)
{
    (void)front, (void)text;
}

static void ask(const char *text)
{
    text_entry_ask(&robot.front,
                   &(struct text_entry_question){.title = _("Who is driving?"),
                                                 .help = "Your name on the table and on the sheets.",
                                                 .text = text,
                                                 .done = _("That is me"),
                                                 .on_done = forget});
    robot_settle(&robot);
}

static void entry(void)
{
    ask("");
}

static void entry_typed(void)
{
    ask("Marie-Hélène de la");
    robot.front.device = DEVICE_KEYS;
    robot_type(&robot, "\xe6\x97\xa5");
    press(INTENT_PAGE_NEXT);
}

static void play(int decisions)
{
    for (int i = 0; i < decisions; i++) {
        robot_decide(&robot);
    }
    while (!robot_on(&robot, &table_scene)) {
        robot_decide(&robot);
    }
}

static void save_as(const char *name)
{
    size_t length;
    char file[SERVICE_NAME_SIZE], *text = session_save(&table_of(&robot.front)->session, &length);
    text_format(file, sizeof file, SAVES_FOLDER "/%s" SAVES_END, name);
    robot_put(&robot, file, text);
    free(text);
}

static void saved_games(int count)
{
    static const char *const names[] = {"Sunday at the seaside",
                                        "Marie against L\xc3\xa9\x61",
                                        "Avignon",
                                        "With the family in the car",
                                        "2nd of the month",
                                        "Menton"};
    robot.front.settings.reduced_motion = true;
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < count; i++) {
        play(60);
        char name[64];
        text_format(name, sizeof name, i < 6 ? "%s" : "%s (%d)", names[i % 6], i / 6 + 1);
        robot.day += 3;
        save_as(name);
    }
    robot_put(
        &robot, SAVES_FOLDER "/Broken down" SAVES_END,
        "route-mille journal 1\ngame mille\nseed 1955\nseat 0 human Marie\nseat 1 regular\nsides 2\n0 draw\n"
        "0 play gasolin\n");
    front_reset(&robot.front, &title_scene);
    robot_settle(&robot);
    robot.front.settings.reduced_motion = false;
}

static void load(void)
{
    saved_games(14);
    choose("menu.load");
    robot_focus(&robot, "save.3");
}

static void load_damaged(void)
{
    saved_games(3);
    choose("menu.load");
    robot_focus(&robot, "save.1");
}

static void load_delete(void)
{
    load_damaged();
    choose("save.2.delete");
}

static void load_empty(void)
{
    choose("menu.load");
}

/* Another program has the folder: the question, the title once it is answered, and a game that cannot be
 * kept. */
static void guest(void)
{
    robot.guest = true;
    front_is_guest(&robot.front);
    robot_tick(&robot, 90);
}

static void guest_title(void)
{
    guest();
    choose("confirm.no");
}

static void not_kept(void)
{
    saves_ask_lost(&robot.front,
                   "/home/marie/.local/share/route-mille/saves/~previous.journal could not be written: the "
                   "disk is full.",
                   NULL, NULL);
    robot_settle(&robot);
}

static void leave(void)
{
    choose("menu.new");
    choose("deck");
    press(INTENT_MENU);
    choose("pause.leave");
}

static void save(void)
{
    leave();
    choose("confirm.third");
}

/* Some months of games, as a generator has them. */
static void played(int games)
{
    struct rng rng = rng_make(5, RNG_COSMETIC);
    uint64_t id = 1;
    for (int game = 0; game < games; game++) {
        int total[2] = {0, 0};
        while (total[0] < 5000 && total[1] < 5000) {
            struct records_hand hand = {.id = id++,
                                        .day = robot.day + 3 * game,
                                        .sides = 2,
                                        .side = {{.name = "Marie-H\xc3\xa9l\xc3\xa8ne"},
                                                 {.key = game % 3 ? "regular" : "random", .computer = true}}};
            hand.figure[MILLE_FIGURE_TRIPS] = (int)rng_below(&rng, 2);
            hand.figure[MILLE_FIGURE_SHUT_OUTS] = rng_below(&rng, 30) == 0;
            hand.figure[MILLE_FIGURE_COUPS] = rng_below(&rng, 5) == 0;
            for (int side = 0; side < 2; side++) {
                hand.side[side].hand =
                    25 * (int)rng_below(&rng, side == 0 && hand.figure[MILLE_FIGURE_TRIPS] ? 72 : 48);
                total[side] += hand.side[side].hand;
                hand.side[side].total = total[side];
            }
            hand.game_over = total[0] >= 5000 || total[1] >= 5000;
            hand.won = total[0] > total[1];
            records_count(records_of(&robot.front), &mille_records, &hand);
        }
    }
}

static void scores(void)
{
    played(44);
    choose("menu.scores");
}

static void scores_empty(void)
{
    played(1);
    records_clear_scores(records_of(&robot.front));
    choose("menu.scores");
    robot_focus(&robot, "scores.clear");
}

static void statistics(void)
{
    scores();
    press(INTENT_PAGE_NEXT);
}

static void statistics_one(void)
{
    statistics();
    robot_do(&robot, INTENT_RIGHT);
    robot_focus(&robot, "tab.statistics");
    robot.front.device = DEVICE_KEYS;
}

static void statistics_empty(void)
{
    choose("menu.scores");
    choose("tab.statistics");
}

/* Evenings at the dice table, with others and alone. */
static void rolled(void)
{
    struct rng rng = rng_make(6, RNG_COSMETIC);
    for (int game = 0; game < 61; game++) {
        bool alone = game % 4 == 3;
        int turns = 17 + (int)rng_below(&rng, 14), mine = 6000 + 50 * (int)rng_below(&rng, 90),
            theirs = 6000 + 50 * (int)rng_below(&rng, 90);
        struct records_hand hand = {.id = 1 + (uint64_t)game,
                                    .day = robot.day + game,
                                    .sides = alone ? 1 : 2 + game % 2,
                                    .side = {{.name = "Marie-H\xc3\xa9l\xc3\xa8ne"},
                                             {.key = "postman", .computer = true, .total = theirs},
                                             {.key = "apprentice", .computer = true, .total = 5200}},
                                    .game_over = true,
                                    .won = alone || mine > theirs};
        hand.side[0].key = RECORDS_ALONE;
        hand.side[0].hand = hand.side[0].total = mine;
        hand.side[0].score[game % 8 == 7 ? CUBES_RANKING_BLITZ : CUBES_RANKING_TURNS] = hand.won ? turns : 0;
        hand.side[0].score[CUBES_RANKING_TURN] = 800 + 50 * (game * 13 % 60);
        hand.side[0].score[CUBES_RANKING_LEAD] = hand.won && !alone ? 50 * (5 + game * 7 % 60) : 0;
        const int figures[] = {450 + 50 * (int)rng_below(&rng, 60),
                               (int)rng_below(&rng, 9),
                               turns,
                               game % 3 == 0,
                               1 + game % 5,
                               turns * 9,
                               game % 31 == 0,
                               game % 11 == 0,
                               game == 7,
                               4210,
                               1};
        memcpy(hand.figure, figures, sizeof figures);
        records_count(record_results_records(&robot.front, &cubes_front), &cubes_records, &hand);
    }
}

static void scores_dice(void)
{
    rolled();
    scores();
    robot_focus(&robot, "records.game");
    press(INTENT_RIGHT);
}

static void statistics_dice(void)
{
    scores_dice();
    press(INTENT_PAGE_NEXT);
}

/* Afternoons at the dominoes. */
static void laid(void)
{
    struct rng rng = rng_make(8, RNG_COSMETIC);
    int total[4] = {0};
    for (int round = 0; round < 210; round++) {
        bool over = round % 6 == 5;
        struct records_hand hand = {.id = 1 + (uint64_t)round,
                                    .day = robot.day + round / 6,
                                    .sides = 4,
                                    .side = {{.name = "Marie-H\xc3\xa9l\xc3\xa8ne"},
                                             {.key = "postman", .computer = true},
                                             {.key = "patronne", .computer = true},
                                             {.key = "marius", .computer = true}},
                                    .figure = {2, 5 * (round % 5), 0, round % 4 == 0, round % 9 == 0,
                                               round % 3 == 0, round == 8, round % 17 == 0, 6,
                                               round % 5 == 0},
                                    .game_over = over};
        for (int side = 0; side < hand.sides; side++) {
            hand.side[side].hand = 5 * (int)rng_below(&rng, side == 0 ? 18 : 15);
            total[side] += hand.side[side].hand;
            hand.side[side].total = total[side];
            total[side] = over ? 0 : total[side];
        }
        hand.won = over && hand.side[0].total > 260;
        hand.figure[2] = hand.side[0].hand;
        hand.side[0].score[BONES_RANKING_TOTAL] = hand.side[0].total;
        hand.side[0].score[BONES_RANKING_PLAY] = 10 + 5 * (int)rng_below(&rng, 5);
        records_count(record_results_records(&robot.front, &bones_front), &bones_records, &hand);
    }
}

static void scores_dominoes(void)
{
    laid();
    scores();
    robot_focus(&robot, "records.game");
    press(INTENT_LEFT);
}

static void statistics_dominoes(void)
{
    scores_dominoes();
    press(INTENT_PAGE_NEXT);
}

static void statistics_reset(void)
{
    statistics();
    choose("statistics.reset");
}

const struct shot SHOTS_FILES[] = {{"scores", scores, NULL},
                                   {"guest", guest, NULL},
                                   {"guest_title", guest_title, NULL},
                                   {"not_kept", not_kept, NULL},
                                   {"scores_empty", scores_empty, NULL},
                                   {"statistics", statistics, NULL},
                                   {"statistics_one", statistics_one, NULL},
                                   {"statistics_empty", statistics_empty, NULL},
                                   {"statistics_reset", statistics_reset, NULL},
                                   {"scores_dice", scores_dice, NULL},
                                   {"statistics_dice", statistics_dice, NULL},
                                   {"scores_dominoes", scores_dominoes, NULL},
                                   {"statistics_dominoes", statistics_dominoes, NULL},
                                   {"load", load, NULL},
                                   {"load_damaged", load_damaged, NULL},
                                   {"load_delete", load_delete, NULL},
                                   {"load_empty", load_empty, NULL},
                                   {"leave", leave, NULL},
                                   {"save", save, NULL},

                                   {"entry", entry, NULL},
                                   {"entry_typed", entry_typed, NULL},
                                   {NULL, NULL, NULL}};
