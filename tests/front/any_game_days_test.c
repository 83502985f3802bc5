/* SPDX-License-Identifier: MIT */
/* The deal of the day of any game that has one, played by somebody who does not know the game: the try that
 * counts, its sheet with the house, the line, and what waits meanwhile. */
#include "any_game.h"
#include "newcomer.h"

#include "front/day/day.h"
#include "front/opponent.h"
#include "front/scenes/day_page.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { TUESDAY = 20781 /* 2026-11-24 */, SOME_MOVES = 6, DECISIONS_MOST = 4000 };

static const struct game_front *here;

static bool has_days(const struct game_front *game)
{
    here = game;
    return game->day != NULL;
}

static void start(enum device device)
{
    newcomer_start(here, device, 1955, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot.front.settings.named = true;
    robot.day = TUESDAY;
    front_save_settings(&robot.front);
}

static const struct day_entry *tried(int date)
{
    return day_entry(&robot.front, here->day, date);
}

static const struct robot_file *journal(const char *again)
{
    char name[64];
    text_format(name, sizeof name, "days/2026-11-24-%s%s.journal", days_table_word(here->day->table), again);
    return robot_file(&robot, name);
}

/* From the title to the day's page by its tab, whatever was played last; and on to the table. */
static void open_page(void)
{
    char tab[32];
    text_format(tab, sizeof tab, "days.table.%s", days_table_word(here->day->table));
    choose_to("menu.day", &day_page_scene);
    if (robot_has(&robot, tab)) {
        choose(tab);
    }
    assert_ptr_equal(day_page_of(&robot.front)->game, here);
}

static void sit_down(void)
{
    open_page();
    choose("days.play");
}

static bool at_the_sheet(void)
{
    return day_of(&robot.front)->over && !robot_on(&robot, &table_scene);
}

static void play_to_the_sheet(void)
{
    for (int i = 0; !at_the_sheet(); i++) {
        if (i == DECISIONS_MOST) {
            newcomer_fail("the try is not over after %d decisions", DECISIONS_MOST);
        }
        newcomer_decide();
    }
    robot_tick(&robot, 200);
    robot_settle(&robot);
}

/* ---- the try --------------------------------------------------------------------------------------- */

static void try_by(enum device device)
{
    start(device);
    sit_down();
    assert_true(robot_on(&robot, &table_scene) && table_is_day(table_of(&robot.front)));
    /* It begins with the first move, which may be somebody else's. */
    assert_true((tried(TUESDAY) != NULL) == (newcomer_moves() > 0));
    assert_true((journal("") != NULL) == (newcomer_moves() > 0));
    newcomer_decide();
    assert_true(tried(TUESDAY)->counted && !tried(TUESDAY)->over);
    assert_non_null(journal(""));
    play_to_the_sheet();
    assert_true(tried(TUESDAY)->over && tried(TUESDAY)->counted);
    for (int i = 0; game_fronts[i]; i++) { /* every table's day is another one */
        const struct day_game *day = game_fronts[i]->day;
        assert_true(day == NULL || day == here->day || !day_entry(&robot.front, day, TUESDAY));
    }
    /* The sheet leads to the days, where it can be seen again, watched, and played again for nothing. */
    newcomer_decide();
    assert_true(robot_on(&robot, &day_page_scene));
    choose_to("days.watch", &replay_scene);
    choose_to("replay.leave", &day_page_scene);
    choose("days.play");
    assert_true(at_the_sheet());
    newcomer_come_back(&title_scene);
    newcomer_end();
}

static void a_try_with_one_device_alone(const struct game_front *game)
{
    for (int d = 0; has_days(game) && d < DEVICES; d++) {
        try_by(devices[d]);
    }
}

static void a_try_waits_through_leaving_restarts_and_midnight(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_KEYS);
    sit_down();
    newcomer_play(SOME_MOVES);
    int made = newcomer_moves();
    leave_table();
    robot_restart(&robot);
    robot.day = TUESDAY + 2;
    open_page();
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY); /* the try that waits comes first */
    choose("days.play");
    assert_true(newcomer_moves() >= made);
    assert_int_equal(table_of(&robot.front)->session.journal.day, TUESDAY);
    play_to_the_sheet();
    assert_true(tried(TUESDAY)->counted && tried(TUESDAY)->over); /* it is that date's */
    newcomer_come_back(&title_scene);
    open_page();
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY + 2);
    newcomer_end();
}

/* With a house that does not think, since the end is wanted soon. */
static void end_the_try(void)
{
    static struct day_game quick;
    static struct daily thoughtless;
    quick = *day_of(&robot.front)->game;
    thoughtless = *quick.daily;
    for (int place = 0; place < DAILY_HOUSE; place++) {
        thoughtless.house[place] = quick.game->players[0].name;
    }
    quick.daily = &thoughtless;
    day_of(&robot.front)->game = &quick;
    play_to_the_sheet();
    assert_true(tried(TUESDAY)->over && tried(TUESDAY)->counted);
}

static void a_kill_in_a_try_costs_the_last_move_at_most(const struct game_front *game)
{
    /* Builds that look closer are slower for it: they try one write in so many. */
    const char *stride = getenv("DAY_TEST_STRIDE");
    for (int writes = 0; has_days(game) && writes < 24; writes += stride ? atoi(stride) : 1) {
        start(DEVICE_KEYS);
        sit_down();
        robot.writes_left = writes;
        int made = 0;
        for (int i = 0; i < 12 && robot.writes_left != 0; i++) {
            made = newcomer_moves();
            newcomer_decide();
        }
        robot_restart(&robot);
        assert_string_equal(robot.front.told, "");
        sit_down();
        assert_int_equal(day_of(&robot.front)->date, TUESDAY);
        assert_true(newcomer_moves() >= made - 1);
        assert_true(tried(TUESDAY) == NULL || (tried(TUESDAY)->counted && !tried(TUESDAY)->over));
        if (here->day->daily->one_hand) { /* a whole game would take too long */
            end_the_try();
        }
        newcomer_end();
    }
}

static void leave_for(const char *item)
{
    leave_table();
    choose(item);
}

static void the_game_under_way_is_set_aside_and_put_back(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_KEYS);
    newcomer_sit_down();
    newcomer_play(SOME_MOVES);
    uint64_t hash = newcomer_hash();
    char name[64];
    text_format(name, sizeof name, "autosave%s.journal", here->file_end);
    size_t length = robot_file(&robot, name)->length;
    leave_table();
    sit_down();
    newcomer_play(SOME_MOVES);
    int made = newcomer_moves();
    assert_int_equal(robot_file(&robot, name)->length, length);
    leave_for("menu.continue");
    assert_true(newcomer_hash() == hash);
    leave_table();
    robot_restart(&robot);
    sit_down();
    assert_true(newcomer_moves() >= made);
    leave_for("menu.continue");
    assert_true(newcomer_hash() == hash);
    newcomer_end();
}

static void a_second_try_is_refused_and_played_again_does_not_count(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_KEYS);
    sit_down();
    play_to_the_sheet();
    struct day_entry first = *tried(TUESDAY);
    newcomer_come_back(&title_scene);
    open_page();
    assert_true(robot_shows(&robot, "The sheet"));
    assert_false(robot_shows(&robot, "Play this deal"));
    choose("days.again");
    assert_true(robot_on(&robot, &table_scene) && day_of(&robot.front)->again);
    newcomer_decide();
    assert_non_null(journal("-again"));
    int made = newcomer_moves();
    leave_table();
    open_page();
    choose("days.again");
    assert_true(newcomer_moves() >= made); /* it waits as well */
    play_to_the_sheet();
    assert_true(robot_shows(&robot, "Played again: not counted"));
    assert_false(robot_has(&robot, "daysheet.line"));
    assert_memory_equal(&first, tried(TUESDAY), sizeof first);
    assert_int_equal(days_counted(&day_of(&robot.front)->book, here->day->table, TUESDAY), 1);
    newcomer_end();
}

/* ---- what is told ---------------------------------------------------------------------------------- */

static void the_house_plays_in_the_persons_seat_once_the_try_is_over(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    char par[32];
    struct text out = text_in(par, sizeof par);
    start(DEVICE_KEYS);
    sit_down();
    newcomer_play(SOME_MOVES);
    assert_int_equal(day_of(&robot.front)->job, 0); /* nothing is known before the end */
    play_to_the_sheet();
    struct day_entry entry = *tried(TUESDAY);
    assert_true(entry.house_known);
    for (int place = 0; place < DAY_HOUSE; place++) {
        assert_true(robot_reads(&robot, day_player(here->day, place)->name));
    }
    text_add(&out, "par ");
    day_figure_text(here->day, daily_par(entry.house), &out);
    assert_true(robot_shows(&robot, par));
    robot_restart(&robot); /* it is kept with the day */
    assert_memory_equal(tried(TUESDAY)->house, entry.house, sizeof entry.house);
    newcomer_end();
}

static void the_house_is_called_off_and_asked_again(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_KEYS);
    sit_down();
    play_to_the_sheet();
    newcomer_come_back(&title_scene);
    /* As if the program had ended before the house did. */
    days_find(&day_of(&robot.front)->book, TUESDAY, here->day->table)->house_known = false;
    robot.work_held = true;
    sit_down();
    robot_tick(&robot, 60);
    assert_true(day_of(&robot.front)->job != 0);
    assert_true(robot_shows(&robot, "The house is playing in your place\u2026"));
    int called_off = robot.works_called_off;
    newcomer_come_back(&title_scene);
    assert_int_equal(robot.works_called_off, called_off + 1);
    assert_false(tried(TUESDAY)->house_known);
    robot.work_held = false;
    sit_down();
    robot_tick(&robot, 60);
    assert_true(tried(TUESDAY)->house_known);
    newcomer_end();
}

static void the_line_is_copied_and_once_more_without_accents(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    char line[2][DAY_LINE_SIZE];
    start(DEVICE_KEYS);
    sit_down();
    newcomer_play(2);
    robot_key(&robot, 'h'); /* a hint is allowed, and told */
    robot_settle(&robot);
    play_to_the_sheet();
    for (int plain = 0; plain < 2; plain++) {
        struct text out = text_in(line[plain], DAY_LINE_SIZE);
        day_line(tried(TUESDAY), plain == 1, &out);
        assert_false(out.cut);
        robot_key(&robot, 'c');
        assert_string_equal(robot.clipboard, line[plain]);
        assert_non_null(strstr(line[plain], ", with hints"));
    }
    robot_key(&robot, 'c');
    assert_string_equal(robot.clipboard, line[0]);
    newcomer_decide();
    choose("days.line");
    assert_string_equal(robot.clipboard, line[0]);
    newcomer_end();
}

/* ---- the tables beside each other, and the calendar ------------------------------------------------- */

static void days_open_where_one_sat_last_and_the_title_tells_how_today_went(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    char result[32];
    struct text out = text_in(result, sizeof result);
    start(DEVICE_KEYS);
    newcomer_sit_down(); /* the title speaks of this table from now on */
    leave_table();
    choose("menu.day");
    assert_ptr_equal(day_page_of(&robot.front)->game, here);
    choose("days.play");
    play_to_the_sheet();
    newcomer_decide();
    for (int i = 0; game_fronts[i]; i++) { /* from one day's table straight to another's */
        char tab[32];
        if (game_fronts[i]->day == NULL || game_fronts[i] == here) {
            continue;
        }
        text_format(tab, sizeof tab, "days.table.%s", days_table_word(game_fronts[i]->day->table));
        choose(tab);
        assert_ptr_equal(day_page_of(&robot.front)->game, game_fronts[i]);
        assert_true(robot_shows(&robot, "Play this deal"));
        choose("days.play");
        assert_ptr_equal(table_of(&robot.front)->game, game_fronts[i]);
        leave_table();
        choose("menu.day");
    }
    newcomer_come_back(&title_scene);
    robot_focus(&robot, "menu.day");
    day_figure_text(here->day, here->day->own(tried(TUESDAY)->figure), &out);
    /* A title of two columns has no room for what it would say. */
    char title[48];
    struct text told = text_in(title, sizeof title);
    day_title_text(&robot.front, &told);
    assert_non_null(strstr(title, result));
    newcomer_end();
}

static void past_days_are_played_later(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_PAD);
    open_page();
    choose("day.3 days.play");
    play_to_the_sheet();
    const struct day_entry *entry = tried(TUESDAY - 21);
    assert_true(entry->over && !entry->counted && entry->house_known);
    assert_int_equal(days_counted(&day_of(&robot.front)->book, here->day->table, TUESDAY), 0);
    newcomer_end();
}

static void after_a_step_back_of_the_clock_the_day_has_not_come(const struct game_front *game)
{
    for (int d = 0; has_days(game) && d < DEVICES; d++) {
        start(devices[d]);
        open_page();
        robot.day = TUESDAY - 1;
        choose_to("days.play", &day_page_scene);
        assert_int_equal(day_page_of(&robot.front)->date, TUESDAY - 1);
        assert_true(robot_reads(&robot, "that day has not come"));
        assert_int_equal(robot.bells, 1);
        /* What is shown is what can be played. */
        choose("days.play");
        assert_true(robot_on(&robot, &table_scene) && table_is_day(table_of(&robot.front)));
        newcomer_end();
    }
}

/* Also where nobody sits at the table below, or the clock stepped back, by a month too. */
static void what_was_played_can_be_seen_and_shared_at_any_time(const struct game_front *game)
{
    if (!has_days(game)) {
        return;
    }
    start(DEVICE_KEYS);
    sit_down();
    play_to_the_sheet();
    robot_restart(&robot);
    open_page();
    robot.day = TUESDAY - 40;
    choose("days.line");
    assert_true(strlen(robot.clipboard) > 0);
    choose_to("days.watch", &replay_scene);
    choose_to("replay.leave", &day_page_scene);
    choose_to("days.again", &day_page_scene);
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY - 40);
    assert_true(robot_reads(&robot, "that day has not come"));
    assert_true(tried(TUESDAY)->over);
    newcomer_end();
}

const struct any_game_test any_game_tests[] = {
    TEST(a_try_with_one_device_alone),
    TEST(a_try_waits_through_leaving_restarts_and_midnight),
    TEST(a_kill_in_a_try_costs_the_last_move_at_most),
    TEST(the_game_under_way_is_set_aside_and_put_back),
    TEST(a_second_try_is_refused_and_played_again_does_not_count),
    TEST(the_house_plays_in_the_persons_seat_once_the_try_is_over),
    TEST(the_house_is_called_off_and_asked_again),
    TEST(the_line_is_copied_and_once_more_without_accents),
    TEST(days_open_where_one_sat_last_and_the_title_tells_how_today_went),
    TEST(past_days_are_played_later),
    TEST(after_a_step_back_of_the_clock_the_day_has_not_come),
    TEST(what_was_played_can_be_seen_and_shared_at_any_time),
    {0},
};
