/* SPDX-License-Identifier: MIT */
/* What is counted of a round of dominoes for the statistics and the high scores. */
#ifndef FRONT_BONES_BONES_COUNT_H
#define FRONT_BONES_BONES_COUNT_H

#include "front/records/records.h"
#include "games/bones/bones.h"
#include "table/session.h"

struct front;

/* The lists of high scores. */
enum { BONES_RANKING_TOTAL, BONES_RANKING_PLAY };

extern const struct records_form bones_records;

/* For `count` of struct game_front: counts the first person at the table. */
bool bones_count_round(const struct front *front, struct records_hand *hand,
                       char keys[SEATS_MAX][RECORDS_KEY_SIZE]);
/* The same of any session whose round is over; `pub`: what all seats see. */
bool bones_count_session(const struct session *session, const struct bones_public *pub,
                         struct records_hand *hand, char keys[SEATS_MAX][RECORDS_KEY_SIZE]);

#endif
