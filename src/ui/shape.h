/* SPDX-License-Identifier: MIT */
/* Flat furniture (plates, signs, frames, bursts) as SVG elements in the draw list. A platform
 * rasterises each distinct shape once, with the same rasteriser as the art, and keeps it.
 *
 * shape_begin opens a shape on a box in canvas units; the elements until shape_end use coordinates
 * relative to that box's corner, so that equal furniture in two places is one cached picture. The box
 * must hold everything drawn, shadows included. */
#ifndef UI_SHAPE_H
#define UI_SHAPE_H

#include "base/text.h"
#include "ui/draw.h"

/* How an element is painted: no fill or no stroke where alpha is 0. */
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
/* An open line through points. */
void shape_polyline(struct draw_list *list, const struct point *points, int count, struct paint paint);
/* SVG path data, absolute or relative commands; printf-like. */
void shape_path(struct draw_list *list, struct paint paint, const char *format, ...) TEXT_FORMAT(3, 4);
/* Everything until shape_group_end under an SVG transform; printf-like. */
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
