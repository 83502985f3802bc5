/* SPDX-License-Identifier: MIT */
/* What of a game of dice is counted for the statistics and the high scores. */
#ifndef FRONT_CUBES_CUBES_COUNT_H
#define FRONT_CUBES_CUBES_COUNT_H

#include "front/records/records.h"
#include "games/cubes/cubes.h"
#include "table/session.h"

struct cubes_tally;
struct front;

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
