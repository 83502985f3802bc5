/* SPDX-License-Identifier: MIT */
/* Games of the road among computer players at any seating and by any rule set: one seat of the first player
 * against the second player in all other seats, its partner included. Each deal is played once from every
 * seat, or only once if one player has all seats. Standard errors are those of the means over deals.
 *
 *   route-mille-bench-road ONE OTHERS SEATS SIDES RULES GAMES SEED [FIRST]
 *   route-mille-bench-road ace:2000 regular 3 3 mille 4000 1
 *   route-mille-bench-road regular sunday,regular,rally 4 4 mille 10000 1
 *
 * OTHERS: one player, or several for the seats that follow ONE, again from the first if there are more seats.
 * FIRST: the number of the first game, to go on with a run. */
#include "games/mille/mille.h"
#include "games/mille/rule_sets.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct pilot {
    const struct player *player;
    struct budget budget;
};

struct plan {
    struct pilot one, others[MILLE_SEATS_MAX];
    int count;  /* of others */
    bool alike; /* one player has all seats */
    struct game_setup setup;
    uint64_t games, first, seed;
};

struct sums {
    double won, squares, deals; /* of the first player's side, by deals */
    double points, others_points, hands;
    double hit, others_hit;  /* hazards that its side and the others got from others' seats */
    double seconds, choices; /* of the first player, where there is a choice */
    /* Hazards in the games of a deal that went to each side: counted from the first player's, or, if all play
     * alike, from that of seat 0; and the sums over deals of each side's share and of its square. */
    double got[SIDES_MAX], share[SIDES_MAX], share_squares[SIDES_MAX];
};

static bool read_pilot(const char *word, struct pilot *pilot)
{
    char name[32];
    const char *colon = strchr(word, ':');
    size_t length = colon ? (size_t)(colon - word) : strlen(word);
    if (length >= sizeof name) {
        return false;
    }
    memcpy(name, word, length);
    name[length] = '\0';
    int player = game_player_find(&mille_game, name);
    *pilot = (struct pilot){.budget.iterations = colon ? (uint32_t)strtoul(colon + 1, NULL, 10) : 0};
    pilot->player = player >= 0 ? &mille_game.players[player] : NULL;
    return player >= 0;
}

static bool read_others(const char *words, struct plan *plan)
{
    char names[200];
    snprintf(names, sizeof names, "%s", words);
    for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
        if (plan->count == MILLE_SEATS_MAX || !read_pilot(name, &plan->others[plan->count++])) {
            return false;
        }
    }
    plan->alike = plan->count == 1 && plan->one.player == plan->others[0].player &&
                  plan->one.budget.iterations == plan->others[0].budget.iterations;
    return plan->count > 0;
}

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void add_hand(const struct mille_public *pub, int side, struct sums *sums)
{
    sums->hands++;
    for (int i = 0; i < pub->sides; i++) {
        int points = mille_hand_total(pub, i);
        sums->points += i == side ? points : 0;
        sums->others_points += i == side ? 0 : (double)points / (pub->sides - 1);
    }
}

/* Plays a game with the first player on a seat; the share of the game that its side wins. */
static double play(const struct plan *plan, uint64_t seed, int seat_of_one, struct sums *sums)
{
    struct mille_state state;
    struct game_setup setup = plan->setup;
    setup.seed = seed;
    mille_game.start(&state, &setup, NULL);
    struct mille_public *pub = &state.pub;
    int side = mille_side_of(pub, seat_of_one);
    struct rng rng = rng_make(seed * 8 + (uint64_t)seat_of_one, RNG_PLAYER);
    while (pub->phase != PHASE_GAME_OVER) {
        struct move move = {.kind = MOVE_NEXT}, moves[GAME_MOVES_MAX];
        int seat = mille_game.turn(&state);
        if (seat == SEAT_NONE) {
            add_hand(pub, side, sums);
        } else {
            struct mille_observation seen;
            mille_game.observe(&state, seat, &seen);
            bool one = seat == seat_of_one, chooses = one && mille_game.legal(&state, moves) > 1;
            int after = (seat - seat_of_one + setup.seats) % setup.seats;
            const struct pilot *pilot = one ? &plan->one : &plan->others[(after - 1) % plan->count];
            double begin = chooses ? now() : 0;
            move = pilot->player->choose(&seen, &rng, &pilot->budget);
            sums->seconds += chooses ? now() - begin : 0;
            sums->choices += chooses;
        }
        bool hazard = move.kind == MOVE_PLAY && mille_cards[move.card].family == FAMILY_HAZARD;
        sums->got[(move.target - side + pub->sides) % pub->sides] += hazard;
        if (hazard && mille_side_of(pub, seat) != side) {
            sums->hit += move.target == side;
            sums->others_hit += move.target == side ? 0 : 1.0 / (pub->sides - 1);
        }
        if (mille_game.apply(&state, move, NULL) != REFUSAL_NONE) {
            fprintf(stderr, "a refused move\n");
            exit(1);
        }
    }
    add_hand(pub, side, sums);
    int winners = 0;
    for (int i = 0; i < pub->sides; i++) {
        winners += pub->side[i].games;
    }
    return winners == 0 ? 1.0 / pub->sides : pub->side[side].games;
}

static void print(const struct plan *plan, const struct sums *sums)
{
    int seats = plan->alike ? 1 : plan->setup.seats;
    double deals = sums->deals, mean = sums->won / deals;
    double error = deals > 1 ? sqrt((sums->squares / deals - mean * mean) / (deals - 1)) : 1;
    printf("%.0f games: won %.2f %% +- %.2f (standard error), points a hand %.0f : %.0f, %.1f hands a game, "
           "hazards got a hand %.3f : %.3f, %.3f ms a choice, %.1f choices a game\n",
           deals * seats, 100 * mean, 100 * error, sums->points / sums->hands,
           sums->others_points / sums->hands, sums->hands / (deals * seats), sums->hit / sums->hands,
           sums->others_hit / sums->hands, 1000 * sums->seconds / sums->choices,
           sums->choices / (deals * seats));
    fflush(stdout);
}

static void add_shares(struct sums *sums)
{
    double all = 0;
    for (int side = 0; side < SIDES_MAX; side++) {
        all += sums->got[side];
    }
    for (int side = 0; side < SIDES_MAX && all > 0; side++) {
        double share = sums->got[side] / all;
        sums->share[side] += share;
        sums->share_squares[side] += share * share;
        sums->got[side] = 0;
    }
}

static void print_shares(const struct plan *plan, const struct sums *sums)
{
    printf("hazards that each side got:");
    for (int side = 0; side < plan->setup.sides; side++) {
        double mean = sums->share[side] / sums->deals;
        double error = sqrt((sums->share_squares[side] / sums->deals - mean * mean) / (sums->deals - 1));
        printf(" %.2f %% +- %.2f", 100 * mean, 100 * error);
    }
    printf("\n");
}

int main(int count, char **argument)
{
    struct plan plan = {.first = count > 8 ? strtoull(argument[8], NULL, 10) : 0};
    int set = 0;
    while (count > 5 && set < MILLE_RULE_SETS && strcmp(mille_rule_set_names[set], argument[5]) != 0) {
        set++;
    }
    if (count < 8 || set == MILLE_RULE_SETS || !read_pilot(argument[1], &plan.one) ||
        !read_others(argument[2], &plan)) {
        fprintf(stderr, "usage: %s ONE OTHERS SEATS SIDES RULES GAMES SEED [FIRST]\n", argument[0]);
        return 2;
    }
    plan.setup = (struct game_setup){.seats = atoi(argument[3]), .sides = atoi(argument[4])};
    mille_rule_set_fill((enum mille_rule_set)set, plan.setup.seats, plan.setup.sides, plan.setup.option);
    plan.games = strtoull(argument[6], NULL, 10);
    plan.seed = strtoull(argument[7], NULL, 10);
    int turns = plan.alike ? 1 : plan.setup.seats;
    uint64_t seats = (uint64_t)turns;
    struct sums sums = {.deals = 0};
    for (uint64_t deal = plan.first / seats; deal * seats < plan.games; deal++) {
        double won = 0;
        for (int seat = 0; seat < turns; seat++) {
            won += play(&plan, plan.seed + deal, seat, &sums) / turns;
        }
        add_shares(&sums);
        sums.deals++;
        sums.won += won;
        sums.squares += won * won;
        if (deal % 100 == 99) {
            print(&plan, &sums);
        }
    }
    print(&plan, &sums);
    print_shares(&plan, &sums);
    return 0;
}
