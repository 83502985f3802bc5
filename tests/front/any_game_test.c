/* SPDX-License-Identifier: MIT */
/* Every game of the house, known by the contract alone: a newcomer plays it with each device from the first
 * start of the program on, through whatever is asked, to the end of the game and into the next one. */
#include "any_game.h"
#include "newcomer.h"

#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { HANDS = 100 }; /* of a game that never ends */

static void play_a_game(const struct game_front *game, enum device device, int wide, int high)
{
    newcomer_start(game, device, 11, wide, high);
    robot.front.settings.reduced_motion = device == DEVICE_KEYS;
    newcomer_sit_down();
    newcomer_play_game(HANDS);
    newcomer_next_hand();
    assert_true(robot_on(&robot, &table_scene));
    newcomer_end();
}

static void a_whole_game_with_the_mouse_alone(const struct game_front *game)
{
    play_a_game(game, DEVICE_MOUSE, 1280, 720);
}

static void a_whole_game_with_the_keys_alone(const struct game_front *game)
{
    play_a_game(game, DEVICE_KEYS, 1440, 1080);
}

static void a_whole_game_with_a_pad_alone(const struct game_front *game)
{
    play_a_game(game, DEVICE_PAD, 720, 1280);
}

/* ---- what is told ---------------------------------------------------------------------------------- */

static struct {
    int lines;  /* of the trace, that tell something */
    bool moved; /* since the last turn was told */
} told;

static void take_line(void *context, const char *fields)
{
    (void)context;
    bool turn = strstr(fields, "\"of\":\"turn\"") != NULL;
    told.moved = told.moved || strstr(fields, "\"kind\":\"move\"") != NULL;
    if (strstr(fields, "\"kind\":\"told\"") == NULL) {
        return;
    }
    told.lines++;
    assert_null(strstr(fields, "\"says\":\"\""));
    assert_true(!turn || told.moved);
    told.moved = told.moved && !turn;
}

/* Whether somebody else's turn was told twice in a row since a line. */
static bool tells_others_twice(long since)
{
    const struct told *lines = &table_of(&robot.front)->told;
    int last = SEAT_NONE;
    bool twice = false;
    for (long at = since; at < lines->count && lines->count - since <= TELL_LINES; at++) {
        const struct told_line *line = &lines->line[at % TELL_LINES];
        if (line->kind == TELL_TURN) {
            twice = twice || (line->seat == last && last != table_you(table_of(&robot.front)));
            last = line->seat;
        }
    }
    return twice;
}

static void events_and_turns_are_told_once_and_the_bar_says_them(const struct game_front *game)
{
    int events = 0, turns = 0, others = 0;
    newcomer_start(game, DEVICE_KEYS, 5, 1280, 720);
    robot.services.trace = take_line;
    told.moved = true;
    newcomer_sit_down();
    const struct table *table = table_of(&robot.front);
    for (int i = 0; i < 60; i++) {
        long before = table->told.count;
        int lines = told.lines, aloud = 0;
        newcomer_decide();
        for (int back = (int)(table->told.count - before) - 1; back >= 0; back--) {
            const struct told_line *line =
                back < TELL_LINES ? table_told(table_of(&robot.front), back) : NULL;
            turns += line && line->kind == TELL_TURN;
            events += line && line->kind == TELL_EVENT;
            aloud += line && line->kind == TELL_ALOUD;
        }
        assert_int_equal(told.lines - lines + aloud, table->told.count - before);
        others += tells_others_twice(before);
        struct status status = {.lamp = false};
        if (robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front)) && !table->message[0]) {
            game->view->status(table_of(&robot.front), &status);
            assert_string_equal(table_told(table_of(&robot.front), 0)->says, status.message);
        }
    }
    assert_true(events > 20 && turns > 10);
    assert_int_equal(others, 0);
    table_of(&robot.front)->told.now = true; /* a step is shown while the language changes */
    front_speak(&robot.front);
    assert_null(table_told_now(table_of(&robot.front)));
    newcomer_end();
}

const struct any_game_test any_game_tests[] = {
    TEST(a_whole_game_with_the_mouse_alone),
    TEST(a_whole_game_with_the_keys_alone),
    TEST(a_whole_game_with_a_pad_alone),
    TEST(events_and_turns_are_told_once_and_the_bar_says_them),
    {0},
};
