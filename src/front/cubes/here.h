/* SPDX-License-Identifier: MIT */
/* What can be done here, for the question mark and F1; and what leaving would do. */
#ifndef FRONT_CUBES_HERE_H
#define FRONT_CUBES_HERE_H

#include "games/cubes/ranking.h"

enum { CUBES_HERE_LINES = 6, CUBES_HERE_SIZE = 200 };

/* Sentences about the table as it stands, for a seat: in turn what scores, what may be picked up, what a hold
 * brings or why it is refused, the chance of a bust; else that it waits; and what it still wants. Returns how
 * many. */
int cubes_here(const struct cubes_public *pub, int you, char line[CUBES_HERE_LINES][CUBES_HERE_SIZE]);

/* The question before the seat in turn leaves: what it does to the rating of `ranked`, which may be NULL for
 * somebody who has not played yet; not `known`: the rating is not told. */
void cubes_leave_text(const struct cubes_public *pub, const struct cubes_ranked *ranked, bool known,
                      struct text *out);

#endif
