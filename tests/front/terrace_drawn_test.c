/* SPDX-License-Identifier: MIT */
/* The ends of the journey as they are drawn: the terrace with a stamp of each stage, with some of the others
 * and with all; and the dawn. The draw lists of the first, a middle and the last line lie in tests/golden;
 * TERRACE_RENEW=1 writes them anew. */
#include "front/scenes/terrace.h"

#include "drawn.h"
#include "front/journey/guests.h"
#include "journey_rig.h"
#include "test.h"

#include <stdlib.h>

#define FOLDER "golden"
enum { PATH_SIZE = 64, LINE_SIZE = 512, LINES_MOST = 2000, ARRIVED = 1, WON = 2, FEAT = 4 };

/* A stamp of each stage; then others in the order of the stages, the second ones first. */
static void win(int stamps)
{
    const int road = stages_on(STAGE_OUT);
    struct progress *progress = &journey_of(&robot.front)->progress;
    for (int i = 0; i < road; i++) {
        unsigned here = ARRIVED | (road + i < stamps ? WON : 0u) | (2 * road + i < stamps ? FEAT : 0u);
        progress->record[i] = (struct journey_record){
            .tries = 3 + i, .stamps = here, .won_in = {1, here & WON ? 2 : 0, here & FEAT ? 3 + i : 0}};
    }
    assert_int_equal(progress_stamps(progress, STAGE_OUT), stamps);
}

/* ---- the golden file ------------------------------------------------------------------------------- */

static struct golden {
    char path[PATH_SIZE];
    FILE *file;
    bool renews;
    int line;
} golden;

static void open_golden(const char *name)
{
    const char *renew = getenv("TERRACE_RENEW");
    golden = (struct golden){.renews = renew && renew[0]};
    text_format(golden.path, sizeof golden.path, FOLDER "/%s.txt", name);
    golden.file = fopen(golden.path, golden.renews ? "w" : "r");
    assert_non_null(golden.file);
}

static void close_golden(void)
{
    assert_true(golden.renews || fgetc(golden.file) == EOF);
    assert_int_equal(fclose(golden.file), 0);
}

static void take_line(void *context, const char *line)
{
    struct golden *at = context;
    char then[LINE_SIZE];
    at->line++;
    if (at->renews) {
        assert_true(fprintf(at->file, "%s\n", line) > 0);
        return;
    }
    bool there = fgets(then, sizeof then, at->file) != NULL;
    then[there ? strcspn(then, "\n") : 0] = '\0';
    if (strcmp(then, line) != 0) {
        fail_msg("%s:%d: was %s\nis %s", at->path, at->line, then, line);
    }
}

static void take_picture(int word)
{
    char head[LINE_SIZE];
    text_format(head, sizeof head, "# line %d", word);
    take_line(&golden, head);
    robot_draw(&robot);
    draw_dump(&robot.frame, take_line, &golden);
    assert_true(golden.line < LINES_MOST);
}

/* Goes through all lines, and looks at three of them. */
static void take_pictures(const char *name, int words)
{
    open_golden(name);
    for (int i = 0; i < words; i++) {
        assert_true(robot_on(&robot, &terrace_scene));
        if (i == 0 || i == words / 2 || i == words - 1) {
            take_picture(i);
        }
        press(INTENT_CONFIRM);
    }
    assert_false(robot_on(&robot, &terrace_scene));
    close_golden();
}

/* ---- the pictures ---------------------------------------------------------------------------------- */

static void start(int stamps)
{
    robot_start(&robot, DEVICE_KEYS, 1955, 1920, 1080);
    win(stamps);
}

/* Beside what the guests say, so many lines. */
static void the_terrace_with(int stamps, int others)
{
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    struct journey_word word[JOURNEY_WORDS_MAX];
    char name[PATH_SIZE];
    start(stamps);
    int guests = journey_guests(&robot.front, guest);
    int words = journey_terrace_words(&robot.front, guest, guests, word);
    assert_int_equal(words, guests + others);
    for (int i = 0; i < guests; i++) {
        assert_non_null(guest[i].bust);
        assert_true(guest[i].says[0] != '\0');
    }
    terrace_open(&robot.front, false);
    robot_settle(&robot);
    text_format(name, sizeof name, "terrace_%d", stamps);
    take_pictures(name, words);
    assert_true(journey_of(&robot.front)->progress.terrace);
}

static void with_a_stamp_of_each_stage_guests_alone_speak(void)
{
    the_terrace_with(14, 1);
}

static void with_some_feats_the_hardest_is_named(void)
{
    the_terrace_with(30, 2);
}

static void with_all_stamps_there_is_a_toast(void)
{
    the_terrace_with(42, 3);
}

static void at_the_end_of_the_way_back_it_dawns(void)
{
    struct journey_word word[JOURNEY_WORDS_MAX];
    start(42);
    journey_rig_fill(STAGE_BACK);
    terrace_open(&robot.front, true);
    robot_settle(&robot);
    take_pictures("dawn", journey_dawn_words(word));
    assert_true(journey_of(&robot.front)->progress.dawn);
}

const struct test tests[] = {
    TEST(with_a_stamp_of_each_stage_guests_alone_speak),
    TEST(with_some_feats_the_hardest_is_named),
    TEST(with_all_stamps_there_is_a_toast),
    TEST(at_the_end_of_the_way_back_it_dawns),
    {0},
};
