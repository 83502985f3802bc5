/* SPDX-License-Identifier: MIT */
/* How fast the core is on one core of this machine. */
#include "games/mille/mille.h"
#include "lab.h"

#include "base/check.h"

#include <stdio.h>
#include <string.h>

enum { HANDS_A_ROUND = 1000, CHOICES_A_ROUND = 20000 };

/* Plays random legal moves until so many hands are over; returns the moves. */
static uint64_t play_random_hands(struct mille_state *state, struct rng *rng, int hands)
{
    uint64_t played = 0;
    while (hands > 0) {
        struct move move = mille_random_move(&state->pub, &state->hand[state->pub.turn], rng);
        hands -= move.kind == MOVE_NEXT;
        mille_do(state, move, NULL);
        played++;
    }
    return played;
}

static void bench_random(double seconds, double *hands_a_second, double *ns_a_move)
{
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    mille_game.start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    play_random_hands(&state, &rng, HANDS_A_ROUND);
    uint64_t hands = 0;
    uint64_t moves = 0;
    double start = lab_clock();
    double spent = 0;
    while (spent < seconds) {
        moves += play_random_hands(&state, &rng, HANDS_A_ROUND);
        hands += HANDS_A_ROUND;
        spent = lab_clock() - start;
    }
    *hands_a_second = (double)hands / spent;
    *ns_a_move = spent * 1e9 / (double)moves;
}

/* Regular against itself: what it may see, its choice, and the move. */
static double bench_regular(double seconds)
{
    const struct game *game = &mille_game;
    const struct player *regular = &game->players[game_player_find(game, "regular")];
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    game->start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    uint64_t choices = 0;
    double start = lab_clock();
    double spent = 0;
    while (spent < seconds) {
        for (int i = 0; i < CHOICES_A_ROUND; i++) {
            int seat = game->turn(&state);
            struct move move = {.kind = MOVE_NEXT};
            if (seat != SEAT_NONE) {
                struct mille_observation seen;
                game->observe(&state, seat, &seen);
                move = regular->choose(&seen, &rng);
                choices++;
            }
            refusal why = game->apply(&state, move, NULL);
            CHECK(why == REFUSAL_NONE);
        }
        spent = lab_clock() - start;
    }
    return (double)choices / spent;
}

int lab_bench(int count, char **argument)
{
    uint64_t seconds = 2;
    if (count == 2 && strcmp(argument[0], "--seconds") == 0) {
        if (!lab_number(argument[1], "--seconds", 1, 3600, &seconds)) {
            return LAB_USAGE;
        }
    } else if (count != 0) {
        fputs("route-mille-lab: bench takes --seconds N\n", stderr);
        return LAB_USAGE;
    }
    double hands_a_second;
    double ns_a_move;
    bench_random((double)seconds, &hands_a_second, &ns_a_move);
    double regular = bench_regular((double)seconds);
    printf("{\n"
           "  \"random_hands_per_second\": %.0f,\n"
           "  \"random_ns_per_move\": %.1f,\n"
           "  \"regular_moves_per_second\": %.0f,\n"
           "  \"regular_ns_per_move\": %.1f,\n"
           "  \"state_bytes\": %zu,\n"
           "  \"seconds_each\": %d\n"
           "}\n",
           hands_a_second, ns_a_move, regular, 1e9 / regular, mille_game.state_size, (int)seconds);
    return LAB_DONE;
}
