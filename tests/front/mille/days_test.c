/* SPDX-License-Identifier: MIT */
/* What is told and kept of deals of the day: the line to send, the book, the calendar. */
#include "try_rig.h"
#include "windows.h"

#include "base/date.h"
#include "front/day/day.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/day_page.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

/* ---- the line -------------------------------------------------------------------------------------- */

static struct day_entry told(int own, int opponent, int arrived, int coups)
{
    struct day_entry entry = {
        .date = 20779, .table = DAILY_ROAD, .counted = true, .over = true, .figures = 4};
    const int figures[] = {own, opponent, arrived, coups}, house[] = {-250, 130, 310, 290};
    memcpy(entry.figure, figures, sizeof figures);
    memcpy(entry.house, house, sizeof house);
    entry.house_known = true;
    return entry;
}

static const char *line_of(const struct day_entry *entry, bool plain, char line[DAY_LINE_SIZE])
{
    struct text out = text_in(line, DAY_LINE_SIZE);
    day_line(entry, plain, &out);
    assert_false(out.cut);
    for (const char *c = line; plain && *c; c++) {
        assert_in_range(*c, ' ', '~');
    }
    return line;
}

static void the_line_is_the_same_for_everybody(void)
{
    char line[DAY_LINE_SIZE];
    try_start(DEVICE_KEYS);
    struct day_entry entry = told(1325, 900, 1, 1);
    assert_string_equal(line_of(&entry, false, line),
                        "Route Mille 2026-11-22, road: 1325 to 900, +425, arrived, "
                        "1 coup fourré; par +120, Nino +310");
    assert_string_equal(line_of(&entry, true, line),
                        "Route Mille 2026-11-22, road: 1325 to 900, +425, arrived, "
                        "1 coup fourre; par +120, Nino +310");
    entry.hinted = true;
    entry.house_known = false;
    entry.figure[MILLE_DAY_ARRIVED] = entry.figure[MILLE_DAY_COUPS] = 0;
    assert_string_equal(line_of(&entry, false, line),
                        "Route Mille 2026-11-22, road: 1325 to 900, +425, with hints");
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, "fr");
    front_speak(&robot.front);
    if (strcmp(robot.front.language, "fr") == 0) {
        entry = told(1325, 900, 1, 1);
        assert_string_equal(line_of(&entry, false, line),
                            "Route Mille 2026-11-22, route : 1325 à 900, +425, arrivé, "
                            "1 coup fourré ; par +120, Nino +310");
        assert_string_equal(line_of(&entry, true, line),
                            "Route Mille 2026-11-22, route : 1325 a 900, +425, arrive, "
                            "1 coup fourre ; par +120, Nino +310");
    }
}

static void the_line_has_120_bytes_at_most(void)
{
    static const char *const languages[] = {"en", "fr"};
    try_start(DEVICE_KEYS);
    for (int i = 0; i < 2; i++) {
        char line[DAY_LINE_SIZE];
        struct day_entry entry = told(1325, 4600, 1, 4);
        entry.house[3] = -2175;
        entry.house[0] = entry.house[1] = entry.house[2] = -3275;
        entry.hinted = true;
        text_copy(robot.front.settings.language, sizeof robot.front.settings.language, languages[i]);
        front_speak(&robot.front);
        assert_true(strlen(line_of(&entry, false, line)) <= 120);
        assert_true(strlen(line_of(&entry, true, line)) <= 120);
    }
}

static void any_other_sheet_says_its_deal(void)
{
    try_start(DEVICE_KEYS);
    choose("menu.new");
    try_to_the_sheet();
    char deal[64];
    text_format(deal, sizeof deal, "Deal %llu",
                (unsigned long long)table_of(&robot.front)->session.journal.setup.seed);
    robot_key(&robot, 'c');
    assert_non_null(strstr(robot.clipboard, deal));
    assert_non_null(strstr(robot.clipboard, "--seed"));
    if (score_of(&robot.front)->kind_word[0]) { /* after a first lost hand it stands in the same place */
        choose("score.next");
        try_to_the_sheet();
    }
    text_format(deal, sizeof deal, "Deal number %llu",
                (unsigned long long)table_of(&robot.front)->session.journal.setup.seed);
    assert_true(robot_shows(&robot, deal));
    assert_false(robot_reads(&robot, "--")); /* no word of the command line on the screen */
}

/* ---- the days -------------------------------------------------------------------------------------- */

static struct days book;

static void tried(int date, bool counted, bool over)
{
    struct day_entry *entry = days_add(&book, date, DAILY_ROAD);
    entry->counted = counted;
    entry->over = over;
}

static void weeks_in_a_row_want_three_days_each(void)
{
    int monday = TUESDAY - 1;
    book = (struct days){.count = 0};
    for (int day = 0; day < 3; day++) {
        tried(monday - 7 + day, true, true);
        tried(monday - 14 + day, true, true);
        tried(monday - 28 + day, true, true); /* a week is missing before */
    }
    assert_int_equal(days_weeks(&book, DAILY_ROAD, monday), 2); /* this week may still become one */
    tried(monday, true, true);
    tried(monday + 1, false, true); /* played later: it touches no week */
    tried(monday + 2, true, false); /* not over */
    assert_int_equal(days_weeks(&book, DAILY_ROAD, monday + 6), 2);
    tried(monday + 3, true, true);
    tried(monday + 6, true, true);
    assert_int_equal(days_weeks(&book, DAILY_ROAD, monday + 6), 3);
    assert_int_equal(days_weeks(&book, DAILY_ROAD, monday + 14), 0); /* ended in silence */
    assert_int_equal(days_counted(&book, DAILY_ROAD, monday + 14), 12);
    /* A clock that was ahead harms nobody: the day counts when it comes. */
    assert_int_equal(days_counted(&book, DAILY_ROAD, monday + 5), 11);
}

static void the_book_is_read_as_it_was_written(void)
{
    static char text[DAYS_TEXT_SIZE], again[DAYS_TEXT_SIZE];
    static struct days read;
    struct text out = text_in(text, sizeof text), copy = text_in(again, sizeof again);
    book = (struct days){.count = 0};
    for (int i = 0; i < DAYS_MOST; i++) {
        struct day_entry *entry = days_add(&book, TUESDAY - i, DAILY_ROAD);
        *entry = told(-DAY_FIGURE_MOST, DAY_FIGURE_MOST, 1, 4);
        entry->date = TUESDAY - i;
        entry->hinted = i % 2;
    }
    assert_null(days_add(&book, TUESDAY + 1, DAILY_ROAD));
    days_write(&book, &out);
    assert_false(out.cut);
    assert_int_equal(days_read(&read, text, out.length), 0);
    days_write(&read, &copy);
    assert_string_equal(text, again);
}

static void a_damaged_book_keeps_the_days_that_can_be_read(void)
{
    static const struct {
        const char *text;
        int line, count;
    } rows[] = {
        {"route-mille days 1\nend\n", 0, 0},
        {"route-mille days 2\nend\n", 1, 0},
        {"", 1, 0},
        {"route-mille days 1\n2026-11-22 road counted over 1325 900 1 1\nend\n", 0, 1},
        {"route-mille days 1\n2026-11-22 road counted over 1325 900 1 1\n", 3, 1},
        {"route-mille days 1\n2026-02-30 road counted over\n2026-11-22 road later begun hinted\nend\n", 2, 1},
        {"route-mille days 1\n2026-11-22 bridge counted over\nend\n", 2, 0},
        {"route-mille days 1\n2026-11-22 road counted over house 1 2 3\nend\n", 2, 0},
        {"route-mille days 1\n2026-11-22 road counted over 1 2 3 4 5 6 7\nend\n", 2, 0},
        {"route-mille days 1\n2026-11-22 dice counted over 18\n2026-11-22 road counted begun\nend\n", 0, 2},
        {"route-mille days 1\n2026-11-22 road counted begun\n2026-11-22 road counted begun\nend\n", 3, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(days_read(&book, rows[i].text, strlen(rows[i].text)), rows[i].line);
        assert_int_equal(book.count, rows[i].count);
    }
    try_start(DEVICE_KEYS);
    robot_put(&robot, DAY_BOOK,
              "route-mille days 1\n2026-11-23 road counted over 1325 900 1 1\nwhat?\nend\n");
    robot_restart(&robot);
    assert_non_null(strstr(robot.front.told, DAY_BOOK));
    assert_int_equal(days_counted(&day_of(&robot.front)->book, DAILY_ROAD, TUESDAY), 1);
}

static void a_damaged_try_is_set_aside_and_told(void)
{
    try_start(DEVICE_KEYS);
    robot_put(&robot, TRY, "route-mille journal 2\nrubbish\n");
    try_sit_down();
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(try_moves(), 0);
    assert_non_null(strstr(robot.front.told, TRY));
}

/* Wherever the page has room for all it says of a day. */
static void what_is_said_of_a_day_ends_above_its_button(void)
{
    for (int look = 0; look < 4; look++) {
        try_start(DEVICE_PAD);
        struct settings *settings = &robot.front.settings;
        settings->print = look >= 2 ? 120 : 100;
        text_copy(settings->language, sizeof settings->language, look % 2 == 0 ? "en" : "fr");
        front_speak(&robot.front);
        choose("menu.day");
        for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
            robot_reshape(&robot, &WINDOWS_SHAPED[i]);
            robot_settle(&robot);
            robot_draw(&robot);
            struct focus_list list = robot_items(&robot);
            const float frame = 8;
            struct rect button = {0, 0, 0, 0};
            for (int k = 0; k < list.count; k++) {
                if (strcmp(list.item[k].name, "days.play") == 0) {
                    button = rect_grow(list.item[k].box, frame);
                }
            }
            assert_true(button.w > 0);
            for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
                float feet = command->box.y + command->as.text.size * .2f;
                if (command->kind == DRAW_TEXT && command->box.x >= button.x &&
                    command->box.x < button.x + 2 * frame && command->box.y < button.y + frame &&
                    feet > button.y) {
                    fail_msg("%d x %d: \"%s\" reaches the button", WINDOWS_SHAPED[i].w, WINDOWS_SHAPED[i].h,
                             draw_string(&robot.frame, command->string));
                }
            }
        }
    }
}

static void the_calendar_goes_from_2026_to_today(void)
{
    for (int i = 0; i < 3; i++) {
        try_start(devices[i]);
        choose("menu.day");
        assert_true(robot_has(&robot, "day.24"));
        assert_false(robot_has(&robot, "day.25")); /* tomorrow's */
        int bells = robot.bells;
        choose("days.later");
        assert_int_equal(day_page_of(&robot.front)->month, 11);
        assert_true(robot.bells > bells || robot.cues > 0);
        for (int month = 0; month < 14; month++) {
            choose("days.earlier");
        }
        assert_int_equal(day_page_of(&robot.front)->month, 1);
        assert_int_equal(day_page_of(&robot.front)->year, 2026);
        choose("day.1");
        assert_true(robot_has(&robot, "day.31"));
        choose("days.close");
        assert_true(robot_on(&robot, &title_scene));
    }
}

static void a_clock_put_back_gives_no_second_try(void)
{
    try_start(DEVICE_KEYS);
    try_sit_down();
    try_to_the_sheet();
    choose("score.leave");
    robot.day = TUESDAY - 1; /* a day ahead was played: it counts when it comes */
    assert_int_equal(days_counted(&day_of(&robot.front)->book, DAILY_ROAD, robot.day), 0);
    choose("menu.day");
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY - 1);
    choose("days.close");
    robot.day = TUESDAY;
    choose("menu.day");
    assert_true(robot_has(&robot, "days.again"));
    assert_int_equal(days_counted(&day_of(&robot.front)->book, DAILY_ROAD, robot.day), 1);
}

static void a_switch_hides_the_count_of_days(void)
{
    try_start(DEVICE_KEYS);
    days_add(&day_of(&robot.front)->book, TUESDAY - 1, DAILY_ROAD)->counted = true;
    days_find(&day_of(&robot.front)->book, TUESDAY - 1, DAILY_ROAD)->over = true;
    choose("menu.day");
    assert_true(robot_shows(&robot, "Days on the road: 1"));
    robot.front.settings.day_count = false;
    assert_false(robot_shows(&robot, "Days on the road: 1"));
}

static void opponents_of_the_day_count_iterations_and_no_time(void)
{
    try_start(DEVICE_KEYS);
    robot.day = TUESDAY - 2; /* a Sunday: the ace */
    try_sit_down();
    robot.work_held = true;
    for (int i = 0; i < 60 && !table_of(&robot.front)->thought.job; i++) {
        robot_decide(&robot);
        robot_tick(&robot, 1);
    }
    bool found = false;
    for (int i = 0; i < ROBOT_JOBS; i++) {
        if (robot.job[i].number && robot.job[i].number == table_of(&robot.front)->thought.job) {
            assert_int_equal(robot.job[i].work.ms, 0);
            found = true;
        }
    }
    assert_true(found);
    robot.work_held = false;
}

const struct test tests[] = {
    TEST(the_line_is_the_same_for_everybody),
    TEST(the_line_has_120_bytes_at_most),
    TEST(any_other_sheet_says_its_deal),
    TEST(weeks_in_a_row_want_three_days_each),
    TEST(the_book_is_read_as_it_was_written),
    TEST(a_damaged_book_keeps_the_days_that_can_be_read),
    TEST(a_damaged_try_is_set_aside_and_told),
    TEST(what_is_said_of_a_day_ends_above_its_button),
    TEST(the_calendar_goes_from_2026_to_today),
    TEST(a_clock_put_back_gives_no_second_try),
    TEST(a_switch_hides_the_count_of_days),
    TEST(opponents_of_the_day_count_iterations_and_no_time),
    {0},
};
