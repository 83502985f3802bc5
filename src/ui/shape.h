/* SPDX-License-Identifier: MIT */
/* Flat shapes (plates, signs, frames, bursts) as SVG elements in the draw list. The platform rasterises each
 * distinct shape once, with the rasteriser of the art, and caches the picture.
 *
 * shape_begin starts a shape with a box in units. The coordinates of its elements, up to shape_end, are
 * relative to the corner of the box, so that equal shapes at two places share one cached picture. The box
 * must contain everything drawn, shadows included. */
#ifndef UI_SHAPE_H
#define UI_SHAPE_H

#include "base/text.h"
#include "ui/draw.h"

/* How an element is painted. Alpha 0: no fill, or no stroke. */
struct paint {
    struct rgba fill;
    struct rgba stroke;
    float width; /* of the stroke */
    bool round;  /* round caps and joins */
};

struct draw_command *shape_begin(struct draw_list *list, struct rect box);
void shape_end(struct draw_list *list);

void shape_rect(struct draw_list *list, float x, float y, float w, float h, float radius, struct paint paint);
void shape_circle(struct draw_list *list, float x, float y, float radius, struct paint paint);
void shape_line(struct draw_list *list, float x1, float y1, float x2, float y2, struct paint paint);
void shape_polygon(struct draw_list *list, const struct point *points, int count, struct paint paint);
/* An open line through the points. */
void shape_polyline(struct draw_list *list, const struct point *points, int count, struct paint paint);
/* SVG path data with absolute or relative commands; format as for printf. */
void shape_path(struct draw_list *list, struct paint paint, const char *format, ...) TEXT_FORMAT(3, 4);
/* The elements until shape_group_end get an SVG transform; format as for printf. */
void shape_group(struct draw_list *list, const char *format, ...) TEXT_FORMAT(2, 3);
void shape_group_end(struct draw_list *list);

/* Shorthands for paints. */
static inline struct paint paint_fill(struct rgba ink)
{
    return (struct paint){.fill = ink};
}
static inline struct paint paint_line(struct rgba ink, float width)
{
    return (struct paint){.stroke = ink, .width = width};
}

#endif
