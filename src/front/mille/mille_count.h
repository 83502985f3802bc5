/* SPDX-License-Identifier: MIT */
/* What of a hand of the road is counted for the statistics and the high scores. */
#ifndef FRONT_MILLE_MILLE_COUNT_H
#define FRONT_MILLE_MILLE_COUNT_H

#include "front/records.h"

struct front;

/* What happened in the hand on the table, which is over, as its first seat's side sees it; it keeps `key`, of
 * RECORDS_KEY_SIZE bytes. */
void mille_count(const struct front *front, struct records_hand *hand, char *key);

#endif
