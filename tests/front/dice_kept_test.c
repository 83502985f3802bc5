/* SPDX-License-Identifier: MIT */
/* What the dice table keeps: the score file of every game that ends, the ranking and the fairness of the dice
 * behind the high scores, the slate in the menu, and leaving for good. */
#include "dice_person.h"
#include "person.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static bool is_over(void)
{
    return robot_on(&robot, &cubes_slate_scene);
}

/* The rows of the games in the score file; how many games. */
static int read_scores(struct cubes_row rows[CUBES_SEATS_MAX], int *count)
{
    const struct robot_file *file = robot_file(&robot, CUBES_SCORES_FILE);
    struct cubes_scores scores;
    int games = 0, found;
    if (!file) {
        return 0;
    }
    assert_true(cubes_scores_open(&scores, file->data, file->length));
    struct cubes_row next[CUBES_SEATS_MAX];
    while ((found = cubes_scores_next(&scores, next)) > 0) {
        memcpy(rows, next, sizeof next);
        *count = found;
        games++;
    }
    assert_int_equal(scores.skipped, 0);
    cubes_scores_close(&scores);
    return games;
}

static void a_finished_game_adds_its_rows_to_the_score_file_once(void)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = 0;
    sit_with(DEVICE_KEYS, &with_lucien);
    play_on(has_points);
    assert_null(robot_file(&robot, CUBES_SCORES_FILE));
    play_on(is_over);
    assert_int_equal(read_scores(rows, &count), 1);
    assert_int_equal(count, 2);
    const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
    for (int seat = 0; seat < 2; seat++) {
        assert_int_equal(rows[seat].score, seen->seat[seat].score);
        assert_int_equal(rows[seat].turns, seen->seat[seat].turns);
        assert_int_equal(rows[seat].place, cubes_winner(seen) == seat ? 1 : 2);
        assert_int_equal(rows[seat].day, ROBOT_DAY);
    }
    assert_string_equal(rows[0].player, "person");
    assert_string_equal(rows[1].player, "apprentice");
    assert_string_equal(rows[1].name, "Lucien");
    /* The program begins again, tomorrow too: the game stands there already. */
    size_t length = robot_file(&robot, CUBES_SCORES_FILE)->length;
    for (int i = 0; i < 2; i++) {
        robot.day++;
        robot_restart(&robot);
        choose("menu.tables.dice");
        assert_int_equal(robot_file(&robot, CUBES_SCORES_FILE)->length, length);
    }
    robot.front.settings.reduced_motion = true;
    play_on(is_over);
    assert_int_equal(read_scores(rows, &count), 2);
}

static void rows_that_were_not_written_before_the_program_was_killed_come_at_its_next_start(void)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = 0;
    sit_with(DEVICE_KEYS, &with_lucien);
    robot.full_for = CUBES_SCORES_FILE;
    play_on(is_over);
    assert_int_equal(read_scores(rows, &count), 0);
    assert_true(robot.lines > 0 && robot.bells > 0);
    robot.full_for = NULL;
    cubes_kept_of(&robot.front)->waiting[0] = '\0'; /* killed: nothing is written at its end */
    robot_restart(&robot);
    assert_int_equal(read_scores(rows, &count), 1);
    /* While the program runs they wait for the next game. */
    choose("menu.tables.dice");
    robot.full_for = CUBES_SCORES_FILE;
    play_on(is_over);
    choose("slate.again");
    robot.full_for = NULL;
    play_on(is_over);
    assert_int_equal(read_scores(rows, &count), 3);
}

static void a_program_that_keeps_nothing_else_adds_rows_too(void)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = 0;
    sit_with(DEVICE_KEYS, &with_lucien);
    robot.guest = robot.front.guest = true;
    play_on(is_over);
    assert_int_equal(read_scores(rows, &count), 1);
    assert_null(robot_file(&robot, "records-cubes"));
}

static void a_file_that_is_something_else_is_left_alone_and_said(void)
{
    static const char other[] = "route-mille cubes-scores 9\nfrom tomorrow\n";
    sit_with(DEVICE_KEYS, &with_lucien);
    robot_put(&robot, CUBES_SCORES_FILE, other);
    cubes_kept_rank(&robot.front);
    assert_true(strlen(cubes_kept_of(&robot.front)->unread) > 0);
    assert_int_equal(cubes_kept_of(&robot.front)->lists[CUBES_WITH_OTHERS].count, 0);
    assert_memory_equal(robot_file(&robot, CUBES_SCORES_FILE)->data, other, sizeof other - 1);
}

static int64_t dice_counted(void)
{
    int64_t sum = 0;
    for (int kind = 0; kind < 2; kind++) {
        struct cubes_faces faces = cubes_thrown_of(&cubes_kept_of(&robot.front)->thrown, kind != 0, -1);
        for (int face = 0; face < CUBES_FACES; face++) {
            sum += faces.seen[face];
        }
    }
    return sum;
}

/* Those that the journal of the table tells of. */
static void count_die(void *context, const struct event *event)
{
    *(int64_t *)context += event->kind == CUBES_EVENT_DIE;
}

static int64_t dice_at_the_table(void)
{
    int64_t sum = 0;
    session_retell(&table_of(&robot.front)->session, SEAT_NONE, count_die, &sum);
    return sum;
}

static void every_die_of_a_live_game_is_counted_and_kept(void)
{
    sit_with(DEVICE_KEYS, &with_lucien);
    play_on(is_over);
    int64_t thrown = dice_at_the_table();
    assert_true(thrown > 100);
    assert_int_equal(dice_counted(), thrown);
    robot_restart(&robot);
    assert_int_equal(dice_counted(), thrown);
    choose("menu.tables.dice");
    replay_table(&robot.front); /* dice that lay there before */
    robot_settle(&robot);
    replay_seek(&robot.front, 0);
    choose("replay.play");
    assert_int_equal(dice_counted(), thrown);
}

static void counts_that_are_damaged_are_set_aside_and_said(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, CUBES_THROWN_FILE, CUBES_THROWN_HEAD "plain 1 12 9 11 10 13 8\n");
    robot_restart(&robot);
    assert_int_equal(dice_counted(), 63);
    robot_put(&robot, CUBES_THROWN_FILE, "plain 9\n");
    robot_restart(&robot);
    assert_int_equal(dice_counted(), 0);
    assert_true(robot_reads(&robot, CUBES_THROWN_FILE));
}

/* The last turn stands first; confirmed, the game is watched from its beginning and can be played on. */
static void every_turn_is_in_the_log_and_can_be_watched_from_there(void)
{
    for (int device = 0; device < DEVICES; device++) {
        sit_with(devices[device], &with_two);
        play_on(has_points);
        int moves = table_of(&robot.front)->session.journal.count;
        open_menu();
        choose_to("pause.log", &page_scene);
        const struct cubes_turns_log *log = &cubes_kept_of(&robot.front)->log;
        int32_t held[CUBES_SEATS_MAX] = {0};
        for (int i = 0; i < log->count; i++) {
            const struct cubes_logged *turn = &log->turn[i];
            held[turn->seat] += turn->end == CUBES_EVENT_STOOD ? turn->points : 0;
        }
        const struct cubes_public *pub = cubes_table_seen(table_of(&robot.front));
        for (int seat = 0; seat < pub->seats; seat++) {
            assert_int_equal(held[seat], pub->seat[seat].score);
        }
        assert_int_equal(log->moves, moves);
        assert_true(robot_reads(&robot, "1. Lucien"));
        int at = log->turn[log->count - 2].moves;
        choose_to("logged.2", &replay_scene);
        assert_int_equal(replay_of(&robot.front)->at, at);
    }
}

/* The turn in which it was laid there has no beginning that is told of. */
static void the_log_begins_with_the_turn_of_a_prepared_position(void)
{
    char words[80];
    struct text why = text_in(words, sizeof words);
    sit_with(DEVICE_KEYS, &with_two);
    assert_true(session_prepare(&table_of(&robot.front)->session,
                                "scores=2350,4100,500 dice=1,5,5,2,6 next=11523", &why));
    table_of(&robot.front)->game->view->reset(table_of(&robot.front));
    assert_int_equal(table_play(table_of(&robot.front), (struct move){.kind = CUBES_MOVE_HOLD}),
                     REFUSAL_NONE);
    robot_settle(&robot);
    open_menu();
    choose("pause.log");
    const struct cubes_turns_log *log = &cubes_kept_of(&robot.front)->log;
    assert_true(log->count > 1);
    assert_int_equal(log->turn[0].seat, 0);
    assert_int_equal(log->turn[0].end, CUBES_EVENT_STOOD);
    assert_int_equal(log->turn[0].points, 200);
    assert_int_equal(log->turn[0].rolls, 1);
    assert_int_equal(log->turn[0].moves, 0);
    assert_int_equal(log->turn[1].moves, 1);
    assert_int_equal(log->moves, table_of(&robot.front)->session.journal.count);
}

static void leaving_says_what_it_does_to_the_ranking_and_asks(void)
{
    for (int device = 0; device < DEVICES; device++) {
        struct cubes_row rows[CUBES_SEATS_MAX];
        int count = 0;
        sit_with(devices[device], &with_lucien);
        open_menu();
        choose_to("pause.give_up", &confirm_scene);
        assert_true(robot_reads(&robot, "from 500 to 417"));
        choose_to("confirm.no", &pause_scene);
        assert_false(cubes_table_seen(table_of(&robot.front))->seat[0].left);
        choose("pause.give_up confirm.yes");
        assert_true(is_over());
        assert_int_equal(read_scores(rows, &count), 1);
        assert_true(rows[0].left && rows[0].place == 2 && rows[1].place == 1);
    }
}

static void after_the_last_person_the_computer_players_finish_unseen(void)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = 0;
    sit_with(DEVICE_PAD, &with_two);
    open_menu();
    choose("pause.give_up confirm.yes");
    assert_true(is_over());
    assert_int_equal(read_scores(rows, &count), 1);
    assert_int_equal(count, 3);
    assert_true(rows[0].left && rows[0].place == 3);
    assert_true(rows[1].score >= CUBES_GOAL_BLITZ || rows[2].score >= CUBES_GOAL_BLITZ);
    assert_int_equal(dice_counted(), dice_at_the_table());
}

static void only_who_is_in_turn_may_leave_for_good_and_to_leave_the_table_is_not_to_leave(void)
{
    sit_with(DEVICE_KEYS, &with_lucien);
    play_on(has_points);
    open_menu();
    choose("pause.leave");
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &title_scene));
    assert_null(robot_file(&robot, CUBES_SCORES_FILE));
    choose("menu.tables.road");
    open_menu();
    assert_false(robot_has(&robot, "pause.give_up") || robot_has(&robot, "pause.slate"));
}

/* Puts a score file of so many games of Marie's on the disk. */
static void put_games(int games)
{
    enum { ROW = 128 };
    const size_t size = (size_t)games * ROW;
    char *data = malloc(size);
    assert_non_null(data);
    struct text file = text_in(data, size);
    text_add(&file, CUBES_SCORES_HEAD);
    for (int i = 0; i < games; i++) {
        struct cubes_row row = {.game = (uint64_t)i + 1,
                                .seats = 1,
                                .place = 1,
                                .player = "person",
                                .name = "Marie",
                                .score = 10000,
                                .turns = 20,
                                .best = 1000};
        cubes_row_format(&row, &file);
    }
    assert_false(file.cut);
    robot_put(&robot, CUBES_SCORES_FILE, data);
    free(data);
}

/* A file that takes more than one tick to load: no frame waits for it, and a game counts once all the same.
 */
static void a_game_that_ends_is_sought_in_a_long_score_file_a_part_a_tick(void)
{
    enum { GAMES = 24000 };
    sit_with(DEVICE_KEYS, &with_lucien);
    put_games(GAMES);
    const size_t before = robot_file(&robot, CUBES_SCORES_FILE)->length;
    play_on(is_over);
    robot_settle(&robot);
    const size_t after = robot_file(&robot, CUBES_SCORES_FILE)->length;
    assert_true(after > before);
    const struct service_part *sought = &cubes_kept_of(&robot.front)->sought.file;
    assert_null(sought->text);
    cubes_kept_ended(&robot.front); /* as after a program that was killed */
    assert_in_range(sought->held, 1, sought->whole - 1);
    robot_settle(&robot);
    assert_null(sought->text);
    assert_int_equal(robot_file(&robot, CUBES_SCORES_FILE)->length, after);
    /* Whoever closes the program meanwhile loses nothing. */
    robot_put(&robot, CUBES_SCORES_FILE, "");
    put_games(GAMES);
    cubes_kept_ended(&robot.front);
    assert_in_range(sought->held, 1, sought->whole - 1);
    robot_restart(&robot);
    assert_int_equal(robot_file(&robot, CUBES_SCORES_FILE)->length, after);
    cubes_kept_rank(&robot.front);
    assert_true(cubes_kept_reads(&robot.front));
    assert_int_equal(cubes_kept_of(&robot.front)->lists[CUBES_ALONE].count, 0);
    robot_settle(&robot);
    assert_int_equal(cubes_kept_of(&robot.front)->lists[CUBES_ALONE].list[0].games, GAMES);
}

/* Ranked beside the frames: a part a tick, and the page says so until it is done. */
static void a_long_score_file_is_read_a_part_a_tick(void)
{
    enum { GAMES = 12000 };
    sit_with(DEVICE_KEYS, &with_lucien);
    put_games(GAMES);
    cubes_kept_rank(&robot.front);
    const struct cubes_ranking *alone = &cubes_kept_of(&robot.front)->lists[CUBES_ALONE];
    int ticks = 0, games = 0;
    for (; cubes_kept_reads(&robot.front); ticks++) {
        assert_in_range(alone->list[0].games - games, 1, 4000);
        games = alone->list[0].games;
        robot_tick(&robot, 1);
    }
    assert_true(ticks > 3);
    assert_int_equal(alone->list[0].games, GAMES);
    table_choose(&robot.front, &cubes_front);
    leave_table();
    choose("menu.scores");
    robot_choose(&robot, "tab.ranking");
    robot_draw(&robot);
    assert_true(robot_reads(&robot, "still being read"));
    robot_settle(&robot);
    assert_false(robot_reads(&robot, "still being read"));
    assert_true(robot_shows(&robot, "Marie"));
    cubes_kept_rank(&robot.front); /* who leaves meanwhile leaves nothing behind */
}

const struct test tests[] = {
    TEST(a_finished_game_adds_its_rows_to_the_score_file_once),
    TEST(rows_that_were_not_written_before_the_program_was_killed_come_at_its_next_start),
    TEST(a_program_that_keeps_nothing_else_adds_rows_too),
    TEST(a_file_that_is_something_else_is_left_alone_and_said),
    TEST(every_die_of_a_live_game_is_counted_and_kept),
    TEST(counts_that_are_damaged_are_set_aside_and_said),
    TEST(every_turn_is_in_the_log_and_can_be_watched_from_there),
    TEST(the_log_begins_with_the_turn_of_a_prepared_position),
    TEST(leaving_says_what_it_does_to_the_ranking_and_asks),
    TEST(after_the_last_person_the_computer_players_finish_unseen),
    TEST(only_who_is_in_turn_may_leave_for_good_and_to_leave_the_table_is_not_to_leave),
    TEST(a_game_that_ends_is_sought_in_a_long_score_file_a_part_a_tick),
    TEST(a_long_score_file_is_read_a_part_a_tick),
    {0},
};
