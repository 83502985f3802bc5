/* SPDX-License-Identifier: MIT */
/* Rectangles and points, in units. */
#ifndef UI_GEOMETRY_H
#define UI_GEOMETRY_H

#include <math.h>
#include <stdbool.h>

#define PI 3.14159265f
/* One degree in radians, in double precision for pictures that are turned exactly. */
#define DEGREE (3.14159265358979323846 / 180.0)

struct rect {
    float x, y, w, h;
};

struct point {
    float x, y;
};

static inline bool rect_holds(struct rect r, float x, float y)
{
    return x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h;
}
static inline struct rect rect_grow(struct rect r, float by)
{
    return (struct rect){r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by};
}
/* The length of a vector. Not hypotf: glibc 2.35 has a new version of that function, and a program linked
 * against it does not start on systems with an older glibc. The result is the same. */
static inline float vector_length(float x, float y)
{
    return (float)sqrt((double)x * (double)x + (double)y * (double)y);
}
/* The intersection of two rectangles; w or h is 0 where they do not overlap. */
static inline struct rect rect_shared(struct rect a, struct rect b)
{
    float left = a.x > b.x ? a.x : b.x, top = a.y > b.y ? a.y : b.y;
    float right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    float bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (struct rect){left, top, right > left ? right - left : 0, bottom > top ? bottom - top : 0};
}
/* The least rectangle round both. */
static inline struct rect rect_both(struct rect a, struct rect b)
{
    float left = fminf(a.x, b.x), top = fminf(a.y, b.y);
    return (struct rect){left, top, fmaxf(a.x + a.w, b.x + b.w) - left, fmaxf(a.y + a.h, b.y + b.h) - top};
}
/* From the left edge of a to the right edge of b, with the y and height of a. */
static inline struct rect rect_span(struct rect a, struct rect b)
{
    return (struct rect){a.x, a.y, b.x + b.w - a.x, a.h};
}
/* The edges round some points: begin with BOUNDS_NONE or those of a first point, and add the others. */
struct bounds {
    float x0, y0, x1, y1;
};
#define BOUNDS_NONE ((struct bounds){1e9f, 1e9f, -1e9f, -1e9f})
static inline void bounds_add(struct bounds *bounds, float x, float y)
{
    bounds->x0 = x < bounds->x0 ? x : bounds->x0;
    bounds->y0 = y < bounds->y0 ? y : bounds->y0;
    bounds->x1 = x > bounds->x1 ? x : bounds->x1;
    bounds->y1 = y > bounds->y1 ? y : bounds->y1;
}
static inline struct point rect_middle(struct rect r)
{
    return (struct point){r.x + r.w / 2, r.y + r.h / 2};
}

#endif
