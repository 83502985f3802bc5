/* SPDX-License-Identifier: MIT */
#include "ui/seat_mark.h"

#include "base/check.h"
#include "ui/ink.h"
#include "ui/shape.h"

#include <math.h>

struct seat_colour seat_colour(int after)
{
    const struct seat_colour colours[] = {
        {SEAT_MARK_STAR, INK_SUN, INK_INK},         {SEAT_MARK_DISC, INK_RED, INK_CREAM},
        {SEAT_MARK_TRIANGLE, INK_GREEN, INK_CREAM}, {SEAT_MARK_SQUARE, INK_ROYAL, INK_CREAM},
        {SEAT_MARK_DIAMOND, INK_PLUM, INK_CREAM},   {SEAT_MARK_CROSS, INK_SEA, INK_CREAM}};
    CHECK(after >= 0 && after < (int)(sizeof colours / sizeof *colours));
    return colours[after];
}

static void draw_star(struct draw_list *list, float middle, float radius, struct rgba ink)
{
    struct point points[10];
    for (int i = 0; i < 10; i++) {
        float at = PI * (float)i / 5 - PI / 2, r = i % 2 ? radius * .45f : radius;
        points[i] = (struct point){middle + cosf(at) * r, middle + radius * .04f + sinf(at) * r};
    }
    shape_polygon(list, points, 10, paint_fill(ink));
}

void seat_mark_draw(struct draw_list *list, enum seat_mark mark, float x, float y, float radius,
                    struct rgba ink)
{
    float r = radius, m = r * 1.3f; /* coordinates of the middle of the box */
    shape_begin(list, (struct rect){x - m, y - m, 2 * m, 2 * m});
    switch (mark) {
    case SEAT_MARK_DISC:
        shape_circle(list, m, m, r * .86f, paint_fill(ink));
        break;
    case SEAT_MARK_TRIANGLE:
        shape_polygon(
            list, (struct point[]){{m, m - r}, {m + r * .98f, m + r * .74f}, {m - r * .98f, m + r * .74f}}, 3,
            paint_fill(ink));
        break;
    case SEAT_MARK_SQUARE:
        shape_rect(list, m - r * .78f, m - r * .78f, r * 1.56f, r * 1.56f, r * .12f, paint_fill(ink));
        break;
    case SEAT_MARK_STAR:
        draw_star(list, m, r * 1.12f, ink);
        break;
    case SEAT_MARK_DIAMOND:
        shape_polygon(
            list,
            (struct point[]){{m, m - r * 1.1f}, {m + r * .86f, m}, {m, m + r * 1.1f}, {m - r * .86f, m}}, 4,
            paint_fill(ink));
        break;
    case SEAT_MARK_CROSS:
        shape_rect(list, m - r * .3f, m - r * .92f, r * .6f, r * 1.84f, 0, paint_fill(ink));
        shape_rect(list, m - r * .92f, m - r * .3f, r * 1.84f, r * .6f, 0, paint_fill(ink));
        break;
    }
    shape_end(list);
}

void seat_mark_tab(struct draw_list *list, struct rect plate, float w, struct rgba ink)
{
    float h = plate.h;
    shape_begin(list, (struct rect){plate.x, plate.y, w, h});
    shape_path(list, paint_fill(ink), "M12 0L%g 0L%g %gL12 %gC5 %g 0 %g 0 %gL0 12C0 5 5 0 12 0Z", w, w, h, h,
               h, h - 5, h - 12);
    shape_end(list);
}

void seat_mark_turn(struct draw_list *list, struct rect plate)
{
    shape_begin(list, rect_grow(plate, 10));
    shape_rect(list, 5, 5, plate.w + 10, plate.h + 10, 16, paint_line(INK_INK, list->contrast ? 10 : 7));
    shape_rect(list, 5, 5, plate.w + 10, plate.h + 10, 16, paint_line(INK_SUN, 4.5f));
    shape_end(list);
}
