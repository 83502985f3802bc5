/* SPDX-License-Identifier: MIT */
#include "any_game.h"

#include "base/check.h"
#include "newcomer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { TESTS_MAX = 16, NAME_SIZE = 96 };

static void add(struct CMUnitTest *to, char name[NAME_SIZE], const struct any_game_test *test,
                const struct game_front *game)
{
    text_format(name, NAME_SIZE, "%s: %s", game->game->name, test->name);
    *to = (struct CMUnitTest){.name = name,
                              .test_func = test->run,
                              .teardown_func = newcomer_leave,
                              .initial_state = (void *)(uintptr_t)game};
}

int any_game_run(const struct any_game_test *tests, int count)
{
    static char names[GAME_FRONTS_MAX * TESTS_MAX][NAME_SIZE];
    struct CMUnitTest all[GAME_FRONTS_MAX * TESTS_MAX] = {{.name = NULL}}; /* those without a name are none */
    const char *only = getenv("ANY_GAME");
    int added = 0;
    CHECK(count <= TESTS_MAX);
    for (int i = 0; game_fronts[i]; i++) {
        for (int k = 0; k < count && (!only || strcmp(only, game_fronts[i]->game->name) == 0); k++, added++) {
            add(&all[added], names[added], &tests[k], game_fronts[i]);
        }
    }
    CHECK(added > 0); /* a game of that name is in the list */
    return cmocka_run_group_tests(all, NULL, NULL);
}
