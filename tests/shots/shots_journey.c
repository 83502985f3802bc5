/* SPDX-License-Identifier: MIT */
/* Shots of the journey: the card of a stage, and the travel book. */
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

const struct shot SHOTS_JOURNEY[] = {
    {"stage_first", shot_stage_first, NULL},
    {"stage_tried", shot_stage_tried, NULL},
    {"stage_waits", shot_stage_waits, NULL},
    {"stage_alone", shot_stage_alone, NULL},
    {"stage_all", shot_stage_all, NULL},
    {"stage_rule", shot_stage_rule, NULL},
    {NULL, NULL, NULL},
};
