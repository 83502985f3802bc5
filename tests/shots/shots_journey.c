/* SPDX-License-Identifier: MIT */
/* Shots of the journey: the card of a stage, and the travel book. */
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/travel_book.h"
#include "shots.h"

static struct journey_record *record_of(const char *id)
{
    int stage = stage_find(id, STAGE_OUT);
    return &journey_of(&robot.front)->progress.record[stage];
}

/* Who has come to Lyon. */
static void travel(void)
{
    static const struct {
        const char *id;
        unsigned stamps;
        int tries;
    } rows[] = {{"fontainebleau", 7, 2}, {"montargis", 3, 1}, {"nevers", 5, 3},
                {"moulins", 3, 2},       {"lapalisse", 1, 1}, {"roanne", 1, 4}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct journey_record *record = record_of(rows[i].id);
        *record = (struct journey_record){
            .tries = rows[i].tries, .stamps = rows[i].stamps, .played = true, .best = 1480, .best_lead = 300};
        for (int g = 0; g < STAGE_GOALS; g++) {
            record->won_in[g] = rows[i].stamps >> g & 1u ? 1 + g % rows[i].tries : 0;
        }
    }
}

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
    travel();
    *record_of("lyon") = (struct journey_record){.tries = 3,
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
    travel();
    journey_of(&robot.front)->waits[stage_find("moulins", STAGE_OUT)] = 12;
    open_card("moulins");
}

static void shot_stage_alone(void)
{
    travel();
    open_card("roanne");
    robot_focus(&robot, "stage.twist");
}

static void shot_stage_all(void)
{
    travel();
    open_card("fontainebleau");
}

static void shot_stage_rule(void)
{
    travel();
    open_card("nevers");
    robot_do(&robot, INTENT_SECONDARY);
    robot_settle(&robot);
}

/* ---- the travel book ------------------------------------------------------------------------------- */

/* A try at Lyon that ended so; stamps are those that are new. */
static void end_try(unsigned met, unsigned stamps)
{
    int stage = stage_find("lyon", STAGE_OUT);
    struct journey_state *journey = journey_of(&robot.front);
    struct journey_record *record = &journey->progress.record[stage];
    struct journey_news *news = &journey->news;
    *news = (struct journey_news){.stage = stage,
                                  .stamps = stamps,
                                  .met = met,
                                  .opens = (stamps & 1u) != 0,
                                  .piece = -1,
                                  .tries = record->tries + 1};
    stage_begin(&news->try, &stages[stage], journey_game(stage)->figures);
    news->try.over = true;
    news->try.met = met;
    news->try.points[0] = 1420;
    news->try.points[1] = 1480;
    news->try.nearest[0] = met & 1u ? 700 : 655;
    news->try.nearest[2] = 655;
    record->tries++;
    record->stamps |= stamps;
    record->played = true;
    for (int g = 0; g < STAGE_GOALS; g++) {
        record->won_in[g] = stamps >> g & 1u ? record->tries : record->won_in[g];
    }
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
}

/* Films begin here: with the book still closed. */
static void shot_book_opens(void)
{
    travel();
    end_try(5, 5);
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

static void shot_book_lost(void)
{
    travel();
    end_try(0, 0);
    robot_settle(&robot);
}

static void shot_book_full(void)
{
    struct progress *progress = &journey_of(&robot.front)->progress;
    for (int i = 0; i < stages_on(STAGE_OUT); i++) {
        progress->record[i] = (struct journey_record){
            .tries = 3, .stamps = 7, .won_in = {1, 2, 3}, .played = true, .best = 1480, .best_lead = 300};
    }
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
    travel();
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
    {"travel_album", shot_book_album, NULL}, {NULL, NULL, NULL},
};
