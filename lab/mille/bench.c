/* SPDX-License-Identifier: MIT */
/* The speed of the road game and of its search on one core. */
#include "games/mille/ai/sampler.h"
#include "games/mille/ai/search.h"
#include "lab.h"
#include "mille/mille.h"

#include "base/check.h"

#include <stdio.h>

enum { HANDS_A_ROUND = 2000, MOVES_A_ROUND = 50000, RESTS_A_ROUND = 2000, MIDDLE_MOVES = 160 };

/* Plays random legal moves until a number of hands is over; returns the number of moves. */
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

static void bench_random(double seconds, struct rounds *rounds)
{
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    mille_game.start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    play_random_hands(&state, &rng, HANDS_A_ROUND);
    uint64_t moves = 0;
    while (rounds_go_on(rounds, seconds)) {
        double start = lab_cpu();
        moves += play_random_hands(&state, &rng, HANDS_A_ROUND);
        rounds_add(rounds, lab_cpu() - start);
    }
    double hands = (double)rounds->count * HANDS_A_ROUND;
    rounds_print_rate(rounds, "random_hands_per_second", HANDS_A_ROUND);
    printf("  \"random_moves_per_hand\": %.1f,\n", (double)moves / hands);
    printf("  \"random_ns_per_move\": %.1f,\n",
           rounds_middle(rounds) * 1e9 / HANDS_A_ROUND / ((double)moves / hands));
}

/* The regular against itself: observations, choices and moves. */
static void bench_regular(double seconds, struct rounds *rounds)
{
    const struct game *game = &mille_game;
    const struct player *regular = &game->players[game_player_find(game, "regular")];
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    game->start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    while (rounds_go_on(rounds, seconds)) {
        double start = lab_cpu();
        for (int i = 0; i < MOVES_A_ROUND; i++) {
            int seat = game->turn(&state);
            struct move move = {.kind = MOVE_NEXT};
            struct mille_observation seen;
            if (seat != SEAT_NONE) {
                game->observe(&state, seat, &seen);
                move = regular->choose(&seen, &rng, NULL);
            }
            refusal why = game->apply(&state, move, NULL);
            CHECK(why == REFUSAL_NONE);
        }
        rounds_add(rounds, lab_cpu() - start);
    }
    rounds_print_rate(rounds, "regular_moves_per_second", MOVES_A_ROUND);
    printf("  \"regular_ns_per_move\": %.1f,\n", rounds_middle(rounds) * 1e9 / MOVES_A_ROUND);
}

/* Positions from the middle of hands for the search, after some turns. */
static void reach_middle(struct mille_state *state, struct rng *rng)
{
    mille_game.start(state, &(struct game_setup){.seed = rng_next(rng), .seats = 2, .sides = 2}, NULL);
    int turns = (int)rng_below(rng, MIDDLE_MOVES);
    for (int i = 0; i < turns || state->pub.phase != PHASE_PLAY; i++) {
        int seat = mille_game.turn(state);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(state, seat, &seen);
            move = mille_rally_choose(&seen, rng, NULL);
        }
        mille_do(state, move, NULL);
    }
}

/* Playouts as in the search, but to the end of the hand. */
static void bench_rests(double seconds, struct rounds *rounds)
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    while (rounds_go_on(rounds, seconds)) {
        struct mille_state state;
        struct mille_observation seen;
        struct sampler deals;
        reach_middle(&state, &rng);
        mille_game.observe(&state, state.pub.turn, &seen);
        double start = lab_cpu();
        sampler_open(&deals, &seen, 1, RNG_PLAYER);
        int64_t points = 0;
        for (int i = 0; i < RESTS_A_ROUND; i++) {
            sampler_next(&deals);
            struct race rest = deals.race;
            sampler_play_on(&deals, &rest, TURNS_ALL);
            points += race_points(&rest, seen.seat);
        }
        rounds_add(rounds, lab_cpu() - start);
        CHECK(points >= 0);
    }
    rounds_print_rate(rounds, "rests_of_a_hand_per_second", RESTS_A_ROUND);
}

/* The search: its iterations play some turns and evaluate the rest. */
static void bench_search(double seconds, struct rounds *rounds)
{
    struct rng rng = rng_make(2, RNG_PLAYER);
    uint64_t visits = 0;
    while (rounds_go_on(rounds, seconds)) {
        struct mille_state state;
        struct mille_observation seen;
        struct mille_verdict verdict;
        reach_middle(&state, &rng);
        mille_game.observe(&state, state.pub.turn, &seen);
        double start = lab_cpu();
        mille_search(&seen, 1, NULL, &verdict);
        rounds_add(rounds, lab_cpu() - start);
        visits += verdict.visits;
    }
    double moves = rounds->count;
    printf("  \"search_iterations_per_second\": %.0f,\n", (double)visits / rounds->spent);
    printf("  \"search_iterations_per_move\": %.0f,\n", (double)visits / moves);
    printf("  \"search_milliseconds_per_move\": %.1f,\n", 1e3 * rounds->spent / moves);
}

void mille_bench(double seconds, struct rounds *rounds)
{
    static void (*const parts[])(double seconds, struct rounds *rounds) = {bench_random, bench_regular,
                                                                           bench_rests, bench_search};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        rounds_clear(rounds);
        parts[i](seconds, rounds);
    }
    printf("  \"state_bytes\": %zu,\n", mille_game.state_size);
}
