/* SPDX-License-Identifier: MIT */
#include "platform/polygon.h"

#include "platform/blend.h"
#include "platform/surface_row.h"

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
    struct bounds all = BOUNDS_NONE;
    for (int i = 0; i < polygon->count; i++) {
        bounds_add(&all, polygon->points[i].x, polygon->points[i].y);
    }
    float s = polygon->scale;
    SDL_Rect box = {(int)floorf(all.x0 * s) - 1, (int)floorf(all.y0 * s) - 1, 0, 0};
    box.w = (int)ceilf(all.x1 * s) + 1 - box.x;
    box.h = (int)ceilf(all.y1 * s) + 1 - box.y;
    return box;
}

/* ---- on the processor -------------------------------------------------------------------------------- */

/* An edge, pointing downwards, in pixels relative to the corner of the whole polygon, so that each pixel gets
 * the same value whichever part of the polygon is painted. */
struct edge {
    struct point from;
    float end, lean; /* the row's height where it ends; columns a row */
    bool down;       /* whether the polygon's corners run down it, too */
};

/* A run of pixels in a row. */
struct reach {
    int first, end;
};

/* A row of the polygon: for each pixel, the difference between its coverage and that of the pixel to its
 * left. It is 0 except at pixels that an edge crosses: between the edges the coverage is constant. */
struct row {
    float *change; /* w + 2: differences at the right end of the polygon reach beyond the last pixel */
    int w;
    struct reach down, up; /* the pixels that edges of each direction cross */
};

static float within(float x, float most)
{
    return SDL_max(0.0f, SDL_min(x, most));
}

static void widen(struct reach *reach, int first, int end)
{
    reach->first = reach->end > 0 ? SDL_min(reach->first, first) : first;
    reach->end = SDL_max(reach->end, end);
}

/* Adds the part of an edge within the row, from x to next. turn: its height in rows, positive downwards. */
static void cover_bit(struct row *row, float x, float next, float turn)
{
    float *at = row->change;
    float from = within(SDL_min(x, next), (float)row->w), to = within(SDL_max(x, next), (float)row->w);
    int first = (int)from, last = (int)ceilf(to);
    widen(turn > 0 ? &row->down : &row->up, first, SDL_max(last, first + 1) + 1);
    if (last <= first + 1) {
        float part = (from + to) / 2 - (float)first;
        at[first] += turn * (1 - part);
        at[first + 1] += turn * part;
        return;
    }
    /* The area to the right of this part, in each pixel that it crosses. */
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

/* Collects the edges that reach a row, from edge `first` on; returns how many. */
static int edges_of(const struct polygon *polygon, const SDL_Rect *box, struct edge edges[POLYGON_POINTS_MAX])
{
    int count = 0, corners = SDL_min(polygon->count, (int)POLYGON_POINTS_MAX);
    float s = polygon->scale;
    for (int i = 0; i < corners; i++) {
        struct point a = polygon->points[i], b = polygon->points[(i + 1) % corners];
        a = (struct point){a.x * s - (float)box->x, a.y * s - (float)box->y};
        b = (struct point){b.x * s - (float)box->x, b.y * s - (float)box->y};
        bool down = a.y <= b.y;
        struct point top = down ? a : b, foot = down ? b : a;
        if (foot.y > top.y) {
            edges[count++] = (struct edge){top, foot.y, (foot.x - top.x) / (foot.y - top.y), down};
        }
    }
    return count;
}

static void cover_row(struct row *row, int y, const struct edge *edges, int count)
{
    row->down = row->up = (struct reach){0, 0};
    for (int i = 0; i < count; i++) {
        const struct edge *edge = &edges[i];
        float from = SDL_max((float)y, edge->from.y), to = SDL_min((float)y + 1, edge->end);
        if (to > from) {
            cover_bit(row, edge->from.x + (from - edge->from.y) * edge->lean,
                      edge->from.x + (to - edge->from.y) * edge->lean, edge->down ? to - from : from - to);
        }
    }
}

/* Blends the colour over a run of pixels of the same coverage, as far as it is inside the wanted part. */
static void lay_run(uint32_t *to, struct reach run, struct reach asked, float sum, struct rgba ink)
{
    int first = SDL_max(run.first, asked.first), end = SDL_min(run.end, asked.end);
    uint8_t cover = (uint8_t)(SDL_min(fabsf(sum), 1.0f) * 255 + .5f);
    if (first < end && cover > 0) {
        blend_run(to + (first - asked.first), end - first, cover, ink);
    }
}

/* Adds up and clears the differences, and blends the pixels of the row. to: the first wanted pixel. */
static void lay_row(struct row *row, uint32_t *to, struct reach asked, struct rgba ink)
{
    bool swap = row->up.first < row->down.first;
    struct reach crossed[2] = {swap ? row->up : row->down, swap ? row->down : row->up};
    float sum = 0;
    int x = crossed[0].first;
    for (int i = 0; i < 2; i++) {
        lay_run(to, (struct reach){x, crossed[i].first}, asked, sum, ink);
        for (x = SDL_max(x, crossed[i].first); x < crossed[i].end; x++) {
            sum += row->change[x];
            row->change[x] = 0;
            lay_run(to, (struct reach){x, x + 1}, asked, sum, ink);
        }
    }
}

void polygon_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct polygon *polygon)
{
    SDL_Rect box = polygon_bounds(polygon), in;
    if (polygon->count < 3 || !SDL_IntersectRect(&box, part, &in)) {
        return;
    }
    struct edge edges[POLYGON_POINTS_MAX];
    int count = edges_of(polygon, &box, edges);
    struct row row = {.change = SDL_calloc((size_t)box.w + 2, sizeof *row.change), .w = box.w};
    struct reach asked = {in.x - box.x, in.x - box.x + in.w};
    for (int y = in.y; y < in.y + in.h && row.change; y++) {
        cover_row(&row, y - box.y, edges, count);
        lay_row(&row, surface_row(target, y) + in.x, asked, polygon->ink);
    }
    SDL_free(row.change);
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

/* The unit vector out of the polygon at the middle of an edge. */
static struct point out_of(struct point a, struct point b, float turn)
{
    float length = vector_length(b.x - a.x, b.y - a.y);
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
        /* Half a pixel from both edges; the fringe of sharp corners is kept short. */
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
