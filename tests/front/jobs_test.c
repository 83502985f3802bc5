/* SPDX-License-Identifier: MIT */
/* A job is plain memory: moved to another address before it is done it gives the same answer, so that a
 * thread, the caller or another instance of the program may do it. Every job that the front gives away is
 * tried. */
#include "person.h"
#include "position.h"

#include "base/check.h"
#include "front/mille/score.h"
#include "front/scenes/review.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { KINDS = 8, TRIED = 5, ROUNDS = 40, FEW = 24, POISON = 0xA5, TUESDAY = 20781 /* 2026-11-24 */ };

/* What has been tried, by what is run. */
static struct {
    void (*run)(void *memory, const struct pulse *pulse);
    int tried;
} kind[KINDS];

/* The robot's own, which services know no way to. */
static uint32_t (*begin)(void *context, const struct work *work, const void *memory);

static bool more_rounds(void *context)
{
    return --*(int *)context > 0;
}

static bool always(void *context)
{
    (void)context;
    return true;
}

static void do_job(const struct work *work, void *memory)
{
    int rounds = ROUNDS;
    work->run(memory, &(struct pulse){.more = work->ms > 0 ? more_rounds : always, .context = &rounds});
}

static void *copy_of(const void *memory, size_t size)
{
    void *copy = malloc(size);
    CHECK(copy != NULL);
    return memcpy(copy, memory, size);
}

static void try_moved(const struct work *work, const void *memory)
{
    unsigned char *here = copy_of(memory, work->size), *begun = copy_of(memory, work->size);
    unsigned char *moved = copy_of(begun, work->size);
    memset(begun, POISON, work->size);
    do_job(work, here);
    do_job(work, moved);
    assert_memory_equal(here, moved, work->size);
    for (size_t i = 0; i < work->size; i++) {
        assert_int_equal(begun[i], POISON); /* nothing was written where it had been */
    }
    free(begun);
    /* It was done: what came out is not what went in. */
    assert_memory_not_equal(here, memory, work->size);
    free(here);
    free(moved);
}

static uint32_t begin_and_try(void *context, const struct work *work, const void *memory)
{
    int at = 0;
    while (at < KINDS && kind[at].run && kind[at].run != work->run) {
        at++;
    }
    assert_in_range(at, 0, KINDS - 1);
    kind[at].run = work->run;
    if (kind[at].tried++ < TRIED) {
        try_moved(work, memory);
    }
    return begin(context, work, memory);
}

static int kinds(void)
{
    int count = 0;
    while (count < KINDS && kind[count].run) {
        count++;
    }
    return count;
}

static void start(uint64_t seed)
{
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    begin = robot.services.work_begin;
    robot.services.work_begin = begin_and_try;
    robot.front.settings.reduced_motion = true;
    memset(kind, 0, sizeof kind);
}

static bool hand_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER;
}

static void moves_hints_and_reviews_are_thought_out_anywhere(void)
{
    start(7);
    choose("menu.new");
    robot_do(&robot, INTENT_CONFIRM); /* draws */
    robot_settle(&robot);
    press_key('h');
    assert_int_equal(kinds(), 1);
    for (int i = 0; i < 3; i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
    assert_int_equal(kinds(), 2);
    review_of(&robot.front)->iterations = FEW;
    robot.work_rounds = 1 << 30;
    position_reach(&robot, hand_over);
    robot_settle(&robot);
    choose("score.review");
    assert_int_equal(kinds(), 3);
}

static void the_house_plays_the_deal_of_the_day_anywhere(void)
{
    start(1955);
    robot.front.settings.named = true;
    robot.day = TUESDAY;
    front_save_settings(&robot.front);
    choose("menu.day days.play deck");
    for (int i = 0; i < 4000 && !robot_on(&robot, &score_scene); i++) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    assert_int_equal(kinds(), 2); /* the rival's moves, and the house */
}

const struct test tests[] = {
    TEST(moves_hints_and_reviews_are_thought_out_anywhere),
    TEST(the_house_plays_the_deal_of_the_day_anywhere),
    {0},
};
