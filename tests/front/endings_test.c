/* SPDX-License-Identifier: MIT */
/* The page at the end of a game: which one for which result, what it says, and when it comes. */
#include "ending_rig.h"
#include "late_game.h"
#include "person.h"

#include "drawn.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/help/help_book.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_front.h"
#include "front/mille/score.h"
#include "front/scenes/ending_inside.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static const struct game_front *const games[] = {&mille_front, &cubes_front, &bones_front};
enum { GAMES = sizeof games / sizeof *games };

static void start(enum device device)
{
    robot_start(&robot, device, 5, 1280, 720);
    robot.lingers = true;
}

/* ---- results --------------------------------------------------------------------------------------- */

static const struct row {
    int game; /* of games */
    int32_t points[SEATS_MAX];
    int lacking;
    enum ending_kind kind;
    bool near;
} rows[] = {
    {0, {5250, 3415}, -1, ENDING_WON, false},
    {0, {5100, 4900}, -1, ENDING_WON, true},
    {0, {5000, 2500}, -1, ENDING_FAR, false},
    {0, {5100, 5100}, -1, ENDING_EQUAL, true},
    {0, {4100, 5100}, -1, ENDING_LOST, false},
    {0, {4900, 5100}, -1, ENDING_NARROW, true},
    {0, {4900, 5100}, 0, ENDING_SHUT, true},
    {1, {10350, 9900, 7250, 5600}, -1, ENDING_WON, true},
    {1, {10350, 5000, 0, 5175}, -1, ENDING_FAR, false},
    {1, {9800, 10350, 9900, 0}, -1, ENDING_LOST, true},
    {1, {9850, 10350, 7250, 0}, -1, ENDING_NARROW, true},
    {1, {0, 10350, 7250, 0}, -1, ENDING_SHUT, false},
    {2, {265, 140, 110, 85}, -1, ENDING_WON, false},
    {2, {265, 130, 110, 85}, -1, ENDING_FAR, false},
    {2, {250, 130, 265, 85}, -1, ENDING_NARROW, true},
    {2, {180, 130, 265, 85}, -1, ENDING_LOST, false},
    {2, {0, 130, 265, 85}, -1, ENDING_SHUT, false},
};

static void each_result_has_its_ending(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        start(DEVICE_KEYS);
        ending_rig_open(games[rows[i].game], rows[i].points, rows[i].lacking, NULL);
        const struct ending_result *result = &ending_of(&robot.front)->result;
        /* The dice's others share their seats out by lot, but the first person has seat 0. */
        assert_int_equal(result->kind, rows[i].kind);
        assert_true(result->near == rows[i].near);
    }
}

static void places_stand_by_points_with_the_way_to_the_next(void)
{
    start(DEVICE_KEYS);
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){9900, 10350, 5600, 5600}, -1, NULL);
    const struct ending_result *result = &ending_of(&robot.front)->result;
    static const struct ending_place wanted[] = {
        {1, 1, 10350, 450}, {0, 2, 9900, 450}, {2, 3, 5600, 4300}, {3, 3, 5600, 0}};
    assert_int_equal(result->sides, 4);
    assert_int_equal(result->own, 0);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(result->place[i].side, wanted[i].side);
        assert_int_equal(result->place[i].rank, wanted[i].rank);
        assert_int_equal(result->place[i].points, wanted[i].points);
        assert_int_equal(result->place[i].apart, wanted[i].apart);
    }
    press(INTENT_CONFIRM);
    assert_true(robot_shows(&robot, "450 ahead") && robot_shows(&robot, "450 behind"));
    assert_true(robot_shows(&robot, "4,300 behind") && robot_shows(&robot, "level"));
    assert_true(robot_shows(&robot, "A single hold decided it."));
}

/* ---- what is said ---------------------------------------------------------------------------------- */

static void a_high_score_stands_large_on_the_page(void)
{
    start(DEVICE_KEYS);
    ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){5250, 3415}, -1, "You: highest total, 5,250");
    press(INTENT_CONFIRM);
    assert_true(robot_reads(&robot, "highest total"));
    const struct draw_command *large = drawn_text_with(&robot.frame, "highest total"),
                              *body = drawn_text_with(&robot.frame, "Into Menton");
    assert_true(large && body && large->as.text.size > body->as.text.size);
}

/* Whoever plays is named on the card, and Mado who serves below her arm. */
static void everybody_in_the_picture_of_the_dice_is_named(void)
{
    static const struct settings_company two = {
        .game = "cubes", .seats = 2, .seat = {{.who = SEAT_YOU}, {.who = "lucien"}}};
    start(DEVICE_KEYS);
    settings_set_company(&robot.front.settings, &two);
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){6900, 7600}, -1, NULL);
    press(INTENT_CONFIRM);
    robot_draw(&robot);
    assert_non_null(drawn_text(&robot.frame, "Mado"));
    assert_non_null(drawn_text(&robot.frame, "Lucien"));
}

static void an_opponents_own_words_stand_on_the_page(void)
{
    for (int g = 0; g < GAMES; g++) {
        for (int lost = 0; lost < 2; lost++) {
            const int32_t won_by_you[SEATS_MAX] = {10350, 900, 700, 600};
            const int32_t won_by_them[SEATS_MAX] = {900, 10350, 700, 600};
            start(DEVICE_KEYS);
            ending_rig_open(games[g], lost ? won_by_them : won_by_you, -1, NULL);
            const struct ending_state *state = ending_of(&robot.front);
            const struct opponent *winner = lost ? table_opponent(table_of(&robot.front), 1) : NULL;
            if (winner && winner->lines == 0) { /* nobody else tells a person who lost of a game well won */
                assert_null(state->said);
                continue;
            }
            assert_non_null(state->said);
            bool from_the_bag = false;
            for (const struct opponent *who = games[g]->opponents; who->player; who++) {
                for (int i = 0; i < who->lines; i++) {
                    bool about = who->line[i].event == (lost ? VOICE_WIN : VOICE_LOSE);
                    from_the_bag = from_the_bag || (about && who->line[i].text == state->said);
                }
            }
            assert_true(from_the_bag);
            assert_null(speech_of(&robot.front)->text); /* the plate does not say it again */
            press(INTENT_CONFIRM);
            char first[24];
            const char *text = strchr(state->said, '\004') ? strchr(state->said, '\004') + 1 : state->said;
            text_format(first, sizeof first, "%.*s", (int)strcspn(text, " "), text);
            assert_true(robot_reads(&robot, first));
        }
    }
}

static void without_voices_nobody_says_anything(void)
{
    start(DEVICE_KEYS);
    robot.front.settings.voices = false;
    ending_rig_open(&bones_front, (const int32_t[SEATS_MAX]){265, 130, 110, 85}, -1, NULL);
    assert_null(ending_of(&robot.front)->said);
}

static void several_people_are_called_by_name(void)
{
    start(DEVICE_KEYS);
    ending_rig_end(&mille_front, (const int32_t[SEATS_MAX]){4100, 5100}, -1);
    struct table *table = table_of(&robot.front);
    table->session.journal.seat[1].player = PLAYER_HUMAN;
    text_copy(table->session.journal.seat[0].name, SEAT_NAME_SIZE, "Ada");
    text_copy(table->session.journal.seat[1].name, SEAT_NAME_SIZE, "Grace");
    front_reset(&robot.front, &ending_scene);
    robot_settle(&robot);
    assert_int_equal(ending_of(&robot.front)->result.kind, ENDING_WON);
    assert_true(robot_shows(&robot, "Grace wins!"));
}

/* Where an opponent has won, nothing is celebrated before the people who lost. */
static void several_people_who_lost_have_the_kind_ending(void)
{
    start(DEVICE_KEYS);
    ending_rig_end(&cubes_front, (const int32_t[SEATS_MAX]){4100, 5100, 10350, 900}, -1);
    struct table *table = table_of(&robot.front);
    assert_false(table_has_person(table, 2));
    table->session.journal.seat[1].player = PLAYER_HUMAN;
    text_copy(table->session.journal.seat[0].name, SEAT_NAME_SIZE, "Ada");
    text_copy(table->session.journal.seat[1].name, SEAT_NAME_SIZE, "Grace");
    front_reset(&robot.front, &ending_scene);
    robot_settle(&robot);
    assert_int_equal(ending_of(&robot.front)->result.own, SEAT_NONE);
    assert_int_equal(ending_of(&robot.front)->result.kind, ENDING_LOST);
    char title[80];
    text_format(title, sizeof title, "%s wins!", table_called(table, 2));
    assert_true(robot_shows(&robot, title));
    assert_false(robot_shows(&robot, cubes_front.ending->line[ENDING_WON]));
}

/* ---- input ----------------------------------------------------------------------------------------- */

static void input_hurries_and_then_goes_on(void)
{
    static const enum intent_kind kinds[] = {INTENT_CONFIRM, INTENT_CANCEL, INTENT_PRESS, INTENT_MENU,
                                             INTENT_ALTERNATE};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        start(kinds[i] == INTENT_PRESS ? DEVICE_MOUSE : DEVICE_PAD);
        ending_rig_open(&mille_front, (const int32_t[SEATS_MAX]){5250, 3415}, -1, NULL);
        robot_tick(&robot, 10);
        assert_false(ending_of(&robot.front)->stands);
        robot_do(&robot, kinds[i]);
        assert_true(ending_of(&robot.front)->stands);
        robot_tick(&robot, 1);
        assert_true(robot_on(&robot, &ending_scene));
        robot_do(&robot, kinds[i]);
        robot_tick(&robot, 1);
        assert_true(robot_on(&robot, &game_over_scene));
    }
}

static void it_stands_until_somebody_goes_on(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i]);
        ending_rig_open(&bones_front, (const int32_t[SEATS_MAX]){265, 130, 110, 85}, -1, NULL);
        robot_settle(&robot);
        assert_true(ending_of(&robot.front)->stands);
        robot_tick(&robot, 600);
        assert_true(robot_on(&robot, &ending_scene));
        assert_int_equal(robot_items(&robot).count, 1);
        robot_choose(&robot, "ending.go");
        robot_settle(&robot);
        assert_false(robot_on(&robot, &ending_scene));
    }
}

static void reduced_motion_shows_the_end_picture_at_once(void)
{
    start(DEVICE_KEYS);
    robot.front.settings.reduced_motion = true;
    ending_rig_open(&cubes_front, (const int32_t[SEATS_MAX]){10350, 9900, 7250, 5600}, -1, NULL);
    assert_true(ending_of(&robot.front)->stands);
    assert_true(robot_shows(&robot, "450 ahead"));
}

/* ---- when it comes --------------------------------------------------------------------------------- */

static int endings;

static void count_endings(void *context)
{
    static bool there;
    (void)context;
    bool is = robot_on(&robot, &ending_scene);
    endings += is && !there;
    there = is;
}

/* A late save is played to its end; the road's page follows the sheet of the hand. */
static void once_for_each_game_that_is_played_to_its_end(void)
{
    for (int g = 0; g < GAMES; g++) {
        for (int i = 0; i < DEVICES; i++) {
            robot_start(&robot, devices[i], 5, 1280, 720);
            char *text = late_save(games[g]);
            endings = 0;
            robot.ticked = count_endings;
            late_open(text); /* the others may end the game at once */
            free(text);
            if (robot_has(&robot, "sheet.again") && !table_is_decided(table_of(&robot.front))) {
                choose("sheet.again"); /* it was saved between two rounds */
            }
            late_finish(1);
            if (robot_on(&robot, &score_scene)) {
                choose("score.next");
            }
            if (endings != 1) {
                fail_msg("%d endings at the %s table", endings, games[g]->game->name);
            }
            assert_false(robot_on(&robot, &table_scene) || robot_on(&robot, &ending_scene));
        }
    }
}

/* The file of a game that is over leads to its sheets alone. */
static void a_finished_game_that_is_opened_has_none(void)
{
    for (int g = 0; g < GAMES; g++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        char *text = late_save(games[g]);
        late_open(text);
        free(text);
        late_finish(1);
        size_t length;
        char *over = session_save(&table_of(&robot.front)->session, &length);
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        endings = 0;
        robot.ticked = count_endings;
        late_open(over);
        free(over);
        robot_settle(&robot);
        if (robot_on(&robot, &score_scene)) {
            choose("score.next");
        }
        assert_true(table_is_decided(table_of(&robot.front)));
        assert_int_equal(endings, 0);
    }
}

/* The move that ends a game at a lesson's table makes no page due. */
static void a_lesson_has_none(void)
{
    start(DEVICE_KEYS);
    ending_rig_end(&mille_front, (const int32_t[SEATS_MAX]){5250, 3415}, -1);
    struct table *table = table_of(&robot.front);
    assert_true(ending_due(&robot.front));
    table->kind = TABLE_LESSON;
    assert_false(ending_due(&robot.front));
    table->kind = TABLE_REPLAY;
    assert_false(ending_due(&robot.front));
    table->kind = TABLE_LIVE;
}

static void the_book_has_a_page_for_it(void)
{
    for (int g = 0; g < GAMES; g++) {
        start(DEVICE_KEYS);
        ending_rig_open(games[g], (const int32_t[SEATS_MAX]){10350, 900, 700, 600}, -1, NULL);
        robot_settle(&robot);
        assert_true(help_book_page_here(&robot.front) > 0);
    }
}

const struct test tests[] = {
    TEST(each_result_has_its_ending),
    TEST(places_stand_by_points_with_the_way_to_the_next),
    TEST(a_high_score_stands_large_on_the_page),
    TEST(everybody_in_the_picture_of_the_dice_is_named),
    TEST(an_opponents_own_words_stand_on_the_page),
    TEST(without_voices_nobody_says_anything),
    TEST(several_people_are_called_by_name),
    TEST(several_people_who_lost_have_the_kind_ending),
    TEST(input_hurries_and_then_goes_on),
    TEST(it_stands_until_somebody_goes_on),
    TEST(reduced_motion_shows_the_end_picture_at_once),
    TEST(once_for_each_game_that_is_played_to_its_end),
    TEST(a_finished_game_that_is_opened_has_none),
    TEST(a_lesson_has_none),
    TEST(the_book_has_a_page_for_it),
    {0},
};
