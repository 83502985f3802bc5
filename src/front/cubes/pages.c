/* SPDX-License-Identifier: MIT */
#include "front/cubes/page_inside.h"

void cubes_page_arrow(struct draw_list *list, float x, float y, bool shown, bool up, struct rgba ink)
{
    const float r = 7;
    if (!shown) {
        return;
    }
    shape_begin(list, (struct rect){x - r, y - r, 2 * r, 2 * r});
    float tip = up ? 2 : 2 * r - 2, foot = up ? 2 * r - 3 : 3;
    shape_polygon(list, (struct point[]){{r, tip}, {1, foot}, {2 * r - 1, foot}}, 3, paint_fill(ink));
    shape_end(list);
}
