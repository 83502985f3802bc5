/* SPDX-License-Identifier: MIT */
/* Who plays best, from the rows of a score file. A player is a name with "person" or a level.
 *
 * Of those who played with others: for each game r is the share of the other seats that ended lower, an equal
 * one counting half, and rating = round(1000 (sum of r + 2.5) / (games + 5)): 500 is even, and few games do
 * not move it far. Of those who played alone: (sum of turns + 3 par) / (games + 3), fewest first; a game that
 * was left counts as two pars. */
#ifndef GAMES_CUBES_RANKING_H
#define GAMES_CUBES_RANKING_H

#include "games/cubes/scores.h"

enum cubes_company { CUBES_WITH_OTHERS, CUBES_ALONE, CUBES_ALONE_BLITZ, CUBES_COMPANIES };

enum {
    CUBES_PAR = 25, /* turns alone */
    CUBES_PAR_BLITZ = 19,
    CUBES_RATING_EVEN = 500,
};

/* One player in one kind of company. */
struct cubes_ranked {
    char player[CUBES_PLAYER_SIZE];
    char name[SEAT_NAME_SIZE];
    int games, won, left;
    int last_day;   /* of the last game */
    int64_t shares; /* sum of r, in 120ths */
    int64_t score, turns, busts;
    int64_t counted; /* alone: turns as they count */
    int32_t best;    /* most points of a turn */
    int32_t rating;  /* 0..1000; alone: tenths of a turn */
};

/* A list being made: the caller's room. */
struct cubes_ranking {
    enum cubes_company company;
    struct cubes_ranked *list;
    int room, count;
    int left_out; /* rows of players for whom there was no room */
};

/* Begins an empty list. */
struct cubes_ranking cubes_ranking_in(struct cubes_ranked *list, int room, enum cubes_company company);
/* Counts a game, if it was of this company. */
void cubes_ranking_add(struct cubes_ranking *ranking, const struct cubes_row *rows, int count);
/* Rates all and puts the best first; of equals who has more games, more points a turn, the earlier name. */
void cubes_ranking_sort(struct cubes_ranking *ranking);

/* The rating of so many games with a sum of shares in 120ths. */
int32_t cubes_rating_of(int64_t shares, int games);
/* Points a turn in tenths, busts in thousandths of turns, halves up; 0 without turns. */
int32_t cubes_points_a_turn(const struct cubes_ranked *ranked);
int32_t cubes_bust_rate(const struct cubes_ranked *ranked);
/* What the rating of a player would be after one more game of so many seats with so many ended lower and
 * equal. */
int32_t cubes_rating_after(const struct cubes_ranked *ranked, int seats, int lower, int equal);

#endif
