/* SPDX-License-Identifier: MIT */
/* The command ladder: games of dominoes between four computer players. Each deal is played four times, with
 * the players moved on by one seat. */
#include "bones/bones.h"
#include "games/bones/bones.h"
#include "lab.h"
#include "players.h"

#include "base/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = BONES_SEATS_MAX };

struct plan {
    struct lab_player sitter[SEATS];
    struct game_setup setup;
    uint64_t games;
    bool json;
};

/* By place on the command line. */
struct sums {
    uint64_t won[SEATS];
    int64_t points[SEATS];
    uint64_t rounds, games;
    double seconds[SEATS];
    uint64_t choices[SEATS];
};

static bool read_plan(struct plan *plan, int count, char **argument)
{
    *plan = (struct plan){.games = 400, .setup = {.seed = 1, .seats = SEATS, .sides = SEATS}};
    int sitters = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(argument[i], "--json") == 0) {
            plan->json = true;
        } else if (strcmp(argument[i], "--games") == 0 && i + 1 < count) {
            if (!lab_number(argument[++i], "--games", 1, 1000000000, &plan->games)) {
                return false;
            }
        } else if (strcmp(argument[i], "--seed") == 0 && i + 1 < count) {
            if (!lab_number(argument[++i], "--seed", 0, UINT64_MAX, &plan->setup.seed)) {
                return false;
            }
        } else if (strcmp(argument[i], "--option") == 0) {
            int taken = lab_option_read(&bones_game, count - i - 1, argument + i + 1, plan->setup.option);
            if (taken == 0) {
                return false;
            }
            i += taken;
        } else if (sitters < SEATS && argument[i][0] != '-') {
            if (!lab_player_read(&bones_game, argument[i], &plan->sitter[sitters++])) {
                return false;
            }
        } else {
            sitters = SEATS + 1;
            break;
        }
    }
    if (sitters == 2) { /* one player against three equal ones */
        plan->sitter[2] = plan->sitter[3] = plan->sitter[1];
        sitters = SEATS;
    }
    if (sitters != SEATS) {
        fputs("route-mille-lab: bones ladder takes two players (one against three) or four, --games N, "
              "--seed S,\n"
              "--option NAME VALUE, --json\n",
              stderr);
        return false;
    }
    return true;
}

static struct move choose(const struct plan *plan, const struct bones_state *state, int place,
                          struct rng *rng, struct sums *sums)
{
    struct bones_observation seen;
    bones_game.observe(state, state->pub.turn, &seen);
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(state, moves);
    double start = count > 1 ? lab_cpu() : 0;
    const struct lab_player *sitter = &plan->sitter[place];
    struct budget budget = {.iterations = sitter->iterations};
    struct move move = sitter->who->choose(&seen, rng, &budget);
    if (count > 1) {
        sums->seconds[place] += lab_cpu() - start;
        sums->choices[place]++;
    }
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return move;
}

static void play_game(const struct plan *plan, uint64_t number, struct sums *sums)
{
    struct bones_state state;
    struct game_setup setup = plan->setup;
    setup.seed += number / SEATS;
    int turned = (int)(number % SEATS);
    struct rng rng = rng_make(setup.seed, RNG_PLAYER + 100 + number % SEATS);
    bones_game.start(&state, &setup, NULL);
    while (state.pub.phase != BONES_PHASE_GAME_OVER) {
        struct move move = {.kind = BONES_MOVE_NEXT};
        sums->rounds += state.pub.turn == SEAT_NONE;
        if (state.pub.turn != SEAT_NONE) {
            move = choose(plan, &state, (state.pub.turn + turned) % SEATS, &rng, sums);
        }
        refusal why = bones_game.apply(&state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    sums->rounds++;
    sums->games++;
    for (int seat = 0; seat < SEATS; seat++) {
        sums->points[(seat + turned) % SEATS] += bones_side_points(&state.pub, seat);
    }
    sums->won[(state.pub.winner + turned) % SEATS]++;
}

static void print(const struct plan *plan, const struct sums *sums)
{
    const char *open = plan->json ? "[" : "";
    for (int place = 0; place < SEATS; place++) {
        double share = 100.0 * (double)sums->won[place] / (double)sums->games;
        double points = (double)sums->points[place] / (double)sums->rounds;
        double ms = sums->choices[place] ? 1e3 * sums->seconds[place] / (double)sums->choices[place] : 0;
        const char *format = plan->json ? "%s{\"player\": \"%s\", \"games\": %" PRIu64
                                          ", \"wins\": %.2f, \"error\": %.2f, \"points\": %.2f, \"ms\": %.3f}"
                                        : "%s%-14s %6" PRIu64
                                          " games  wins %5.1f %% +- %.1f  %5.1f points a round  "
                                          "%.2f ms a choice\n";
        printf(format, open, plan->sitter[place].name, sums->games, share,
               lab_share_error(share / 100, (double)sums->games), points, ms);
        open = plan->json ? ",\n " : "";
    }
    printf(plan->json ? "]\n" : "%.2f rounds a game\n", (double)sums->rounds / (double)sums->games);
}

int bones_ladder(int count, char **argument)
{
    struct plan plan;
    if (!read_plan(&plan, count, argument)) {
        return LAB_USAGE;
    }
    if (plan.setup.option[BONES_OPTION_TARGET] == BONES_TARGET_NONE) {
        fputs("route-mille-lab: games without a target do not end\n", stderr);
        return LAB_USAGE;
    }
    struct sums sums = {.games = 0};
    for (uint64_t number = 0; number < plan.games; number++) {
        play_game(&plan, number, &sums);
    }
    print(&plan, &sums);
    return LAB_DONE;
}
