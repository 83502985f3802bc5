/* SPDX-License-Identifier: MIT */
/* What a sitting is played by: its rule set, and what the options make of the score. */
#ifndef FRONT_MILLE_PLAYED_H
#define FRONT_MILLE_PLAYED_H

#include "base/text.h"
#include "games/mille/mille.h"

struct table;

/* Whether panel and sheet say the rule set: not for two seats by the default rules. */
bool played_is_said(const struct table *table);
/* Adds the rule set: "Rules: Parker, 1962". */
void played_text(const struct table *table, struct text *out);
/* What one unit of a line of the score is worth; 0: the options leave this line out. */
int played_points(const struct table *table, enum mille_score_code code);
/* Adds where a game ends, as the small print beside the totals: "game at 5,000". */
void played_end_text(const struct table *table, struct text *out);

#endif
