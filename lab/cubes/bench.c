/* SPDX-License-Identifier: MIT */
/* The speed of the dice game and of its strongest player on one core. */
#include "cubes/cubes.h"
#include "games/cubes/cubes.h"
#include "lab.h"

#include "base/check.h"

#include <stdio.h>

enum { GAMES_A_ROUND = 500 };

/* A player against itself in two seats. Counts the games and decisions of each round. */
static void bench_dice(double seconds, struct rounds *rounds, const char *name, int games,
                       const char *of_games, const char *of_choices)
{
    const struct player *player = &cubes_game.players[game_player_find(&cubes_game, name)];
    struct cubes_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    cubes_game.start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    double choices = 0;
    while (rounds_go_on(rounds, seconds)) {
        double start = lab_cpu();
        for (int left = games; left > 0;) {
            struct move move = {.kind = CUBES_MOVE_NEXT};
            if (state.pub.phase == CUBES_PHASE_OVER) {
                left--;
            } else {
                move = player->choose(&state.pub, &rng, NULL);
                choices++;
            }
            refusal why = cubes_game.apply(&state, move, NULL);
            CHECK(why == REFUSAL_NONE);
        }
        rounds_add(rounds, lab_cpu() - start);
    }
    double rounds_played = rounds->count;
    rounds_print_rate(rounds, of_games, games);
    printf("  \"%s\": %.0f,\n", of_choices, choices / rounds_played / rounds_middle(rounds));
}

void cubes_bench(double seconds, struct rounds *rounds)
{
    rounds_clear(rounds);
    bench_dice(seconds, rounds, "random", GAMES_A_ROUND, "dice_random_games_per_second",
               "dice_random_moves_per_second");
    rounds_clear(rounds);
    bench_dice(seconds, rounds, "engineer", 1, "dice_engineer_games_per_second",
               "dice_engineer_moves_per_second");
}
