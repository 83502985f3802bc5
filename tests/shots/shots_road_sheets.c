/* SPDX-License-Identifier: MIT */
/* Sheets of the road, its last page, panel and log, for three, four and six seats and for pairs. */
#include "shots.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "road_company.h"

/* Counts the hand up; the third seat from the person on arrived. */
static void count(int seats, int sides, enum mille_rule_set set, bool game)
{
    struct session session;
    road_company(&session, seats, sides, set, 7);
    road_company_show(&robot, &session);
    robot_settle(&robot);
    road_company_end(&robot, 1, game);
    front_tick(&robot.front);
    while (front_scene(&robot.front) != &score_scene) {
        front_tick(&robot.front);
    }
    robot_settle(&robot);
}

static void score_three(void)
{
    count(3, 3, RULES_PARKER, false);
}

static void score_four(void)
{
    count(4, 4, RULES_MILLE, false);
}

static void score_pairs(void)
{
    count(4, 2, RULES_FAMILY, false);
}

static void score_six(void)
{
    count(6, 3, RULES_US2010, false);
}

static void over(int seats, int sides)
{
    count(seats, sides, RULES_MILLE, true);
    press(INTENT_CONFIRM);
}

static void over_three(void)
{
    over(3, 3);
}

static void over_four(void)
{
    over(4, 4);
}

static void over_pairs(void)
{
    over(4, 2);
}

static void over_six(void)
{
    over(6, 3);
}

/* The page before the last one. */
static void ending(int seats, int sides)
{
    robot.lingers = true;
    count(seats, sides, RULES_MILLE, true);
    table_of(&robot.front)->ended = true;
    press(INTENT_CONFIRM);
    robot_settle(&robot);
}

static void ending_four(void)
{
    ending(4, 4);
}

static void ending_pairs(void)
{
    ending(4, 2);
}

static void log_six(void)
{
    struct session session;
    road_company(&session, 6, 3, RULES_MILLE, 7);
    for (int i = 0; i < 60; i++) {
        struct mille_observation seen;
        struct rng rng = rng_make((uint64_t)i, RNG_PLAYER);
        mille_game.observe(session.state, session_turn(&session), &seen);
        session_play(&session, mille_game.players[0].choose(&seen, &rng, NULL), NULL);
    }
    road_company_show(&robot, &session);
    robot_settle(&robot);
    front_push(&robot.front, &road_log_scene);
    robot_settle(&robot);
}

const struct shot SHOTS_ROAD_SHEETS[] = {{"score_three", score_three, NULL},
                                         {"score_four", score_four, NULL},
                                         {"score_pairs", score_pairs, NULL},
                                         {"score_six", score_six, NULL},
                                         {"over_three", over_three, NULL},
                                         {"over_four", over_four, NULL},
                                         {"over_pairs", over_pairs, NULL},
                                         {"over_six", over_six, NULL},
                                         {"ending_road_four", ending_four, NULL},
                                         {"ending_road_pairs", ending_pairs, NULL},
                                         {"log_six", log_six, NULL},
                                         {NULL, NULL, NULL}};
