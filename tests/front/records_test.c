/* SPDX-License-Identifier: MIT */
/* High scores and statistics: the model, its file, and the screen. */
#include "person.h"

#include "base/number.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_count.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/confirm.h"
#include "front/scenes/high_scores_inside.h"
#include "front/scenes/replay.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "ui/ink.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NEW_TOTAL = 1 << MILLE_RANKING_TOTAL, NEW_SPREAD = 1 << MILLE_RANKING_SPREAD };

/* ---- the model -------------------------------------------------------------------------------------- */

static struct records records;
static uint64_t next_id;

static struct record_list *total = &records.list[MILLE_RANKING_TOTAL],
                          *spread = &records.list[MILLE_RANKING_SPREAD];

static int forget(void **state)
{
    (void)state;
    records = (struct records){.games = 0};
    next_id = 1;
    return 0;
}

/* The last hand of a game with these totals. */
static int game(int mine, int theirs, const char *opponent)
{
    struct records_hand hand = {.id = next_id++,
                                .day = 10,
                                .sides = 2,
                                .side = {{.name = "Marie", .hand = 300, .total = mine},
                                         {.key = opponent, .computer = true, .total = theirs}},
                                .game_over = true,
                                .won = mine > theirs};
    return records_count(&records, &mille_records, &hand);
}

static void the_three_highest_totals_over_5000_are_kept(void **state)
{
    (void)state;
    assert_int_equal(game(5000, 4990, "regular") & NEW_TOTAL, 0);
    assert_int_equal(total->count, 0);
    assert_true(game(5100, 0, "regular") & NEW_TOTAL);
    assert_true(game(5400, 0, "regular") & NEW_TOTAL);
    assert_true(game(5200, 0, "regular") & NEW_TOTAL);
    assert_int_equal(game(5050, 0, "regular") & NEW_TOTAL, 0);
    assert_true(game(5300, 0, "regular") & NEW_TOTAL);
    assert_int_equal(total->count, 3);
    assert_int_equal(total->best[0].points, 5400);
    assert_int_equal(total->best[1].points, 5300);
    assert_int_equal(total->best[2].points, 5200);
    assert_string_equal(total->best[0].name, "Marie");
    assert_int_equal(total->best[0].day, 10);
}

static void the_three_largest_spreads_are_kept(void **state)
{
    (void)state;
    assert_true(game(5000, 4000, "regular") & NEW_SPREAD);
    assert_true(game(5000, 2000, "regular") & NEW_SPREAD);
    assert_true(game(5000, 3000, "regular") & NEW_SPREAD);
    assert_int_equal(game(5000, 4900, "regular") & NEW_SPREAD, 0);
    assert_true(game(5000, 2500, "regular") & NEW_SPREAD);
    assert_int_equal(spread->best[0].points, 3000);
    assert_int_equal(spread->best[1].points, 2500);
    assert_int_equal(spread->best[2].points, 2000);
    assert_int_equal(game(5000, 5000, "regular"), 0);
}

static void the_computer_is_listed_by_that_name(void **state)
{
    (void)state;
    assert_int_equal(game(1000, 5600, "regular"), 0);
    assert_true(total->best[0].computer);
    assert_int_equal(total->best[0].points, 5600);
    assert_true(spread->best[0].computer);
    assert_int_equal(spread->best[0].points, 4600);
}

static void an_equal_score_does_not_push_an_older_one_down(void **state)
{
    (void)state;
    for (int i = 0; i < 5; i++) {
        game(5100 + 25 * (i == 0), 5100, "regular");
    }
    assert_int_equal(total->count, 3);
    assert_int_equal(total->best[0].points, 5125);
    assert_false(total->best[0].computer);
    /* Both sides of the first game came before all others. */
    assert_true(total->best[1].computer);
    assert_false(total->best[2].computer);
}

static void a_hand_is_counted_once(void **state)
{
    (void)state;
    struct records_hand hand = {
        .id = 7, .sides = 2, .side = {{.name = "M", .hand = 100}, {.key = "regular"}}};
    assert_int_equal(records_count(&records, &mille_records, &hand), 0);
    assert_int_equal(records_count(&records, &mille_records, &hand), RECORDS_COUNTED_BEFORE);
    assert_int_equal(records.all.hands, 1);
    for (uint64_t id = 100; id < 100 + RECORDS_COUNTED; id++) {
        hand.id = id;
        assert_int_equal(records_count(&records, &mille_records, &hand), 0);
    }
    assert_int_equal(records.counts, RECORDS_COUNTED);
    records_reset_statistics(&records);
    records_clear_scores(&records);
    assert_int_equal(records_count(&records, &mille_records, &hand), RECORDS_COUNTED_BEFORE);
    assert_int_equal(records.all.hands, 0);
}

static void figures_stop_at_what_the_file_can_tell(void **state)
{
    (void)state;
    char buffer[RECORDS_TEXT_SIZE];
    const int most = RECORDS_FIGURE_MOST;
    game(6000, 100, "quick");
    records.all = records.opponent[0].tally = (struct record_tally){.games = most,
                                                                    .won = most,
                                                                    .hands = most,
                                                                    .figure = {most, most, most},
                                                                    .streak = most,
                                                                    .longest = most,
                                                                    .points = most - 1};
    game(6000, 100, "quick");
    assert_int_equal(records.all.hands, most);
    assert_int_equal(records.all.points, most);
    struct text out = text_in(buffer, sizeof buffer);
    struct records read;
    records_write(&records, &mille_records, &out);
    assert_false(out.cut);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    assert_int_equal(read.all.streak, most);
}

static void the_longest_streak_is_of_games_won_in_a_row(void **state)
{
    (void)state;
    static const int won[] = {1, 1, 0, 1, 1, 1, 0, 0, 1};
    for (size_t i = 0; i < sizeof won / sizeof *won; i++) {
        game(won[i] ? 5000 : 100, won[i] ? 100 : 5000, i % 2 ? "regular" : "sunday");
    }
    assert_int_equal(records.all.longest, 3);
    assert_int_equal(records.all.streak, 1);
    assert_int_equal(records.all.games, 9);
    assert_int_equal(records.all.won, 6);
    assert_int_equal(records.opponents, 2);
    assert_int_equal(records_tally(&records, 0)->games + records_tally(&records, 1)->games, 9);
    assert_int_equal(records_tally(&records, -1)->games, 9);
}

static void the_last_fifty_games_are_kept(void **state)
{
    (void)state;
    for (int i = 0; i < 73; i++) {
        game(5000 + i, 0, "regular");
    }
    assert_int_equal(records.games, 50);
    assert_int_equal(records.game[0].mine, 5023);
    assert_int_equal(records.game[49].mine, 5072);
    assert_int_equal(records.all.games, 73);
}

/* ---- its file --------------------------------------------------------------------------------------- */

static char buffer[RECORDS_TEXT_SIZE], second[RECORDS_TEXT_SIZE];

static struct text written(const struct records *from, char *to)
{
    struct text out = text_in(to, RECORDS_TEXT_SIZE);
    records_write(from, &mille_records, &out);
    assert_false(out.cut);
    return out;
}

/* As full as it can be. */
static void fill(void)
{
    static const char long_name[] = "ÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉ";
    struct rng rng = rng_make(3, RNG_COSMETIC);
    for (int i = 0; i < 900; i++) {
        char key[RECORDS_KEY_SIZE];
        text_format(key, sizeof key, "a-player-of-long-name-%d", (int)rng_below(&rng, 16) % 10);
        if (i % 3 == 0) {
            text_format(key, sizeof key, "b%d", (int)rng_below(&rng, 6));
        }
        struct records_hand hand = {.id = UINT64_MAX - (uint64_t)i,
                                    .day = (int)rng_below(&rng, 40000),
                                    .sides = 2,
                                    .side = {{.name = long_name, .hand = 3000, .total = 4000 + i},
                                             {.key = key, .computer = true, .hand = 20, .total = 5000 - i}},
                                    .figure = {1, i % 5, i % 7 == 0},
                                    .game_over = i % 4 == 0,
                                    .won = 4000 + i > 5000 - i};
        records_count(&records, &mille_records, &hand);
    }
}

static void records_read_back_as_they_were_written(void **state)
{
    (void)state;
    struct records read = {.games = 2};
    struct text out = written(&records, buffer);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    assert_int_equal(read.games, 0);
    fill();
    assert_int_equal(records.opponents, RECORDS_OPPONENTS);
    out = written(&records, buffer);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    written(&read, second);
    assert_string_equal(buffer, second);
    assert_memory_equal(&read.all, &records.all, sizeof read.all);
}

/* As every version of the program has written them. */
static void old_records_are_read_without_loss_and_written_the_same(void **state)
{
    (void)state;
    static const char old[] = "route-mille records 1\n"
                              "total 5875 1955-08-12 human Marie-Hélène\n"
                              "total 5600 1955-08-10 computer\n"
                              "spread 2300 1955-08-10 computer\n"
                              "spread 1175 1955-08-12 human\n"
                              "all 3 1 14 7 3 1 0 1 13450\n"
                              "against regular 2 1 10 5 2 1 0 1 10000\n"
                              "against human:Jean_Luc 1 0 4 2 1 0 0 0 3450\n"
                              "game regular 3300 5600 1955-08-10\n"
                              "game human:Jean_Luc 3450 5025 1955-08-11\n"
                              "game regular 5875 4700 1955-08-12\n"
                              "counted 0123456789abcdef\n"
                              "counted fedcba9876543210\n"
                              "end\n";
    assert_int_equal(records_read(&records, &mille_records, old, strlen(old)), 0);
    assert_string_equal(written(&records, buffer).data, old);
    assert_int_equal(records.all.figure[MILLE_FIGURE_TRIPS], 7);
    assert_int_equal(records.all.figure[MILLE_FIGURE_COUPS], 3);
    assert_int_equal(records.all.figure[MILLE_FIGURE_SHUT_OUTS], 1);
    assert_int_equal(records.all.points, 13450);
    assert_int_equal(records.game[1].opponents, 2);
    game(5100, 3000, "regular");
    assert_int_equal(records.all.games, 4);
    assert_int_equal(records.counts, 3);
}

static void a_line_that_is_wrong_is_named(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int line;
    } cases[] = {
        {"", 1},
        {"route-mille settings 1\nend\n", 1},
        {"route-mille records 2\nend\n", 1},
        {"route-mille records 1\n", 2},
        {"route-mille records 1\nend\ntotal 1 1955-08-12 computer\n", 3},
        {"route-mille records 1\nsomething\nend\n", 2},
        {"route-mille records 1\ntotal x 1955-08-12 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-13-12 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-02-29 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 nobody\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer Marie\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 human 12345678901234567890123456789012\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer\ntotal 5200 1955-08-12 computer\nend\n", 3},
        {"route-mille records 1\nall 1 2 1 0 0 0 0 0 0\nend\n", 2},
        {"route-mille records 1\nall 1 1 1 0 0 0 0 0\nend\n", 2},
        {"route-mille records 1\nall 1 1 1 0 0 0 0 0 99999999999\nend\n", 2},
        {"route-mille records 1\ngame regular 1 2 1955-08-12\nend\n", 2},
        {"route-mille records 1\nagainst a 1 1 1 0 0 0 0 0 0\nagainst a 1 1 1 0 0 0 0 0 0\nend\n", 3},
        {"route-mille records 1\ncounted 123\nend\n", 2},
        {"route-mille records 1\ncounted 0123456789abcdeF\nend\n", 2},
        {"route-mille records 1\n# a remark\n\ntotal 5100 1955-08-12 human \xff\nend\n", 4},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct records read = {.games = 1};
        assert_int_equal(records_read(&read, &mille_records, cases[i].text, strlen(cases[i].text)),
                         cases[i].line);
        assert_int_equal(read.games, 1);
    }
}

/* Whatever happens to the file, it is refused, or read as records that can be written again. */
static void no_damage_gets_through(void **state)
{
    (void)state;
    fill();
    struct text out = written(&records, buffer);
    struct rng rng = rng_make(11, RNG_COSMETIC);
    static struct records read;
    for (int i = 0; i < 3000; i++) {
        static char damaged[RECORDS_TEXT_SIZE];
        memcpy(damaged, buffer, out.length);
        size_t length = out.length;
        for (int hits = 1 + (int)rng_below(&rng, 4); hits > 0; hits--) {
            damaged[rng_below(&rng, (uint32_t)length)] = (char)rng_below(&rng, 256);
        }
        if (rng_below(&rng, 3) == 0) {
            length = rng_below(&rng, (uint32_t)length);
        }
        if (records_read(&read, &mille_records, damaged, length) == 0) {
            struct text again = written(&read, second);
            assert_int_equal(records_read(&read, &mille_records, again.data, again.length), 0);
        }
    }
    for (size_t length = 0; length + 1 < out.length; length += 97) {
        assert_int_not_equal(records_read(&read, &mille_records, buffer, length), 0);
    }
}

/* ---- at the table ----------------------------------------------------------------------------------- */

static bool shows_number(int value)
{
    char digits[32];
    struct text out = text_in(digits, sizeof digits);
    number_add(value, &out);
    return robot_shows(&robot, digits);
}

static void start(enum device device, uint64_t seed)
{
    robot_start(&robot, device, seed, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    choose("menu.new");
}

/* Counts a sitting again from its journal, in a way of its own. */
static struct record_tally recount(void)
{
    const struct session *session = &table_of(&robot.front)->session;
    struct record_tally tally = {0};
    static struct mille_state state;
    mille_game.start(&state, &session->journal.setup, NULL);
    for (int i = 0; i < session->journal.count; i++) {
        struct event_list events = {0};
        assert_int_equal(mille_game.apply(&state, session->journal.move[i], &events), REFUSAL_NONE);
        for (int k = 0; k < events.count; k++) {
            tally.figure[MILLE_FIGURE_COUPS] +=
                events.item[k].kind == EVENT_COUP_FOURRE && events.item[k].seat == TABLE_YOU;
            if (events.item[k].kind == EVENT_HAND_ENDED) {
                tally.hands++;
                tally.figure[MILLE_FIGURE_TRIPS] += events.item[k].value == TABLE_YOU;
                tally.points += mille_hand_total(&state.pub, TABLE_YOU);
                int16_t line[SCORE_LINES];
                mille_score(&state.pub, TABLE_YOU, line);
                tally.figure[MILLE_FIGURE_SHUT_OUTS] += line[SCORE_SHUT_OUT] > 0;
            }
            if (events.item[k].kind == EVENT_GAME_ENDED) {
                bool won = events.item[k].value == TABLE_YOU;
                tally.games++;
                tally.won += won;
                tally.streak = won ? tally.streak + 1 : 0;
                tally.longest = tally.streak > tally.longest ? tally.streak : tally.longest;
            }
        }
    }
    return tally;
}

static void every_hand_and_game_of_a_sitting_is_counted(void **state)
{
    (void)state;
    start(DEVICE_KEYS, 21);
    int sheets = 0;
    while (sheets < 3) {
        sheets += robot_on(&robot, &game_over_scene);
        assert_true(robot_decide(&robot));
    }
    struct record_tally expected = recount();
    assert_true(expected.games >= 3);
    assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
    assert_memory_equal(&records_of(&robot.front)->opponent[0].tally, &expected, sizeof expected);
    assert_string_equal(records_of(&robot.front)->opponent[0].key, "regular");
    robot_restart(&robot);
    assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
    robot_end(&robot);
}

static void a_sheet_that_is_opened_again_counts_once(void **state)
{
    (void)state;
    start(DEVICE_PAD, 5);
    while (!robot_on(&robot, &score_scene)) {
        assert_true(robot_decide(&robot));
    }
    assert_int_equal(records_of(&robot.front)->all.hands, 1);
    for (int i = 0; i < 3; i++) {
        robot_restart(&robot);
        choose("menu.continue");
        assert_int_equal(records_of(&robot.front)->all.hands, 1);
    }
    robot_end(&robot);
}

static void a_hand_whose_count_was_lost_is_counted_at_the_next_start(void **state)
{
    (void)state;
    start(DEVICE_PAD, 5);
    for (int hand = 1; hand <= 3; hand++) {
        char *before = NULL;
        if (hand > 1) {
            before = strdup(robot_file(&robot, "records")->data);
        }
        while (!robot_on(&robot, &score_scene)) {
            assert_true(robot_decide(&robot));
        }
        /* The power failed after the last move was kept, and before it was counted. */
        robot_put(&robot, "records", before ? before : "route-mille records 1\nend\n");
        free(before);
        robot_restart(&robot);
        robot.front.settings.reduced_motion = true;
        choose("menu.continue");
        assert_int_equal(records_of(&robot.front)->all.hands, hand);
        struct record_tally expected = recount();
        assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
        choose("score.next");
    }
    robot_end(&robot);
}

static void damaged_records_are_set_aside_and_never_overwritten(void **state)
{
    (void)state;
    static const char damaged[] = "route-mille records 1\ntotal lots\nend\n";
    robot_start(&robot, DEVICE_PAD, 5, 1920, 1080);
    robot_put(&robot, "records", damaged);
    robot_restart(&robot);
    assert_non_null(strstr(robot.front.told, "records.damaged-1"));
    assert_non_null(strstr(robot.front.told, "line 2"));
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    while (!robot_on(&robot, &score_scene)) {
        assert_true(robot_decide(&robot));
    }
    assert_non_null(robot_file(&robot, "records"));
    assert_string_equal(robot_file(&robot, "records.damaged-1")->data, damaged);
    robot_end(&robot);
}

static void what_is_watched_is_not_counted(void **state)
{
    (void)state;
    start(DEVICE_PAD, 5);
    while (!robot_on(&robot, &score_scene)) {
        assert_true(robot_decide(&robot));
    }
    choose("score.next");
    struct record_tally before = records_of(&robot.front)->all;
    replay_table(&robot.front);
    robot_settle(&robot);
    replay_seek(&robot.front, 0);
    for (int i = 0; i < replay_of(&robot.front)->whole.count; i++) {
        replay_seek(&robot.front, i);
    }
    robot_settle(&robot);
    choose("replay.leave");
    assert_memory_equal(&records_of(&robot.front)->all, &before, sizeof before);
    robot_end(&robot);
}

/* ---- the screen ------------------------------------------------------------------------------------- */

static void start_with(enum device device)
{
    robot_start(&robot, device, 5, 1920, 1080);
    forget(NULL);
    game(5325, 2000, "regular");
    game(1500, 5600, "sunday");
    *records_of(&robot.front) = records;
    choose("menu.scores");
    assert_true(robot_on(&robot, &high_scores_scene));
}

static void the_high_scores_name_everybody(void **state)
{
    (void)state;
    start_with(DEVICE_PAD);
    assert_true(shows_number(5600) && shows_number(5325));
    assert_true(shows_number(4100) && shows_number(3325));
    assert_true(robot_shows(&robot, "Computer") && robot_shows(&robot, "Marie"));
    assert_true(robot_shows(&robot, "11 Jan 1970"));
    assert_true(robot_shows(&robot, "Nobody yet"));
    robot_end(&robot);
}

static void clearing_the_scores_asks(void **state)
{
    (void)state;
    for (int i = 0; i < DEVICES; i++) {
        start_with(devices[i]);
        choose("scores.clear");
        assert_true(robot_on(&robot, &confirm_scene));
        choose("confirm.no");
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 2);
        choose("scores.clear");
        choose("confirm.yes");
        assert_true(robot_on(&robot, &high_scores_scene));
        assert_int_equal(records_has_scores(records_of(&robot.front)), false);
        assert_int_equal(records_of(&robot.front)->all.games, 2);
        /* There is nothing left to clear. */
        choose("scores.clear");
        assert_true(robot_on(&robot, &high_scores_scene));
        robot_restart(&robot);
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 0);
        assert_int_equal(records_of(&robot.front)->all.games, 2);
        robot_end(&robot);
    }
}

static void statistics_are_shown_by_opponent_and_reset_after_a_question(void **state)
{
    (void)state;
    for (int i = 0; i < DEVICES; i++) {
        start_with(devices[i]);
        choose("tab.statistics");
        assert_true(robot_shows(&robot, "All opponents"));
        assert_true(robot_shows(&robot, "1 (50%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "Regular at the relais"));
        assert_true(robot_shows(&robot, "1 (100%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "Sunday driver"));
        assert_true(robot_shows(&robot, "0 (0%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "All opponents"));
        choose("statistics.reset");
        choose("confirm.no");
        assert_int_equal(records_of(&robot.front)->all.games, 2);
        choose("statistics.opponent");
        choose("statistics.reset");
        choose("confirm.yes");
        assert_int_equal(records_of(&robot.front)->all.games, 0);
        assert_int_equal(high_scores_of(&robot.front)->opponent, -1);
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 2);
        choose("records.done");
        assert_true(robot_on(&robot, &title_scene));
        robot_end(&robot);
    }
}

/* How many bars of the plot have an ink. */
static int bars(struct rgba ink)
{
    char fill[32];
    text_format(fill, sizeof fill, "fill=\"#%02x%02x%02x\"", ink.r, ink.g, ink.b);
    int most = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        int count = 0;
        if (command->kind != DRAW_SHAPE || command->box.w < 600) {
            continue;
        }
        for (const char *at = draw_string(&robot.frame, command->string); (at = strstr(at, fill)); at++) {
            count++;
        }
        most = count > most ? count : most;
    }
    return most;
}

static void the_last_fifty_games_are_plotted_by_opponent(void **state)
{
    (void)state;
    robot_start(&robot, DEVICE_PAD, 5, 1920, 1080);
    forget(NULL);
    int won[2] = {0}, lost[2] = {0};
    for (int i = 0; i < 73; i++) {
        bool wins = i % 3 != 0;
        int opponent = i % 7 == 0;
        game(wins ? 5200 : 1000 + i, wins ? 900 : 5100, opponent ? "random" : "regular");
        won[opponent] += wins && i >= 73 - RECORDS_GAMES;
        lost[opponent] += !wins && i >= 73 - RECORDS_GAMES;
    }
    *records_of(&robot.front) = records;
    choose("menu.scores");
    choose("tab.statistics");
    assert_true(robot_shows(&robot, "THE LAST 50 GAMES: YOUR LEAD AT THE END"));
    assert_int_equal(bars(INK_SEA), won[0] + won[1]);
    assert_int_equal(bars(INK_RED), lost[0] + lost[1]);
    for (int shown = 0; shown < 2; shown++) {
        choose("statistics.opponent");
        int opponent = strcmp(records.opponent[high_scores_of(&robot.front)->opponent].key, "random") == 0;
        assert_int_equal(bars(INK_SEA), won[opponent]);
        assert_int_equal(bars(INK_RED), lost[opponent]);
    }
    robot_end(&robot);
}

static void pages_of_records_turn_by_shoulder(void **state)
{
    (void)state;
    start_with(DEVICE_PAD);
    press(INTENT_PAGE_NEXT);
    assert_true(robot_has(&robot, "statistics.opponent"));
    press(INTENT_LEFT);
    assert_true(robot_shows(&robot, "Sunday driver"));
    press(INTENT_PAGE_PREV);
    assert_true(robot_has(&robot, "scores.clear"));
    press(INTENT_CANCEL);
    assert_true(robot_on(&robot, &title_scene));
    robot_end(&robot);
}

static void the_end_of_a_game_tells_a_new_high_score(void **state)
{
    (void)state;
    int told = 0;
    for (uint64_t seed = 1; seed < 9; seed++) {
        start(DEVICE_KEYS, seed);
        while (!robot_on(&robot, &game_over_scene)) {
            assert_true(robot_decide(&robot));
        }
        const struct records *kept = records_of(&robot.front);
        const struct record_list *totals = &kept->list[MILLE_RANKING_TOTAL],
                                 *spreads = &kept->list[MILLE_RANKING_SPREAD];
        int news = spreads->count > 0 && !spreads->best[0].computer ? NEW_SPREAD : 0;
        for (int i = 0; i < totals->count; i++) {
            news |= totals->best[i].computer ? 0 : NEW_TOTAL;
        }
        assert_int_equal(record_results_news(&robot.front), news);
        told |= news;
        robot_end(&robot);
    }
    assert_int_equal(told, NEW_TOTAL | NEW_SPREAD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_three_highest_totals_over_5000_are_kept, forget),
        cmocka_unit_test_setup(the_three_largest_spreads_are_kept, forget),
        cmocka_unit_test_setup(the_computer_is_listed_by_that_name, forget),
        cmocka_unit_test_setup(an_equal_score_does_not_push_an_older_one_down, forget),
        cmocka_unit_test_setup(a_hand_is_counted_once, forget),
        cmocka_unit_test_setup(figures_stop_at_what_the_file_can_tell, forget),
        cmocka_unit_test_setup(the_longest_streak_is_of_games_won_in_a_row, forget),
        cmocka_unit_test_setup(the_last_fifty_games_are_kept, forget),
        cmocka_unit_test_setup(records_read_back_as_they_were_written, forget),
        cmocka_unit_test_setup(old_records_are_read_without_loss_and_written_the_same, forget),
        cmocka_unit_test_setup(a_line_that_is_wrong_is_named, forget),
        cmocka_unit_test_setup(no_damage_gets_through, forget),
        cmocka_unit_test(every_hand_and_game_of_a_sitting_is_counted),
        cmocka_unit_test(a_sheet_that_is_opened_again_counts_once),
        cmocka_unit_test(a_hand_whose_count_was_lost_is_counted_at_the_next_start),
        cmocka_unit_test(damaged_records_are_set_aside_and_never_overwritten),
        cmocka_unit_test(what_is_watched_is_not_counted),
        cmocka_unit_test(the_high_scores_name_everybody),
        cmocka_unit_test(clearing_the_scores_asks),
        cmocka_unit_test(statistics_are_shown_by_opponent_and_reset_after_a_question),
        cmocka_unit_test(the_last_fifty_games_are_plotted_by_opponent),
        cmocka_unit_test(pages_of_records_turn_by_shoulder),
        cmocka_unit_test(the_end_of_a_game_tells_a_new_high_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
