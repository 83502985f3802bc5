/* SPDX-License-Identifier: MIT */
/* The columns of the ranking of all players, and the order of its rows. Columns are of enum cubes_column. */
#ifndef FRONT_CUBES_RANKING_ORDER_H
#define FRONT_CUBES_RANKING_ORDER_H

#include "front/cubes/kept.h"

/* Whether the list that is shown has a column; its head, translated; its width in units, 0 if it is not
 * there. */
bool cubes_ranking_has(const struct cubes_ranking_page *page, int column);
const char *cubes_ranking_head(const struct cubes_ranking_page *page, int column);
float cubes_ranking_wide(const struct cubes_ranking_page *page, int column);
/* Which games the list is of, translated. */
const char *cubes_ranking_games(const struct cubes_ranking_page *page);
/* The player in a row; and what a column says of a player. */
const struct cubes_ranked *cubes_ranking_at(const struct cubes_ranking_page *page, int row);
void cubes_ranking_text(const struct cubes_ranking_page *page, const struct cubes_ranked *ranked, int column,
                        struct text *out);
/* An item of the page was chosen, or changed by a step left or right; false: it changes nothing. */
bool cubes_ranking_choose(struct cubes_ranking_page *page, int item, int step);

#endif
