/* SPDX-License-Identifier: MIT */
/* Somebody plays for months, and the program is killed two hundred times: whatever it had acknowledged is
 * there at the next start, whole, and counted once. */
#include "disk.h"
#include "kills_life.h"
#include "person.h"
#include "share.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "test.h"

#include <dirent.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KILLS = 200 / SHARE, KEPT_MOST = 16, NEWS_MOST = 500, STEPS_MOST = 500, BEST_MOST = 1000 };

static struct disk disk = {.pipe = -1};

/* ---- what must be there ------------------------------------------------------------------------------ */

struct kept {
    char name[SERVICE_NAME_SIZE];
    char *sure;  /* acknowledged, owned; NULL: nothing was */
    char *maybe; /* was being written, owned; NULL: nothing is */
};

static struct kept kept[KEPT_MOST];
static int files_kept;

static struct kept *kept_as(const char *name)
{
    for (int i = 0; i < files_kept; i++) {
        if (strcmp(kept[i].name, name) == 0) {
            return &kept[i];
        }
    }
    assert_true(files_kept < KEPT_MOST);
    text_copy(kept[files_kept].name, sizeof kept->name, name);
    return &kept[files_kept++];
}

static void forget_kept(void)
{
    for (int i = 0; i < files_kept; i++) {
        free(kept[i].sure);
        free(kept[i].maybe);
    }
    memset(kept, 0, sizeof kept);
    files_kept = 0;
}

/* Sittings are counted again from their journals, in a way of its own. */
struct count {
    struct record_tally tally;
    int total[BEST_MOST], totals, spread[BEST_MOST], spreads;
};

static struct count before;    /* of all sittings but the last */
static char *sitting;          /* the last one's journal, owned */
static struct count count_now; /* of all of them */

static void count_end(struct count *count, const struct mille_public *pub, int winner)
{
    int mine = mille_overall(pub, TABLE_YOU), theirs = mille_overall(pub, TABLE_OPPONENT);
    bool won = winner == TABLE_YOU;
    count->tally.games++;
    count->tally.won += won;
    count->tally.streak = won ? count->tally.streak + 1 : 0;
    count->tally.longest =
        count->tally.streak > count->tally.longest ? count->tally.streak : count->tally.longest;
    assert_true(count->totals + 2 <= BEST_MOST);
    count->total[count->totals++] = mine;
    count->total[count->totals++] = theirs;
    count->spread[count->spreads++] = abs(mine - theirs);
}

static struct count counted(const struct count *start, const char *journal)
{
    struct count count = *start;
    struct session session;
    struct journal_error error;
    static struct mille_state state;
    assert_true(saves_read(journal, strlen(journal), &session, &error));
    mille_game.start(&state, &session.journal.setup, NULL);
    for (int i = 0; i < session.journal.count; i++) {
        struct event_list events = {0};
        assert_int_equal(mille_game.apply(&state, session.journal.move[i], &events), REFUSAL_NONE);
        for (int k = 0; k < events.count; k++) {
            const struct event *event = &events.item[k];
            count.tally.figure[MILLE_FIGURE_COUPS] +=
                event->kind == EVENT_COUP_FOURRE && event->seat == TABLE_YOU;
            if (event->kind == EVENT_HAND_ENDED) {
                int16_t line[SCORE_LINES];
                mille_score(&state.pub, TABLE_YOU, line);
                count.tally.hands++;
                count.tally.figure[MILLE_FIGURE_TRIPS] += event->value == TABLE_YOU;
                count.tally.points += mille_hand_total(&state.pub, TABLE_YOU);
                count.tally.figure[MILLE_FIGURE_SHUT_OUTS] += line[SCORE_SHUT_OUT] > 0;
            }
            if (event->kind == EVENT_GAME_ENDED) {
                count_end(&count, &state.pub, event->value);
            }
        }
    }
    /* A coup fourre counts with its hand. */
    if (state.pub.phase != PHASE_HAND_OVER && state.pub.phase != PHASE_GAME_OVER) {
        for (int i = 0; i < SAFETY_KINDS; i++) {
            count.tally.figure[MILLE_FIGURE_COUPS] -=
                state.pub.side[TABLE_YOU].safety[i] == SAFETY_COUP_FOURRE;
        }
    }
    session_end(&session);
    return count;
}

static void seed_line(const char *journal, char line[64])
{
    const char *at = strstr(journal, "\nseed ");
    assert_non_null(at);
    text_format(line, 64, "%.*s", (int)strcspn(at + 1, "\n"), at + 1);
}

/* The journal of the sitting under way is this; one that it takes the place of has ended. */
static void note_sitting(const char *journal)
{
    char old[64], new[64];
    if (sitting) {
        seed_line(sitting, old);
        seed_line(journal, new);
        if (strcmp(old, new) != 0) {
            before = counted(&before, sitting);
        }
        free(sitting);
    }
    sitting = strdup(journal);
}

static void take_news(const struct disk_news *news, char *data)
{
    struct kept *file = kept_as(news->file);
    switch (news->word) {
    case DISK_BEGINS:
        assert_null(file->maybe);
        file->maybe = data;
        return;
    case DISK_HOLDS:
        free(file->maybe);
        free(file->sure);
        file->maybe = NULL;
        file->sure = data;
        if (strcmp(news->file, "autosave.journal") == 0) {
            note_sitting(data);
        }
        return;
    case DISK_STANDS:
        /* Nothing is shown to be so that was not on the disk before. */
        assert_non_null(file->sure);
        assert_string_equal(file->sure, data);
        free(data);
        return;
    }
}

/* ---- the start after a kill -------------------------------------------------------------------------- */

/* Every file is as it was acknowledged, or as it was being written. */
static void check_files(void)
{
    char error[SERVICE_ERROR_SIZE];
    for (int i = 0; i < files_kept; i++) {
        size_t length = 0;
        char *there = files_load(&disk.files, kept[i].name, &length, error, sizeof error);
        bool landed = there && kept[i].maybe && strcmp(there, kept[i].maybe) == 0;
        free(landed ? kept[i].sure : kept[i].maybe);
        kept[i].sure = landed ? kept[i].maybe : kept[i].sure;
        kept[i].maybe = NULL;
        assert_true((there == NULL) == (kept[i].sure == NULL));
        assert_true(there == NULL || strcmp(there, kept[i].sure) == 0);
        if (landed && strcmp(kept[i].name, "autosave.journal") == 0) {
            note_sitting(there);
        }
        free(there);
    }
}

static void check_nothing_was_set_aside(void)
{
    DIR *folder = opendir(disk.files.folder);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        assert_null(strstr(entry->d_name, "damaged"));
    }
    closedir(folder);
}

enum { TOTALS_LEAST = 5000 };

static int down(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

static void check_best(int *points, int count, const struct record_list *list, int least)
{
    qsort(points, (size_t)count, sizeof *points, down);
    int expected = 0;
    while (expected < RECORDS_BEST_FEW && expected < count && points[expected] > least) {
        assert_true(expected < list->count);
        assert_int_equal(list->best[expected].points, points[expected]);
        expected++;
    }
    assert_int_equal(list->count, expected);
}

static void check_records(void)
{
    const struct records *records = records_of(&robot.front);
    count_now = sitting ? counted(&before, sitting) : before;
    assert_memory_equal(&records->all, &count_now.tally, sizeof count_now.tally);
    assert_int_equal(records->opponents, count_now.tally.hands > 0);
    if (records->opponents) {
        assert_memory_equal(&records->opponent[0].tally, &count_now.tally, sizeof count_now.tally);
    }
    assert_int_equal(records->games,
                     count_now.tally.games < RECORDS_GAMES ? count_now.tally.games : RECORDS_GAMES);
    check_best(count_now.total, count_now.totals, &records->list[MILLE_RANKING_TOTAL], TOTALS_LEAST);
    check_best(count_now.spread, count_now.spreads, &records->list[MILLE_RANKING_SPREAD], 0);
}

/* The settings and the hand in progress are what the files say, and every save can be opened. */
static void check_program(void)
{
    static char buffer[RECORDS_TEXT_SIZE];
    const struct kept *settings = kept_as("settings"), *journal = kept_as("autosave.journal");
    assert_string_equal(robot.front.told, "");
    assert_int_equal(robot.lines, 0);
    if (settings->sure) {
        struct text out = text_in(buffer, sizeof buffer);
        settings_write(&robot.front.settings, &out);
        assert_string_equal(out.data, settings->sure);
    }
    assert_true(table_of(&robot.front)->seated == (journal->sure != NULL));
    if (journal->sure) {
        char *text = session_save(&table_of(&robot.front)->session, NULL);
        assert_string_equal(text, journal->sure);
        free(text);
    }
    for (int i = 0; i < files_kept; i++) {
        struct session session;
        struct journal_error error;
        if (kept[i].sure && strncmp(kept[i].name, "saves/", 6) == 0) {
            assert_true(saves_read(kept[i].sure, strlen(kept[i].sure), &session, &error));
            session_end(&session);
        }
    }
}

static void check_next_start(void)
{
    check_files();
    robot_start(&robot, DEVICE_KEYS, 1, 1280, 720);
    disk_use(&disk, &robot);
    robot_restart(&robot);
    check_nothing_was_set_aside();
    check_program();
    check_records();
    robot_end(&robot);
    /* A hand whose count was lost has been counted by that start. */
    char error[SERVICE_ERROR_SIZE];
    size_t length;
    static const char *const counts[] = {"records", "achievements"};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        struct kept *counted = kept_as(counts[i]);
        free(counted->sure);
        counted->sure = files_load(&disk.files, counts[i], &length, error, sizeof error);
    }
}

/* ---- two hundred lives ------------------------------------------------------------------------------- */

static bool read_all(int pipe, void *bytes, size_t length)
{
    char *at = bytes;
    while (length > 0) {
        ssize_t got = read(pipe, at, length);
        if (got <= 0) {
            return false;
        }
        at += got;
        length -= (size_t)got;
    }
    return true;
}

/* Reads one piece of news; false: the writer is dead, and what it had begun to say does not count. */
static bool hear(int pipe)
{
    struct disk_news news;
    if (!read_all(pipe, &news, sizeof news)) {
        return false;
    }
    char *data = malloc(news.length + 1);
    assert_non_null(data);
    data[news.length] = '\0';
    if (!read_all(pipe, data, news.length)) {
        free(data);
        return false;
    }
    take_news(&news, data);
    return true;
}

/* One life, ended by so many steps of the disk (0: not so) or after so much news. */
static void lead_a_life(int life, int steps, int news)
{
    int pipes[2], status;
    assert_int_equal(pipe(pipes), 0);
    pid_t player = fork();
    assert_true(player >= 0);
    if (player == 0) {
        close(pipes[0]);
        kills_live(&disk, life, steps, pipes[1]);
        _exit(1);
    }
    close(pipes[1]);
    for (int heard = 0; hear(pipes[0]);) {
        if (++heard == news) {
            kill(player, SIGKILL);
        }
    }
    close(pipes[0]);
    assert_int_equal(waitpid(player, &status, 0), player);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGKILL);
}

static void two_hundred_kills_lose_nothing_that_was_acknowledged(void)
{
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    bool steps_can_kill = disk_die_after(0);
    for (int life = 1; life <= KILLS; life++) {
        bool by_step = steps_can_kill && life % 2 == 0;
        int steps = by_step ? 1 + (int)rng_below(&rng, STEPS_MOST) : 0;
        int news = by_step ? 0 : 1 + (int)rng_below(&rng, NEWS_MOST);
        lead_a_life(life, steps, news);
        check_next_start();
    }
    /* There was something to lose. */
    assert_true(count_now.tally.hands > 40 / SHARE);
    if (SHARE > 1) { /* and all of it in the other builds */
        return;
    }
    assert_true(count_now.tally.games > 3);
    assert_true(count_now.tally.figure[MILLE_FIGURE_COUPS] > 0);
    assert_true(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count > 0);
    assert_non_null(kept_as(SAVES_PREVIOUS)->sure);
    assert_non_null(kept_as("saves/Été.journal")->sure);
}

static void enter(void)
{
    char folder[FILES_PATH_SIZE] = "kills-test-XXXXXX", path[PATH_MAX];
    assert_non_null(mkdtemp(folder));
    assert_non_null(realpath(folder, path));
    assert_true(text_format(disk.files.folder, sizeof disk.files.folder, "%s/", path));
}

static void leave(void)
{
    char command[FILES_PATH_SIZE + 16];
    text_format(command, sizeof command, "rm -rf '%s'", disk.files.folder);
    forget_kept();
    free(sitting);
    assert_int_equal(system(command), 0);
}

const struct test tests[] = {
    TEST_WITH(two_hundred_kills_lose_nothing_that_was_acknowledged, enter, leave),
    {0},
};
