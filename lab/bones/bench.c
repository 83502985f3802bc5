/* SPDX-License-Identifier: MIT */
/* The speed of the domino game and of its search on one core. */
#include "bones/bones.h"
#include "games/bones/ai/search.h"
#include "games/bones/ai/style.h"
#include "lab.h"

#include "base/check.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS_AT_ONCE = 200, RESTS_AT_ONCE = 500 };

static struct bones_state fresh(void)
{
    struct bones_state state;
    struct game_setup setup = {.seed = 1955, .seats = 4, .sides = 4};
    bones_game.start(&state, &setup, NULL);
    return state;
}

/* Random legal moves through struct game, as in the tests. */
static void bench_random(double seconds)
{
    struct bones_state state = fresh();
    struct rng rng = rng_make(1, RNG_PLAYER);
    uint64_t rounds = 0;
    uint64_t moves = 0;
    double start = lab_cpu();
    while (lab_cpu() - start < seconds) {
        for (int left = ROUNDS_AT_ONCE; left > 0; moves++) {
            struct move legal[GAME_MOVES_MAX];
            int count = bones_game.legal(&state, legal);
            struct move move = legal[rng_below(&rng, (uint32_t)count)];
            left -= move.kind == BONES_MOVE_NEXT;
            refusal why = bones_game.apply(&state, move, NULL);
            CHECK(why == REFUSAL_NONE);
        }
        rounds += ROUNDS_AT_ONCE;
    }
    double spent = lab_cpu() - start;
    printf("  \"random_rounds_per_second\": %.0f,\n", (double)rounds / spent);
    printf("  \"random_ns_per_move\": %.1f,\n", 1e9 * spent / (double)moves);
}

/* Playouts of whole rounds with all hands known, as in the search. */
static void bench_rests(double seconds)
{
    static const uint8_t styles[BONES_SEATS_MAX] = {BONES_STYLE_GREEDY, BONES_STYLE_TIDY, BONES_STYLE_DENYING,
                                                    BONES_STYLE_TIDY};
    const struct bones_state state = fresh();
    uint64_t rests = 0;
    double start = lab_cpu();
    while (lab_cpu() - start < seconds) {
        for (int i = 0; i < RESTS_AT_ONCE; i++) {
            struct bones_rest rest;
            bones_rest_lead(&rest, state.hand, BONES_BIG_SIX);
            bones_style_play_on(&rest, styles);
            CHECK(rest.over);
        }
        rests += RESTS_AT_ONCE;
    }
    printf("  \"rests_of_a_round_per_second\": %.0f,\n", (double)rests / (lab_cpu() - start));
}

/* The search with its default iterations, in games of four players of the tidy style. */
static void bench_search(double seconds)
{
    struct bones_state state = fresh();
    const struct player *postman = &bones_game.players[game_player_find(&bones_game, "postman")];
    struct rng rng = rng_make(2, RNG_PLAYER);
    double spent = 0;
    double longest = 0;
    uint64_t deals = 0;
    uint64_t choices = 0;
    while (spent < seconds) {
        struct bones_observation seen;
        struct move move = {.kind = BONES_MOVE_NEXT};
        if (state.pub.turn != SEAT_NONE) {
            bones_game.observe(&state, state.pub.turn, &seen);
            move = postman->choose(&seen, &rng, NULL);
            struct bones_verdict verdict;
            double start = lab_cpu();
            bones_search(&seen, rng_next(&rng), NULL, &verdict);
            double took = lab_cpu() - start;
            if (verdict.deals > 0) {
                spent += took;
                longest = took > longest ? took : longest;
                deals += verdict.deals;
                choices++;
            }
        }
        refusal why = bones_game.apply(&state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    printf("  \"search_deals_per_second\": %.0f,\n", (double)deals / spent);
    printf("  \"search_milliseconds_per_choice\": %.1f,\n", 1e3 * spent / (double)choices);
    printf("  \"search_milliseconds_at_most\": %.1f,\n", 1e3 * longest);
}

int bones_bench(int count, char **argument)
{
    uint64_t seconds = 2;
    bool right = count == 0 || (count == 2 && strcmp(argument[0], "--seconds") == 0);
    if (!right || (count == 2 && !lab_number(argument[1], "--seconds", 1, 3600, &seconds))) {
        fputs("route-mille-lab: bones bench takes --seconds N\n", stderr);
        return LAB_USAGE;
    }
    printf("{\n");
    bench_random((double)seconds);
    bench_rests((double)seconds);
    bench_search((double)seconds);
    printf("  \"state_bytes\": %zu,\n  \"seconds_each\": %d\n}\n", bones_game.state_size, (int)seconds);
    return LAB_DONE;
}
