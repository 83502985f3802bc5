/* SPDX-License-Identifier: MIT */
/* One program at a time on a data folder, each in a process of its own. */
#include "platform/claim.h"

#include "folder.h"
#include "platform/replace.h"
#include "test.h"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct claim claim;

static void leave(void)
{
    claim_close(&claim);
    folder_leave();
}

/* ---- another program ---------------------------------------------------------------------------------- */

struct other {
    pid_t pid;
    int ask, hear;
};

/* Claims the folder, and then does what it is asked: 'w'rites (yes or no), 't'akes it, 'g'uest? */
static void live(int asked, int answers)
{
    struct claim mine;
    char word;
    claim_open(&mine, &folder);
    while (read(asked, &word, 1) == 1) {
        char answer = 'n';
        if (word == 'w' && claim_enter(&mine, "autosave.journal")) {
            claim_leave(&mine);
            answer = 'y';
        } else if ((word == 't' && claim_take(&mine)) || (word == 'g' && mine.guest)) {
            answer = 'y';
        }
        if (write(answers, &answer, 1) != 1) {
            break;
        }
    }
    _exit(0);
}

static struct other start_other(void)
{
    struct other other;
    int ask[2], hear[2];
    assert_int_equal(pipe(ask), 0);
    assert_int_equal(pipe(hear), 0);
    other.pid = fork();
    assert_true(other.pid >= 0);
    if (other.pid == 0) {
        close(ask[1]);
        close(hear[0]);
        live(ask[0], hear[1]);
    }
    close(ask[0]);
    close(hear[1]);
    other.ask = ask[1];
    other.hear = hear[0];
    return other;
}

static bool ask(const struct other *other, char word)
{
    char answer = '?';
    assert_int_equal(write(other->ask, &word, 1), 1);
    assert_int_equal(read(other->hear, &answer, 1), 1);
    return answer == 'y';
}

static void kill_other(struct other *other)
{
    kill(other->pid, SIGKILL);
    assert_int_equal(waitpid(other->pid, NULL, 0), other->pid);
    close(other->ask);
    close(other->hear);
}

static bool may_write(const char *name)
{
    bool may = claim_enter(&claim, name);
    if (may) {
        claim_leave(&claim);
    }
    return may;
}

/* ---- the tests ---------------------------------------------------------------------------------------- */

static void the_second_program_is_a_guest(void)
{
    struct other other = start_other();
    assert_false(ask(&other, 'g'));
    claim_open(&claim, &folder);
    assert_true(claim.guest);
    assert_false(may_write("autosave.journal"));
    assert_false(may_write("settings"));
    assert_false(may_write("saves/~previous.journal"));
    assert_true(may_write("saves/Marie.journal"));
    assert_true(ask(&other, 'w'));
    kill_other(&other);
}

static void a_killed_program_blocks_nobody(void)
{
    for (int i = 0; i < 3; i++) {
        struct other other = start_other();
        assert_true(ask(&other, 'w'));
        kill_other(&other);
    }
    claim_open(&claim, &folder);
    assert_false(claim.guest);
    assert_true(may_write("autosave.journal"));
}

static void whoever_takes_over_stops_the_other_at_its_next_write(void)
{
    struct other other = start_other();
    assert_true(ask(&other, 'w'));
    claim_open(&claim, &folder);
    assert_true(claim_take(&claim));
    assert_true(may_write("autosave.journal"));
    assert_false(ask(&other, 'w'));
    assert_true(ask(&other, 'g'));
    assert_false(ask(&other, 'w'));
    /* And back again. */
    assert_true(ask(&other, 't'));
    assert_false(may_write("autosave.journal"));
    assert_true(claim.guest);
    assert_true(ask(&other, 'w'));
    kill_other(&other);
}

static void a_third_program_is_a_guest_after_the_second_took_over(void)
{
    struct other first = start_other();
    assert_true(ask(&first, 'w'));
    claim_open(&claim, &folder);
    assert_true(claim_take(&claim));
    assert_false(ask(&first, 'w'));
    assert_true(may_write("settings")); /* it has the lock now */
    kill_other(&first);
    struct other third = start_other();
    assert_true(ask(&third, 'g'));
    kill_other(&third);
}

static void a_deleted_lock_file_is_followed(void)
{
    claim_open(&claim, &folder);
    assert_true(may_write("settings"));
    assert_int_equal(unlink(claim.path), 0);
    struct other other = start_other();
    assert_false(ask(&other, 'g'));
    assert_false(may_write("settings"));
    assert_true(claim.guest);
    kill_other(&other);
}

static void a_stopped_program_stops_nobody(void)
{
    struct other other = start_other();
    assert_true(ask(&other, 'w'));
    assert_int_equal(kill(other.pid, SIGSTOP), 0);
    claim_open(&claim, &folder);
    assert_true(claim.guest);
    assert_true(claim_take(&claim));
    assert_true(may_write("settings"));
    kill_other(&other);
}

static void a_link_or_pipe_in_place_of_the_lock_file_is_let_be(void)
{
    char path[FILES_PATH_SIZE];
    folder_path("lock", path);
    assert_int_equal(symlink("precious", path), 0);
    claim_open(&claim, &folder);
    assert_false(claim.guest);
    assert_true(may_write("settings"));
    claim_close(&claim);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    claim_open(&claim, &folder);
    assert_true(may_write("settings"));
}

static void whoever_has_the_folder_sweeps_it(void)
{
    struct stat info;
    char path[FILES_PATH_SIZE];
    assert_true(folder_save("saves/a.journal.00c0ffee" REPLACE_END, "half"));
    folder_path("saves/a.journal.00c0ffee" REPLACE_END, path);
    assert_int_equal(stat(path, &info), 0);
    claim_open(&claim, &folder);
    assert_int_equal(stat(path, &info), -1);
}

const struct test tests[] = {
    TEST_WITH(the_second_program_is_a_guest, folder_enter, leave),
    TEST_WITH(a_killed_program_blocks_nobody, folder_enter, leave),
    TEST_WITH(whoever_takes_over_stops_the_other_at_its_next_write, folder_enter, leave),
    TEST_WITH(a_third_program_is_a_guest_after_the_second_took_over, folder_enter, leave),
    TEST_WITH(a_deleted_lock_file_is_followed, folder_enter, leave),
    TEST_WITH(a_stopped_program_stops_nobody, folder_enter, leave),
    TEST_WITH(a_link_or_pipe_in_place_of_the_lock_file_is_let_be, folder_enter, leave),
    TEST_WITH(whoever_has_the_folder_sweeps_it, folder_enter, leave),
    {0},
};
