/* SPDX-License-Identifier: MIT */
/* The ranking of players from the rows of a score file. A player is a name together with "person" or a level.
 *
 * Games with others: in each game r is the share of the other seats that ended lower, where an equal seat
 * counts half. rating = round(1000 (sum of r + 2.5) / (games + 5)): 500 is average, and few games do not move
 * it far. Games alone: (sum of turns + 3 par) / (games + 3), the fewest first; a game that was left counts as
 * two pars. */
#ifndef GAMES_CUBES_RANKING_H
#define GAMES_CUBES_RANKING_H

#include "games/cubes/scores.h"

/* The company of a player in a game. Each kind has its own list. */
enum cubes_company { CUBES_WITH_OTHERS, CUBES_ALONE, CUBES_ALONE_BLITZ, CUBES_COMPANIES };

enum {
    CUBES_PAR = 25, /* turns alone */
    CUBES_PAR_BLITZ = 19,
    CUBES_RATING_EVEN = 500,
};

/* One player in one list. */
struct cubes_ranked {
    char player[CUBES_PLAYER_SIZE];
    char name[SEAT_NAME_SIZE];
    int games, won, left;
    int last_day;   /* day of the last game */
    int64_t shares; /* sum of r, in 120ths */
    int64_t score, turns, busts;
    int64_t counted; /* alone: turns, with two pars for a game that was left */
    int32_t best;    /* most points in one turn */
    int32_t rating;  /* 0 to 1000; alone: turns in tenths */
};

/* A list while it is filled. The caller owns the memory. */
struct cubes_ranking {
    enum cubes_company company;
    struct cubes_ranked *list;
    int room, count;
    int left_out; /* rows of players that found no room in the list */
};

/* Starts an empty list. */
struct cubes_ranking cubes_ranking_in(struct cubes_ranked *list, int room, enum cubes_company company);
/* Adds a game to the list, if it belongs there. rows: those of all its seats. */
void cubes_ranking_add(struct cubes_ranking *ranking, const struct cubes_row *rows, int count);
/* Rates all players and sorts them, the best first; among equals by more games, then more points a turn, then
 * the name. */
void cubes_ranking_sort(struct cubes_ranking *ranking);

/* The rating after a number of games. shares: the sum of r, in 120ths. */
int32_t cubes_rating_of(int64_t shares, int games);
/* Points a turn in tenths, and busts in thousandths of turns, both rounded; 0 without turns. */
int32_t cubes_points_a_turn(const struct cubes_ranked *ranked);
int32_t cubes_bust_rate(const struct cubes_ranked *ranked);
/* The rating of a player after one more game. seats: of that game; lower, equal: the seats that ended lower
 * than the player, and equal. */
int32_t cubes_rating_after(const struct cubes_ranked *ranked, int seats, int lower, int equal);

#endif
