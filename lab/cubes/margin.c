/* SPDX-License-Identifier: MIT */
/* The command margin: how many more games than its share the engineer wins among players that look only at
 * the highest other seat.
 *
 * A difference of a few games in a thousand is too small to be seen through the luck of the dice, so luck is
 * removed. A guess (guess.h) estimates for every state how likely a seat is to win. For each turn, the
 * average guess after the turn is computed from the turn's spread, and the guess before the turn is
 * subtracted. The sum of these differences over a game plus the guess at the start of the game is on average
 * exactly the chance to win, whatever the guess is. A better guess has less variance. The guess assumes that
 * all players look only at the highest other seat. */
#include "cubes/cubes.h"
#include "cubes/guess.h"
#include "games/cubes/ai/more.h"
#include "lab.h"

#include "base/check.h"
#include "base/rng.h"
#include "base/say.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEWEST = 3 };

struct margin {
    uint64_t seats, games, seed, step;
    bool jokers, json, level; /* level: all players are equal, to test the measurement itself */
    struct guess *guess;
    struct solve_desk desk;
    struct spread spread;
};

/* A game: scores in fifties by seat, and the seat in turn. */
struct play {
    int score[CUBES_SEATS_MAX];
    int turn;
};

/* The scores, beginning with the seat in turn. */
static void turned(const struct margin *margin, const struct play *play, int *score)
{
    int seats = (int)margin->seats;
    for (int i = 0; i < seats; i++) {
        score[i] = play->score[(play->turn + i) % seats];
    }
}

static bool has_won(const struct margin *margin, const struct play *play, int own)
{
    bool won = play->score[own] >= STAKES_GOAL;
    for (int seat = 0; seat < (int)margin->seats; seat++) {
        won = won && (seat == own || play->score[own] >= play->score[seat] + STAKES_LEAD);
    }
    return won;
}

/* The guess for a seat after the turn of play->turn. */
static double guessed_after(const struct margin *margin, struct play *play, int seat)
{
    if (has_won(margin, play, play->turn)) {
        return play->turn == seat;
    }
    int score[CUBES_SEATS_MAX], seats = (int)margin->seats, before = play->turn;
    play->turn = (before + 1) % seats;
    turned(margin, play, score);
    double guessed = guess_at(margin->guess, score, (seat - play->turn + seats) % seats);
    play->turn = before;
    return guessed;
}

/* The average guess after this turn. */
static double mean_after(const struct margin *margin, struct play *play, const struct spread *spread,
                         int seat)
{
    int *score = &play->score[play->turn], before = *score;
    double mean = spread->stays > 0 ? spread->stays * guessed_after(margin, play, seat) : 0;
    for (int points = 1; points <= spread->most; points++) {
        if (spread->hold[points] > 0) {
            *score = before + points;
            mean += spread->hold[points] * guessed_after(margin, play, seat);
        }
    }
    *score = before;
    return mean;
}

/* Chooses how the turn ends. luck: a random number from 0 to 1. */
static int points_of(const struct spread *spread, double luck)
{
    luck -= spread->stays;
    for (int points = 1; points <= spread->most && luck >= 0; points++) {
        luck -= spread->hold[points];
        if (luck < 0) {
            return points;
        }
    }
    return 0;
}

static const struct spread *spread_of(struct margin *margin, const struct play *play, bool better)
{
    int score[CUBES_SEATS_MAX], others = (int)margin->seats - 1;
    turned(margin, play, score);
    if (!better) {
        return guess_spread(margin->guess, score[0], guess_highest(score + 1, others));
    }
    stakes_of_more(tables_of(margin->jokers), STAKES_GOAL, score[0], score + 1, others, ALONG_BUSTS,
                   &margin->desk.stakes);
    spread_turn(tables_of(margin->jokers)->turns, &margin->desk, &margin->spread);
    return &margin->spread;
}

/* Plays one game. Returns the engineer's chance to win, without luck. */
static double play_game(struct margin *margin, uint64_t game, int seat)
{
    struct rng rng = rng_make(margin->seed + game, RNG_PLAYER);
    struct play play = {.turn = 0};
    double chance = guess_at(margin->guess, play.score, seat);
    while (true) {
        int score[CUBES_SEATS_MAX];
        turned(margin, &play, score);
        const struct spread *spread = spread_of(margin, &play, play.turn == seat && !margin->level);
        int from = (seat - play.turn + (int)margin->seats) % (int)margin->seats;
        chance += mean_after(margin, &play, spread, seat) - guess_at(margin->guess, score, from);
        play.score[play.turn] += points_of(spread, (double)rng_next(&rng) / UINT32_MAX);
        if (has_won(margin, &play, play.turn)) {
            return chance;
        }
        play.turn = (play.turn + 1) % (int)margin->seats;
    }
}

static void measure(struct margin *margin)
{
    double sum = 0, squares = 0, seats = (double)margin->seats, games = (double)margin->games;
    for (uint64_t game = 0; game < margin->games; game++) {
        double more = 0; /* the engineer in each seat, with the same dice */
        for (int seat = 0; seat < (int)margin->seats; seat++) {
            more += play_game(margin, game, seat);
        }
        more = (more - 1) / seats;
        sum += more;
        squares += more * more;
    }
    double mean = sum / games, error = 1.96 * sqrt((squares / games - mean * mean) / games);
    if (margin->json) {
        printf("{\"seats\": %" PRIu64 ", \"games\": %" PRIu64 ", \"seed\": %" PRIu64
               ", \"margin\": %.6f, \"margin_error\": %.6f}\n",
               margin->seats, margin->games, margin->seed, mean, error);
    } else {
        printf("%" PRIu64 " seats, %" PRIu64 " games in each from seed %" PRIu64
               ": the engineer wins %+.4f%% +- %.4f%% of the games more than its share of %.2f%%\n",
               margin->seats, margin->games, margin->seed, 100 * mean, 100 * error, 100 / seats);
    }
}

static int read_one(struct margin *margin, char **argument, int left)
{
    const char *name = argument[0], *value = left > 1 ? argument[1] : NULL;
    bool *flag = strcmp(name, "--json") == 0     ? &margin->json
                 : strcmp(name, "--jokers") == 0 ? &margin->jokers
                 : strcmp(name, "--level") == 0  ? &margin->level
                                                 : NULL;
    if (flag) {
        *flag = true;
        return 1;
    }
    if (strcmp(name, "--games") == 0) {
        return lab_number(value, name, 1, UINT32_MAX, &margin->games) ? 2 : 0;
    }
    if (strcmp(name, "--step") == 0) {
        return lab_number(value, name, 1, STAKES_GOAL, &margin->step) ? 2 : 0;
    }
    return strcmp(name, "--seed") == 0 && lab_number(value, name, 0, UINT64_MAX, &margin->seed) ? 2 : 0;
}

int cubes_margin(int count, char **argument)
{
    struct margin *margin = malloc(sizeof *margin);
    CHECK(margin != NULL);
    *margin = (struct margin){.games = 200, .seed = 1};
    int at = 1,
        taken = count > 0 && lab_number(argument[0], "seats", FEWEST, CUBES_SEATS_MAX, &margin->seats);
    while (taken > 0 && at < count) {
        taken = read_one(margin, argument + at, count - at);
        at += taken;
    }
    if (taken == 0) {
        say_line(stderr, "route-mille-lab: cubes margin wants a number of seats, 3 to 6; try help");
        free(margin);
        return LAB_USAGE;
    }
    margin->guess = guess_make((int)margin->seats, margin->jokers, (int)margin->step, &margin->desk);
    measure(margin);
    guess_free(margin->guess);
    free(margin);
    return LAB_DONE;
}
