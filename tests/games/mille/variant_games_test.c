/* SPDX-License-Identifier: MIT */
/* Random games of each rule set at each seating: every invariant after every move, every score against a
 * count from the events alone, every hand with an end. Such a game is one hand, by the option for it, and
 * every fiftieth is a game of 5000. */

#include "games/mille/rule_sets.h"
#include "random_games.h"
#include "random_road.h"
#include "test.h"

enum { GAMES = 20000, WHOLE_EVERY = 50 };

static void play_seating(int seats, int sides)
{
    const long games = random_games_wanted(GAMES);
    for (int set = 0; set < MILLE_RULE_SETS; set++) {
        struct random_road happened = {.moves = 0};
        struct game_setup setup = {.seats = seats, .sides = sides};
        mille_rule_set_fill((enum mille_rule_set)set, seats, sides, setup.option);
        for (long number = 0; number < games; number++) {
            setup.seed = (uint64_t)number;
            setup.option[OPTION_LENGTH] = number % WHOLE_EVERY == 0 ? LENGTH_5000 : LENGTH_HAND;
            random_road_play(&setup, number, &happened);
        }
        assert_int_equal(happened.games, games);
        print_message("%d/%d %s: %ld hands, %ld moves, %ld trips, %ld asked, %ld skipped\n", seats, sides,
                      mille_rule_set_names[set], happened.hands, happened.moves,
                      happened.kinds[EVENT_GOAL_REACHED], happened.kinds[EVENT_ASKED],
                      happened.kinds[EVENT_SKIPPED]);
        assert_int_equal(happened.kinds[EVENT_ASKED] > 0, seats > 2);
    }
}

static void random_games_of_two(void)
{
    play_seating(2, 2);
}

static void random_games_of_three(void)
{
    play_seating(3, 3);
}

static void random_games_of_four(void)
{
    play_seating(4, 4);
}

static void random_games_of_two_pairs(void)
{
    play_seating(4, 2);
}

static void random_games_of_three_pairs(void)
{
    play_seating(6, 3);
}

const struct test tests[] = {
    TEST(random_games_of_two),       TEST(random_games_of_three),       TEST(random_games_of_four),
    TEST(random_games_of_two_pairs), TEST(random_games_of_three_pairs), {0},
};
