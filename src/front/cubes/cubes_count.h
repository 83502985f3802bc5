/* SPDX-License-Identifier: MIT */
/* What of a game of dice is counted for the statistics and the high scores. */
#ifndef FRONT_CUBES_CUBES_COUNT_H
#define FRONT_CUBES_CUBES_COUNT_H

#include "front/records/records.h"
#include "games/cubes/cubes.h"
#include "table/session.h"

struct front;

/* What is counted of one seat in the game under way. */
struct cubes_tally_seat {
    int32_t turns, busts, points; /* points: held */
    int32_t best;                 /* most points of a turn */
    int32_t last;                 /* points of the last hold */
    int32_t hot;                  /* times that all five dice had scored */
    int32_t boarded;              /* the turn in which it got on board; 0: not yet */
    int32_t dice;                 /* thrown */
    int32_t fives, straights;
    int64_t risks; /* busts to be expected of its rolls, in millionths */
};

struct cubes_tally {
    struct cubes_tally_seat seat[CUBES_SEATS_MAX];
    bool overtime; /* there was some */
};

/* Counts a move: the table before it, and its events. A new game begins at nothing. */
void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events);

/* High scores; those of Blitz follow in the same order. */
enum { CUBES_RANKING_TURNS, CUBES_RANKING_TURN, CUBES_RANKING_LEAD, CUBES_RANKING_BLITZ };

extern const struct records_form cubes_records;

/* As `count` of struct game_front. The first person at the table is counted. */
bool cubes_count(const struct front *front, struct records_hand *hand,
                 char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
/* Counts the last game of a session's journal from its events; *tally begins as zeros. */
void cubes_tally_of(const struct session *session, struct cubes_tally *tally);
/* The same of a session whose game is over, of which `seen` is what its seats see. */
bool cubes_count_session(const struct session *session, const struct cubes_public *seen,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE]);

#endif
