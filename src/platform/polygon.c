/* SPDX-License-Identifier: MIT */
#include "platform/polygon.h"

#include "platform/blend.h"

#include <math.h>

struct polygon polygon_from(const struct draw_list *list, const struct draw_command *command)
{
    return (struct polygon){.points = list->point + command->as.polygon.first,
                            .count = command->as.polygon.count,
                            .scale = list->frame.scale,
                            .ink = command->ink};
}

SDL_Rect polygon_bounds(const struct polygon *polygon)
{
    if (polygon->count < 3) {
        return (SDL_Rect){0, 0, 0, 0};
    }
    float x0 = polygon->points[0].x, x1 = x0, y0 = polygon->points[0].y, y1 = y0;
    for (int i = 1; i < polygon->count; i++) {
        x0 = SDL_min(x0, polygon->points[i].x);
        x1 = SDL_max(x1, polygon->points[i].x);
        y0 = SDL_min(y0, polygon->points[i].y);
        y1 = SDL_max(y1, polygon->points[i].y);
    }
    float s = polygon->scale;
    SDL_Rect box = {(int)floorf(x0 * s) - 1, (int)floorf(y0 * s) - 1, 0, 0};
    box.w = (int)ceilf(x1 * s) + 1 - box.x;
    box.h = (int)ceilf(y1 * s) + 1 - box.y;
    return box;
}

/* ---- on the processor -------------------------------------------------------------------------------- */

/* How much more of each pixel is covered than of the one left of it, row by row. Reckoned from the corner of
 * the whole polygon, so that every part of it comes out the same whatever else is painted with it. */
struct cover {
    float *change;
    int w, stride;   /* w + 2: what lies right of it ends up in no pixel */
    int first, rows; /* of the polygon's rows */
};

static float within(float x, float most)
{
    return SDL_max(0.0f, SDL_min(x, most));
}

/* An edge's bit within one row, between x and next, `turn` of the row high (downwards positive). */
static void cover_bit(struct cover *cover, int row, float x, float next, float turn)
{
    float *at = cover->change + (ptrdiff_t)(row - cover->first) * cover->stride;
    float from = within(SDL_min(x, next), (float)cover->w), to = within(SDL_max(x, next), (float)cover->w);
    int first = (int)from, last = (int)ceilf(to);
    if (last <= first + 1) {
        float part = (from + to) / 2 - (float)first;
        at[first] += turn * (1 - part);
        at[first + 1] += turn * part;
        return;
    }
    /* What lies right of the bit in each pixel that it crosses, as an area. */
    float slope = 1 / (to - from), before = 0;
    for (int i = first; i < last; i++) {
        float left = SDL_max((float)i, from), right = SDL_min((float)i + 1, to);
        float low = (left - from) * slope, high = (right - from) * slope;
        float area = (low + high) / 2 * (right - left) + high * ((float)i + 1 - right);
        at[i] += turn * (area - before);
        before = area;
    }
    at[last] += turn * (1 - before);
}

static void cover_edge(struct cover *cover, struct point a, struct point b)
{
    float turn = 1;
    if (a.y > b.y) {
        struct point swap = a;
        a = b;
        b = swap;
        turn = -1;
    }
    int last = cover->first + cover->rows;
    if (b.y <= a.y || b.y <= (float)cover->first || a.y >= (float)last) {
        return;
    }
    float lean = (b.x - a.x) / (b.y - a.y);
    for (int row = SDL_max((int)a.y, cover->first); row < last && (float)row < b.y; row++) {
        float from = SDL_max((float)row, a.y), to = SDL_min((float)row + 1, b.y);
        if (to > from) {
            cover_bit(cover, row, a.x + (from - a.y) * lean, a.x + (to - a.y) * lean, turn * (to - from));
        }
    }
}

/* Sums the changes; the mask gets the pixels from one column on. */
static void cover_mask(const struct cover *cover, int column, int columns, uint8_t *mask)
{
    for (int row = 0; row < cover->rows; row++) {
        const float *change = cover->change + (ptrdiff_t)row * cover->stride;
        uint8_t *out = mask + (ptrdiff_t)row * columns;
        float sum = 0;
        for (int x = 0; x < column + columns; x++) {
            sum += change[x];
            float part = fabsf(sum);
            if (x >= column) {
                out[x - column] = (uint8_t)(SDL_min(part, 1.0f) * 255 + .5f);
            }
        }
    }
}

void polygon_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct polygon *polygon)
{
    SDL_Rect box = polygon_bounds(polygon), in;
    if (polygon->count < 3 || !SDL_IntersectRect(&box, part, &in)) {
        return;
    }
    struct cover cover = {.w = box.w, .stride = box.w + 2, .first = in.y - box.y, .rows = in.h};
    cover.change = SDL_calloc((size_t)cover.stride * (size_t)cover.rows, sizeof *cover.change);
    uint8_t *mask = SDL_malloc((size_t)in.w * (size_t)in.h);
    if (cover.change && mask) {
        float s = polygon->scale;
        for (int i = 0; i < polygon->count; i++) {
            struct point a = polygon->points[i], b = polygon->points[(i + 1) % polygon->count];
            cover_edge(&cover, (struct point){a.x * s - (float)box.x, a.y * s - (float)box.y},
                       (struct point){b.x * s - (float)box.x, b.y * s - (float)box.y});
        }
        cover_mask(&cover, in.x - box.x, in.w, mask);
        blend_mask(target, &in, mask, polygon->ink);
    }
    SDL_free(cover.change);
    SDL_free(mask);
}

/* ---- on a graphics card ------------------------------------------------------------------------------- */

/* Which way round the corners go: 1 or -1. */
static float turn_of(const struct polygon *polygon)
{
    float area = 0;
    for (int i = 0; i < polygon->count; i++) {
        struct point a = polygon->points[i], b = polygon->points[(i + 1) % polygon->count];
        area += a.x * b.y - a.y * b.x;
    }
    return area < 0 ? -1 : 1;
}

/* The way out of the polygon from the middle of an edge, of length 1. */
static struct point out_of(struct point a, struct point b, float turn)
{
    float length = hypotf(b.x - a.x, b.y - a.y);
    if (length < 1e-6f) {
        return (struct point){0, 0};
    }
    return (struct point){turn * (b.y - a.y) / length, -turn * (b.x - a.x) / length};
}

void polygon_mesh(SDL_Renderer *renderer, const struct polygon *polygon)
{
    int count = SDL_min(polygon->count, (int)POLYGON_POINTS_MAX);
    if (count < 3) {
        return;
    }
    SDL_Vertex vertex[2 * POLYGON_POINTS_MAX];
    int index[9 * POLYGON_POINTS_MAX], indices = 0;
    float s = polygon->scale, turn = turn_of(polygon);
    SDL_Color full = {polygon->ink.r, polygon->ink.g, polygon->ink.b, polygon->ink.a}, clear = full;
    clear.a = 0;
    for (int i = 0; i < count; i++) {
        struct point before = polygon->points[(i + count - 1) % count], at = polygon->points[i],
                     after = polygon->points[(i + 1) % count];
        struct point in = out_of(before, at, turn), out = out_of(at, after, turn);
        struct point way = {in.x + out.x, in.y + out.y};
        /* Half a pixel from both edges; sharp corners are not drawn out. */
        float square = way.x * way.x + way.y * way.y, reach = square > .5f ? 1 / square : 1;
        SDL_Vertex *pair = &vertex[(ptrdiff_t)2 * i];
        pair[0] = (SDL_Vertex){{at.x * s - way.x * reach, at.y * s - way.y * reach}, full, {0, 0}};
        pair[1] = (SDL_Vertex){{at.x * s + way.x * reach, at.y * s + way.y * reach}, clear, {0, 0}};
        int next = (i + 1) % count;
        const int fringe[6] = {2 * i, 2 * i + 1, 2 * next, 2 * i + 1, 2 * next + 1, 2 * next};
        for (int k = 0; k < 6; k++) {
            index[indices++] = fringe[k];
        }
        if (i >= 2) {
            index[indices++] = 0;
            index[indices++] = 2 * (i - 1);
            index[indices++] = 2 * i;
        }
    }
    SDL_RenderGeometry(renderer, NULL, vertex, 2 * count, index, indices);
}
