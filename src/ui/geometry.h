/* SPDX-License-Identifier: MIT */
/* Rectangles and points, in units. */
#ifndef UI_GEOMETRY_H
#define UI_GEOMETRY_H

#include <math.h>
#include <stdbool.h>

#define PI 3.14159265f
/* In radians, for pictures that are turned to the pixel. */
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
/* How long the way by x and y is. hypotf would do; but glibc gave it a new version with 2.35, and a program
 * that names that one does not start with older ones. This is what it reckons there. */
static inline float vector_length(float x, float y)
{
    return (float)sqrt((double)x * (double)x + (double)y * (double)y);
}
/* What two have in common; w or h is 0 where they are apart. */
static inline struct rect rect_shared(struct rect a, struct rect b)
{
    float left = a.x > b.x ? a.x : b.x, top = a.y > b.y ? a.y : b.y;
    float right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    float bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (struct rect){left, top, right > left ? right - left : 0, bottom > top ? bottom - top : 0};
}
/* From the left edge of one to the right edge of another further right, as high as the first. */
static inline struct rect rect_span(struct rect a, struct rect b)
{
    return (struct rect){a.x, a.y, b.x + b.w - a.x, a.h};
}
static inline struct point rect_middle(struct rect r)
{
    return (struct point){r.x + r.w / 2, r.y + r.h / 2};
}

#endif
