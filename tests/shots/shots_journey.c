/* SPDX-License-Identifier: MIT */
/* Shots of the journey: the card of a stage, and the travel book. */
#include "front/scenes/stage_card.h"
#include "front/scenes/travel_book.h"
#include "journey_rig.h"
#include "shots.h"

static void open_card(const char *id)
{
    stage_card_open(&robot.front, stage_find(id, STAGE_OUT));
    robot_settle(&robot);
}

static void shot_stage_first(void)
{
    open_card("fontainebleau");
}

static void shot_stage_tried(void)
{
    journey_rig_travel();
    *journey_rig_record("lyon") = (struct journey_record){.tries = 3,
                                                          .stamps = 2,
                                                          .won_in = {0, 2, 0},
                                                          .played = true,
                                                          .best = 1480,
                                                          .best_lead = 325,
                                                          .nearest = {655, 0, 655}};
    open_card("lyon");
}

static void shot_stage_waits(void)
{
    journey_rig_travel();
    journey_of(&robot.front)->waits[stage_find("moulins", STAGE_OUT)] = 12;
    open_card("moulins");
}

static void shot_stage_alone(void)
{
    journey_rig_travel();
    open_card("roanne");
    robot_focus(&robot, "stage.twist");
}

static void shot_stage_all(void)
{
    journey_rig_travel();
    open_card("fontainebleau");
}

static void shot_stage_rule(void)
{
    journey_rig_travel();
    open_card("nevers");
    robot_do(&robot, INTENT_SECONDARY);
    robot_settle(&robot);
}

/* ---- the travel book ------------------------------------------------------------------------------- */

/* Films begin here: with the book still closed. */
static void shot_book_opens(void)
{
    journey_rig_travel();
    journey_rig_end("lyon", 5, 5);
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
    robot_tick(&robot, 1);
}

static void shot_book_won(void)
{
    shot_book_opens();
    robot_settle(&robot);
}

static void shot_book_falls(void)
{
    shot_book_opens();
    robot_tick(&robot, 44);
}

/* The stamps bring a piece for the car: while its ticket comes, and as it lies. */
static void piece_comes(void)
{
    journey_rig_travel();
    journey_rig_record("roanne")->stamps = 7;
    journey_rig_end("lyon", 7, 7);
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
}

static void shot_book_piece_comes(void)
{
    piece_comes();
    robot_tick(&robot, 94);
}

static void shot_book_piece(void)
{
    piece_comes();
    robot_settle(&robot);
}

static void shot_book_lost(void)
{
    journey_rig_travel();
    journey_rig_end("lyon", 0, 0);
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
    robot_settle(&robot);
}

static void shot_book_full(void)
{
    journey_rig_fill(STAGE_OUT);
    travel_book_open(&robot.front, stage_find("menton", STAGE_OUT));
    robot_settle(&robot);
}

static void shot_book_turned(void)
{
    shot_book_full();
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
}

static void shot_book_album(void)
{
    journey_rig_travel();
    travel_book_open(&robot.front, stage_find("nevers", STAGE_OUT));
    robot_settle(&robot);
}

const struct shot SHOTS_JOURNEY[] = {
    {"stage_first", shot_stage_first, NULL}, {"stage_tried", shot_stage_tried, NULL},
    {"stage_waits", shot_stage_waits, NULL}, {"stage_alone", shot_stage_alone, NULL},
    {"stage_all", shot_stage_all, NULL},     {"stage_rule", shot_stage_rule, NULL},
    {"travel_opens", shot_book_opens, NULL}, {"travel_won", shot_book_won, NULL},
    {"travel_falls", shot_book_falls, NULL}, {"travel_lost", shot_book_lost, NULL},
    {"travel_full", shot_book_full, NULL},   {"travel_turned", shot_book_turned, NULL},
    {"travel_album", shot_book_album, NULL}, {"travel_piece_comes", shot_book_piece_comes, NULL},
    {"travel_piece", shot_book_piece, NULL}, {NULL, NULL, NULL},
};
