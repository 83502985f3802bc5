/* SPDX-License-Identifier: MIT */
/* Whole files whatever happens to those who write them: killed, two at once, without hard links, with a pipe
 * or a link in the place of a file. */
#include "folder.h"

#include "platform/replace.h"

#include "base/text.h"
#include "test.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void a_pipe_in_place_of_a_file_is_refused_at_once(void)
{
    char path[FILES_PATH_SIZE];
    size_t length = 0;
    folder_path("settings", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_null(files_load(&folder, "settings", &length, folder_error, sizeof folder_error));
    assert_non_null(strstr(folder_error, "it is not a file"));
    assert_null(files_load_path("/dev/zero", &length, folder_error, sizeof folder_error));
    assert_non_null(strstr(folder_error, "it is not a file"));
    assert_null(files_load_path("/dev/tty", &length, folder_error, sizeof folder_error));
}

static void a_link_is_replaced_and_what_it_points_to_stays(void)
{
    char path[FILES_PATH_SIZE], other[FILES_PATH_SIZE];
    struct stat info;
    assert_true(folder_save("precious", "not to be touched"));
    folder_path("settings", path);
    folder_path("precious", other);
    assert_int_equal(symlink(other, path), 0);
    assert_true(folder_save("settings", "mine"));
    assert_int_equal(lstat(path, &info), 0);
    assert_true(S_ISREG(info.st_mode));
    folder_holds("settings", "mine");
    folder_holds("precious", "not to be touched");
    /* Where older versions wrote first. */
    folder_path("records.new", path);
    assert_int_equal(symlink(other, path), 0);
    assert_true(folder_save("records", "counted"));
    folder_holds("precious", "not to be touched");
    folder_holds("records", "counted");
}

static void a_file_keeps_its_mode(void)
{
    char path[FILES_PATH_SIZE];
    struct stat info;
    assert_true(folder_save("settings", "one"));
    folder_path("settings", path);
    assert_int_equal(chmod(path, 0600), 0);
    assert_true(folder_save("settings", "two"));
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
}

static void what_killed_writers_left_is_swept(void)
{
    static const char *const left[] = {"settings.new", "autosave.journal.0badcafe.new"};
    assert_true(folder_save("settings", "good"));
    for (int i = 0; i < 2; i++) {
        assert_true(folder_save(left[i], "half of"));
    }
    replace_sweep(folder.folder);
    assert_int_equal(folder_count(REPLACE_END), 0);
    folder_holds("settings", "good");
}

static void a_name_that_is_taken_is_not_taken_again(void)
{
    char path[FILES_PATH_SIZE];
    folder_path("Second.journal", path);
    assert_true(replace_none(path, "one", 3));
    assert_false(replace_none(path, "two", 3));
    assert_int_equal(errno, EEXIST);
    folder_holds("Second.journal", "one");
    assert_int_equal(folder_count(REPLACE_END), 0);
}

#ifdef __linux__

/* The names are the linker's: --wrap=NAME leads calls of NAME to __wrap_NAME. */
int __real_link(const char *from, const char *to);
ssize_t __real_read(int file, void *data, size_t length);
int __wrap_link(const char *from, const char *to);
ssize_t __wrap_read(int file, void *data, size_t length);

static bool no_second_names;
static int reads_that_fail;

int __wrap_link(const char *from, const char *to)
{
    errno = EPERM;
    return no_second_names ? -1 : __real_link(from, to);
}

ssize_t __wrap_read(int file, void *data, size_t length)
{
    if (reads_that_fail > 0) {
        reads_that_fail--;
        errno = EIO;
        return -1;
    }
    return __real_read(file, data, length);
}

/* FAT, exFAT and many shares have no hard links. */
static void without_second_names_the_backup_is_a_copy_and_the_file_never_missing(void)
{
    char kept[FILES_NAME_SIZE];
    no_second_names = true;
    assert_true(folder_save("settings", "one"));
    assert_true(folder_save("settings", "two"));
    folder_holds("settings.bak", "one");
    assert_true(folder_save("settings", "three"));
    folder_holds("settings.bak", "two");
    folder_holds("settings", "three");
    assert_true(files_set_aside(&folder, "settings", kept));
    folder_holds("settings.damaged-1", "three");
    folder_misses("settings");
    char path[FILES_PATH_SIZE];
    folder_path("Second.journal", path);
    assert_true(replace_none(path, "one", 3));
    assert_false(replace_none(path, "two", 3));
    folder_holds("Second.journal", "one");
    no_second_names = false;
    assert_int_equal(folder_count(REPLACE_END), 0);
}

static void an_error_that_passes_is_none(void)
{
    size_t length = 0;
    assert_true(folder_save("autosave.journal", "a game"));
    reads_that_fail = 1;
    folder_holds("autosave.journal", "a game");
    reads_that_fail = 100;
    assert_null(files_load(&folder, "autosave.journal", &length, folder_error, sizeof folder_error));
    assert_string_not_equal(folder_error, "");
    reads_that_fail = 0;
    folder_holds("autosave.journal", "a game");
}

#endif

enum { KILLS = 200, LINES = 4000, LINE_SIZE = 32 };

/* Saves one version after the other, and says so after each. */
static void write_for_ever(int say)
{
    static char data[LINES * LINE_SIZE];
    for (int version = 1;; version++) {
        struct text text = text_in(data, sizeof data);
        for (int i = 0; i < LINES; i++) {
            text_addf(&text, "version %d\n", version);
        }
        if (!folder_save("autosave.journal", data) ||
            write(say, &version, sizeof version) != sizeof version) {
            _exit(1);
        }
    }
}

/* The version that a file holds; it must be one version from its first line to its last. */
static int version_of(const char *name)
{
    size_t length = 0;
    char *text = files_load(&folder, name, &length, folder_error, sizeof folder_error);
    assert_non_null(text);
    int version = atoi(text + strlen("version "));
    char line[LINE_SIZE];
    text_format(line, sizeof line, "version %d\n", version);
    assert_int_equal(length, strlen(line) * LINES);
    for (int i = 0; i < LINES; i++) {
        assert_memory_equal(text + strlen(line) * (size_t)i, line, strlen(line));
    }
    free(text);
    return version;
}

/* The writer dies at whatever it is doing when the word of its first, second ... save has arrived. */
static void two_hundred_killed_writers_leave_whole_files(void)
{
    for (int i = 0; i < KILLS; i++) {
        int pipes[2], heard = 0;
        assert_int_equal(pipe(pipes), 0);
        pid_t writer = fork();
        assert_true(writer >= 0);
        if (writer == 0) {
            close(pipes[0]);
            write_for_ever(pipes[1]);
        }
        close(pipes[1]);
        for (int reads = 0; reads <= i % 4; reads++) {
            assert_int_equal(read(pipes[0], &heard, sizeof heard), sizeof heard);
        }
        kill(writer, SIGKILL);
        assert_int_equal(waitpid(writer, NULL, 0), writer);
        close(pipes[0]);
        assert_true(version_of("autosave.journal") >= heard);
    }
}

enum { WRITERS = 2, READS = 400 };

static void two_writers_at_once_leave_whole_files(void)
{
    pid_t writer[WRITERS];
    int pipes[WRITERS][2], heard;
    for (int i = 0; i < WRITERS; i++) {
        assert_int_equal(pipe(pipes[i]), 0);
        writer[i] = fork();
        assert_true(writer[i] >= 0);
        if (writer[i] == 0) {
            write_for_ever(pipes[i][1]);
        }
        close(pipes[i][1]);
        assert_int_equal(read(pipes[i][0], &heard, sizeof heard), sizeof heard);
    }
    for (int i = 0; i < READS; i++) {
        assert_true(version_of("autosave.journal") > 0);
        /* Neither is ever refused: a refusal would have ended it. */
        assert_int_equal(read(pipes[i % WRITERS][0], &heard, sizeof heard), sizeof heard);
    }
    for (int i = 0; i < WRITERS; i++) {
        kill(writer[i], SIGKILL);
        assert_int_equal(waitpid(writer[i], NULL, 0), writer[i]);
        close(pipes[i][0]);
    }
}

const struct test tests[] = {
    TEST_WITH(a_pipe_in_place_of_a_file_is_refused_at_once, folder_enter, folder_leave),
    TEST_WITH(a_link_is_replaced_and_what_it_points_to_stays, folder_enter, folder_leave),
    TEST_WITH(a_file_keeps_its_mode, folder_enter, folder_leave),
    TEST_WITH(what_killed_writers_left_is_swept, folder_enter, folder_leave),
    TEST_WITH(a_name_that_is_taken_is_not_taken_again, folder_enter, folder_leave),
#ifdef __linux__
    TEST_WITH(without_second_names_the_backup_is_a_copy_and_the_file_never_missing, folder_enter,
              folder_leave),
    TEST_WITH(an_error_that_passes_is_none, folder_enter, folder_leave),
#endif
    TEST_WITH(two_hundred_killed_writers_leave_whole_files, folder_enter, folder_leave),
    TEST_WITH(two_writers_at_once_leave_whole_files, folder_enter, folder_leave),
    {0},
};
