/* SPDX-License-Identifier: MIT */
/* Counts the hands that end at the road table into the records, and keeps these as a file. */
#ifndef FRONT_COUNTING_H
#define FRONT_COUNTING_H

#include "front/part.h"
#include "front/records.h"

struct counting_state {
    struct records records;
    bool unkept; /* they are not on the disk as they are */
    int news;    /* which high scores the last game set */
};

extern const struct part records_part;
/* What it keeps, and the records among it. */
struct counting_state *counting_of(const struct front *front);
struct records *records_of(const struct front *front);

/* Writes them; false: it is logged why. */
bool counting_save(struct front *front);
/* Counts the hand on the table if it is over, a person sits in the first seat, and it was not counted before.
 */
void counting_note(struct front *front);

#endif
