/* SPDX-License-Identifier: MIT */
/* What a test program begins with: cmocka, and the headers that cmocka wants before itself. A program ends
 * with the list of its tests; main is in test.c and runs them.
 *
 *     const struct test tests[] = {
 *         TEST(a_card_is_played),
 *         TEST_WITH(a_file_reads_back, folder_enter, folder_leave),
 *         {0},
 *     };
 */
#ifndef TESTS_TEST_H
#define TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct test {
    const char *name; /* as ctest shows it */
    void (*run)(void);
    void (*enter)(void), (*leave)(void); /* called before and after `run`, where they are not NULL */
};

/* A row of the list: the test is called like its function. */
#define TEST(function)                                                                                       \
    {                                                                                                        \
        .name = #function, .run = function                                                                   \
    }
#define TEST_WITH(function, before, after)                                                                   \
    {                                                                                                        \
        .name = #function, .run = function, .enter = before, .leave = after                                  \
    }

/* The tests of the program in their order; one without a name ends them. */
extern const struct test tests[];

#endif
