/* SPDX-License-Identifier: MIT */
/* Lines appended by several programs at once, some of which are killed: none that was told to be written is
 * lost, and none is spoiled. */
#include "platform/append.h"

#include "base/text.h"
#include "folder.h"
#include "games/cubes/scores.h"
#include "platform/files.h"
#include "test.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WRITERS = 4, GAMES_EACH = 40, KILLED = 6, GAMES_BEFORE = 5, FILE_MOST = 1 << 20 };

static char path[FILES_PATH_SIZE];

static void enter(void)
{
    folder_enter();
    folder_path(CUBES_SCORES_FILE, path);
}

static void leave(void)
{
    unlink(path);
    assert_int_equal(rmdir(folder_whole), 0); /* nothing else lies there */
}

/* The rows of a game of two, in one piece. */
static bool append_game(uint64_t game)
{
    char data[2 * CUBES_ROW_SIZE];
    struct text text = text_in(data, sizeof data);
    for (uint8_t place = 1; place <= 2; place++) {
        struct cubes_row row = {.game = game,
                                .day = 20000,
                                .seats = 2,
                                .place = place,
                                .player = "person",
                                .name = "Marie",
                                .turns = 9};
        cubes_row_format(&row, &text);
    }
    return append_lines(path, CUBES_SCORES_HEAD, data, text.length);
}

static size_t read_all(char data[FILE_MOST])
{
    FILE *file = fopen(path, "rb");
    size_t length = file ? fread(data, 1, FILE_MOST, file) : 0;
    if (file) {
        fclose(file);
    }
    return length;
}

/* How many games a file holds, each once; marks those of a writer. */
static int count_games(uint64_t writer, bool *seen, int *skipped)
{
    static char data[FILE_MOST];
    struct cubes_scores scores;
    struct cubes_row rows[CUBES_SEATS_MAX];
    int games = 0;
    assert_true(cubes_scores_open(&scores, data, read_all(data)));
    for (int count; (count = cubes_scores_next(&scores, rows)) > 0; games++) {
        assert_int_equal(count, 2);
        if (rows[0].game >> 32 == writer) {
            seen[rows[0].game & UINT32_MAX] = true;
        }
    }
    *skipped = scores.skipped;
    cubes_scores_close(&scores);
    return games;
}

static void programs_at_once_lose_no_row(void)
{
    pid_t child[WRITERS];
    for (uint64_t writer = 0; writer < WRITERS; writer++) {
        child[writer] = fork();
        if (child[writer] == 0) {
            bool fine = true;
            for (uint64_t game = 0; game < GAMES_EACH; game++) {
                fine = append_game(writer << 32 | game) && fine;
            }
            _exit(fine ? 0 : 1);
        }
    }
    for (int writer = 0; writer < WRITERS; writer++) {
        int status;
        assert_true(waitpid(child[writer], &status, 0) == child[writer]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    for (uint64_t writer = 0; writer < WRITERS; writer++) {
        bool seen[GAMES_EACH] = {false};
        int skipped;
        assert_int_equal(count_games(writer, seen, &skipped), WRITERS * GAMES_EACH);
        assert_int_equal(skipped, 0);
        for (int game = 0; game < GAMES_EACH; game++) {
            assert_true(seen[game]);
        }
    }
}

static void who_is_killed_takes_nothing_along(void)
{
    static bool seen[FILE_MOST];
    for (uint64_t life = 0; life < KILLED; life++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        if (child == 0) {
            for (uint32_t game = 0; append_game(life << 32 | game); game++) {
                if (write(ends[1], &game, sizeof game) != sizeof game) {
                    break;
                }
            }
            _exit(1);
        }
        close(ends[1]);
        uint32_t told = 0;
        for (int i = 0; i < GAMES_BEFORE; i++) {
            assert_int_equal(read(ends[0], &told, sizeof told), sizeof told);
        }
        assert_int_equal(kill(child, SIGKILL), 0);
        uint32_t more;
        while (read(ends[0], &more, sizeof more) == (ssize_t)sizeof more) {
            told = more;
        }
        close(ends[0]);
        assert_true(waitpid(child, NULL, 0) == child);
        memset(seen, 0, sizeof seen);
        int skipped;
        count_games(life, seen, &skipped);
        for (uint32_t game = 0; game <= told; game++) {
            assert_true(seen[game]);
        }
    }
    int skipped;
    int before = count_games(KILLED, seen, &skipped);
    assert_true(append_game(77));
    assert_int_equal(count_games(KILLED, seen, &skipped), before + 1);
}

static void write_file(const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void what_was_not_finished_spoils_no_line_but_its_own(void)
{
    static char data[FILE_MOST];
    assert_true(append_lines(path, "head 1\n", "one\n", 4));
    write_file("head 1\none\ntw");
    assert_true(append_lines(path, "head 1\n", "three\n", 6));
    size_t length = read_all(data);
    data[length] = '\0';
    assert_string_equal(data, "head 1\none\ntw\nthree\n");
}

static void a_file_of_another_kind_is_left_alone(void)
{
    static char data[FILE_MOST];
    write_file("head 2\none\n");
    assert_false(append_lines(path, "head 1\n", "two\n", 4));
    assert_int_equal(errno, EILSEQ);
    write_file("hea");
    assert_false(append_lines(path, "head 1\n", "two\n", 4));
    assert_int_equal(errno, EILSEQ);
    assert_int_equal(read_all(data), 3);
    assert_false(append_lines("no-such-folder/x", "head 1\n", "two\n", 4));
    assert_int_equal(errno, ENOENT);
}

static void the_service_names_what_it_cannot_do(void)
{
    char error[SERVICE_ERROR_SIZE] = "";
    assert_true(files_append(&folder, CUBES_SCORES_FILE, "head 1\n", "one\n", 4, error, sizeof error));
    assert_false(files_append(&folder, CUBES_SCORES_FILE, "head 2\n", "one\n", 4, error, sizeof error));
    assert_non_null(strstr(error, "another version"));
    assert_false(files_append(&folder, "../x", "head 1\n", "one\n", 4, error, sizeof error));
    assert_non_null(strstr(error, "../x"));
}

const struct test tests[] = {
    TEST_WITH(programs_at_once_lose_no_row, enter, leave),
    TEST_WITH(who_is_killed_takes_nothing_along, enter, leave),
    TEST_WITH(what_was_not_finished_spoils_no_line_but_its_own, enter, leave),
    TEST_WITH(a_file_of_another_kind_is_left_alone, enter, leave),
    TEST_WITH(the_service_names_what_it_cannot_do, enter, leave),
    {0},
};
