/* SPDX-License-Identifier: MIT */
/* The faces at a table of the robot of person.h: four at the dice, others as a game seats them. */
#ifndef TESTS_FACES_RIG_H
#define TESTS_FACES_RIG_H

#include "front/game_front.h"
#include "front/table/table.h"

/* Sits down at a new game, where nobody speaks; the table is at rest then. */
void faces_sit_down(const struct game_front *game);
struct table *faces_table(void);
int faces_seats(void);
/* Lets one beat of what lives go by. */
void faces_beat(void);
/* Nothing may be drawn of a face but its picture at rest. */
void faces_check_rest(void);
/* Whether a picture of that name is drawn now. */
bool faces_draw_has(const char *picture);

#endif
