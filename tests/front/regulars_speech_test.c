/* SPDX-License-Identifier: MIT */
/* The regulars at the dice and at the dominoes speak: with the movement that a line is about, and not where
 * nobody should. */
#include "robot.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static struct robot robot;

/* A table at which people speak, and the event of a game that begins there. */
static const struct {
    const struct game_front *game;
    uint8_t begins;
} speaking[] = {{&cubes_front, CUBES_EVENT_GAME_STARTED}, {&bones_front, BONES_EVENT_GAME}};
enum { SPEAKING = sizeof speaking / sizeof speaking[0] };

static struct voice_speech *speech_at(int table)
{
    return voices_speech(&robot.front, speaking[table].game);
}

static struct event_list beginning(int table)
{
    struct event event = {.kind = speaking[table].begins, .seat = table ? SEAT_NONE : 0};
    return (struct event_list){.count = 1, .item = {event}};
}

static void sit_down(int table, bool voices)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1920, 1080);
    robot.front.settings.voices = voices;
    table_choose(&robot.front, speaking[table].game);
    table_new(&robot.front, speaking[table].game);
    front_reset(&robot.front, &table_scene);
    for (int i = 0; i < 240 && speech_of(&robot.front)->text == NULL; i++) {
        robot_tick(&robot, 1);
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(table_of(&robot.front)->game, speaking[table].game);
}

static void whoever_sits_there_says_hello_and_it_is_kept(void)
{
    for (int table = 0; table < SPEAKING; table++) {
        sit_down(table, true);
        const struct voice_speech *state = speech_at(table);
        assert_int_not_equal(state->greeted, 0);
        assert_int_not_equal(state->sitting.seat[state->speaker], VOICE_NOBODY);
        assert_false(state->waits);
        assert_non_null(robot_file(&robot, "voices"));
        assert_in_range(voices_of(&robot.front)->pasts, 1, 3);
    }
}

static void a_move_that_is_worth_a_word(int table, const struct event_list *events, bool waits)
{
    voices_moved(&robot.front, events);
    assert_int_equal(speech_at(table)->waits, waits);
    speech_at(table)->waits = false;
}

/* Odette and Mado have one memory at both their tables: there they have the house's lines, and as many of
 * each table as it wants. */
static void all_that_a_person_says_at_all_tables_is_remembered(void)
{
    int shared = 0;
    for (const struct opponent *who = CUBES_OPPONENTS; who->player; who++) {
        const struct opponent *there = opponent_find(&bones_front, who->key);
        int lines = who->lines;
        for (int i = 0; there && who->lines > 0 && i < there->lines; i++) {
            bool house = there->line[i].event < VOICE_OF_GAME;
            lines += !house;
            shared += house;
            assert_true(!house || strcmp(there->line[i].text, who->line[i].text) == 0);
        }
        assert_in_range(lines, 0, VOICE_LINES_MAX);
    }
    assert_int_equal(shared, 24); /* four events, three lines each, of two people */
}

static void nobody_speaks_where_it_is_switched_off_or_watched(void)
{
    for (int table = 0; table < SPEAKING; table++) {
        const struct event_list begins = beginning(table);
        sit_down(table, false);
        assert_int_equal(speech_at(table)->greeted, 0);
        assert_null(speech_of(&robot.front)->text);
        a_move_that_is_worth_a_word(table, &begins, false);
        robot.front.settings.voices = true;
        a_move_that_is_worth_a_word(table, &begins, true);
        const enum table_kind silences[] = {TABLE_LESSON, TABLE_REPLAY};
        for (int i = 0; i < 2; i++) {
            table_of(&robot.front)->kind = silences[i];
            a_move_that_is_worth_a_word(table, &begins, false);
        }
        table_of(&robot.front)->kind = TABLE_LIVE;
    }
}

/* Its movement has gone by: it is not said late. */
static void a_line_begins_with_its_movement_or_not_at_all(void)
{
    for (int table = 0; table < SPEAKING; table++) {
        const struct event_list begins = beginning(table);
        sit_down(table, false);
        robot_settle(&robot);
        robot.front.settings.voices = true;
        voices_moved(&robot.front, &begins);
        assert_true(speech_at(table)->waits);
        robot_settle(&robot);
        robot_tick(&robot, 3);
        assert_false(speech_at(table)->waits);
        assert_null(speech_of(&robot.front)->text);
    }
}

/* Where the letters of what is said stand. */
static int letters_in(struct rect band, const char *said)
{
    int inside = 0, letters = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *string = draw_string(&robot.frame, command->string);
        if (command->kind == DRAW_TEXT && strlen(string) > 2 && strstr(said, string)) {
            struct rect high = {command->box.x, command->box.y - command->as.text.size * .7f, 2,
                                command->as.text.size};
            struct rect both = rect_shared(high, band);
            letters++;
            inside += both.w > 0 && both.h > 0;
        }
    }
    assert_true(letters > 0);
    return inside;
}

static void a_sentence_too_long_for_the_bar_is_not_spoken_over(void)
{
    static const int windows[][2] = {{720, 1280}, {1000, 1000}, {1280, 1024}, {800, 600}, {960, 540}};
    int bands = 0;
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        const struct window window = {.w = windows[i][0], .h = windows[i][1], .dpr = 1};
        sit_down(0, true);
        robot_reshape(&robot, &window);
        text_copy(table_of(&robot.front)->message, sizeof table_of(&robot.front)->message,
                  "Hold: 450 now; rolling two dice loses them 44 % of the time and wins 0.3 % fewer games. "
                  "With so many at the counter this is an estimate: nobody knows what the others will do, "
                  "and they are four.");
        robot_draw(&robot);
        struct rect band = bar_band(&robot.front, &robot.frame);
        if (band.w > 0) {
            assert_int_equal(letters_in(band, speech_of(&robot.front)->text), 0);
            bands++;
        }
    }
    assert_true(bands > 2);
}

const struct test tests[] = {
    TEST(whoever_sits_there_says_hello_and_it_is_kept),
    TEST(all_that_a_person_says_at_all_tables_is_remembered),
    TEST(nobody_speaks_where_it_is_switched_off_or_watched),
    TEST(a_line_begins_with_its_movement_or_not_at_all),
    TEST(a_sentence_too_long_for_the_bar_is_not_spoken_over),
    {0},
};
