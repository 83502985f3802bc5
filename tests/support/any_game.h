/* SPDX-License-Identifier: MIT */
/* Tests of any game: each is run for every entry of game_fronts[], with that entry as its state, and a
 * newcomer who leaves after it. ANY_GAME is the name of the only game to be run. */
#ifndef TESTS_ANY_GAME_H
#define TESTS_ANY_GAME_H

struct any_game_test {
    const char *name;
    void (*run)(void **game);
};

/* For main. */
int any_game_run(const struct any_game_test *tests, int count);

#endif
