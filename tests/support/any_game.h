/* SPDX-License-Identifier: MIT */
/* Tests of any game: each is run for every entry of game_fronts[], and a newcomer leaves after it.
 * main is in any_game.c. ANY_GAME is the name of the only game to be run. */
#ifndef TESTS_ANY_GAME_H
#define TESTS_ANY_GAME_H

#include "front/game_front.h"
#include "test.h"

struct any_game_test {
    const char *name;
    void (*run)(const struct game_front *game);
};

/* The word behind `name` on the command line of the program, as in "--respeak FOLDER"; NULL: `name` is not
 * there. */
const char *any_game_option(const char *name);

/* The tests of the program; one without a name ends them. Their rows are TEST(). */
extern const struct any_game_test any_game_tests[];

#endif
