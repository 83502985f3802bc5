/* SPDX-License-Identifier: MIT */
/* Counts the hands that end at the road table into the records, and keeps these as a file. */
#ifndef FRONT_COUNTING_H
#define FRONT_COUNTING_H

#include <stdbool.h>

struct front;

/* Reads the records; a damaged file is set aside. */
void counting_load(struct front *front);
/* Writes them; false: it is logged why. */
bool counting_save(struct front *front);
/* Counts the hand on the table if it is over, a person sits in the first seat, and it was not counted before. */
void counting_note(struct front *front);

#endif
