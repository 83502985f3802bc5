/* SPDX-License-Identifier: MIT */
/* The road's selfplay: two players against each other. Every deal is played twice with the seats swapped, so
 * that luck of the cards and of the start cancels out. */
#include "games/mille/mille.h"
#include "lab.h"
#include "mille/mille.h"
#include "mille/paired_value.h"
#include "players.h"
#include "table/session.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PLAYERS = 2, PROGRESS_EVERY = 64, JOBS_MOST = 64, PLAYOUTS_MOST = 1000000, GAIN_STREAM = 11 };

struct plan {
    struct lab_player player[PLAYERS];
    uint64_t jobs;    /* processes that share the deals */
    bool by_hands;    /* a match is one hand; false: a game of 5000 */
    uint64_t matches; /* even */
    uint64_t seed;
    uint8_t option[GAME_OPTIONS_MAX];
    const char *save; /* journal of the first match, NULL for none */
    bool json;
    struct paired_value gain; /* of the first player, against the second */
};

/* Sums of one player over all matches. */
struct sums {
    uint64_t won; /* games; or hands with more points */
    int64_t points;
    uint64_t trips;
    uint64_t safeties;
    uint64_t coups;
    int64_t miles;
};

struct result {
    struct sums player[PLAYERS];
    uint64_t hands;
    uint64_t moves;
    uint64_t undecided; /* equal totals */
    double
        gained; /* gain of the first player's choices in games, and the sum of its squares over the games */
    double gained_squares;
};

static void add_hand(struct result *result, const struct mille_public *pub, const int player_of_side[PLAYERS])
{
    result->hands++;
    for (int side = 0; side < PLAYERS; side++) {
        struct sums *sums = &result->player[player_of_side[side]];
        int16_t lines[SCORE_LINES];
        mille_score(pub, side, lines);
        sums->points += mille_hand_total(pub, side);
        sums->miles += pub->side[side].miles;
        sums->trips += lines[SCORE_TRIP] > 0;
        sums->safeties += (uint64_t)(lines[SCORE_EACH_SAFETY] / mille_points[SCORE_EACH_SAFETY]);
        sums->coups += (uint64_t)(lines[SCORE_COUP_FOURRE] / mille_points[SCORE_COUP_FOURRE]);
    }
}

/* The side that won the match, -1 for equal totals. */
static int winner(const struct mille_public *pub, bool by_hands)
{
    int points[PLAYERS];
    for (int side = 0; side < PLAYERS; side++) {
        points[side] = by_hands ? mille_hand_total(pub, side) : mille_overall(pub, side);
    }
    return points[0] == points[1] ? -1 : points[1] > points[0];
}

static bool play_match(const struct plan *plan, uint64_t number, struct result *result)
{
    bool swapped = number % 2 == 1;
    const int player_of_side[PLAYERS] = {swapped ? 1 : 0, swapped ? 0 : 1};
    struct game_setup setup = {.seed = plan->seed + number / 2, .seats = PLAYERS, .sides = PLAYERS};
    memcpy(setup.option, plan->option, sizeof setup.option);
    struct journal_seat seats[PLAYERS];
    for (int seat = 0; seat < PLAYERS; seat++) {
        seats[seat].player = plan->player[player_of_side[seat]].player;
        text_copy(seats[seat].name, sizeof seats[seat].name, mille_game.players[seats[seat].player].name);
    }
    struct session session;
    session_start(&session, &mille_game, &setup, seats, NULL);
    const struct mille_state *state = (const struct mille_state *)(const void *)session.state;
    const struct mille_public *pub = &state->pub;
    struct rng rng =
        rng_make(plan->seed + number, GAIN_STREAM); /* random stream of the playouts for --gain */
    double gained = 0;
    for (bool over = false; !over;) {
        int seat = session_turn(&session);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            move = lab_player_choose(&plan->player[player_of_side[seat]], &session, seat);
            if (plan->gain.opponent && player_of_side[seat] == 0) {
                gained += paired_value_of(&plan->gain, state, move, &rng);
            }
        }
        refusal why = session_play(&session, move, NULL);
        CHECK(why == REFUSAL_NONE);
        if (seat != SEAT_NONE && session_turn(&session) == SEAT_NONE) {
            add_hand(result, pub, player_of_side);
            over = plan->by_hands || pub->phase == PHASE_GAME_OVER;
        }
    }
    int side = winner(pub, plan->by_hands);
    if (side < 0) {
        result->undecided++;
    } else {
        result->player[player_of_side[side]].won++;
    }
    result->gained += gained;
    result->gained_squares += gained * gained;
    result->moves += (uint64_t)session.journal.count;
    bool saved = true;
    if (plan->save && number == 0) {
        size_t length;
        char *text = session_save(&session, &length);
        saved = lab_write_file(plan->save, text, length);
        free(text);
    }
    session_end(&session);
    return saved;
}

static const char *player_name(const struct plan *plan, int player)
{
    return plan->player[player].who->name;
}

/* The gain of the first player's choices as a share of the games, with half its 95 % confidence interval. */
static double gain_rate(const struct plan *plan, const struct result *result, double *error)
{
    double matches = (double)plan->matches;
    double mean = result->gained / matches;
    *error = 1.96 * sqrt((result->gained_squares / matches - mean * mean) / matches);
    return mean;
}

static void print_table(const struct plan *plan, const struct result *result)
{
    double matches = (double)plan->matches;
    double hands = (double)result->hands;
    printf("%" PRIu64 " %s on %" PRIu64 " deals from seed %" PRIu64 ", each from both seats; %" PRIu64
           " hands, %.1f moves a hand\n\n",
           plan->matches, plan->by_hands ? "hands" : "games", plan->matches / 2, plan->seed, result->hands,
           (double)result->moves / hands);
    printf("%-12s %9s %8s %8s %12s %8s %7s %9s %7s\n", "player", "won", "rate", "+-95%", "points/hand",
           "miles", "trips", "safeties", "coups");
    for (int i = 0; i < PLAYERS; i++) {
        const struct sums *sums = &result->player[i];
        double rate = ((double)sums->won + (double)result->undecided / 2) / matches;
        printf("%-12s %9" PRIu64 " %7.1f%% %7.1f%% %12.1f %8.1f %6.1f%% %9.2f %7.2f\n", player_name(plan, i),
               sums->won, 100 * rate, lab_share_error(rate, matches), (double)sums->points / hands,
               (double)sums->miles / hands, 100 * (double)sums->trips / hands, (double)sums->safeties / hands,
               (double)sums->coups / hands);
    }
    if (result->undecided > 0) {
        printf("%" PRIu64 " with equal totals count half for each rate\n", result->undecided);
    }
    if (plan->gain.opponent) {
        double error;
        double rate = gain_rate(plan, result, &error);
        printf("\nthe choices of %s gain %+.2f%% +- %.2f%% of the games over the quick player's\n",
               player_name(plan, 0), 100 * rate, 100 * error);
    }
}

static void print_json(const struct plan *plan, const struct result *result)
{
    double hands = (double)result->hands;
    printf("{\n  \"unit\": \"%s\",\n  \"matches\": %" PRIu64 ",\n  \"seed\": %" PRIu64
           ",\n  \"hands\": %" PRIu64 ",\n  \"moves\": %" PRIu64 ",\n  \"undecided\": %" PRIu64
           ",\n  \"players\": [\n",
           plan->by_hands ? "hand" : "game", plan->matches, plan->seed, result->hands, result->moves,
           result->undecided);
    for (int i = 0; i < PLAYERS; i++) {
        const struct sums *sums = &result->player[i];
        printf("    {\"name\": \"%s\", \"won\": %" PRIu64 ", \"rate\": %.4f, \"points_per_hand\": %.2f, "
               "\"miles_per_hand\": %.2f, \"trips_per_hand\": %.4f, \"safeties_per_hand\": %.4f, "
               "\"coups_per_hand\": %.4f}%s\n",
               player_name(plan, i), sums->won,
               ((double)sums->won + (double)result->undecided / 2) / (double)plan->matches,
               (double)sums->points / hands, (double)sums->miles / hands, (double)sums->trips / hands,
               (double)sums->safeties / hands, (double)sums->coups / hands, i + 1 < PLAYERS ? "," : "");
    }
    printf("  ]");
    if (plan->gain.opponent) {
        double error;
        double rate = gain_rate(plan, result, &error);
        printf(",\n  \"gain\": %.5f,\n  \"gain_error\": %.5f", rate, error);
    }
    printf("\n}\n");
}

static int misused(const char *what)
{
    say_line(stderr, "route-mille-lab: selfplay: %s; try help", what);
    return LAB_USAGE;
}

/* Reads the arguments; LAB_DONE or the exit code. */
static int read_plan(struct plan *plan, int count, char **argument)
{
    *plan = (struct plan){.matches = 100, .seed = 1, .jobs = 1};
    if (count < PLAYERS) {
        return misused("two players are wanted");
    }
    for (int i = 0; i < PLAYERS; i++) {
        if (!lab_player_read(&mille_game, argument[i], &plan->player[i])) {
            return LAB_USAGE;
        }
    }
    const char *rules = NULL;
    uint8_t said[GAME_OPTIONS_MAX];
    memset(said, LAB_OPTION_UNSAID, sizeof said);
    for (int i = PLAYERS; i < count; i++) {
        const char *name = argument[i];
        const char *value = i + 1 < count ? argument[i + 1] : NULL;
        if (strcmp(name, "--json") == 0) {
            plan->json = true;
        } else if (strcmp(name, "--hands") == 0 || strcmp(name, "--games") == 0) {
            plan->by_hands = strcmp(name, "--hands") == 0;
            if (!lab_number(value, name, 1, UINT32_MAX, &plan->matches)) {
                return LAB_USAGE;
            }
            i++;
        } else if (strcmp(name, "--seed") == 0) {
            if (!lab_number(value, name, 0, UINT64_MAX, &plan->seed)) {
                return LAB_USAGE;
            }
            i++;
        } else if (strcmp(name, "--jobs") == 0) {
            if (!lab_number(value, name, 1, JOBS_MOST, &plan->jobs)) {
                return LAB_USAGE;
            }
            i++;
        } else if (strcmp(name, "--gain") == 0) {
            uint64_t playouts;
            if (!lab_number(value, name, 1, PLAYOUTS_MOST, &playouts)) {
                return LAB_USAGE;
            }
            if (!paired_value_open(&plan->gain, player_name(plan, 1), playouts)) {
                return misused("--gain is known against regular and rally only");
            }
            i++;
        } else if (strcmp(name, "--save") == 0 && value) {
            plan->save = value;
            i++;
        } else if (strcmp(name, "--rules") == 0 && value) {
            rules = value;
            i++;
        } else {
            bool option = strcmp(name, "--option") == 0;
            int taken = option ? lab_option_read(&mille_game, count - i - 1, argument + i + 1, said) : 0;
            if (taken == 0) {
                return misused(name);
            }
            i += taken;
        }
    }
    if (plan->gain.opponent && plan->by_hands) {
        return misused("--gain is of games");
    }
    if (plan->save && !lab_players_may_save(plan->player, PLAYERS)) {
        return LAB_USAGE;
    }
    struct game_setup setup = {.seats = PLAYERS, .sides = PLAYERS};
    if (!lab_rules_fill(&mille_game, rules, said, &setup)) {
        return LAB_USAGE;
    }
    memcpy(plan->option, setup.option, sizeof plan->option);
    plan->matches += plan->matches % 2;
    return LAB_DONE;
}

/* The matches of one job, which plays every jobs-th deal. */
static bool play_share(const struct plan *plan, uint64_t job, struct result *result)
{
    bool progress = job == 0 && isatty(STDERR_FILENO) == 1;
    for (uint64_t i = 0; i < plan->matches; i++) {
        if (i / PLAYERS % plan->jobs == job && !play_match(plan, i, result)) {
            return false;
        }
        if (progress && i % PROGRESS_EVERY == 0) {
            fprintf(stderr, "\r%3.0f%%", 100 * (double)i / (double)plan->matches);
        }
    }
    if (progress) {
        fprintf(stderr, "\r    \r");
    }
    return true;
}

static void add_result(struct result *sum, const struct result *part)
{
    for (int i = 0; i < PLAYERS; i++) {
        struct sums *to = &sum->player[i];
        const struct sums *from = &part->player[i];
        to->won += from->won;
        to->points += from->points;
        to->trips += from->trips;
        to->safeties += from->safeties;
        to->coups += from->coups;
        to->miles += from->miles;
    }
    sum->hands += part->hands;
    sum->moves += part->moves;
    sum->undecided += part->undecided;
    sum->gained += part->gained;
    sum->gained_squares += part->gained_squares;
}

/* Each job is a process, which writes its result into a pipe. */
static bool play_all(const struct plan *plan, struct result *result)
{
    if (plan->jobs == 1) {
        return play_share(plan, 0, result);
    }
    int pipes[JOBS_MOST];
    for (uint64_t job = 0; job < plan->jobs; job++) {
        int ends[2];
        if (pipe(ends) != 0) {
            perror("pipe");
            return false;
        }
        pid_t child = fork();
        if (child < 0) {
            perror("fork");
            return false;
        }
        if (child == 0) {
            struct result part = {.hands = 0};
            bool fine =
                play_share(plan, job, &part) && write(ends[1], &part, sizeof part) == (ssize_t)sizeof part;
            _exit(fine ? LAB_DONE : LAB_FAILED);
        }
        close(ends[1]);
        pipes[job] = ends[0];
    }
    bool fine = true;
    for (uint64_t job = 0; job < plan->jobs; job++) {
        struct result part;
        fine = read(pipes[job], &part, sizeof part) == (ssize_t)sizeof part && fine;
        if (fine) {
            add_result(result, &part);
        }
        close(pipes[job]);
    }
    while (wait(NULL) > 0) {
    }
    return fine;
}

int mille_selfplay(int count, char **argument)
{
    struct plan plan;
    int code = read_plan(&plan, count, argument);
    if (code != LAB_DONE) {
        return code;
    }
    struct result result = {.hands = 0};
    if (!play_all(&plan, &result)) {
        return LAB_FAILED;
    }
    (plan.json ? print_json : print_table)(&plan, &result);
    return LAB_DONE;
}
