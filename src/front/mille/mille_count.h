/* SPDX-License-Identifier: MIT */
/* What of a hand of the road is counted for the statistics and the high scores. */
#ifndef FRONT_MILLE_MILLE_COUNT_H
#define FRONT_MILLE_MILLE_COUNT_H

#include "front/records/records.h"

struct front;

/* Its rankings, and the figures of its own, by their places. */
enum { MILLE_RANKING_TOTAL, MILLE_RANKING_SPREAD };
enum { MILLE_FIGURE_TRIPS, MILLE_FIGURE_COUPS, MILLE_FIGURE_SHUT_OUTS };

extern const struct records_form mille_records;

/* As `count` of struct game_front. Only a person in the first seat is counted. */
bool mille_count(const struct front *front, struct records_hand *hand,
                 char keys[SEATS_MAX][RECORDS_KEY_SIZE]);

#endif
