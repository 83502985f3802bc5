/* SPDX-License-Identifier: MIT */
/* The person's folder: whole files or none, nothing outside of it, nothing overwritten that was set aside. */
#include "folder.h"

#include "platform/replace.h"

#include "base/text.h"
#include "test.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <utime.h>

static void a_file_reads_back_and_the_one_before_is_its_backup(void)
{
    folder_misses("settings");
    assert_true(folder_save("settings", "one"));
    folder_misses("settings.bak");
    assert_true(folder_save("settings", "two"));
    folder_holds("settings", "two");
    folder_holds("settings.bak", "one");
    assert_true(folder_save("saves/L\xc3\xa9"
                            "a.journal",
                            "a game"));
    folder_holds("saves/L\xc3\xa9"
                 "a.journal",
                 "a game");
}

#ifdef __linux__
/* XDG_DATA_HOME, or its place in the home where that is not set. */
static void the_folder_is_where_the_system_wants_it(void)
{
    struct files found;
    char home[FILES_PATH_SIZE], expected[FILES_PATH_SIZE];
    struct stat info;
    text_format(home, sizeof home, "%shome", folder.folder);
    assert_int_equal(mkdir(home, 0700), 0);
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    files_open(&found);
    text_format(expected, sizeof expected, "%s/.local/share/route-mille/", home);
    assert_string_equal(found.folder, expected);
    assert_int_equal(stat(expected, &info), 0);
    text_format(home, sizeof home, "%sdata", folder.folder);
    assert_int_equal(setenv("XDG_DATA_HOME", home, 1), 0);
    files_open(&found);
    text_format(expected, sizeof expected, "%s/route-mille/", home);
    assert_string_equal(found.folder, expected);
    assert_true(files_save(&found, "saves/A.journal", "a game", 6, folder_error, sizeof folder_error));
    text_format(expected, sizeof expected, "%s/route-mille/saves/A.journal", home);
    assert_int_equal(stat(expected, &info), 0);
}
#endif

#ifdef __linux__
static void an_unwritable_folder_is_named_with_the_reason(void)
{
    struct files found;
    char home[FILES_PATH_SIZE], expected[FILES_PATH_SIZE];
    assert_true(folder_save("home.local", "a file where a folder should be"));
    text_format(home, sizeof home, "%shome.local", folder.folder);
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    files_open(&found);
    assert_true(files_fault(&found, folder_error, sizeof folder_error));
    text_format(expected, sizeof expected, "Nothing can be saved: %s: a file lies where a folder should be.",
                home);
    assert_string_equal(folder_error, expected);
    assert_false(files_save(&found, "settings", "x", 1, folder_error, sizeof folder_error));
    assert_string_equal(folder_error, expected);
    assert_int_equal(unsetenv("HOME"), 0);
    text_format(home, sizeof home, "%sdata", folder.folder);
    assert_int_equal(setenv("XDG_DATA_HOME", home, 1), 0);
    files_open(&found);
    assert_false(files_fault(&found, folder_error, sizeof folder_error));
}
#endif

/* In the language that is spoken, whatever the system speaks. */
static void reasons_have_words_of_their_own(void)
{
    assert_string_equal(files_error_text(EACCES), "that is not allowed here");
    assert_string_equal(files_error_text(EROFS), "the disk is read-only");
    assert_string_equal(files_error_text(ENOSPC), "the disk is full");
    assert_string_equal(files_error_text(EDOM), strerror(EDOM));
}

static void no_name_leads_out_of_the_folder(void)
{
    static const char *const names[] = {
        "",          "../settings", "/settings", "saves/../settings", "saves/", "saves/.x",  ".hidden",
        "saves/a/b", "a\nb",        "..",        "saves/..",          "\xff",   "saves/\xc3"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        folder_error[0] = '\0';
        assert_false(folder_save(names[i], "x"));
        assert_string_not_equal(folder_error, "");
        folder_misses(names[i]);
        assert_false(files_remove(&folder, names[i], folder_error, sizeof folder_error));
    }
}

static void what_was_set_aside_is_never_overwritten(void)
{
    char kept[FILES_NAME_SIZE];
    assert_false(files_set_aside(&folder, "settings", kept));
    for (int i = 1; i <= 3; i++) {
        char data[16], name[32];
        text_format(data, sizeof data, "broken %d", i);
        text_format(name, sizeof name, "settings.damaged-%d", i);
        assert_true(folder_save("settings", data));
        assert_true(files_set_aside(&folder, "settings", kept));
        assert_string_equal(kept, name);
        folder_misses("settings");
    }
    assert_true(folder_save("settings", "good"));
    assert_true(folder_save("settings", "better"));
    folder_holds("settings.damaged-1", "broken 1");
    folder_holds("settings.damaged-3", "broken 3");
    folder_holds("settings.bak", "good");
}

static void a_backup_outlives_a_file_that_was_moved_away(void)
{
    char kept[FILES_NAME_SIZE];
    assert_true(folder_save("records", "old"));
    assert_true(folder_save("records", "damaged"));
    assert_true(files_set_aside(&folder, "records", kept));
    assert_true(folder_save("records", "new"));
    folder_holds("records.bak", "old");
}

static void a_deleted_file_takes_its_backup_with_it(void)
{
    assert_true(folder_save("saves/x.journal", "one"));
    assert_true(folder_save("saves/x.journal", "two"));
    assert_true(files_remove(&folder, "saves/x.journal", folder_error, sizeof folder_error));
    folder_misses("saves/x.journal");
    folder_misses("saves/x.journal.bak");
    assert_true(files_remove(&folder, "saves/x.journal", folder_error, sizeof folder_error));
}

static void put_back(const char *name, long seconds)
{
    char path[FILES_PATH_SIZE];
    text_format(path, sizeof path, "%s%s", folder.folder, name);
    assert_int_equal(utime(path, &(struct utimbuf){seconds, seconds}), 0);
}

static void saves_are_listed_newest_first(void)
{
    struct service_file found[3];
    assert_int_equal(files_list(&folder, "saves", ".journal", found, 3), 0);
    static const char *const names[] = {"saves/a.journal", "saves/b.journal", "saves/c.journal",
                                        "saves/d.journal"};
    static const long times[] = {400000, 900000, 100000, 500000};
    for (int i = 0; i < 4; i++) {
        assert_true(folder_save(names[i], "12345"));
        put_back(names[i], times[i]);
    }
    assert_true(folder_save("saves/note.txt", "no save"));
    assert_true(folder_save("saves/b.journal", "123456"));
    put_back("saves/b.journal", times[1]);
    assert_int_equal(files_list(&folder, "saves", ".journal", found, 3), 3);
    assert_string_equal(found[0].name, names[1]);
    assert_int_equal(found[0].size, 6);
    assert_string_equal(found[1].name, names[3]);
    assert_string_equal(found[2].name, names[0]);
    assert_int_equal(found[0].day - found[2].day, 6);
    assert_true(found[0].second >= 0 && found[0].second < 24 * 60 * 60);
    assert_int_equal(files_list(&folder, "saves", ".journal", found, 1), 1);
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
static void a_failed_save_says_why_and_changes_nothing(void)
{
    assert_true(folder_save("settings", "kept"));
    limit_files(3);
    bool saved = folder_save("settings", "lost");
    limit_files(RLIM_INFINITY);
    assert_false(saved);
    assert_non_null(strstr(folder_error, "settings could not be written"));
    folder_holds("settings", "kept");
    assert_int_equal(folder_count(REPLACE_END), 0);
    struct files nowhere = {.folder = ""};
    assert_false(files_save(&nowhere, "settings", "x", 1, folder_error, sizeof folder_error));
    assert_non_null(strstr(folder_error, "no home folder"));
}

const struct test tests[] = {
    TEST_WITH(a_file_reads_back_and_the_one_before_is_its_backup, folder_enter, folder_leave),
#ifdef __linux__
    TEST_WITH(the_folder_is_where_the_system_wants_it, folder_enter, folder_leave),
    TEST_WITH(an_unwritable_folder_is_named_with_the_reason, folder_enter, folder_leave),
#endif
    TEST(reasons_have_words_of_their_own),
    TEST_WITH(no_name_leads_out_of_the_folder, folder_enter, folder_leave),
    TEST_WITH(what_was_set_aside_is_never_overwritten, folder_enter, folder_leave),
    TEST_WITH(a_backup_outlives_a_file_that_was_moved_away, folder_enter, folder_leave),
    TEST_WITH(a_deleted_file_takes_its_backup_with_it, folder_enter, folder_leave),
    TEST_WITH(saves_are_listed_newest_first, folder_enter, folder_leave),
    TEST_WITH(a_failed_save_says_why_and_changes_nothing, folder_enter, folder_leave),
    {0},
};
