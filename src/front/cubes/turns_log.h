/* SPDX-License-Identifier: MIT */
/* The log of turns: every turn of the game on the table, the last one first, each of which can be watched
 * again and played on from. */
#ifndef FRONT_CUBES_TURNS_LOG_H
#define FRONT_CUBES_TURNS_LOG_H

#include "front/front.h"
#include "games/cubes/cubes.h"

enum { CUBES_LOG_TURNS = 240 }; /* earlier ones are not listed */

struct cubes_logged {
    uint8_t seat;
    uint8_t end;    /* enum cubes_event_kind: STOOD, BUST or LEFT; NONE while the turn lasts */
    int32_t points; /* held or lost */
    int32_t rolls;
    int32_t number; /* of the turn among its seat's */
    int moves;      /* of the sitting, that lead to its beginning */
};

struct cubes_turns_log {
    int count, moves, games;
    struct cubes_logged turn[CUBES_LOG_TURNS];
};

/* Takes into an empty log what a sitting begins with that tells of no beginning: a prepared position. */
void cubes_log_prepared(struct cubes_turns_log *log, const struct cubes_public *pub);
/* Takes the next event of a sitting. */
void cubes_log_take(struct cubes_turns_log *log, const struct event *event);

/* Whether there is one, and its page. */
bool cubes_log_can(const struct front *front);
void cubes_log_show(struct front *front);

#endif
