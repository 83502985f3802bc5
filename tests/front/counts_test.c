/* SPDX-License-Identifier: MIT */
/* Whatever the program writes it can read, and every count in it is true, however often the same save is
 * opened and finished: as a file that is named to the program, or from the list of saves, at each table. */
#include "late_game.h"
#include "person.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/mille/mille_front.h"
#include "front/records/record_results.h"
#include "front/scenes/load.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/voices/voices_table.h"
#include "games/cubes/scores.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3, SHORT_NAME = 24 };

#define SAVE "saves/late.journal"

static const struct game_front *const games[] = {&mille_front, &cubes_front, &bones_front};
enum { GAMES = sizeof games / sizeof *games };

static void open_from_list(const char *text)
{
    (void)text;
    int row = 0;
    char item[SHORT_NAME];
    stand_at(&title_scene);
    choose("menu.load");
    while (strcmp(load_of(&robot.front)->row[row].name, "late") != 0) {
        row++;
        assert_true(row < load_of(&robot.front)->count);
    }
    text_format(item, sizeof item, "save.%d", row + 1);
    choose(item);
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    assert_true(front_holds(&robot.front, &table_scene));
}

/* How many whole games the score file holds. */
static int scored_games(void)
{
    const struct robot_file *file = robot_file(&robot, CUBES_SCORES_FILE);
    struct cubes_scores scores;
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count = 0;
    if (file == NULL) {
        return 0;
    }
    assert_true(cubes_scores_open(&scores, file->data, file->length));
    while (cubes_scores_next(&scores, rows) > 0) {
        count++;
    }
    assert_int_equal(scores.skipped, 0);
    cubes_scores_close(&scores);
    return count;
}

static int64_t thrown_here(void)
{
    int64_t sum = 0;
    for (int jokers = 0; jokers < 2; jokers++) {
        struct cubes_faces faces = cubes_thrown_of(&cubes_kept_of(&robot.front)->thrown, jokers == 1, -1);
        for (int face = 0; face < CUBES_FACES; face++) {
            sum += faces.seen[face];
        }
    }
    return sum;
}

/* So many games came to an end here, each its own; one game was gone on with. */
static void assert_counts(const struct game_front *game, int ends)
{
    const struct records *records = record_results_records(&robot.front, game);
    const struct voice_memory *voices = voices_of(&robot.front);
    assert_int_equal(records->all.games, ends);
    assert_int_equal(records->all.hands, records->counts); /* each with an identity of its own */
    assert_true(records->all.won <= ends);
    for (int i = 0; i < records->opponents; i++) {
        assert_int_equal(records->opponent[i].tally.games, ends);
    }
    for (int i = 0; i < RECORDS_RANKINGS; i++) {
        assert_true(records->list[i].count <= ends * SEATS_MAX);
    }
    assert_int_equal(scored_games(), game == &cubes_front ? ends : 0);
    assert_true(voices->pasts > 0);
    for (int i = 0; i < voices->pasts; i++) {
        assert_int_equal(voices->past[i].games, 1);
        assert_int_equal(voices->past[i].ended, 1);
    }
    assert_true(voices->lost <= 1);
}

/* At the next start every file is read, and says what was true before. */
static void begin_again(const struct game_front *game, int ends)
{
    int64_t thrown = thrown_here();
    robot_restart(&robot);
    assert_string_equal(robot.front.told, "");
    for (int i = 0; i < ROBOT_FILES; i++) {
        assert_true(robot.file[i].data == NULL || strstr(robot.file[i].name, "damaged") == NULL);
    }
    assert_true(thrown_here() == thrown);
    assert_counts(game, ends);
}

static void the_same_save_finished_again_counts_its_end_once_and_its_game_once(void)
{
    static void (*const ways[])(const char *) = {late_open, open_from_list};
    for (int g = 0; g < GAMES; g++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        char *text = late_save(games[g]);
        uint64_t known[ROUNDS];
        int ends = 0;
        for (int round = 0; round < ROUNDS; round++) {
            for (int way = 0; way < 2; way++) {
                robot.front.settings.reduced_motion = true;
                robot_put(&robot, SAVE, text);
                ways[way](text);
                /* The last round may come to another end. */
                uint64_t end = late_finish(round == ROUNDS - 1 ? 2 : 1);
                bool old = false;
                for (int i = 0; i < ends; i++) {
                    old = old || known[i] == end;
                }
                if (!old) {
                    known[ends++] = end;
                }
                assert_counts(games[g], ends);
                begin_again(games[g], ends);
            }
        }
        free(text);
    }
}

static void nothing_is_counted_before_a_game_that_was_opened_has_ended(void)
{
    for (int g = 0; g < GAMES; g++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        char *text = late_save(games[g]);
        for (int round = 0; round < ROUNDS; round++) {
            late_open(text);
            robot_restart(&robot);
            assert_string_equal(robot.front.told, "");
            assert_int_equal(record_results_records(&robot.front, games[g])->all.games, 0);
            assert_int_equal(scored_games(), 0);
        }
        free(text);
    }
}

/* An older program counted the end of a game that was opened, and not its beginning. */
static void more_ends_than_beginnings_of_an_older_program_are_no_damage(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, "voices",
              "route-mille voices 1\nlost 1\nwith sunday 1 2\nsaid hello 1 1 1 1\nwith rally 0 1\nend\n");
    robot_restart(&robot);
    assert_string_equal(robot.front.told, "");
    const struct voice_memory *voices = voices_of(&robot.front);
    assert_int_equal(voices->pasts, 2);
    for (int i = 0; i < voices->pasts; i++) {
        assert_int_equal(voices->past[i].games, voices->past[i].ended);
    }
    assert_int_equal(voices->past[0].ended, 2);
    assert_int_equal(voices->past[0].count, 1);
}

/* A file that is damaged all the same is told of in words that say what it was for. */
static void a_damaged_file_says_what_was_in_it(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, "voices", "route-mille voices 1\nlost many\nend\n");
    robot_restart(&robot);
    assert_non_null(strstr(robot.front.told, "your opponents have said to you"));
    assert_non_null(robot_file(&robot, "voices.damaged-1"));
}

const struct test tests[] = {
    TEST(the_same_save_finished_again_counts_its_end_once_and_its_game_once),
    TEST(nothing_is_counted_before_a_game_that_was_opened_has_ended),
    TEST(more_ends_than_beginnings_of_an_older_program_are_no_damage),
    TEST(a_damaged_file_says_what_was_in_it),
    {0},
};
