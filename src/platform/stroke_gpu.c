/* SPDX-License-Identifier: MIT */
#include "platform/stroke.h"

#include <math.h>

enum { VERTICES_MAX = 1536, INDICES_MAX = 4608, CAP_STEPS = 8 };

static struct point add(struct point p, struct point by, float times)
{
    return (struct point){p.x + by.x * times, p.y + by.y * times};
}

/* Triangles gathered for one call. */
struct mesh {
    SDL_Renderer *renderer;
    float width;
    bool round;
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

/* Half a disc at an end. away: points out of the line. */
static void cap(struct mesh *mesh, struct point end, struct point away, float core, float edge)
{
    mesh_room(mesh, 2 * CAP_STEPS + 3, 9 * CAP_STEPS);
    struct point side = {-away.y, away.x};
    int middle = mesh_point(mesh, end, true);
    int last_in = -1;
    int last_out = -1;
    for (int i = 0; i <= CAP_STEPS; i++) {
        float angle = PI * (float)i / CAP_STEPS;
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

/* Paints one unbroken run. */
static void piece(void *context, const struct point *points, int count)
{
    struct mesh *mesh = context;
    float width = mesh->width;
    bool round = mesh->round;
    if (count < 2) {
        return;
    }
    float core = SDL_max(width / 2 - 0.5f, 0.0f);
    float edge = width / 2 + 0.5f;
    int last[4] = {0, 0, 0, 0};
    for (int i = 0; i < count; i++) {
        struct point in = stroke_way(points[i > 0 ? i - 1 : 0], points[i > 0 ? i : 1]);
        struct point out = i + 1 < count ? stroke_way(points[i], points[i + 1]) : in;
        struct point side = {-(in.y + out.y), in.x + out.x};
        float length = vector_length(side.x, side.y);
        /* The miter is limited to twice the width; roads have no sharper turns. */
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
    struct point back = stroke_way(points[1], points[0]);
    struct point on = stroke_way(points[count - 2], points[count - 1]);
    if (round) {
        cap(mesh, points[0], back, core, edge);
        cap(mesh, points[count - 1], on, core, edge);
    } else {
        fade(mesh, points[0], back, core, edge);
        fade(mesh, points[count - 1], on, core, edge);
    }
}

void stroke_mesh(SDL_Renderer *renderer, const struct stroke *stroke)
{
    if (stroke->count < 2 || stroke->width <= 0) {
        return;
    }
    struct mesh mesh = {.renderer = renderer,
                        .width = stroke->width * stroke->scale,
                        .round = stroke->round,
                        .full = {stroke->ink.r, stroke->ink.g, stroke->ink.b, stroke->ink.a},
                        .clear = {stroke->ink.r, stroke->ink.g, stroke->ink.b, 0}};
    stroke_runs(stroke, piece, &mesh);
    mesh_flush(&mesh);
}
