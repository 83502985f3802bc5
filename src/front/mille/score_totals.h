/* SPDX-License-Identifier: MIT */
/* The totals of the road's score sheet: of the hand, of the game or the evening, and the games won. */
#ifndef FRONT_MILLE_SCORE_TOTALS_H
#define FRONT_MILLE_SCORE_TOTALS_H

#include "front/mille/sheet.h"

/* Where the totals lie: rows that go on below the lines, or a column of their own beside them. */
struct score_totals {
    float hand, overall, games; /* baselines of their labels */
    float numbers;              /* how much lower the figures of points are */
    float label, column[SIDES_MAX], room;
    struct rect band; /* behind the overall total */
    struct sheet_stamp stamp;
};
struct score_totals score_totals_of(const struct sheet_form *sheet);
/* Where the goals of an evening of the journey stand. */
struct rect score_goals(const struct front *front, const struct sheet_form *sheet);
/* Draw the total of the hand; and the total of all with the games won. t: how far the count has come, 0..1.
 */
void score_totals_hand(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                       float t);
void score_totals_overall(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                          float t);

#endif
