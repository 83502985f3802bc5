/* SPDX-License-Identifier: MIT */
/* Shots of what the journey brings besides stamps: the garage, the terrace, the dawn, a dressed car and the
 * title's lantern. */
#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/scenes/garage.h"
#include "front/scenes/terrace.h"
#include "front/scenes/travel_book.h"
#include "shots.h"

static struct progress *progress(void)
{
    return &journey_of(&robot.front)->progress;
}

/* So many stamps of the way out, three at a stage; each third won in a try of its own. */
static void win(int stamps)
{
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        int here = stamps < STAGE_GOALS ? stamps : STAGE_GOALS;
        struct journey_record *record = &progress()->record[stage];
        *record = (struct journey_record){.tries = 3 + stage, .stamps = (1u << here) - 1u, .played = true};
        for (int g = 0; g < here; g++) {
            record->won_in[g] = 1 + g + (g == 2 ? stage : 0);
        }
        stamps -= here;
        if (stamps == 0) {
            return;
        }
    }
}

/* Every stage of a way is through, with these stamps each. */
static void arrive(enum stage_way way, unsigned stamps)
{
    for (int stage = 0; stage < stages_count(); stage++) {
        if (stages[stage].way == way) {
            progress()->record[stage] = (struct journey_record){
                .tries = 3, .stamps = stamps, .won_in = {1, stamps & 2u ? 2 : 0, stamps & 4u ? 3 : 0}};
        }
    }
}

/* ---- the garage ------------------------------------------------------------------------------------ */

static void open_garage(int stamps, const char *item)
{
    win(stamps);
    garage_open(&robot.front);
    robot_settle(&robot);
    if (item) {
        robot_focus(&robot, item);
    }
    robot_settle(&robot);
}

static void shot_garage_first(void)
{
    open_garage(0, NULL);
}

static void shot_garage_some(void)
{
    open_garage(11, "garage.piece.pennant");
}

static void shot_garage_closed(void)
{
    open_garage(11, "garage.piece.parasol");
}

static void shot_garage_all(void)
{
    open_garage(42, NULL);
}

static void shot_garage_plain(void)
{
    open_garage(42, "garage.plain");
    robot_choose(&robot, "garage.plain");
    robot_settle(&robot);
}

/* ---- the ends of the ways -------------------------------------------------------------------------- */

static void go_on(int words)
{
    for (int i = 0; i < words; i++) {
        robot_do(&robot, INTENT_CONFIRM);
        robot_settle(&robot);
    }
}

static void shot_terrace(void)
{
    arrive(STAGE_OUT, 3);
    terrace_open(&robot.front, false);
    robot_settle(&robot);
}

static void shot_terrace_first(void)
{
    shot_terrace();
    go_on(1);
}

static void shot_terrace_last(void)
{
    shot_terrace();
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    go_on(journey_guests(&robot.front, guest));
}

static void shot_terrace_toast(void)
{
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    arrive(STAGE_OUT, 7);
    terrace_open(&robot.front, false);
    robot_settle(&robot);
    go_on(journey_guests(&robot.front, guest) + 2);
}

static void shot_terrace_few(void)
{
    arrive(STAGE_OUT, 0);
    for (int stage = 0; stage < stages_on(STAGE_OUT) - 1; stage++) {
        progress()->record[stage].tries = 0;
    }
    progress()->record[0].tries = progress()->record[2].tries = 1;
    terrace_open(&robot.front, false);
    robot_settle(&robot);
    go_on(2);
}

static void shot_dawn(void)
{
    terrace_open(&robot.front, true);
    robot_settle(&robot);
}

static void shot_dawn_card(void)
{
    shot_dawn();
    go_on(1);
}

/* ---- the map, the book, the title and the road ----------------------------------------------------- */

static void shot_map(void)
{
    arrive(STAGE_OUT, 7);
    robot_choose(&robot, "menu.journey");
    robot_settle(&robot);
    robot_focus(&robot, "journey.end");
    robot_settle(&robot);
}

static void shot_book(void)
{
    win(11);
    travel_book_open(&robot.front, 3);
    robot_settle(&robot);
    robot_focus(&robot, "book.garage");
    robot_settle(&robot);
}

static void shot_title(void)
{
    arrive(STAGE_OUT, 7);
    progress()->terrace = true;
    front_touch(&robot.front);
    robot_settle(&robot);
}

static void shot_title_dice(void)
{
    shot_title();
    robot_focus(&robot, "menu.tables.dice");
    robot_settle(&robot);
}

static void shot_title_dominoes(void)
{
    shot_title();
    robot_focus(&robot, "menu.tables.dominoes");
    robot_settle(&robot);
}

static void shot_road(void)
{
    arrive(STAGE_OUT, 7);
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    robot_decide_times(&robot, 14);
    robot_settle(&robot);
}

const struct shot SHOTS_ENDS[] = {
    {"ends_map", shot_map, NULL},
    {"ends_book", shot_book, NULL},
    {"ends_title", shot_title, NULL},
    {"ends_title_dice", shot_title_dice, NULL},
    {"ends_title_dominoes", shot_title_dominoes, NULL},
    {"ends_road", shot_road, NULL},
    {"garage_first", shot_garage_first, NULL},
    {"garage_some", shot_garage_some, NULL},
    {"garage_closed", shot_garage_closed, NULL},
    {"garage_all", shot_garage_all, NULL},
    {"garage_plain", shot_garage_plain, NULL},
    {"terrace_welcome", shot_terrace, NULL},
    {"terrace_first", shot_terrace_first, NULL},
    {"terrace_last", shot_terrace_last, NULL},
    {"terrace_toast", shot_terrace_toast, NULL},
    {"terrace_few", shot_terrace_few, NULL},
    {"dawn", shot_dawn, NULL},
    {"dawn_card", shot_dawn_card, NULL},
    {NULL, NULL, NULL},
};
