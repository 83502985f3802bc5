/* SPDX-License-Identifier: MIT */
#include "platform/stroke.h"

#include <math.h>

enum { PIECE_POINTS_MAX = 256, VERTICES_MAX = 1536, INDICES_MAX = 4608, CAP_STEPS = 8 };

/* Triangles gathered for one call. */
struct mesh {
    SDL_Renderer *renderer;
    SDL_Color full, clear;
    SDL_Vertex vertex[VERTICES_MAX];
    int index[INDICES_MAX];
    int vertices, indices;
};

static void mesh_flush(struct mesh *mesh)
{
    if (mesh->indices > 0) {
        SDL_RenderGeometry(mesh->renderer, NULL, mesh->vertex, mesh->vertices, mesh->index, mesh->indices);
    }
    mesh->vertices = 0;
    mesh->indices = 0;
}

static void mesh_room(struct mesh *mesh, int vertices, int indices)
{
    if (mesh->vertices + vertices > VERTICES_MAX || mesh->indices + indices > INDICES_MAX) {
        mesh_flush(mesh);
    }
}

static int mesh_point(struct mesh *mesh, struct point at, bool full)
{
    mesh->vertex[mesh->vertices] =
        (SDL_Vertex){.position = {at.x, at.y}, .color = full ? mesh->full : mesh->clear};
    return mesh->vertices++;
}

static void mesh_triangle(struct mesh *mesh, int a, int b, int c)
{
    mesh->index[mesh->indices++] = a;
    mesh->index[mesh->indices++] = b;
    mesh->index[mesh->indices++] = c;
}

static void mesh_quad(struct mesh *mesh, int a, int b, int c, int d)
{
    mesh_triangle(mesh, a, b, c);
    mesh_triangle(mesh, b, d, c);
}

static struct point add(struct point p, struct point by, float times)
{
    return (struct point){p.x + by.x * times, p.y + by.y * times};
}

static struct point direction(struct point from, struct point to)
{
    float length = hypotf(to.x - from.x, to.y - from.y);
    if (length < 1e-6f) {
        return (struct point){1, 0};
    }
    return (struct point){(to.x - from.x) / length, (to.y - from.y) / length};
}

/* Half a disc behind an end; `away` points out of the line. */
static void cap(struct mesh *mesh, struct point end, struct point away, float core, float edge)
{
    mesh_room(mesh, 2 * CAP_STEPS + 3, 9 * CAP_STEPS);
    struct point side = {-away.y, away.x};
    int middle = mesh_point(mesh, end, true);
    int last_in = -1;
    int last_out = -1;
    for (int i = 0; i <= CAP_STEPS; i++) {
        float angle = 3.14159265f * (float)i / CAP_STEPS;
        struct point ray = {side.x * cosf(angle) + away.x * sinf(angle),
                            side.y * cosf(angle) + away.y * sinf(angle)};
        int in = mesh_point(mesh, add(end, ray, core), true);
        int out = mesh_point(mesh, add(end, ray, edge), false);
        if (i > 0) {
            mesh_triangle(mesh, middle, last_in, in);
            mesh_quad(mesh, last_in, last_out, in, out);
        }
        last_in = in;
        last_out = out;
    }
}

/* A cut end: the last half pixel fades. */
static void fade(struct mesh *mesh, struct point end, struct point away, float core, float edge)
{
    mesh_room(mesh, 8, 18);
    struct point side = {-away.y, away.x};
    struct point out = add(end, away, 0.5f);
    struct point in = add(end, away, -0.5f);
    static const int solid[4] = {0, 1, 1, 0};
    float reach[4] = {edge, core, -core, -edge};
    int inner[4];
    int outer[4];
    for (int i = 0; i < 4; i++) {
        inner[i] = mesh_point(mesh, add(in, side, reach[i]), solid[i]);
        outer[i] = mesh_point(mesh, add(out, side, reach[i]), false);
    }
    for (int i = 0; i < 3; i++) {
        mesh_quad(mesh, inner[i], inner[i + 1], outer[i], outer[i + 1]);
    }
}

/* One unbroken piece. */
static void piece(struct mesh *mesh, const struct point *points, int count, float width, bool round)
{
    if (count < 2) {
        return;
    }
    float core = SDL_max(width / 2 - 0.5f, 0.0f);
    float edge = width / 2 + 0.5f;
    int last[4] = {0, 0, 0, 0};
    for (int i = 0; i < count; i++) {
        struct point in = direction(points[i > 0 ? i - 1 : 0], points[i > 0 ? i : 1]);
        struct point out = i + 1 < count ? direction(points[i], points[i + 1]) : in;
        struct point side = {-(in.y + out.y), in.x + out.x};
        float length = hypotf(side.x, side.y);
        /* The miter is kept within twice the width: sharper turns do not occur on roads. */
        float stretch = length > 0.5f ? 2 / length : 2;
        side =
            length > 1e-3f ? (struct point){side.x / length, side.y / length} : (struct point){-in.y, in.x};
        stretch = SDL_min(stretch, 2.0f);
        struct point at = points[i];
        if (!round && i == 0) {
            at = add(at, out, 0.5f);
        } else if (!round && i == count - 1) {
            at = add(at, in, -0.5f);
        }
        if (mesh->vertices + 8 > VERTICES_MAX || mesh->indices + 18 > INDICES_MAX) {
            SDL_Vertex kept[4];
            for (int k = 0; k < 4; k++) {
                kept[k] = mesh->vertex[last[k]];
            }
            mesh_flush(mesh);
            for (int k = 0; k < 4 && i > 0; k++) {
                mesh->vertex[mesh->vertices] = kept[k];
                last[k] = mesh->vertices++;
            }
        }
        int now[4] = {mesh_point(mesh, add(at, side, edge * stretch), false),
                      mesh_point(mesh, add(at, side, core * stretch), true),
                      mesh_point(mesh, add(at, side, -core * stretch), true),
                      mesh_point(mesh, add(at, side, -edge * stretch), false)};
        for (int k = 0; k < 3 && i > 0; k++) {
            mesh_quad(mesh, last[k], last[k + 1], now[k], now[k + 1]);
        }
        for (int k = 0; k < 4; k++) {
            last[k] = now[k];
        }
    }
    struct point back = direction(points[1], points[0]);
    struct point on = direction(points[count - 2], points[count - 1]);
    if (round) {
        cap(mesh, points[0], back, core, edge);
        cap(mesh, points[count - 1], on, core, edge);
    } else {
        fade(mesh, points[0], back, core, edge);
        fade(mesh, points[count - 1], on, core, edge);
    }
}

/* Cuts the line into dashes: `phase` of the pattern has gone by at the start. */
static void dashes(struct mesh *mesh, const struct stroke *stroke)
{
    float s = stroke->scale;
    float dash = stroke->dash * s;
    float gap = stroke->gap * s;
    float width = stroke->width * s;
    bool unbroken = dash <= 0 || gap <= 0;
    struct point kept[PIECE_POINTS_MAX];
    int count = 0;
    float at = unbroken ? 0 : fmodf(fmodf(-stroke->phase * s, dash + gap) + dash + gap, dash + gap);
    bool on = unbroken || at < dash;
    float left = unbroken ? 1e9f : on ? dash - at : dash + gap - at;
    struct point from = {stroke->points[0].x * s, stroke->points[0].y * s};
    kept[count++] = from;
    for (int i = 1; i < stroke->count; i++) {
        struct point to = {stroke->points[i].x * s, stroke->points[i].y * s};
        float length = hypotf(to.x - from.x, to.y - from.y);
        struct point way = direction(from, to);
        while (length > left) {
            from = add(from, way, left);
            length -= left;
            if (on) {
                kept[count++] = from;
                piece(mesh, kept, count, width, stroke->round);
            }
            on = !on;
            left = on ? dash : gap;
            count = 0;
            kept[count++] = from;
        }
        left -= length;
        from = to;
        if (length > 1e-4f) {
            kept[count++] = to;
        }
        if (count >= PIECE_POINTS_MAX - 2) {
            if (on) {
                piece(mesh, kept, count, width, stroke->round);
            }
            kept[0] = to;
            count = 1;
        }
    }
    if (on) {
        piece(mesh, kept, count, width, stroke->round);
    }
}

void stroke_paint(SDL_Renderer *renderer, const struct stroke *stroke)
{
    if (stroke->count < 2 || stroke->width <= 0) {
        return;
    }
    struct mesh mesh = {.renderer = renderer,
                        .full = {stroke->ink.r, stroke->ink.g, stroke->ink.b, stroke->ink.a},
                        .clear = {stroke->ink.r, stroke->ink.g, stroke->ink.b, 0}};
    dashes(&mesh, stroke);
    mesh_flush(&mesh);
}

SDL_Rect stroke_bounds(const struct stroke *stroke)
{
    float x0 = 1e9f;
    float y0 = 1e9f;
    float x1 = -1e9f;
    float y1 = -1e9f;
    for (int i = 0; i < stroke->count; i++) {
        x0 = SDL_min(x0, stroke->points[i].x);
        x1 = SDL_max(x1, stroke->points[i].x);
        y0 = SDL_min(y0, stroke->points[i].y);
        y1 = SDL_max(y1, stroke->points[i].y);
    }
    if (x1 < x0) {
        return (SDL_Rect){0, 0, 0, 0};
    }
    float s = stroke->scale;
    float reach = stroke->width * s + 2; /* miters reach a whole width */
    SDL_Rect box = {(int)floorf(x0 * s - reach), (int)floorf(y0 * s - reach), 0, 0};
    box.w = (int)ceilf(x1 * s + reach) - box.x;
    box.h = (int)ceilf(y1 * s + reach) - box.y;
    return box;
}

struct stroke stroke_from(const struct draw_list *list, const struct draw_command *command)
{
    return (struct stroke){.points = list->point + command->as.stroke.first,
                           .count = command->as.stroke.count,
                           .scale = list->scale,
                           .width = command->as.stroke.width,
                           .dash = command->as.stroke.dash,
                           .gap = command->as.stroke.gap,
                           .phase = command->as.stroke.phase,
                           .round = command->as.stroke.round,
                           .ink = command->ink};
}
