/* SPDX-License-Identifier: MIT */
/* How fast the core is on one core of this machine. */
#include "games/cubes/cubes.h"
#include "games/mille/deals.h"
#include "games/mille/search.h"
#include "lab.h"

#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HANDS_A_ROUND = 2000,
    MOVES_A_ROUND = 50000,
    RESTS_A_ROUND = 2000,
    MIDDLE_MOVES = 160,
    DICE_GAMES_A_ROUND = 500,
    ROUNDS_MOST = 100000,
};

/* Processor seconds of many short rounds: others on the machine disturb some of them, so that the middle
 * says what to expect here and now, and the best what the code can do. */
struct rounds {
    double *seconds; /* owned */
    int count;
    double spent;
};

static void add_round(struct rounds *rounds, double seconds)
{
    rounds->seconds[rounds->count++] = seconds;
    rounds->spent += seconds;
}

static int compare(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

/* Prints `name` and `name_best`: so many a second, when each round did `work` of them. */
static void print_rate(const char *name, struct rounds *rounds, double work)
{
    qsort(rounds->seconds, (size_t)rounds->count, sizeof rounds->seconds[0], compare);
    printf("  \"%s\": %.0f,\n", name, work / rounds->seconds[rounds->count / 2]);
    printf("  \"%s_best\": %.0f,\n", name, work / rounds->seconds[0]);
}

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

static void bench_random(double seconds, struct rounds *rounds)
{
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    mille_game.start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    play_random_hands(&state, &rng, HANDS_A_ROUND);
    uint64_t moves = 0;
    while (rounds->spent < seconds && rounds->count < ROUNDS_MOST) {
        double start = lab_cpu();
        moves += play_random_hands(&state, &rng, HANDS_A_ROUND);
        add_round(rounds, lab_cpu() - start);
    }
    double hands = (double)rounds->count * HANDS_A_ROUND;
    print_rate("random_hands_per_second", rounds, HANDS_A_ROUND);
    printf("  \"random_moves_per_hand\": %.1f,\n", (double)moves / hands);
    printf("  \"random_ns_per_move\": %.1f,\n",
           rounds->seconds[rounds->count / 2] * 1e9 / HANDS_A_ROUND / ((double)moves / hands));
}

/* Regular against itself: what it may see, its choice, and the move. */
static void bench_regular(double seconds, struct rounds *rounds)
{
    const struct game *game = &mille_game;
    const struct player *regular = &game->players[game_player_find(game, "regular")];
    struct mille_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    game->start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    while (rounds->spent < seconds && rounds->count < ROUNDS_MOST) {
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
        add_round(rounds, lab_cpu() - start);
    }
    print_rate("regular_moves_per_second", rounds, MOVES_A_ROUND);
    printf("  \"regular_ns_per_move\": %.1f,\n", rounds->seconds[rounds->count / 2] * 1e9 / MOVES_A_ROUND);
}

/* Positions from the middle of hands, as the search starts from: some turns have been played. */
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

/* Rests of a hand, dealt and played as in the search, but to the end. */
static void bench_rests(double seconds, struct rounds *rounds)
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    while (rounds->spent < seconds && rounds->count < ROUNDS_MOST) {
        struct mille_state state;
        struct mille_observation seen;
        struct deals deals;
        reach_middle(&state, &rng);
        mille_game.observe(&state, state.pub.turn, &seen);
        double start = lab_cpu();
        deals_open(&deals, &seen, 1, RNG_PLAYER);
        int64_t points = 0;
        for (int i = 0; i < RESTS_A_ROUND; i++) {
            deals_next(&deals);
            struct race rest = deals.race;
            deals_play_on(&deals, &rest, TURNS_ALL);
            points += race_points(&rest, seen.seat);
        }
        add_round(rounds, lab_cpu() - start);
        CHECK(points >= 0);
    }
    print_rate("rests_of_a_hand_per_second", rounds, RESTS_A_ROUND);
}

/* The search itself: its iterations play some turns out and estimate what then remains. */
static void bench_search(double seconds, struct rounds *rounds)
{
    struct rng rng = rng_make(2, RNG_PLAYER);
    uint64_t visits = 0;
    while (rounds->spent < seconds && rounds->count < ROUNDS_MOST) {
        struct mille_state state;
        struct mille_observation seen;
        struct mille_verdict verdict;
        reach_middle(&state, &rng);
        mille_game.observe(&state, state.pub.turn, &seen);
        double start = lab_cpu();
        mille_search(&seen, 1, NULL, &verdict);
        add_round(rounds, lab_cpu() - start);
        visits += verdict.visits;
    }
    double moves = rounds->count;
    printf("  \"search_iterations_per_second\": %.0f,\n", (double)visits / rounds->spent);
    printf("  \"search_iterations_per_move\": %.0f,\n", (double)visits / moves);
    printf("  \"search_milliseconds_per_move\": %.1f,\n", 1e3 * rounds->spent / moves);
}

/* A player of dice with itself, two seats; the games and the decisions of each round. */
static void bench_dice(double seconds, struct rounds *rounds, const char *name, int games,
                       const char *of_games, const char *of_choices)
{
    const struct player *player = &cubes_game.players[game_player_find(&cubes_game, name)];
    struct cubes_state state;
    struct rng rng = rng_make(1, RNG_PLAYER);
    cubes_game.start(&state, &(struct game_setup){.seed = 1955, .seats = 2, .sides = 2}, NULL);
    double choices = 0;
    while (rounds->spent < seconds && rounds->count < ROUNDS_MOST) {
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
        add_round(rounds, lab_cpu() - start);
    }
    double rounds_played = rounds->count;
    print_rate(of_games, rounds, games);
    printf("  \"%s\": %.0f,\n", of_choices, choices / rounds_played / rounds->seconds[rounds->count / 2]);
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
    struct rounds rounds = {.seconds = malloc(ROUNDS_MOST * sizeof(double))};
    CHECK(rounds.seconds != NULL);
    printf("{\n");
    bench_random((double)seconds, &rounds);
    rounds.count = 0;
    rounds.spent = 0;
    bench_regular((double)seconds, &rounds);
    rounds.count = 0;
    rounds.spent = 0;
    bench_rests((double)seconds, &rounds);
    rounds.count = 0;
    rounds.spent = 0;
    bench_search((double)seconds, &rounds);
    rounds.count = 0;
    rounds.spent = 0;
    bench_dice((double)seconds, &rounds, "random", DICE_GAMES_A_ROUND, "dice_random_games_per_second",
               "dice_random_moves_per_second");
    rounds.count = 0;
    rounds.spent = 0;
    bench_dice((double)seconds, &rounds, "engineer", 1, "dice_engineer_games_per_second",
               "dice_engineer_moves_per_second");
    printf("  \"state_bytes\": %zu,\n  \"seconds_each\": %d\n}\n", mille_game.state_size, (int)seconds);
    free(rounds.seconds);
    return LAB_DONE;
}
