/* SPDX-License-Identifier: MIT */
/* What the options of a sitting make of the lines of its score. */
#ifndef FRONT_MILLE_PLAYED_H
#define FRONT_MILLE_PLAYED_H

#include "base/text.h"
#include "games/mille/mille.h"

struct table;

/* What one unit of a line of the score is worth; 0: the options leave this line out. */
int played_points(const struct table *table, enum mille_score_code code);
/* Adds where a game ends, as the small print beside the totals: "game at 5,000". */
void played_end_text(const struct table *table, struct text *out);

#endif
