/* SPDX-License-Identifier: MIT */
/* How well the person chose in an evening, judged by the game's review. */
#include "newcomer.h"

#include "front/game_review.h"
#include "front/journey/journey.h"
#include "front/journey/journey_judge.h"
#include "front/scenes/travel_book.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { DECISIONS_MOST = 6000, TICKS_MOST = 4000 };

static int stage;

static void play(const char *id, enum stage_way way)
{
    stage = stage_find(id, way);
    assert_true(stage >= 0);
    newcomer_start(journey_game(stage), DEVICE_KEYS, 1955, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot.front.settings.named = robot.front.settings.whole_road = true;
    front_save_settings(&robot.front);
    robot_settle(&robot);
    journey_sit(&robot.front, stage, false);
    robot_settle(&robot);
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &travel_book_scene); i++) {
        newcomer_decide();
    }
    assert_true(robot_on(&robot, &travel_book_scene));
}

static void wait_for_the_judge(void)
{
    for (int i = 0; i < TICKS_MOST && journey_is_judging(&robot.front, stage); i++) {
        robot_tick(&robot, 1);
    }
    assert_false(journey_is_judging(&robot.front, stage));
}

static int review_goal(void)
{
    int goal = 0;
    while (strcmp(stages[stage].goal[goal].test[0].figure, "review") != 0) {
        goal++;
    }
    return goal;
}

static void the_review_judges_an_evening_of_the_way_back(void)
{
    play("valence", STAGE_BACK); /* dice: in slices */
    wait_for_the_judge();
    const struct journey_news *news = &journey_of(&robot.front)->news;
    const struct journey_record *record = journey_record(&robot.front, stage);
    int goal = review_goal();
    assert_true(news->try.review >= 0);
    assert_int_equal(news->met >> goal & 1u, news->try.review >= 1);
    assert_int_equal(record->stamps, news->met);
    assert_int_equal(record->tries, 1);
    newcomer_end();
}

static void it_is_judged_after_a_restart_too(void)
{
    play("valence", STAGE_BACK);
    wait_for_the_judge();
    unsigned stamps = journey_record(&robot.front, stage)->stamps;
    struct journey_record *record = &journey_of(&robot.front)->progress.record[stage];
    record->judging = true; /* the power failed before */
    record->stamps &= ~(1u << review_goal());
    char text[PROGRESS_TEXT_SIZE];
    struct text out = text_in(text, sizeof text);
    progress_write(&journey_of(&robot.front)->progress, &out);
    robot_put(&robot, JOURNEY_FILE, text);
    robot_restart(&robot);
    robot_settle(&robot);
    wait_for_the_judge();
    assert_int_equal(journey_record(&robot.front, stage)->stamps, stamps);
    assert_int_equal(journey_record(&robot.front, stage)->tries, 1);
    newcomer_end();
}

static void a_lost_evening_ends_with_a_kind_line(void)
{
    static const char *const evenings[] = {"montargis", "avignon", "valence"};
    int told = 0;
    for (size_t e = 0; e < sizeof evenings / sizeof *evenings; e++) {
        play(evenings[e], STAGE_OUT);
        robot_tick(&robot, 400);
        char line[160];
        struct text out = text_in(line, sizeof line);
        journey_kind_line(&robot.front, &out);
        bool won = journey_of(&robot.front)->news.met >> 1 & 1u;
        assert_true(won == (line[0] == '\0'));
        told += strstr(line, "our choices ") && strchr(line, '%');
        newcomer_end();
    }
    assert_true(told > 0);
}

static void grades_of_the_road_rise_with_the_title(void)
{
    const struct game_review *review = journey_game(0)->review;
    const struct review_totals none = {.decisions = 0}, best = {.decisions = 10},
                               worst = {.decisions = 10, .loss = 5000000};
    assert_int_equal(review->grade(&none, NULL, 0), 0);
    assert_int_equal(review->grade(&best, NULL, 0), 5);
    assert_int_equal(review->grade(&worst, NULL, 0), 1);
}

const struct test tests[] = {
    TEST(grades_of_the_road_rise_with_the_title),
    TEST(the_review_judges_an_evening_of_the_way_back),
    TEST(it_is_judged_after_a_restart_too),
    TEST(a_lost_evening_ends_with_a_kind_line),
    {0},
};
