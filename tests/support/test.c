/* SPDX-License-Identifier: MIT */
/* The main of test programs: hands their list to cmocka. */
#include "test.h"

#include "base/check.h"

enum { TESTS_MAX = 64 };

static void run(void **state)
{
    const struct test *test = *state;
    test->run();
}

static int enter(void **state)
{
    const struct test *test = *state;
    test->enter();
    return 0;
}

static int leave(void **state)
{
    const struct test *test = *state;
    test->leave();
    return 0;
}

int main(void)
{
    struct CMUnitTest list[TESTS_MAX] = {{.name = NULL}}; /* cmocka skips rows without a function */
    for (int i = 0; tests[i].name; i++) {
        CHECK(i < TESTS_MAX);
        list[i] = (struct CMUnitTest){.name = tests[i].name,
                                      .test_func = run,
                                      .setup_func = tests[i].enter ? enter : NULL,
                                      .teardown_func = tests[i].leave ? leave : NULL,
                                      .initial_state = (void *)(uintptr_t)&tests[i]};
    }
    return cmocka_run_group_tests_name("tests", list, NULL, NULL);
}
