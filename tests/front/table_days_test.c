/* SPDX-License-Identifier: MIT */
/* The deals of the day at the tables beside the road, by a person with one device: the try that counts, its
 * sheet with the house, the line, and what waits meanwhile. */
#include "decide.h"
#include "try_rig.h"

#include "front/bones/day.h"
#include "front/cubes/day.h"
#include "front/day/day.h"
#include "front/mille/mille_front.h"
#include "front/opponent.h"
#include "front/scenes/day_page.h"
#include "front/scenes/day_page_inside.h"
#include "front/scenes/day_sheet.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "games/bones/daily.h"
#include "games/cubes/daily.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { DECISIONS_MOST = 4000 };

/* A table, and what is known of its Tuesday. */
struct deal {
    const char *tab, *item; /* on the page of the days, and on the title */
    const char *file, *again;
    const struct day_game *day;
    void (*decide)(struct robot *robot);
    bool (*house)(int place, int *measure);
};

static bool dice_house(int place, int *measure)
{
    return cubes_daily_try(TUESDAY, place, NULL, NULL, measure);
}

static bool dominoes_house(int place, int *measure)
{
    struct bones_daily_result result;
    bool done = bones_daily_try(TUESDAY, place, NULL, NULL, &result);
    *measure = (int)result.points;
    return done;
}

static const struct deal deals[] = {
    {"days.table.dice", "menu.tables.dice", "days/2026-11-24-dice.journal",
     "days/2026-11-24-dice-again.journal", &cubes_day, decide_dice, dice_house},
    {"days.table.dominoes", "menu.tables.dominoes", "days/2026-11-24-dominoes.journal",
     "days/2026-11-24-dominoes-again.journal", &bones_day, decide_dominoes, dominoes_house},
};
enum { DEALS = sizeof deals / sizeof *deals };

static const struct day_entry *tried(const struct deal *deal)
{
    return day_entry(&robot.front, deal->day, TUESDAY);
}

/* From the title to the table by the tab, whatever was played last. */
static void sit_down(const struct deal *deal)
{
    choose("menu.day");
    choose(deal->tab);
    assert_ptr_equal(day_page_of(&robot.front)->game->day, deal->day);
    choose("days.play");
}

static void play(const struct deal *deal, int decisions)
{
    for (int i = 0; i < decisions && !robot_on(&robot, &day_sheet_scene); i++) {
        if (robot_has(&robot, "sheet.again")) {
            choose("sheet.again");
        } else {
            deal->decide(&robot);
        }
    }
}

static void play_to_the_sheet(const struct deal *deal)
{
    play(deal, DECISIONS_MOST);
    assert_true(robot_on(&robot, &day_sheet_scene));
    robot_tick(&robot, 60);
    robot_settle(&robot);
}

/* ---- the try --------------------------------------------------------------------------------------- */

static void try_by(const struct deal *deal, enum device device)
{
    try_start(device);
    sit_down(deal);
    assert_true(robot_on(&robot, &table_scene) && table_is_day(&robot.front));
    /* It begins with the first move, which at the dominoes may be somebody else's. */
    assert_true((tried(deal) != NULL) == (try_moves() > 0));
    assert_true((robot_file(&robot, deal->file) != NULL) == (try_moves() > 0));
    while (!tried(deal)) {
        deal->decide(&robot);
    }
    assert_true(tried(deal)->counted && !tried(deal)->over);
    assert_non_null(robot_file(&robot, deal->file));
    play_to_the_sheet(deal);
    assert_true(tried(deal)->over && tried(deal)->counted);
    assert_null(try_today()); /* the road's day is another */
    /* It can be seen again, watched, and played again for nothing. */
    choose("daysheet.next");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.watch");
    assert_true(robot_on(&robot, &replay_scene));
    choose("replay.leave");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.play");
    assert_true(robot_on(&robot, &day_sheet_scene));
    choose("daysheet.leave");
    assert_true(robot_on(&robot, &title_scene));
    robot_end(&robot);
}

static void a_try_at_each_table_with_one_device_alone(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        try_by(&deals[i], DEVICE_MOUSE);
        try_by(&deals[i], DEVICE_KEYS);
        try_by(&deals[i], DEVICE_PAD);
    }
}

static void a_try_at_each_table_waits_through_leaving_restarts_and_midnight(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        try_start(DEVICE_KEYS);
        sit_down(deal);
        while (try_moves() < 6) {
            deal->decide(&robot);
        }
        robot_settle(&robot);
        int made = try_moves();
        try_leave_table();
        robot_restart(&robot);
        robot.day = TUESDAY + 1;
        choose("menu.day");
        choose(deal->tab);
        assert_int_equal(day_page_of(&robot.front)->date, TUESDAY); /* the try that waits comes first */
        choose("days.play");
        assert_true(try_moves() >= made);
        play_to_the_sheet(deal);
        assert_true(tried(deal)->counted && tried(deal)->over);
        robot_end(&robot);
    }
}

static void a_kill_in_a_try_at_each_table_costs_the_last_move_at_most(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        for (int writes = 1; writes < 16; writes += 5) {
            const struct deal *deal = &deals[i];
            try_start(DEVICE_KEYS);
            sit_down(deal);
            robot.writes_left = writes;
            int made = 0;
            for (int k = 0; k < 12 && robot.writes_left != 0; k++) {
                made = try_moves();
                deal->decide(&robot);
            }
            robot_restart(&robot);
            assert_string_equal(robot.front.told, "");
            sit_down(deal);
            assert_true(try_moves() >= made - 1);
            assert_true(tried(deal) == NULL || (tried(deal)->counted && !tried(deal)->over));
            robot_end(&robot);
        }
    }
}

static void a_second_try_is_refused_at_each_table_and_played_again_does_not_count(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        try_start(DEVICE_KEYS);
        sit_down(deal);
        play_to_the_sheet(deal);
        struct day_entry first = *tried(deal);
        choose("daysheet.next");
        assert_true(robot_shows(&robot, "The sheet"));
        assert_false(robot_shows(&robot, "Play this deal"));
        choose("days.again");
        assert_true(robot_on(&robot, &table_scene) && day_of(&robot.front)->again);
        while (robot_file(&robot, deal->again) == NULL) {
            deal->decide(&robot);
        }
        play_to_the_sheet(deal);
        assert_true(robot_shows(&robot, "Played again: not counted"));
        assert_false(robot_has(&robot, "daysheet.line"));
        assert_memory_equal(&first, tried(deal), sizeof first);
        assert_int_equal(days_counted(&day_of(&robot.front)->book, deal->day->table, TUESDAY), 1);
        assert_int_equal(days_counted(&day_of(&robot.front)->book, DAILY_ROAD, TUESDAY), 0);
        robot_end(&robot);
    }
}

/* ---- what is told ---------------------------------------------------------------------------------- */

static void the_house_plays_at_each_table_in_the_persons_seat(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        char par[32];
        struct text out = text_in(par, sizeof par);
        int house[DAY_HOUSE];
        try_start(DEVICE_KEYS);
        sit_down(deal);
        play(deal, 3);
        assert_int_equal(day_of(&robot.front)->job, 0); /* nothing is known before the end */
        play_to_the_sheet(deal);
        assert_true(tried(deal)->house_known);
        for (int place = 0; place < DAY_HOUSE; place++) {
            assert_true(deal->house(place, &house[place]));
            assert_int_equal(tried(deal)->house[place], house[place]);
            assert_true(robot_shows(&robot, day_player(deal->day, place)->name));
        }
        text_add(&out, "par ");
        day_figure_text(deal->day, deal->day->par(house), &out);
        assert_true(robot_shows(&robot, par));
        robot_restart(&robot); /* it is kept with the day */
        assert_memory_equal(tried(deal)->house, house, sizeof house);
        robot_end(&robot);
    }
}

static void the_house_is_called_off_at_each_table_and_asked_again(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        try_start(DEVICE_KEYS);
        sit_down(deal);
        play_to_the_sheet(deal);
        choose("daysheet.leave");
        /* As if the program had ended before the house did. */
        days_find(&day_of(&robot.front)->book, TUESDAY, deal->day->table)->house_known = false;
        robot.work_held = true;
        sit_down(deal);
        robot_tick(&robot, 60);
        assert_true(day_of(&robot.front)->job != 0);
        assert_true(robot_shows(&robot, "The house is playing in your place\u2026"));
        int called_off = robot.works_called_off;
        choose("daysheet.leave");
        assert_int_equal(robot.works_called_off, called_off + 1);
        assert_false(tried(deal)->house_known);
        robot.work_held = false;
        sit_down(deal);
        robot_tick(&robot, 60);
        assert_true(tried(deal)->house_known);
        robot_end(&robot);
    }
}

static void the_line_of_each_table_is_copied_and_once_more_without_accents(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        char line[2][DAY_LINE_SIZE];
        try_start(DEVICE_KEYS);
        sit_down(deal);
        while (try_moves() < 2) {
            deal->decide(&robot);
        }
        robot_key(&robot, 'h'); /* a hint is allowed, and told */
        robot_settle(&robot);
        play_to_the_sheet(deal);
        for (int plain = 0; plain < 2; plain++) {
            struct text out = text_in(line[plain], DAY_LINE_SIZE);
            day_line(tried(deal), plain == 1, &out);
            assert_false(out.cut);
            robot_key(&robot, 'c');
            assert_string_equal(robot.clipboard, line[plain]);
            assert_non_null(strstr(line[plain], ", with hints"));
        }
        choose("daysheet.line");
        assert_string_equal(robot.clipboard, line[0]);
        choose("daysheet.next");
        choose("days.line");
        assert_string_equal(robot.clipboard, line[0]);
        robot_end(&robot);
    }
}

/* An entry of the book, and what is told of it. */
static const struct {
    struct day_entry entry;
    const char *english, *french, *plain; /* plain: French without accents */
} lines[] = {
    {{.date = TUESDAY - 2,
      .table = DAILY_DICE,
      .over = true,
      .house_known = true,
      .figure = {18, 1500, 6},
      .house = {24, 21, 20, 20}},
     "Route Mille 2026-11-22, dice: home in 18 turns, best 1500, 6 busts; par 21, Mado 20",
     "Route Mille 2026-11-22, dés : 18 tours, meilleur 1500, 6 choux blancs ; par 21, Mado 20",
     "Route Mille 2026-11-22, des : 18 tours, meilleur 1500, 6 choux blancs ; par 21, Mado 20"},
    {{.date = TUESDAY - 2,
      .table = DAILY_DOMINOES,
      .over = true,
      .house_known = true,
      .figure = {155, 1, 25},
      .house = {105, 118, 140, 109}},
     "Route Mille 2026-11-22, dominoes: 155, first of four, best play 25; par 118, Mado 140",
     "Route Mille 2026-11-22, dominos : 155, premier sur quatre, meilleur coup 25 ; par 118, Mado 140",
     "Route Mille 2026-11-22, dominos : 155, premier sur quatre, meilleur coup 25 ; par 118, Mado 140"},
    {{.date = TUESDAY - 2,
      .table = DAILY_ROAD,
      .over = true,
      .house_known = true,
      .figure = {325, 900, 0, 0},
      .house = {-250, -130, -310, -290}},
     "Route Mille 2026-11-22, road: 325 to 900, \u2212575; par \u2212245, Léa \u2212130",
     "Route Mille 2026-11-22, route : 325 à 900, \u2212575 ; par \u2212245, Léa \u2212130",
     "Route Mille 2026-11-22, route : 325 a 900, -575 ; par -245, Lea -130"},
};

static const char *told(struct day_entry entry, bool plain)
{
    static char line[DAY_LINE_SIZE];
    struct text out = text_in(line, sizeof line);
    day_line(&entry, plain, &out);
    assert_false(out.cut);
    return line;
}

static void the_lines_of_all_tables_are_the_same_for_everybody(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        assert_string_equal(told(lines[i].entry, false), lines[i].english);
    }
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, "fr");
    front_speak(&robot.front);
    for (size_t i = 0; strcmp(robot.front.language, "fr") == 0 && i < sizeof lines / sizeof *lines; i++) {
        assert_string_equal(told(lines[i].entry, false), lines[i].french);
        assert_string_equal(told(lines[i].entry, true), lines[i].plain);
        for (const char *at = told(lines[i].entry, true); *at; at++) {
            assert_in_range(*at, ' ', '~');
        }
        /* At its longest. */
        struct day_entry longest = lines[i].entry;
        longest.hinted = true;
        longest.figure[0] = longest.figure[2] = 9999;
        longest.figure[1] = i == 1 ? 2 : 9999;
        assert_true(strlen(told(longest, false)) < DAY_LINE_SIZE);
    }
    robot_end(&robot);
}

/* ---- the tables beside each other ------------------------------------------------------------------ */

static void each_table_has_days_of_its_own_and_opens_where_one_sat_last(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        char result[32];
        struct text out = text_in(result, sizeof result);
        try_start(DEVICE_KEYS);
        choose(deal->item); /* the title speaks of this table from now on */
        robot_settle(&robot);
        try_leave_table();
        choose("menu.day");
        assert_ptr_equal(day_page_of(&robot.front)->game->day, deal->day);
        choose("days.play");
        play_to_the_sheet(deal);
        assert_true(robot_shows(&robot, "Deal of the day"));
        choose("daysheet.next");
        choose("days.table.road");
        assert_ptr_equal(day_page_of(&robot.front)->game, &mille_front);
        assert_true(robot_shows(&robot, "Play this deal"));
        choose("days.play"); /* from one day's table straight to another's */
        assert_ptr_equal(table_of(&robot.front)->game, &mille_front);
        assert_int_equal(try_moves(), 0);
        try_leave_table();
        robot_focus(&robot, "menu.day");
        day_figure_text(deal->day, deal->day->own(tried(deal)->figure), &out);
        assert_true(robot_reads(&robot, result));
        robot_end(&robot);
    }
}

static void past_days_of_each_table_are_played_later(void **unused)
{
    (void)unused;
    for (int i = 0; i < DEALS; i++) {
        const struct deal *deal = &deals[i];
        try_start(DEVICE_PAD);
        choose("menu.day");
        choose(deal->tab);
        choose("day.3");
        choose("days.play");
        play_to_the_sheet(deal);
        const struct day_entry *entry = day_entry(&robot.front, deal->day, TUESDAY - 21);
        assert_true(entry->over && !entry->counted && entry->house_known);
        assert_int_equal(days_counted(&day_of(&robot.front)->book, deal->day->table, TUESDAY), 0);
        robot_end(&robot);
    }
}

static void after_a_step_back_of_the_clock_the_page_says_that_the_day_has_not_come(void **state)
{
    (void)state;
    for (int i = 0; i < DEVICES; i++) {
        try_start(devices[i]);
        choose("menu.day");
        choose(deals[0].tab);
        robot.day = TUESDAY - 1;
        choose("days.play");
        assert_true(robot_on(&robot, &day_page_scene));
        assert_int_equal(day_page_of(&robot.front)->date, TUESDAY - 1);
        assert_true(robot_reads(&robot, "that day has not come"));
        assert_int_equal(robot.bells, 1);
        /* What is shown is what can be played. */
        choose("days.play");
        assert_true(robot_on(&robot, &table_scene) && table_is_day(&robot.front));
        robot_end(&robot);
    }
}

static void a_try_of_another_time_is_watched_and_left_from_the_title(void **state)
{
    (void)state;
    for (int i = 0; i < DEALS; i++) {
        try_start(DEVICE_KEYS);
        sit_down(&deals[i]);
        play_to_the_sheet(&deals[i]);
        robot_restart(&robot);
        choose("menu.day");
        choose(deals[i].tab);
        choose("days.watch");
        assert_true(robot_on(&robot, &replay_scene));
        choose("replay.leave"); /* nobody sits at the table below */
        assert_true(robot_on(&robot, &day_page_scene));
        robot_end(&robot);
    }
}

static void what_was_played_can_be_seen_and_shared_after_a_step_back_of_the_clock(void **state)
{
    (void)state;
    try_start(DEVICE_KEYS);
    sit_down(&deals[0]);
    play_to_the_sheet(&deals[0]);
    choose("daysheet.next");
    robot.day = TUESDAY - 40; /* another month too */
    choose("days.line");
    assert_true(strlen(robot.clipboard) > 0);
    choose("days.watch");
    assert_true(robot_on(&robot, &replay_scene));
    choose("replay.leave");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.again");
    assert_true(robot_on(&robot, &day_page_scene));
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY - 40);
    assert_true(robot_reads(&robot, "that day has not come"));
    assert_true(tried(&deals[0])->over);
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_try_at_each_table_with_one_device_alone),
        cmocka_unit_test(a_try_at_each_table_waits_through_leaving_restarts_and_midnight),
        cmocka_unit_test(a_kill_in_a_try_at_each_table_costs_the_last_move_at_most),
        cmocka_unit_test(a_second_try_is_refused_at_each_table_and_played_again_does_not_count),
        cmocka_unit_test(the_house_plays_at_each_table_in_the_persons_seat),
        cmocka_unit_test(the_house_is_called_off_at_each_table_and_asked_again),
        cmocka_unit_test(the_line_of_each_table_is_copied_and_once_more_without_accents),
        cmocka_unit_test(the_lines_of_all_tables_are_the_same_for_everybody),
        cmocka_unit_test(each_table_has_days_of_its_own_and_opens_where_one_sat_last),
        cmocka_unit_test(past_days_of_each_table_are_played_later),
        cmocka_unit_test(after_a_step_back_of_the_clock_the_page_says_that_the_day_has_not_come),
        cmocka_unit_test(what_was_played_can_be_seen_and_shared_after_a_step_back_of_the_clock),
        cmocka_unit_test(a_try_of_another_time_is_watched_and_left_from_the_title),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
