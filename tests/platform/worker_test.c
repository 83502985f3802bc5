/* SPDX-License-Identifier: MIT */
/* Long jobs on a thread of their own: done in order, given back once, called off at once, bounded. */
#include "platform/worker.h"
#include "test.h"

#include <string.h>

static SDL_sem *woken; /* counts the calls of wake */
static SDL_sem *gate;  /* what a held job waits for */
static SDL_sem *begun; /* a held job runs */
static SDL_atomic_t steps;
static struct worker worker;

static void wake(void *context)
{
    SDL_SemPost(context);
}

static void enter(void)
{
    woken = SDL_CreateSemaphore(0);
    gate = SDL_CreateSemaphore(0);
    begun = SDL_CreateSemaphore(0);
    SDL_AtomicSet(&steps, 0);
    assert_true(woken && gate && begun);
    worker_open(&worker, true, NULL, wake, woken);
}

static void leave(void)
{
    worker_close(&worker);
    SDL_DestroySemaphore(woken);
    SDL_DestroySemaphore(gate);
    SDL_DestroySemaphore(begun);
}

struct sum {
    int a, b, result, order;
    SDL_threadID thread;
};

static void add(void *memory, const struct pulse *pulse)
{
    (void)pulse;
    struct sum *sum = memory;
    sum->result = sum->a + sum->b;
    sum->order = SDL_AtomicAdd(&steps, 1);
    sum->thread = SDL_ThreadID();
}

static void hold(void *memory, const struct pulse *pulse)
{
    (void)memory, (void)pulse;
    SDL_SemPost(begun);
    SDL_SemWait(gate);
}

/* Goes on for ever, unless it is told not to. */
static void think_on(void *memory, const struct pulse *pulse)
{
    int *rounds = memory;
    SDL_SemPost(begun);
    while (pulse->more(pulse->context)) {
        ++*rounds;
    }
    SDL_AtomicAdd(&steps, 1);
}

static const struct work adding = {.run = add, .size = sizeof(struct sum)};
static const struct work holding = {.run = hold, .size = sizeof(int)};
static const struct work endless = {.run = think_on, .size = sizeof(int)};

static void a_job_is_done_on_another_thread_and_given_back_once(void)
{
    struct sum sum = {.a = 600, .b = 55};
    uint32_t number = worker_begin(&worker, &adding, &sum);
    assert_int_not_equal(number, 0);
    SDL_SemWait(woken);
    assert_int_equal(sum.result, 0); /* the copy was worked on */
    assert_true(worker_done(&worker, number, &sum));
    assert_int_equal(sum.result, 655);
    assert_true(sum.thread != SDL_ThreadID());
    assert_false(worker_done(&worker, number, &sum));
    assert_int_equal(SDL_SemValue(woken), 0);
}

static void jobs_are_done_in_the_order_in_which_they_came(void)
{
    int none = 0;
    struct sum sum = {.a = 1};
    uint32_t held = worker_begin(&worker, &holding, &none);
    uint32_t numbers[3];
    for (int i = 0; i < 3; i++) {
        numbers[i] = worker_begin(&worker, &adding, &sum);
    }
    assert_int_equal(worker_begin(&worker, &adding, &sum), 0); /* there is no end of memory */
    SDL_SemPost(gate);
    for (int i = 0; i < 4; i++) {
        SDL_SemWait(woken);
    }
    for (int i = 0; i < 3; i++) {
        assert_true(worker_done(&worker, numbers[i], &sum));
        assert_int_equal(sum.order, i);
    }
    assert_true(worker_done(&worker, held, &none));
}

static void a_job_called_off_ends_by_itself_and_comes_to_nobody(void)
{
    int rounds = 0;
    struct sum sum = {.a = 2, .b = 3};
    uint32_t first = worker_begin(&worker, &endless, &rounds);
    uint32_t waiting = worker_begin(&worker, &adding, &sum);
    SDL_SemWait(begun);
    worker_cancel(&worker, waiting);
    worker_cancel(&worker, first);
    assert_false(worker_done(&worker, first, &rounds));
    uint32_t next = worker_begin(&worker, &adding, &sum);
    SDL_SemWait(woken); /* of the third: the others wake nobody */
    assert_int_equal(SDL_AtomicGet(&steps), 2);
    assert_false(worker_done(&worker, waiting, &sum));
    assert_true(worker_done(&worker, next, &sum));
    assert_int_equal(sum.result, 5);
    assert_int_equal(rounds, 0);
    /* One that lies finished is forgotten too; so are numbers that never were. */
    next = worker_begin(&worker, &adding, &sum);
    SDL_SemWait(woken);
    worker_cancel(&worker, next);
    worker_cancel(&worker, 0);
    worker_cancel(&worker, 4711);
    assert_false(worker_done(&worker, next, &sum));
}

static void leaving_in_mid_thought_joins_the_thread(void)
{
    int rounds = 0;
    worker_begin(&worker, &endless, &rounds);
    worker_begin(&worker, &endless, &rounds);
    SDL_SemWait(begun);
    worker_close(&worker);
    assert_int_equal(SDL_AtomicGet(&steps), 1); /* the second was not even begun */
    worker_close(&worker);                      /* nothing */
    worker_open(&worker, true, NULL, wake, woken);
    worker_close(&worker); /* without ever having had a thread */
}

static void time_runs_out_for_a_job_that_has_a_limit(void)
{
    int rounds = 0;
    struct work limited = endless;
    limited.ms = 1;
    uint32_t number = worker_begin(&worker, &limited, &rounds);
    SDL_SemWait(woken);
    assert_true(worker_done(&worker, number, &rounds));
}

static void count_to_a_million(void *memory, const struct pulse *pulse)
{
    int *count = memory;
    while (*count < 1000000 && pulse->more(pulse->context)) {
        ++*count;
    }
}

static void after_a_seed_jobs_end_by_themselves(void)
{
    worker_close(&worker);
    worker_open(&worker, false, NULL, wake, woken);
    int count = 0;
    struct work limited = {.run = count_to_a_million, .size = sizeof count, .ms = 1};
    uint32_t number = worker_begin(&worker, &limited, &count);
    SDL_SemWait(woken);
    assert_true(worker_done(&worker, number, &count));
    assert_int_equal(count, 1000000);
}

/* ---- another instance does the jobs ------------------------------------------------------------------ */

/* It does nothing by itself. */
static struct twin {
    const struct os_twin_callbacks *callbacks;
    struct work work;
    struct sum sum; /* of the job it was given, on its way */
    int given, stopped, ms;
    bool absent;
} twin;

static bool twin_open(const struct os_twin_callbacks *callbacks)
{
    twin.callbacks = callbacks;
    return !twin.absent;
}

static void twin_give(const struct work *given, const void *memory, int ms)
{
    assert_int_equal(given->size, sizeof twin.sum);
    twin.work = *given;
    memcpy(&twin.sum, memory, sizeof twin.sum);
    twin.ms = ms;
    twin.given++;
}

static void twin_stop(void)
{
    twin.stopped++;
}

static void twin_answer(void)
{
    twin.work.run(&twin.sum, &(struct pulse){.context = NULL});
    twin.callbacks->answered(twin.callbacks->context, &twin.sum, sizeof twin.sum);
}

static const struct os_twin other = {.open = twin_open, .give = twin_give, .stop = twin_stop};

static void enter_twin(void)
{
    memset(&twin, 0, sizeof twin);
    enter();
    worker_close(&worker);
    worker_open(&worker, true, &other, wake, woken);
}

static void another_instance_does_one_job_after_the_other(void)
{
    struct work timed = adding;
    timed.ms = 300;
    struct sum one = {.a = 1, .b = 2}, two = {.a = 3, .b = 4};
    uint32_t first = worker_begin(&worker, &timed, &one), second = worker_begin(&worker, &adding, &two);
    assert_int_equal(twin.given, 1);
    assert_int_equal(twin.ms, 300);
    assert_false(worker_has_step(&worker)); /* nobody does it here */
    worker_step(&worker, false, NULL);
    assert_false(worker_done(&worker, first, &one));
    twin_answer();
    assert_int_equal(twin.given, 2);
    assert_int_equal(twin.ms, 0);
    assert_true(worker_done(&worker, first, &one));
    assert_int_equal(one.result, 3);
    twin_answer();
    assert_true(worker_done(&worker, second, &two));
    assert_int_equal(two.result, 7);
    worker_close(&worker);
    assert_int_equal(twin.stopped, 0);
}

static void what_another_instance_is_at_is_called_off_with_it(void)
{
    struct sum one = {.a = 1}, two = {.a = 2}, three = {.a = 3};
    uint32_t first = worker_begin(&worker, &adding, &one), second = worker_begin(&worker, &adding, &two);
    uint32_t third = worker_begin(&worker, &adding, &three);
    worker_cancel(&worker, second);
    assert_int_equal(twin.stopped, 0);
    worker_cancel(&worker, first);
    assert_int_equal(twin.stopped, 1);
    assert_int_equal(twin.given, 2);
    assert_int_equal(twin.sum.a, 3);
    twin_answer();
    assert_false(worker_done(&worker, first, &one));
    assert_false(worker_done(&worker, second, &two));
    assert_true(worker_done(&worker, third, &three));
    worker_begin(&worker, &adding, &one);
    worker_close(&worker);
    assert_int_equal(twin.stopped, 2);
}

static void a_lost_instance_leaves_its_jobs_to_this_one(void)
{
    struct sum one = {.a = 1, .b = 1}, two = {.a = 2, .b = 2};
    uint32_t first = worker_begin(&worker, &adding, &one), second = worker_begin(&worker, &adding, &two);
    twin.callbacks->lost(twin.callbacks->context);
    assert_true(worker_has_step(&worker));
    worker_step(&worker, false, NULL);
    worker_step(&worker, false, NULL);
    assert_true(worker_done(&worker, first, &one));
    assert_true(worker_done(&worker, second, &two));
    assert_int_equal(one.result + two.result, 6);
    worker_close(&worker);
    assert_int_equal(twin.stopped, 0);
    /* Where none can be had there is the thread. */
    twin.absent = true;
    worker_open(&worker, true, &other, wake, woken);
    first = worker_begin(&worker, &adding, &one);
    while (worker_has_step(&worker)) {
        worker_step(&worker, false, NULL);
    }
    while (!worker_done(&worker, first, &one)) {
        SDL_SemWait(woken);
    }
    assert_int_equal(twin.given, 1);
}

static int presses; /* that nobody has answered yet, while a thought goes on */

static bool pressed(void *context)
{
    (void)context;
    return presses > 0;
}

/* Wants a hundred moments; starts from what it was given. */
static void count_on(void *memory, const struct pulse *pulse)
{
    struct sum *sum = memory;
    for (sum->b = 0; sum->b < 100 && pulse->more(pulse->context); sum->b++) {
        sum->a++;
    }
}

static void who_presses_is_answered_before_a_thought_goes_on_here(void)
{
    static const struct work counting = {.run = count_on, .size = sizeof(struct sum)};
    struct sum sum = {.a = 1900};
    uint32_t number = worker_begin(&worker, &counting, &sum);
    twin.callbacks->lost(twin.callbacks->context);
    for (presses = 1; presses > 0; presses--) {
        worker_step(&worker, false, pressed);
        assert_false(worker_done(&worker, number, &sum));
        assert_true(worker_has_step(&worker));
    }
    worker_step(&worker, false, pressed);
    assert_true(worker_done(&worker, number, &sum));
    assert_int_equal(sum.a, 2000);
    /* Who never lets go gets the answer all the same; and what is called off meanwhile is forgotten. */
    sum.a = 1900;
    number = worker_begin(&worker, &counting, &sum);
    presses = 1;
    while (worker_has_step(&worker)) {
        worker_step(&worker, false, pressed);
    }
    assert_true(worker_done(&worker, number, &sum));
    assert_int_equal(sum.a, 2000);
    number = worker_begin(&worker, &counting, &sum);
    worker_step(&worker, false, pressed);
    worker_cancel(&worker, number);
    assert_false(worker_has_step(&worker));
}

const struct test tests[] = {
    TEST_WITH(a_job_is_done_on_another_thread_and_given_back_once, enter, leave),
    TEST_WITH(jobs_are_done_in_the_order_in_which_they_came, enter, leave),
    TEST_WITH(a_job_called_off_ends_by_itself_and_comes_to_nobody, enter, leave),
    TEST_WITH(leaving_in_mid_thought_joins_the_thread, enter, leave),
    TEST_WITH(time_runs_out_for_a_job_that_has_a_limit, enter, leave),
    TEST_WITH(after_a_seed_jobs_end_by_themselves, enter, leave),
    TEST_WITH(another_instance_does_one_job_after_the_other, enter_twin, leave),
    TEST_WITH(what_another_instance_is_at_is_called_off_with_it, enter_twin, leave),
    TEST_WITH(a_lost_instance_leaves_its_jobs_to_this_one, enter_twin, leave),
    TEST_WITH(who_presses_is_answered_before_a_thought_goes_on_here, enter_twin, leave),
    {0},
};
