/* SPDX-License-Identifier: MIT */
/* Whole games by random legal moves, at every seating and under every rule option: every invariant after
 * every move, every score against a count from the events alone. */

#include "random_games.h"
#include "random_road.h"
#include "test.h"

/* Most games are those of two players. Every tenth has another table, and options by chance. */
static struct game_setup setup_of(long number)
{
    struct game_setup setup = {.seed = (uint64_t)number, .seats = 2, .sides = 2};
    if (number % 10 == 9) {
        struct rng rng = rng_make((uint64_t)number, RNG_DEAL);
        const struct game_seating *at = &mille_game.seatings[number / 10 % 5];
        setup.seats = at->seats;
        setup.sides = at->sides;
        random_road_options(&setup, &rng);
        return setup;
    }
    setup.option[OPTION_EXTENSION] = number % 3 == 2 ? EXTENSION_OFF : EXTENSION_ON;
    setup.option[OPTION_DECK_END] = number % 4 == 3 ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
    return setup;
}

static void random_games_keep_every_invariant(void)
{
    struct random_road happened = {.moves = 0};
    const long games_wanted = random_games_wanted(RANDOM_GAMES_USUAL);
    for (long number = 0; number < games_wanted; number++) {
        struct game_setup setup = setup_of(number);
        random_road_play(&setup, number, &happened);
    }
    print_message("%ld games, %ld hands, %ld moves, %ld decided\n", games_wanted, happened.hands,
                  happened.moves, happened.decided);
    /* Nothing that can happen was left out. */
    if (games_wanted >= 100) {
        random_games_had(happened.kinds, EVENT_KINDS);
    }
}

const struct test tests[] = {
    TEST(random_games_keep_every_invariant),
    {0},
};
