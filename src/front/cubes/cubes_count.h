/* SPDX-License-Identifier: MIT */
/* What is counted of a game of dice (games/cubes/figures.c): for the slate at its end, the statistics and the
 * high scores. */
#ifndef FRONT_CUBES_CUBES_COUNT_H
#define FRONT_CUBES_CUBES_COUNT_H

#include "front/records/records.h"
#include "games/cubes/cubes.h"
#include "table/session.h"

struct front;

/* What is counted of one seat in the game under way, beside what the table itself counts. */
struct cubes_tally_seat {
    int32_t last;    /* points of the last hold */
    int32_t hot;     /* how often all five dice had scored */
    int32_t boarded; /* the turn in which the seat got on board; 0: not yet */
    int32_t dice;    /* thrown */
};

struct cubes_tally {
    struct cubes_tally_seat seat[CUBES_SEATS_MAX];
    bool overtime; /* the game went into overtime */
};

/* The lists of high scores; those of Blitz follow in the same order. */
enum { CUBES_RANKING_TURNS, CUBES_RANKING_TURN, CUBES_RANKING_LEAD, CUBES_RANKING_BLITZ };

extern const struct records_form cubes_records;

/* For `count` of struct game_front: counts the first person at the table. */
bool cubes_count(const struct front *front, struct records_hand *hand,
                 char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
/* Counts the last game in a session's journal. */
void cubes_tally_of(const struct session *session, struct cubes_tally *tally);
/* The same as cubes_count, of any session whose game is over; `seen`: what its seats see. */
bool cubes_count_session(const struct session *session, const struct cubes_public *seen,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE]);

#endif
