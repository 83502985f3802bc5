/* SPDX-License-Identifier: MIT */
/* The command play: players of the dice game against each other or alone, and comparisons of two players in
 * the same seat with the same dice. */
#include "cubes/cubes.h"
#include "games/cubes/ai/judge.h"
#include "lab.h"
#include "players.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In addition to the game's players, one that looks only at the highest other seat. */
enum { HIGHEST = -2 };

struct plan {
    int player[CUBES_SEATS_MAX];
    int seats;
    uint64_t games, seed;
    uint8_t option[GAME_OPTIONS_MAX];
    const char *save; /* journal of the first game, NULL for none */
    bool gain, json;
};

struct sums {
    uint64_t won;
    double turns, squares, busts, points;
};

static const char *player_name(int player)
{
    return player == HIGHEST ? "highest" : cubes_game.players[player].name;
}

static struct move choose(int player, const struct cubes_public *pub, struct rng *rng)
{
    if (player != HIGHEST) {
        return cubes_game.players[player].choose(pub, rng, NULL);
    }
    struct cubes_judgement judgement;
    cubes_judge_highest(pub, &judgement);
    return judgement.choice[0].move;
}

/* Plays a game. Returns the seat of the winner. */
static int play_game(const struct plan *plan, const int *player, uint64_t deal, struct cubes_state *state)
{
    struct game_setup setup = {.seed = plan->seed + deal, .seats = plan->seats, .sides = plan->seats};
    memcpy(setup.option, plan->option, sizeof setup.option);
    struct rng rng = rng_make(setup.seed, RNG_PLAYER);
    cubes_game.start(state, &setup, NULL);
    while (state->pub.phase != CUBES_PHASE_OVER) {
        struct move move = choose(player[state->pub.turn], &state->pub, &rng);
        refusal why = cubes_game.apply(state, move, NULL);
        CHECK(why == REFUSAL_NONE);
    }
    return cubes_winner(&state->pub);
}

/* The journal of the first game. */
static bool save_game(const struct plan *plan)
{
    struct game_setup setup = {.seed = plan->seed, .seats = plan->seats, .sides = plan->seats};
    memcpy(setup.option, plan->option, sizeof setup.option);
    struct journal_seat seats[SEATS_MAX];
    for (int seat = 0; seat < plan->seats; seat++) {
        seats[seat].player = plan->player[seat];
        text_copy(seats[seat].name, sizeof seats[seat].name, player_name(plan->player[seat]));
    }
    struct session session;
    session_start(&session, &cubes_game, &setup, seats, NULL);
    for (int seat = session_turn(&session); seat != SEAT_NONE; seat = session_turn(&session)) {
        struct question question;
        session_ask(&session, seat, &question);
        refusal why = session_play(&session, question_answer(&question, NULL), NULL);
        CHECK(why == REFUSAL_NONE);
    }
    size_t length;
    char *text = session_save(&session, &length);
    bool saved = lab_write_file(plan->save, text, length);
    free(text);
    session_end(&session);
    return saved;
}

/* ---- a table of players -------------------------------------------------------------------------------- */

static double error_of(double sum, double squares, double count)
{
    double mean = sum / count;
    return 1.96 * sqrt((squares / count - mean * mean) / count);
}

static void print_sums(const struct plan *plan, const struct sums *sums)
{
    double games = (double)plan->games;
    printf(plan->json ? "{\"games\": %" PRIu64 ", \"seed\": %" PRIu64 ", \"players\": ["
                      : "%" PRIu64 " games from seed %" PRIu64 ", the seats turned\n",
           plan->games, plan->seed);
    if (!plan->json) {
        printf("%-12s %8s %8s %7s %8s %7s %8s %8s\n", "player", "won", "rate", "+-95%", "turns", "+-95%",
               "points", "busts");
    }
    for (int i = 0; i < plan->seats; i++) {
        const struct sums *each = &sums[i];
        double rate = (double)each->won / games;
        double error = error_of(each->turns, each->squares, games);
        printf(plan->json ? "%s\n  {\"name\": \"%s\", \"won\": %" PRIu64
                            ", \"rate\": %.5f, \"turns\": %.4f, \"turns_error\": %.4f, "
                            "\"points_a_turn\": %.1f, \"bust_rate\": %.4f}"
                          : "%s%-12s %8" PRIu64 " %7.2f%% %8.3f %7.3f %8.1f %7.1f%%\n",
               plan->json && i > 0 ? "," : "", player_name(plan->player[i]), each->won,
               plan->json ? rate : 100 * rate, each->turns / games, error, each->points / each->turns,
               (plan->json ? 1 : 100) * each->busts / each->turns);
    }
    printf(plan->json ? "\n]}\n" : "the rates are right to +-%.2f%%\n", 98.0 / sqrt(games));
}

/* Games with the same dice, with the players moved on by one seat each time. */
static void play_all(const struct plan *plan, struct sums *sums)
{
    for (uint64_t game = 0; game < plan->games; game++) {
        int player[CUBES_SEATS_MAX] = {0}, at[CUBES_SEATS_MAX] = {0};
        struct cubes_state state;
        for (int seat = 0; seat < plan->seats; seat++) {
            at[seat] = (int)(((uint64_t)seat + game) % (uint64_t)plan->seats);
            player[seat] = plan->player[at[seat]];
        }
        int winner = play_game(plan, player, game / (uint64_t)plan->seats, &state);
        for (int seat = 0; seat < plan->seats; seat++) {
            const struct cubes_seat *from = &state.pub.seat[seat];
            struct sums *to = &sums[at[seat]];
            to->won += winner == seat;
            to->turns += from->turns;
            to->squares += (double)from->turns * from->turns;
            to->busts += from->busts;
            to->points += from->score;
        }
    }
}

/* ---- one player among equal others --------------------------------------------------------------------- */

/* First the second player sits in every seat. Then the first player takes each seat in turn, with the same
 * dice in every turn. Counted is what it wins more than its share. */
static void play_gain(const struct plan *plan)
{
    double sum = 0, squares = 0;
    for (uint64_t deal = 0; deal < plan->games; deal++) {
        double more = -1;
        for (int own = 0; own < plan->seats; own++) {
            int player[CUBES_SEATS_MAX];
            struct cubes_state state;
            for (int seat = 0; seat < plan->seats; seat++) {
                player[seat] = plan->player[seat == own ? 0 : 1];
            }
            more += play_game(plan, player, deal, &state) == own;
        }
        sum += more;
        squares += more * more;
    }
    double deals = (double)plan->games, seats = plan->seats;
    double rate = sum / deals / seats, error = error_of(sum, squares, deals) / seats;
    if (plan->json) {
        printf("{\"deals\": %" PRIu64 ", \"gain\": %.6f, \"gain_error\": %.6f}\n", plan->games, rate, error);
    } else {
        printf("%" PRIu64 " deals from seed %" PRIu64
               ": %s among %d of %s wins %+.3f%% +- %.3f%% of the games more than "
               "its share of %.2f%%\n",
               plan->games, plan->seed, player_name(plan->player[0]), plan->seats - 1,
               player_name(plan->player[1]), 100 * rate, 100 * error, 100 / seats);
    }
}

/* ---- arguments ----------------------------------------------------------------------------------------- */

/* Reads one option with its value. Returns the number of arguments used; 0: not an option of this command. */
static int read_one(struct plan *plan, char **argument, int left)
{
    const char *name = argument[0], *value = left > 1 ? argument[1] : NULL;
    if (strcmp(name, "--json") == 0 || strcmp(name, "--gain") == 0) {
        *(strcmp(name, "--json") == 0 ? &plan->json : &plan->gain) = true;
        return 1;
    }
    if (strcmp(name, "--games") == 0) {
        return lab_number(value, name, 1, UINT32_MAX, &plan->games) ? 2 : 0;
    }
    if (strcmp(name, "--seed") == 0) {
        return lab_number(value, name, 0, UINT64_MAX, &plan->seed) ? 2 : 0;
    }
    if (strcmp(name, "--save") == 0 && value) {
        plan->save = value;
        return 2;
    }
    int taken = strcmp(name, "--option") == 0
                    ? lab_option_read(&cubes_game, left - 1, argument + 1, plan->option)
                    : 0;
    return taken > 0 ? 1 + taken : 0;
}

static int misused(const char *what)
{
    say_line(stderr, "route-mille-lab: cubes play: %s; try help", what);
    return LAB_USAGE;
}

static int read_plan(struct plan *plan, int count, char **argument)
{
    *plan = (struct plan){.games = 100, .seed = 1};
    plan->option[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER;
    int at = 0;
    for (; at < count && argument[at][0] != '-'; at++) {
        int player =
            strcmp(argument[at], "highest") == 0 ? HIGHEST : game_player_find(&cubes_game, argument[at]);
        if (plan->seats == CUBES_SEATS_MAX || player == -1) {
            return misused("one to six players are wanted");
        }
        plan->player[plan->seats++] = player;
    }
    while (at < count) {
        int taken = read_one(plan, argument + at, count - at);
        if (taken == 0) {
            return misused(argument[at]);
        }
        at += taken;
    }
    if (plan->seats == 0 || (plan->gain && plan->seats < 2)) {
        return misused("one to six players are wanted");
    }
    for (int seat = 0; plan->save && seat < plan->seats; seat++) {
        if (plan->player[seat] == HIGHEST) {
            return misused("highest plays no journal");
        }
    }
    return LAB_DONE;
}

int cubes_play(int count, char **argument)
{
    struct plan plan;
    int code = read_plan(&plan, count, argument);
    if (code != LAB_DONE) {
        return code;
    }
    if (plan.save && !save_game(&plan)) {
        return LAB_FAILED;
    }
    if (plan.gain) {
        plan.option[CUBES_OPTION_DICE] = CUBES_DICE_BY_TURN;
        play_gain(&plan);
        return LAB_DONE;
    }
    struct sums sums[CUBES_SEATS_MAX] = {{0}};
    play_all(&plan, sums);
    print_sums(&plan, sums);
    return LAB_DONE;
}
