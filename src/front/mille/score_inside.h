/* SPDX-License-Identifier: MIT */
/* How the score sheet of a hand looks: for its two files. */
#ifndef FRONT_MILLE_SCORE_INSIDE_H
#define FRONT_MILLE_SCORE_INSIDE_H

#include "front/mille/score.h"
#include "front/mille/sheet.h"

enum { SCORE_ITEM_LEAVE, SCORE_ITEM_NEXT, SCORE_ITEM_REVIEW };

/* The sheet, with as many buttons as it has now. */
struct sheet_form score_form(const struct front *front);
/* How far a step has come, 0..1. */
float score_progress(const struct front *front, int step, float blend);
/* What the button that goes on says. */
const char *score_next_label(const struct front *front);
void score_draw(const struct front *front, struct draw_list *list, float blend);

#endif
