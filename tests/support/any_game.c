/* SPDX-License-Identifier: MIT */
#include "any_game.h"

#include "base/check.h"
#include "base/text.h"
#include "newcomer.h"

#include <stdlib.h>
#include <string.h>

enum { TESTS_MAX = 16, NAME_SIZE = 96 };

static char **words_given; /* of the command line; NULL ends them */

const char *any_game_option(const char *name)
{
    char **word = words_given;
    while (*word && strcmp(*word, name) != 0) {
        word++;
    }
    return word[0] ? word[1] : NULL;
}

/* One test at one table. */
struct row {
    char name[NAME_SIZE];
    const struct any_game_test *test;
    const struct game_front *game;
};

static void run(void **state)
{
    const struct row *row = *state;
    row->test->run(row->game);
}

static int leave(void **state)
{
    (void)state;
    newcomer_leave();
    return 0;
}

static void add(struct CMUnitTest *to, struct row *row)
{
    text_format(row->name, sizeof row->name, "%s: %s", row->game->game->name, row->test->name);
    *to = (struct CMUnitTest){
        .name = row->name, .test_func = run, .teardown_func = leave, .initial_state = row};
}

int main(int count, char **arguments)
{
    CHECK(count > 0);
    words_given = arguments;
    static struct row rows[GAME_FRONTS_MAX * TESTS_MAX];
    struct CMUnitTest all[GAME_FRONTS_MAX * TESTS_MAX] = {{.name = NULL}}; /* those without a name are none */
    const char *only = getenv("ANY_GAME");
    int added = 0;
    for (int i = 0; game_fronts[i]; i++) {
        for (int k = 0; any_game_tests[k].name; k++) {
            if (!only || strcmp(only, game_fronts[i]->game->name) == 0) {
                CHECK(added < GAME_FRONTS_MAX * TESTS_MAX);
                rows[added] = (struct row){.test = &any_game_tests[k], .game = game_fronts[i]};
                add(&all[added], &rows[added]);
                added++;
            }
        }
    }
    CHECK(added > 0); /* a game of that name is in the list */
    return cmocka_run_group_tests_name("any game", all, NULL, NULL);
}
