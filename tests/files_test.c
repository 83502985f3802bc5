/* SPDX-License-Identifier: MIT */
/* The person's folder: whole files or none, nothing outside of it, nothing overwritten that was set aside. */
#include "platform/files.h"

#include "platform/replace.h"

#include "base/text.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#include <cmocka.h>

static struct files files;
static char error[256], whole[PATH_MAX];

static int open_folder(void **state)
{
    (void)state;
    text_copy(files.folder, sizeof files.folder, "files-test-XXXXXX");
    return mkdtemp(files.folder) && realpath(files.folder, whole) ? 0 : -1;
}

static int enter(void **state)
{
    int failed = open_folder(state);
    text_format(files.folder, sizeof files.folder, "%s/", whole);
    error[0] = '\0';
    return failed;
}

static int leave(void **state)
{
    (void)state;
    char command[FILES_PATH_SIZE + 16];
    text_format(command, sizeof command, "rm -rf '%s'", files.folder);
    return system(command);
}

static bool save(const char *name, const char *data)
{
    return files_save(&files, name, data, strlen(data), error, sizeof error);
}

static void holds(const char *name, const char *data)
{
    size_t length = 0;
    char *text = files_load(&files, name, &length, error, sizeof error);
    assert_non_null(text);
    assert_int_equal(length, strlen(data));
    assert_string_equal(text, data);
    free(text);
}

static void is_missing(const char *name)
{
    size_t length = 0;
    assert_null(files_load(&files, name, &length, error, sizeof error));
    assert_string_equal(error, "");
}

static void a_file_reads_back_and_the_one_before_is_its_backup(void **state)
{
    (void)state;
    is_missing("settings");
    assert_true(save("settings", "one"));
    is_missing("settings.bak");
    assert_true(save("settings", "two"));
    holds("settings", "two");
    holds("settings.bak", "one");
    assert_true(save("saves/L\xc3\xa9"
                     "a.journal",
                     "a game"));
    holds("saves/L\xc3\xa9"
          "a.journal",
          "a game");
}

#ifdef __linux__
/* XDG_DATA_HOME, or its place in the home where that is not set. */
static void the_folder_is_where_the_system_wants_it(void **state)
{
    (void)state;
    struct files found;
    char home[FILES_PATH_SIZE], expected[FILES_PATH_SIZE];
    struct stat info;
    text_format(home, sizeof home, "%shome", files.folder);
    assert_int_equal(mkdir(home, 0700), 0);
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    files_open(&found);
    text_format(expected, sizeof expected, "%s/.local/share/route-mille/", home);
    assert_string_equal(found.folder, expected);
    assert_int_equal(stat(expected, &info), 0);
    text_format(home, sizeof home, "%sdata", files.folder);
    assert_int_equal(setenv("XDG_DATA_HOME", home, 1), 0);
    files_open(&found);
    text_format(expected, sizeof expected, "%s/route-mille/", home);
    assert_string_equal(found.folder, expected);
    assert_true(files_save(&found, "saves/A.journal", "a game", 6, error, sizeof error));
    text_format(expected, sizeof expected, "%s/route-mille/saves/A.journal", home);
    assert_int_equal(stat(expected, &info), 0);
}
#endif

#ifdef __linux__
static void an_unwritable_folder_is_named_with_the_reason(void **state)
{
    (void)state;
    struct files found;
    char home[FILES_PATH_SIZE], expected[FILES_PATH_SIZE];
    assert_true(save("home.local", "a file where a folder should be"));
    text_format(home, sizeof home, "%shome.local", files.folder);
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    files_open(&found);
    assert_true(files_fault(&found, error, sizeof error));
    text_format(expected, sizeof expected, "Nothing can be saved: %s: Not a directory.", home);
    assert_string_equal(error, expected);
    assert_false(files_save(&found, "settings", "x", 1, error, sizeof error));
    assert_string_equal(error, expected);
    assert_int_equal(unsetenv("HOME"), 0);
    text_format(home, sizeof home, "%sdata", files.folder);
    assert_int_equal(setenv("XDG_DATA_HOME", home, 1), 0);
    files_open(&found);
    assert_false(files_fault(&found, error, sizeof error));
}
#endif

static void no_name_leads_out_of_the_folder(void **state)
{
    (void)state;
    static const char *const names[] = {
        "",          "../settings", "/settings", "saves/../settings", "saves/", "saves/.x",  ".hidden",
        "saves/a/b", "a\nb",        "..",        "saves/..",          "\xff",   "saves/\xc3"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        error[0] = '\0';
        assert_false(save(names[i], "x"));
        assert_string_not_equal(error, "");
        is_missing(names[i]);
        assert_false(files_remove(&files, names[i], error, sizeof error));
    }
}

static void what_was_set_aside_is_never_overwritten(void **state)
{
    (void)state;
    char kept[FILES_NAME_SIZE];
    assert_false(files_set_aside(&files, "settings", kept));
    for (int i = 1; i <= 3; i++) {
        char data[16], name[32];
        text_format(data, sizeof data, "broken %d", i);
        text_format(name, sizeof name, "settings.damaged-%d", i);
        assert_true(save("settings", data));
        assert_true(files_set_aside(&files, "settings", kept));
        assert_string_equal(kept, name);
        is_missing("settings");
    }
    assert_true(save("settings", "good"));
    assert_true(save("settings", "better"));
    holds("settings.damaged-1", "broken 1");
    holds("settings.damaged-3", "broken 3");
    holds("settings.bak", "good");
}

static void a_backup_outlives_a_file_that_was_moved_away(void **state)
{
    (void)state;
    char kept[FILES_NAME_SIZE];
    assert_true(save("records", "old"));
    assert_true(save("records", "damaged"));
    assert_true(files_set_aside(&files, "records", kept));
    assert_true(save("records", "new"));
    holds("records.bak", "old");
}

static void a_deleted_file_takes_its_backup_with_it(void **state)
{
    (void)state;
    assert_true(save("saves/x.journal", "one"));
    assert_true(save("saves/x.journal", "two"));
    assert_true(files_remove(&files, "saves/x.journal", error, sizeof error));
    is_missing("saves/x.journal");
    is_missing("saves/x.journal.bak");
    assert_true(files_remove(&files, "saves/x.journal", error, sizeof error));
}

static void put_back(const char *name, long seconds)
{
    char path[FILES_PATH_SIZE];
    text_format(path, sizeof path, "%s%s", files.folder, name);
    assert_int_equal(utime(path, &(struct utimbuf){seconds, seconds}), 0);
}

static void saves_are_listed_newest_first(void **state)
{
    (void)state;
    struct service_file found[3];
    assert_int_equal(files_list(&files, "saves", ".journal", found, 3), 0);
    static const char *const names[] = {"saves/a.journal", "saves/b.journal", "saves/c.journal",
                                        "saves/d.journal"};
    static const long times[] = {400000, 900000, 100000, 500000};
    for (int i = 0; i < 4; i++) {
        assert_true(save(names[i], "12345"));
        put_back(names[i], times[i]);
    }
    assert_true(save("saves/note.txt", "no save"));
    assert_true(save("saves/b.journal", "123456"));
    put_back("saves/b.journal", times[1]);
    assert_int_equal(files_list(&files, "saves", ".journal", found, 3), 3);
    assert_string_equal(found[0].name, names[1]);
    assert_int_equal(found[0].size, 6);
    assert_string_equal(found[1].name, names[3]);
    assert_string_equal(found[2].name, names[0]);
    assert_int_equal(found[0].day - found[2].day, 6);
    assert_true(found[0].second >= 0 && found[0].second < 24 * 60 * 60);
    assert_int_equal(files_list(&files, "saves", ".journal", found, 1), 1);
    assert_string_equal(found[0].name, names[1]);
    assert_true(files_today() > 20000);
}

/* A disk that takes no byte more. */
static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* The files of the folder whose names hold a word. */
static int count_of(const char *word)
{
    int count = 0;
    DIR *folder = opendir(files.folder);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        count += strstr(entry->d_name, word) != NULL;
    }
    closedir(folder);
    return count;
}

static void a_failed_save_says_why_and_changes_nothing(void **state)
{
    (void)state;
    assert_true(save("settings", "kept"));
    limit_files(3);
    bool saved = save("settings", "lost");
    limit_files(RLIM_INFINITY);
    assert_false(saved);
    assert_non_null(strstr(error, "settings could not be written"));
    holds("settings", "kept");
    assert_int_equal(count_of(REPLACE_END), 0);
    struct files nowhere = {.folder = ""};
    assert_false(files_save(&nowhere, "settings", "x", 1, error, sizeof error));
    assert_non_null(strstr(error, "no home folder"));
}

static void path_of(const char *name, char path[FILES_PATH_SIZE])
{
    assert_true(text_format(path, FILES_PATH_SIZE, "%s%s", files.folder, name));
}

static void a_pipe_in_place_of_a_file_is_refused_at_once(void **state)
{
    (void)state;
    char path[FILES_PATH_SIZE];
    size_t length = 0;
    path_of("settings", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_null(files_load(&files, "settings", &length, error, sizeof error));
    assert_non_null(strstr(error, "it is not a file"));
    assert_null(files_load_path("/dev/zero", &length, error, sizeof error));
    assert_non_null(strstr(error, "it is not a file"));
    assert_null(files_load_path("/dev/tty", &length, error, sizeof error));
}

static void a_link_is_replaced_and_what_it_points_to_stays(void **state)
{
    (void)state;
    char path[FILES_PATH_SIZE], other[FILES_PATH_SIZE];
    struct stat info;
    assert_true(save("precious", "not to be touched"));
    path_of("settings", path);
    path_of("precious", other);
    assert_int_equal(symlink(other, path), 0);
    assert_true(save("settings", "mine"));
    assert_int_equal(lstat(path, &info), 0);
    assert_true(S_ISREG(info.st_mode));
    holds("settings", "mine");
    holds("precious", "not to be touched");
    /* Where older versions wrote first. */
    path_of("records.new", path);
    assert_int_equal(symlink(other, path), 0);
    assert_true(save("records", "counted"));
    holds("precious", "not to be touched");
    holds("records", "counted");
}

static void a_file_keeps_its_mode(void **state)
{
    (void)state;
    char path[FILES_PATH_SIZE];
    struct stat info;
    assert_true(save("settings", "one"));
    path_of("settings", path);
    assert_int_equal(chmod(path, 0600), 0);
    assert_true(save("settings", "two"));
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
}

static void what_killed_writers_left_is_swept(void **state)
{
    (void)state;
    static const char *const left[] = {"settings.new", "autosave.journal.0badcafe.new"};
    assert_true(save("settings", "good"));
    for (int i = 0; i < 2; i++) {
        assert_true(save(left[i], "half of"));
    }
    replace_sweep(files.folder);
    assert_int_equal(count_of(REPLACE_END), 0);
    holds("settings", "good");
}

static void a_name_that_is_taken_is_not_taken_again(void **state)
{
    (void)state;
    char path[FILES_PATH_SIZE];
    path_of("Second.journal", path);
    assert_true(replace_none(path, "one", 3));
    assert_false(replace_none(path, "two", 3));
    assert_int_equal(errno, EEXIST);
    holds("Second.journal", "one");
    assert_int_equal(count_of(REPLACE_END), 0);
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
static void without_second_names_the_backup_is_a_copy_and_the_file_never_missing(void **state)
{
    (void)state;
    char kept[FILES_NAME_SIZE];
    no_second_names = true;
    assert_true(save("settings", "one"));
    assert_true(save("settings", "two"));
    holds("settings.bak", "one");
    assert_true(save("settings", "three"));
    holds("settings.bak", "two");
    holds("settings", "three");
    assert_true(files_set_aside(&files, "settings", kept));
    holds("settings.damaged-1", "three");
    is_missing("settings");
    char path[FILES_PATH_SIZE];
    path_of("Second.journal", path);
    assert_true(replace_none(path, "one", 3));
    assert_false(replace_none(path, "two", 3));
    holds("Second.journal", "one");
    no_second_names = false;
    assert_int_equal(count_of(REPLACE_END), 0);
}

static void an_error_that_passes_is_none(void **state)
{
    (void)state;
    size_t length = 0;
    assert_true(save("autosave.journal", "a game"));
    reads_that_fail = 1;
    holds("autosave.journal", "a game");
    reads_that_fail = 100;
    assert_null(files_load(&files, "autosave.journal", &length, error, sizeof error));
    assert_string_not_equal(error, "");
    reads_that_fail = 0;
    holds("autosave.journal", "a game");
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
        if (!save("autosave.journal", data) || write(say, &version, sizeof version) != sizeof version) {
            _exit(1);
        }
    }
}

/* The version that a file holds; it must be one version from its first line to its last. */
static int version_of(const char *name)
{
    size_t length = 0;
    char *text = files_load(&files, name, &length, error, sizeof error);
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
static void two_hundred_killed_writers_leave_whole_files(void **state)
{
    (void)state;
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

static void two_writers_at_once_leave_whole_files(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_file_reads_back_and_the_one_before_is_its_backup, enter, leave),
#ifdef __linux__
        cmocka_unit_test_setup_teardown(the_folder_is_where_the_system_wants_it, enter, leave),
        cmocka_unit_test_setup_teardown(an_unwritable_folder_is_named_with_the_reason, enter, leave),
#endif
        cmocka_unit_test_setup_teardown(no_name_leads_out_of_the_folder, enter, leave),
        cmocka_unit_test_setup_teardown(what_was_set_aside_is_never_overwritten, enter, leave),
        cmocka_unit_test_setup_teardown(a_backup_outlives_a_file_that_was_moved_away, enter, leave),
        cmocka_unit_test_setup_teardown(a_deleted_file_takes_its_backup_with_it, enter, leave),
        cmocka_unit_test_setup_teardown(saves_are_listed_newest_first, enter, leave),
        cmocka_unit_test_setup_teardown(a_failed_save_says_why_and_changes_nothing, enter, leave),
        cmocka_unit_test_setup_teardown(two_hundred_killed_writers_leave_whole_files, enter, leave),
        cmocka_unit_test_setup_teardown(a_pipe_in_place_of_a_file_is_refused_at_once, enter, leave),
        cmocka_unit_test_setup_teardown(a_link_is_replaced_and_what_it_points_to_stays, enter, leave),
        cmocka_unit_test_setup_teardown(a_file_keeps_its_mode, enter, leave),
        cmocka_unit_test_setup_teardown(what_killed_writers_left_is_swept, enter, leave),
        cmocka_unit_test_setup_teardown(a_name_that_is_taken_is_not_taken_again, enter, leave),
        cmocka_unit_test_setup_teardown(two_writers_at_once_leave_whole_files, enter, leave),
#ifdef __linux__
        cmocka_unit_test_setup_teardown(without_second_names_the_backup_is_a_copy_and_the_file_never_missing,
                                        enter, leave),
        cmocka_unit_test_setup_teardown(an_error_that_passes_is_none, enter, leave),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
