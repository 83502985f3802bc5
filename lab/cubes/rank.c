/* SPDX-License-Identifier: MIT */
/* The commands rank and stat: the rankings of a score file, and the status sheet of a game in a journal. */
#include "cubes/cubes.h"
#include "games/cubes/ranking.h"
#include "games/cubes/status.h"
#include "lab.h"

#include "base/check.h"
#include "base/date.h"
#include "base/say.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS_MOST = 4096, TENTHS = 10, DATE_SIZE = 16 };

static const char *const companies[CUBES_COMPANIES] = {
    [CUBES_WITH_OTHERS] = "with others",
    [CUBES_ALONE] = "alone, Standard",
    [CUBES_ALONE_BLITZ] = "alone, Blitz",
};
static const char *const company_keys[CUBES_COMPANIES] = {
    [CUBES_WITH_OTHERS] = "with_others",
    [CUBES_ALONE] = "alone",
    [CUBES_ALONE_BLITZ] = "alone_blitz",
};

/* Reads FILE, with --json before or after it. NULL after a message. */
static const char *read_arguments(const char *command, int count, char **argument, bool *json)
{
    const char *path = NULL;
    *json = false;
    for (int i = 0; i < count; i++) {
        if (strcmp(argument[i], "--json") == 0) {
            *json = true;
        } else if (path || argument[i][0] == '-') {
            path = NULL;
            break;
        } else {
            path = argument[i];
        }
    }
    if (!path) {
        say_line(stderr, "route-mille-lab: cubes %s takes a file and --json", command);
    }
    return path;
}

static const char *date_text(int day, char date[DATE_SIZE])
{
    struct text text = text_in(date, DATE_SIZE);
    date_write(day, &text);
    return date;
}

/* ---- the ranking --------------------------------------------------------------------------------------- */

static void print_ranked(const struct cubes_ranked *ranked, int rank, bool alone)
{
    char date[DATE_SIZE], rating[DATE_SIZE];
    int32_t points = cubes_points_a_turn(ranked), busts = cubes_bust_rate(ranked);
    if (alone) {
        text_format(rating, sizeof rating, "%d.%d", ranked->rating / TENTHS, ranked->rating % TENTHS);
    } else {
        text_format(rating, sizeof rating, "%d", ranked->rating);
    }
    printf("%4d  %-11s %-20s %6d %5d %5d %7s %6d.%d %5d.%d%% %6d  %s\n", rank, ranked->player, ranked->name,
           ranked->games, ranked->won, ranked->left, rating, points / TENTHS, points % TENTHS, busts / TENTHS,
           busts % TENTHS, ranked->best, date_text(ranked->last_day, date));
}

static void print_ranking(const struct cubes_ranking *ranking)
{
    if (ranking->count == 0) {
        return;
    }
    printf("%s\n%4s  %-11s %-20s %6s %5s %5s %7s %8s %7s %6s  %s\n", companies[ranking->company], "rank",
           "player", "name", "games", "won", "left",
           ranking->company == CUBES_WITH_OTHERS ? "rating" : "turns", "points", "busts", "best",
           "last game");
    for (int i = 0; i < ranking->count; i++) {
        print_ranked(&ranking->list[i], i + 1, ranking->company != CUBES_WITH_OTHERS);
    }
    puts("");
}

static void write_ranking(const struct cubes_ranking *ranking, bool last)
{
    printf("  \"%s\": [", company_keys[ranking->company]);
    for (int i = 0; i < ranking->count; i++) {
        const struct cubes_ranked *ranked = &ranking->list[i];
        char date[DATE_SIZE];
        bool alone = ranking->company != CUBES_WITH_OTHERS;
        printf("%s\n    {\"rank\": %d, \"player\": \"%s\", \"name\": ", i > 0 ? "," : "", i + 1,
               ranked->player);
        lab_print_string(ranked->name);
        printf(", \"games\": %d, \"won\": %d, \"left\": %d, ", ranked->games, ranked->won, ranked->left);
        if (alone) {
            printf("\"turns\": %d.%d, ", ranked->rating / TENTHS, ranked->rating % TENTHS);
        } else {
            printf("\"rating\": %d, ", ranked->rating);
        }
        int32_t points = cubes_points_a_turn(ranked), busts = cubes_bust_rate(ranked);
        printf("\"points_a_turn\": %d.%d, \"bust_rate\": %d.%03d, \"best_turn\": %d, \"last_game\": \"%s\"}",
               points / TENTHS, points % TENTHS, busts / 1000, busts % 1000, ranked->best,
               date_text(ranked->last_day, date));
    }
    printf("%s]%s\n", ranking->count > 0 ? "\n  " : "", last ? "" : ",");
}

static void rank_all(struct cubes_ranking *ranking, struct cubes_scores *scores)
{
    struct cubes_row rows[CUBES_SEATS_MAX];
    int count;
    while ((count = cubes_scores_next(scores, rows)) > 0) {
        for (int company = 0; company < CUBES_COMPANIES; company++) {
            cubes_ranking_add(&ranking[company], rows, count);
        }
    }
}

int cubes_rank(int count, char **argument)
{
    bool json;
    size_t length;
    const char *path = read_arguments("rank", count, argument, &json);
    if (!path) {
        return LAB_USAGE;
    }
    char *text = lab_read_file(path, &length);
    if (!text) {
        return LAB_FAILED;
    }
    struct cubes_scores scores;
    if (!cubes_scores_open(&scores, text, length)) {
        say_line(stderr, "%s:1: this is no score file of the dice game, or one of a later version", path);
        free(text);
        return LAB_FAILED;
    }
    struct cubes_ranked *lists = malloc(sizeof *lists * CUBES_COMPANIES * PLAYERS_MOST);
    CHECK(lists != NULL);
    struct cubes_ranking ranking[CUBES_COMPANIES];
    for (size_t company = 0; company < CUBES_COMPANIES; company++) {
        ranking[company] =
            cubes_ranking_in(lists + company * PLAYERS_MOST, PLAYERS_MOST, (enum cubes_company)company);
    }
    rank_all(ranking, &scores);
    printf("%s", json ? "{\n" : "");
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        cubes_ranking_sort(&ranking[company]);
        if (json) {
            write_ranking(&ranking[company], company + 1 == CUBES_COMPANIES);
        } else {
            print_ranking(&ranking[company]);
        }
    }
    printf("%s", json ? "}\n" : "");
    if (scores.skipped > 0) {
        say_line(stderr, "%s: %d lines are no rows of whole games", path, scores.skipped);
    }
    cubes_scores_close(&scores);
    free(lists);
    free(text);
    return LAB_DONE;
}

/* ---- the status ---------------------------------------------------------------------------------------- */

static const char *player_of(const struct journal_seat *seat)
{
    return seat->player == PLAYER_HUMAN ? "person" : cubes_game.players[seat->player].name;
}

static void print_status(const struct cubes_status *status, const struct journal *journal)
{
    printf("%s to %d, %s%s\n%-4s %-11s %-20s %6s %-9s %6s %6s %6s %8s %8s\n",
           status->goal == CUBES_GOAL_BLITZ ? "Blitz" : "Standard", status->goal,
           status->jokers ? "with Jokers" : "plain dice",
           status->over       ? ", over"
           : status->overtime ? ", overtime"
                              : "",
           "seat", "player", "name", "score", "board", "turns", "busts", "best", "points", "wanting");
    for (int i = 0; i < status->seats; i++) {
        const struct cubes_status_seat *seat = &status->seat[i];
        const struct journal_seat *at = &journal->seat[i];
        const char *board = seat->left ? "left" : seat->off_board ? "off" : seat->on_board ? "on" : "-";
        printf("%-4d %-11s %-20s %6d %-9s %6d %6d %6d %6d.%d %8d%s\n", i, player_of(at), at->name,
               seat->score, board, seat->turns, seat->busts, seat->best, seat->average / TENTHS,
               seat->average % TENTHS, seat->left ? 0 : seat->wanting, seat->turn ? "  to move" : "");
    }
    if (status->at_risk > 0) {
        printf("at risk: %d\n", status->at_risk);
    }
    if (status->over && status->winner != SEAT_NONE) {
        printf("won by seat %d\n", status->winner);
    }
}

static void write_status(const struct cubes_status *status, const struct journal *journal)
{
    printf("{\n  \"goal\": %d, \"jokers\": %s, \"over\": %s, \"overtime\": %s, \"at_risk\": %d, \"winner\": ",
           status->goal, status->jokers ? "true" : "false", status->over ? "true" : "false",
           status->overtime ? "true" : "false", status->at_risk);
    if (status->winner == SEAT_NONE) {
        printf("null");
    } else {
        printf("%d", status->winner);
    }
    printf(",\n  \"seats\": [");
    for (int i = 0; i < status->seats; i++) {
        const struct cubes_status_seat *seat = &status->seat[i];
        printf("%s\n    {\"player\": \"%s\", \"name\": ", i > 0 ? "," : "", player_of(&journal->seat[i]));
        lab_print_string(journal->seat[i].name);
        printf(", \"score\": %d, \"on_board\": %s, \"off_board\": %s, \"left\": %s, \"to_move\": %s, "
               "\"turns\": %d, "
               "\"busts\": %d, \"best_turn\": %d, \"points_a_turn\": %d.%d, \"wanting\": %d}",
               seat->score, seat->on_board ? "true" : "false", seat->off_board ? "true" : "false",
               seat->left ? "true" : "false", seat->turn ? "true" : "false", seat->turns, seat->busts,
               seat->best, seat->average / TENTHS, seat->average % TENTHS, seat->wanting);
    }
    printf("\n  ]\n}\n");
}

int cubes_stat(int count, char **argument)
{
    bool json;
    struct session session;
    const char *path = read_arguments("stat", count, argument, &json);
    if (!path) {
        return LAB_USAGE;
    }
    if (!lab_load(path, &session)) {
        return LAB_FAILED;
    }
    bool can = session.game == &cubes_game;
    if (can) {
        const struct cubes_state *state = (const struct cubes_state *)(const void *)session.state;
        struct cubes_status status;
        cubes_status_of(&state->pub, &status);
        (json ? write_status : print_status)(&status, &session.journal);
    } else {
        say_line(stderr, "%s: this is no game of dice", path);
    }
    session_end(&session);
    return can ? LAB_DONE : LAB_FAILED;
}
