/* SPDX-License-Identifier: MIT */
/* The command selfplay: players of any game against each other. Each deal is played once for each seat, with
 * the players moved on by one seat, so that luck of the deal and of the start cancels out. */
#include "games/games.h"
#include "lab.h"
#include "lab_game.h"
#include "players.h"
#include "table/session.h"

#include "base/check.h"
#include "base/say.h"

#include <inttypes.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct plan {
    const struct game *game;
    struct lab_player player[SEATS_MAX]; /* by place on the command line */
    int named;                           /* number of named players; the last one takes all remaining seats */
    struct game_setup setup;             /* of the first deal */
    const char *rules;                   /* the rule set, NULL for the usual one */
    uint8_t said[GAME_OPTIONS_MAX];      /* options on the command line, or LAB_OPTION_UNSAID */
    uint64_t seats, sides;               /* on the command line; 0: not said */
    uint64_t games;
    const char *save; /* journal of the first game, NULL for none */
    bool json;
};

/* By place. */
struct sums {
    double won[SEATS_MAX]; /* games; sides that win together share one, partners each have all of it */
    double points[SEATS_MAX];
    uint64_t undecided, moves;
};

/* The public state of a game: whether it is over, and how many sides have won. */
static bool is_over(const struct plan *plan, const void *seen, int *winners)
{
    *winners = 0;
    for (int side = 0; side < plan->setup.sides; side++) {
        *winners += plan->game->games_won(seen, side) > 0;
    }
    return *winners > 0 || plan->game->phase(seen) == GAME_OVER;
}

static void add_game(const struct plan *plan, const void *seen, int turned, int winners, struct sums *sums)
{
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        int place = (seat + turned) % plan->setup.seats, side = seat % plan->setup.sides;
        bool won = plan->game->games_won(seen, side) > 0;
        sums->won[place] += won ? 1.0 / winners : 0;
        sums->points[place] += plan->game->standing(seen, side);
    }
    sums->undecided += winners == 0;
}

static bool save(const struct plan *plan, const struct session *session)
{
    size_t length;
    char *text = session_save(session, &length);
    bool saved = lab_write_file(plan->save, text, length);
    free(text);
    return saved;
}

/* False, after a message: the game does not end, or its journal cannot be written. */
static bool play_game(const struct plan *plan, uint64_t number, struct sums *sums)
{
    struct game_setup setup = plan->setup;
    setup.seed += number / (uint64_t)setup.seats;
    int turned = (int)(number % (uint64_t)setup.seats), winners;
    struct journal_seat seats[SEATS_MAX];
    for (int seat = 0; seat < setup.seats; seat++) {
        const struct lab_player *player = &plan->player[(seat + turned) % setup.seats];
        seats[seat].player = player->player;
        text_copy(seats[seat].name, sizeof seats[seat].name, plan->game->players[player->player].name);
    }
    struct session session;
    alignas(max_align_t) unsigned char seen[GAME_STATE_MAX];
    session_start(&session, plan->game, &setup, seats, NULL);
    plan->game->observe(session.state, SEAT_NONE, seen);
    while (!is_over(plan, seen, &winners) && !session_is_full(&session)) {
        int seat = session_turn(&session);
        struct move move;
        if (seat == SEAT_NONE) {
            struct move moves[GAME_MOVES_MAX];
            int count = plan->game->legal(session.state, moves);
            CHECK(count > 0);
            move = moves[0];
        } else {
            move = lab_player_choose(&plan->player[(seat + turned) % setup.seats], &session, seat);
        }
        refusal why = session_play(&session, move, NULL);
        CHECK(why == REFUSAL_NONE);
        plan->game->observe(session.state, SEAT_NONE, seen);
    }
    bool ends = is_over(plan, seen, &winners);
    if (ends) {
        add_game(plan, seen, turned, winners, sums);
        sums->moves += (uint64_t)session.journal.count;
    } else {
        say_line(stderr, "route-mille-lab: selfplay: with such rules and players %s does not end",
                 plan->game->name);
    }
    bool saved = !plan->save || number > 0 || save(plan, &session);
    session_end(&session);
    return ends && saved;
}

static void print(const struct plan *plan, const struct sums *sums)
{
    double games = (double)plan->games;
    printf(plan->json ? "{\"game\": \"%s\", \"games\": %" PRIu64 ", \"seed\": %" PRIu64
                        ", \"undecided\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"players\": ["
                      : "%s: %" PRIu64 " games from seed %" PRIu64 ", each deal from every seat; %" PRIu64
                        " undecided, %" PRIu64 " moves\n",
           plan->game->name, plan->games, plan->setup.seed, sums->undecided, sums->moves);
    if (!plan->json) {
        printf("%-14s %10s %8s %8s %10s\n", "player", "won", "rate", "+-95%", "points");
    }
    for (int place = 0; place < plan->setup.seats; place++) {
        double rate = sums->won[place] / games, error = lab_share_error(rate, games);
        printf(plan->json ? "%s\n  {\"name\": \"%s\", \"won\": %.1f, \"rate\": %.4f, \"error\": %.4f, "
                            "\"points\": %.2f}"
                          : "%s%-14s %10.1f %7.1f%% %7.1f%% %10.1f\n",
               plan->json && place > 0 ? "," : "", plan->player[place].name, sums->won[place],
               (plan->json ? 1 : 100) * rate, plan->json ? error / 100 : error, sums->points[place] / games);
    }
    fputs(plan->json ? "\n]}\n" : "", stdout);
}

/* ---- arguments ----------------------------------------------------------------------------------------- */

static int misused(const char *what)
{
    say_line(stderr, "route-mille-lab: selfplay: %s; try help", what);
    return LAB_USAGE;
}

/* Reads one option with its value. Returns the number of arguments used; 0: not an option of this command. */
static int read_one(struct plan *plan, char **argument, int left)
{
    const char *name = argument[0], *value = left > 1 ? argument[1] : NULL;
    if (strcmp(name, "--json") == 0) {
        plan->json = true;
        return 1;
    }
    if (strcmp(name, "--games") == 0) {
        return lab_number(value, name, 1, UINT32_MAX, &plan->games) ? 2 : 0;
    }
    if (strcmp(name, "--seed") == 0) {
        return lab_number(value, name, 0, UINT64_MAX, &plan->setup.seed) ? 2 : 0;
    }
    if (strcmp(name, "--seats") == 0) {
        return lab_number(value, name, 1, SEATS_MAX, &plan->seats) ? 2 : 0;
    }
    if (strcmp(name, "--sides") == 0) {
        return lab_number(value, name, 1, SEATS_MAX, &plan->sides) ? 2 : 0;
    }
    if (strcmp(name, "--save") == 0 && value) {
        plan->save = value;
        return 2;
    }
    if (strcmp(name, "--rules") == 0 && value) {
        plan->rules = value;
        return 2;
    }
    int taken =
        strcmp(name, "--option") == 0 ? lab_option_read(plan->game, left - 1, argument + 1, plan->said) : 0;
    return taken > 0 ? 1 + taken : 0;
}

/* The sides of so many seats: those that are said, else one for each seat, or else those of the first seating
 * with so many seats. */
static int sides_for(const struct plan *plan, int seats)
{
    const struct game_seating *at = plan->game->seatings;
    while (at->seats > 0 && at->seats != seats) {
        at++;
    }
    bool alone = at->seats == 0 || game_can_seat(plan->game, seats, seats);
    return plan->sides ? (int)plan->sides : alone ? seats : at->sides;
}

/* The wanted number of seats, or else the smallest number with room for all named players. */
static bool sit_down(struct plan *plan)
{
    int most = game_seats_most(plan->game);
    int seats = plan->seats ? (int)plan->seats : plan->named;
    while (!plan->seats && seats < most && !game_can_seat(plan->game, seats, sides_for(plan, seats))) {
        seats++;
    }
    int sides = sides_for(plan, seats);
    if (!game_can_seat(plan->game, seats, sides)) {
        lab_seatings_say(plan->game, seats, sides);
        return false;
    }
    if (seats < plan->named) {
        say_line(stderr, "route-mille-lab: %d players for %d seats", plan->named, seats);
        return false;
    }
    for (int place = plan->named; place < seats; place++) {
        plan->player[place] = plan->player[plan->named - 1];
    }
    plan->setup.seats = seats;
    plan->setup.sides = sides;
    plan->games += ((uint64_t)seats - plan->games % (uint64_t)seats) % (uint64_t)seats;
    return lab_rules_fill(plan->game, plan->rules, plan->said, &plan->setup);
}

/* LAB_DONE or the exit code. */
static int read_plan(struct plan *plan, int count, char **argument)
{
    int at = 0;
    for (; at < count && argument[at][0] != '-'; at++) {
        if (plan->named == SEATS_MAX) {
            return misused("that are too many players");
        }
        if (!lab_player_read(plan->game, argument[at], &plan->player[plan->named++])) {
            return LAB_USAGE;
        }
    }
    for (int taken; at < count; at += taken) {
        taken = read_one(plan, argument + at, count - at);
        if (taken == 0) {
            return misused(argument[at]);
        }
    }
    if (plan->save && !lab_players_may_save(plan->player, plan->named)) {
        return LAB_USAGE;
    }
    if (plan->named == 0) {
        return misused("players are wanted");
    }
    return sit_down(plan) ? LAB_DONE : LAB_USAGE;
}

static const struct game *game_called(const char *name)
{
    const struct game *const *each = games_all;
    while (*each && strcmp((*each)->name, name) != 0) {
        each++;
    }
    return *each;
}

int lab_selfplay(int count, char **argument)
{
    struct plan plan = {
        .game = count > 0 ? game_called(argument[0]) : NULL, .games = 100, .setup = {.seed = 1}};
    if (plan.game) {
        count--;
        argument++;
    } else {
        plan.game = lab_games[0]->game;
    }
    memset(plan.said, LAB_OPTION_UNSAID, sizeof plan.said);
    const struct lab_game *own = lab_game_of(plan.game);
    bool of_two = count < 3 || argument[2][0] == '-';
    for (int i = 0; i < count; i++) {
        of_two = of_two && strcmp(argument[i], "--seats") != 0 && strcmp(argument[i], "--sides") != 0;
    }
    if (own && own->selfplay && of_two) {
        return own->selfplay(count, argument);
    }
    int code = read_plan(&plan, count, argument);
    if (code != LAB_DONE) {
        return code;
    }
    struct sums sums = {.moves = 0};
    for (uint64_t number = 0; number < plan.games; number++) {
        if (!play_game(&plan, number, &sums)) {
            return LAB_FAILED;
        }
    }
    print(&plan, &sums);
    return LAB_DONE;
}
