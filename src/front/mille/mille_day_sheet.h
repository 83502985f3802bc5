/* SPDX-License-Identifier: MIT */
/* What the score sheet of the road says of its deal: a deal of the day has the house's row in place of the
 * totals of a game; any other says its seed. */
#ifndef FRONT_MILLE_MILLE_DAY_SHEET_H
#define FRONT_MILLE_MILLE_DAY_SHEET_H

#include "front/mille/sheet.h"

struct front;

/* Where the stamp of a day's sheet lies, and how large: its totals' place is the house's. */
struct mille_day_stamp {
    struct point middle;
    float size;
};
struct mille_day_stamp mille_day_sheet_stamp(const struct sheet_form *sheet);
/* You and the house, with par, once it is known. */
void mille_day_sheet_draw(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);
/* The small line under the sheet's head: the seed of the deal, or that it is a day's. */
void mille_day_sheet_deal(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);

#endif
