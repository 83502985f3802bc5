/* SPDX-License-Identifier: MIT */
/* A try of a stage at each table, by somebody who does not know the game: the whole evening with each device,
 * its end in the travel book, what waits meanwhile, and what the power may take. */
#include "newcomer.h"

#include "front/journey/journey.h"
#include "front/mille/score.h"
#include "front/opponent.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { SOME_MOVES = 7, DECISIONS_MOST = 6000, FIRST_WRITES = 8, WRITES_STEP = 23 };

/* A stage of each table: the road's with one hand and with two, the dice's with others and alone. */
static const char *const evenings[] = {"fontainebleau", "montargis", "nevers", "moulins", "roanne"};
enum { EVENINGS = sizeof evenings / sizeof *evenings };

static int stage;

/* A person for whom the whole road is open, at the title. */
static void start_in(const char *id, enum device device, int wide, int high)
{
    stage = stage_find(id, STAGE_OUT);
    assert_true(stage >= 0 && journey_exists());
    newcomer_start(journey_game(stage), device, 1955, wide, high);
    newcomer_leave_unjudged();
    robot.front.settings.reduced_motion = true;
    robot.front.settings.named = true;
    robot.front.settings.whole_road = true;
    front_save_settings(&robot.front);
}

static void start(const char *id, enum device device)
{
    start_in(id, device, 1280, 720);
}

static void sit(bool again)
{
    journey_sit(&robot.front, stage, again);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
}

static const struct robot_file *kept(const char *end)
{
    char name[64];
    text_format(name, sizeof name, "journey/%s-out%s.journal", stages[stage].id, end);
    return robot_file(&robot, name);
}

static const struct journey_record *record(void)
{
    return journey_record(&robot.front, stage);
}

static bool at_the_book(void)
{
    return robot_on(&robot, &travel_book_scene);
}

static void play_to_the_book(void)
{
    for (int i = 0; !at_the_book(); i++) {
        if (i == DECISIONS_MOST) {
            newcomer_fail("the evening is not over after %d decisions", DECISIONS_MOST);
        }
        newcomer_decide();
    }
}

static void leave(void)
{
    press(INTENT_MENU);
    choose("pause.leave");
    assert_true(robot_on(&robot, &journey_map_scene));
    newcomer_come_back(&title_scene);
}

/* ---- the evening ----------------------------------------------------------------------------------- */

static void an_evening(const char *id, enum device device)
{
    start(id, device);
    sit(false);
    assert_true(table_is_stage(table_of(&robot.front)) && !table_is_day(table_of(&robot.front)));
    assert_true((kept("") != NULL) == (newcomer_moves() > 0)); /* it begins with its first move */
    play_to_the_book();
    const struct journey_news *news = &journey_of(&robot.front)->news;
    assert_int_equal(news->stage, stage);
    assert_int_equal(news->tries, 1);
    assert_int_equal(record()->tries, 1);
    assert_int_equal(record()->stamps, news->stamps);
    assert_int_equal(news->met, news->stamps);
    assert_true(news->try.over && record()->played);
    assert_int_equal(news->try.figures.hands >= stages[stage].hands, true);
    assert_non_null(kept("-best"));
    assert_int_equal(journey_waiting(&robot.front), -1);
    newcomer_end();
}

static void the_whole_evening_with_each_device(void)
{
    for (int i = 0; i < EVENINGS; i++) {
        for (int d = 0; d < DEVICES; d++) {
            an_evening(evenings[i], devices[d]);
        }
    }
}

/* The table says where one is, and so do the halt and the sheet, which promises nothing after an only hand.
 */
static void table_halt_and_sheet_are_of_the_town(void)
{
    start("fontainebleau", DEVICE_KEYS);
    sit(false);
    assert_true(robot_shows(&robot, "FONTAINEBLEAU · TO 700"));
    press(INTENT_MENU);
    assert_true(robot_reads(&robot, "Fontainebleau · no goal met"));
    press(INTENT_CANCEL);
    newcomer_play_hand();
    assert_true(robot_on(&robot, &score_scene));
    assert_true(robot_shows(&robot, "FONTAINEBLEAU"));
    assert_true(robot_reads(&robot, "30 Jul 1955"));
    for (int g = 0; g < STAGE_GOALS; g++) {
        assert_true(robot_reads(&robot, stages[stage].goal[g].words));
    }
    assert_false(robot_shows(&robot, "AVIGNON"));
    assert_false(robot_shows(&robot, "Overall total"));
    assert_false(robot_shows(&robot, "Games"));
    newcomer_end();
}

/* In large windows at the head of a panel; in a small one the dice say it on the sign of their kind. */
static void each_table_names_the_town_at_its_head(void)
{
    static const struct {
        const char *id, *head;
        int wide, high;
    } heads[] = {{"fontainebleau", "FONTAINEBLEAU · TO 700", 1280, 720},
                 {"nevers", "NEVERS · HAND 1", 1280, 720},
                 {"nevers", "NEVERS · HAND 1", 800, 600},
                 {"montargis", "MONTARGIS · YOUR TURN", 1280, 720},
                 {"montargis", "MONTARGIS · BLITZ TO 7,500", 720, 1280},
                 {"roanne", "ROANNE · TURN 1", 1280, 720},
                 {"moulins", "MOULINS · TO 150", 1280, 720}};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        start_in(heads[i].id, DEVICE_KEYS, heads[i].wide, heads[i].high);
        sit(false);
        robot_draw(&robot);
        if (!drawn_text(&robot.frame, heads[i].head)) {
            fail_msg("%s is not written in %dx%d", heads[i].head, heads[i].wide, heads[i].high);
        }
        newcomer_end();
    }
}

static void who_sits_there_are_the_people_of_the_stage(void)
{
    for (int i = 0; i < EVENINGS; i++) {
        start(evenings[i], DEVICE_KEYS);
        sit(false);
        const struct journal *journal = &table_of(&robot.front)->session.journal;
        assert_null(stage_differs(&stages[stage], journal));
        for (int seat = 1; seat < journal->setup.seats; seat++) {
            assert_string_equal(journal->seat[seat].name, journey_rival(stage, seat)->name);
        }
        newcomer_end();
    }
}

/* ---- what waits ------------------------------------------------------------------------------------ */

static void a_try_waits_and_so_does_the_game_under_way(void)
{
    for (int i = 0; i < EVENINGS; i++) {
        start(evenings[i], DEVICE_KEYS);
        newcomer_sit_down();
        newcomer_play(SOME_MOVES);
        int free_moves = newcomer_moves();
        uint64_t free_hash = newcomer_hash();
        leave_table();
        sit(false);
        newcomer_play(SOME_MOVES);
        int moves = newcomer_moves();
        uint64_t hash = newcomer_hash();
        leave();
        assert_int_equal(journey_waiting(&robot.front), stage);
        assert_true(robot_reads(&robot, stages[stage].town)); /* on the sign Continue */
        robot_restart(&robot);
        robot_settle(&robot);
        assert_int_equal(journey_waiting(&robot.front), stage);
        choose("menu.continue");
        assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
        assert_true(newcomer_moves() >= moves);
        if (newcomer_moves() == moves) {
            assert_true(newcomer_hash() == hash);
        }
        leave();
        /* The game under way is where it was; once it was at the table, Continue goes on with it. */
        choose(journey_game(stage)->item);
        assert_null(journey_at_table(&robot.front));
        assert_true(newcomer_moves() >= free_moves);
        if (newcomer_moves() == free_moves) {
            assert_true(newcomer_hash() == free_hash);
        }
        leave_table();
        assert_int_equal(journey_waiting(&robot.front), -1);
        choose("menu.continue");
        assert_null(journey_at_table(&robot.front));
        leave_table();
        assert_true(journey_of(&robot.front)->waits[stage] > 0); /* and the try waits at its stone */
        newcomer_end();
    }
}

static void the_next_try_takes_the_next_deal_or_the_same(void)
{
    start("fontainebleau", DEVICE_KEYS);
    sit(false);
    assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, 0);
    play_to_the_book();
    newcomer_come_back(&title_scene);
    sit(true);
    assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, 0);
    play_to_the_book();
    newcomer_come_back(&title_scene);
    sit(false);
    assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, 1);
    assert_int_equal(record()->tries, 2);
    newcomer_end();
}

static void an_evening_can_be_started_again(void)
{
    for (int i = 0; i < EVENINGS; i++) {
        start(evenings[i], DEVICE_KEYS);
        sit(false);
        uint64_t dealt = table_of(&robot.front)->session.journal.setup.seed;
        newcomer_play(SOME_MOVES);
        press(INTENT_MENU);
        choose("pause.again");
        assert_true(robot_reads(&robot, "Start the evening again?"));
        choose("confirm.yes");
        assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
        assert_true(newcomer_moves() < SOME_MOVES);
        assert_true(table_of(&robot.front)->session.journal.setup.seed == dealt);
        play_to_the_book();
        assert_int_equal(record()->tries, 1);
        newcomer_end();
    }
}

/* High scores and statistics of free games. */
static void records_do_not_count_an_evening(void)
{
    for (int i = 0; i < EVENINGS; i++) {
        start(evenings[i], DEVICE_KEYS);
        sit(false);
        play_to_the_book();
        for (int f = 0; f < ROBOT_FILES; f++) {
            assert_null(strstr(robot.file[f].name, "records"));
            assert_null(strstr(robot.file[f].name, "scores"));
            assert_null(strstr(robot.file[f].name, "autosave"));
        }
        newcomer_end();
    }
}

/* ---- the power fails ------------------------------------------------------------------------------- */

/* After so many writes nothing reaches the disk any more; then the program starts again. False: the evening
 * was over before. */
static bool the_power_fails_after(int writes)
{
    start("nevers", DEVICE_KEYS);
    sit(false);
    robot.writes_left = writes;
    for (int i = 0; i < DECISIONS_MOST && robot.writes_left != 0 && !at_the_book(); i++) {
        newcomer_decide();
    }
    bool fails = robot.writes_left == 0;
    robot.writes_left = -1;
    robot_restart(&robot);
    robot_settle(&robot);
    assert_string_equal(robot.front.told, "");
    bool over = record()->tries > 0;
    assert_int_equal(record()->tries, over);
    assert_true(over == (journey_of(&robot.front)->waits[stage] == 0 && kept("") != NULL));
    if (!over) { /* it may go on at the sheet of a hand */
        journey_sit(&robot.front, stage, false);
        robot_settle(&robot);
        assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
        play_to_the_book();
    }
    assert_int_equal(record()->tries, 1);
    assert_non_null(kept("-best"));
    newcomer_end();
    return fails;
}

static void it_may_end_at_any_moment_of_a_try(void)
{
    int writes = 1;
    while (the_power_fails_after(writes)) {
        writes += writes < FIRST_WRITES ? 1 : WRITES_STEP;
    }
    assert_true(writes > FIRST_WRITES + WRITES_STEP);
}

const struct test tests[] = {
    TEST(the_whole_evening_with_each_device),
    TEST(table_halt_and_sheet_are_of_the_town),
    TEST(each_table_names_the_town_at_its_head),
    TEST(who_sits_there_are_the_people_of_the_stage),
    TEST(a_try_waits_and_so_does_the_game_under_way),
    TEST(the_next_try_takes_the_next_deal_or_the_same),
    TEST(an_evening_can_be_started_again),
    TEST(records_do_not_count_an_evening),
    TEST(it_may_end_at_any_moment_of_a_try),
    {0},
};
