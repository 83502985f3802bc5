/* SPDX-License-Identifier: MIT */
#include "platform/stroke.h"

#include "platform/blend.h"

#include <math.h>

enum { PIECE_POINTS_MAX = 256, VERTICES_MAX = 1536, INDICES_MAX = 4608, CAP_STEPS = 8 };

/* Pixels; a finer pattern is a line. */
static const float shortest = 0.5f;

static struct point step(struct point p, struct point by, float times)
{
    return (struct point){p.x + by.x * times, p.y + by.y * times};
}

/* The unit vector from one point to another. */
static struct point way_of(struct point from, struct point to)
{
    float length = vector_length(to.x - from.x, to.y - from.y);
    if (length < 1e-6f) {
        return (struct point){1, 0};
    }
    return (struct point){(to.x - from.x) / length, (to.y - from.y) / length};
}

/* Paints an unbroken run of the line. Points are in pixels. */
typedef void stroke_run(void *context, const struct point *points, int count);

/* Divides the line into dashes. phase: the offset into the pattern at the start. */
static void paint_runs(const struct stroke *stroke, stroke_run *piece, void *context)
{
    float s = stroke->scale;
    float dash = stroke->dash * s;
    float gap = stroke->gap * s;
    bool unbroken = dash <= 0 || gap <= 0 || dash + gap < shortest;
    struct point kept[PIECE_POINTS_MAX];
    int count = 0;
    float at = unbroken ? 0 : fmodf(fmodf(-stroke->phase * s, dash + gap) + dash + gap, dash + gap);
    bool on = unbroken || at < dash;
    float left = unbroken ? 1e9f : on ? dash - at : dash + gap - at;
    struct point from = {stroke->points[0].x * s, stroke->points[0].y * s};
    kept[count++] = from;
    for (int i = 1; i < stroke->count; i++) {
        struct point to = {stroke->points[i].x * s, stroke->points[i].y * s};
        float length = vector_length(to.x - from.x, to.y - from.y);
        struct point way = way_of(from, to);
        while (length > left) {
            from = step(from, way, left);
            length -= left;
            if (on) {
                kept[count++] = from;
                piece(context, kept, count);
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
                piece(context, kept, count);
            }
            kept[0] = to;
            count = 1;
        }
    }
    if (on) {
        piece(context, kept, count);
    }
}

SDL_Rect stroke_bounds(const struct stroke *stroke)
{
    struct bounds all = BOUNDS_NONE;
    for (int i = 0; i < stroke->count; i++) {
        bounds_add(&all, stroke->points[i].x, stroke->points[i].y);
    }
    if (all.x1 < all.x0) {
        return (SDL_Rect){0, 0, 0, 0};
    }
    float s = stroke->scale;
    float reach = stroke->width * s + 2; /* miters reach a whole width */
    SDL_Rect box = {(int)floorf(all.x0 * s - reach), (int)floorf(all.y0 * s - reach), 0, 0};
    box.w = (int)ceilf(all.x1 * s + reach) - box.x;
    box.h = (int)ceilf(all.y1 * s + reach) - box.y;
    return box;
}

struct stroke stroke_from(const struct draw_list *list, const struct draw_command *command)
{
    return (struct stroke){.points = list->point + command->as.stroke.first,
                           .count = command->as.stroke.count,
                           .scale = list->frame.scale,
                           .width = command->as.stroke.width,
                           .dash = command->as.stroke.dash,
                           .gap = command->as.stroke.gap,
                           .phase = command->as.stroke.phase,
                           .round = command->as.stroke.round,
                           .ink = command->ink};
}

/* ---- on the processor -------------------------------------------------------------------------------- */

/* Coverage follows from the distance to the line: SDL's software triangles have whole pixels and holes. */
struct hand {
    uint8_t *cover; /* of the part, row by row */
    SDL_Rect part;
    float half; /* of the width */
    float most; /* coverage in the middle of a line thinner than a pixel */
    bool round;
};

static float clamp01(float value)
{
    return SDL_max(0.0f, SDL_min(1.0f, value));
}

/* Paints a straight part of a line, with a round end unless the line is cut there. */
struct bit {
    struct point from, way;
    float length;
    bool cut_start, cut_end;
};

static float cover_of(const struct hand *hand, const struct bit *bit, float x, float y)
{
    float along = (x - bit->from.x) * bit->way.x + (y - bit->from.y) * bit->way.y;
    float across = fabsf((y - bit->from.y) * bit->way.x - (x - bit->from.x) * bit->way.y);
    float over = along < 0 ? -along : along > bit->length ? along - bit->length : 0;
    if (over <= 0) {
        float cover = clamp01(hand->half + 0.5f - across);
        cover *= bit->cut_start ? clamp01(along + 0.5f) : 1;
        return cover * (bit->cut_end ? clamp01(bit->length - along + 0.5f) : 1);
    }
    if (along < 0 ? bit->cut_start : bit->cut_end) {
        return clamp01(hand->half + 0.5f - across) * clamp01(0.5f - over);
    }
    return clamp01(hand->half + 0.5f - vector_length(over, across));
}

static void cover_bit(struct hand *hand, const struct bit *bit)
{
    float end_x = bit->from.x + bit->way.x * bit->length;
    float end_y = bit->from.y + bit->way.y * bit->length;
    float reach = hand->half + 1;
    int x0 = SDL_max((int)floorf(SDL_min(bit->from.x, end_x) - reach), hand->part.x);
    int y0 = SDL_max((int)floorf(SDL_min(bit->from.y, end_y) - reach), hand->part.y);
    int x1 = SDL_min((int)ceilf(SDL_max(bit->from.x, end_x) + reach), hand->part.x + hand->part.w);
    int y1 = SDL_min((int)ceilf(SDL_max(bit->from.y, end_y) + reach), hand->part.y + hand->part.h);
    for (int y = y0; y < y1; y++) {
        uint8_t *row = hand->cover + (ptrdiff_t)(y - hand->part.y) * hand->part.w;
        for (int x = x0; x < x1; x++) {
            float cover = cover_of(hand, bit, (float)x + 0.5f, (float)y + 0.5f) * hand->most;
            uint8_t value = (uint8_t)(cover * 255 + 0.5f);
            uint8_t *at = &row[x - hand->part.x];
            *at = SDL_max(*at, value);
        }
    }
}

static void cover_run(void *context, const struct point *points, int count)
{
    struct hand *hand = context;
    for (int i = 1; i < count; i++) {
        struct bit bit = {.from = points[i - 1], .way = way_of(points[i - 1], points[i])};
        bit.length = vector_length(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
        bit.cut_start = !hand->round && i == 1;
        bit.cut_end = !hand->round && i == count - 1;
        if (bit.length > 1e-4f) {
            cover_bit(hand, &bit);
        }
    }
}

void stroke_by_hand(SDL_Surface *target, const SDL_Rect *part, const struct stroke *stroke)
{
    float width = stroke->width * stroke->scale;
    if (stroke->count < 2 || width <= 0 || part->w <= 0 || part->h <= 0) {
        return;
    }
    struct hand hand = {.part = *part,
                        .half = SDL_max(width, 1.0f) / 2,
                        .most = SDL_min(width, 1.0f),
                        .round = stroke->round};
    hand.cover = SDL_calloc((size_t)part->w, (size_t)part->h);
    if (hand.cover) {
        paint_runs(stroke, cover_run, &hand);
        blend_mask(target, part, hand.cover, stroke->ink);
        SDL_free(hand.cover);
    }
}

/* ---- on a graphics card ------------------------------------------------------------------------------ */

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
        int in = mesh_point(mesh, step(end, ray, core), true);
        int out = mesh_point(mesh, step(end, ray, edge), false);
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
    struct point out = step(end, away, 0.5f);
    struct point in = step(end, away, -0.5f);
    static const int solid[4] = {0, 1, 1, 0};
    float reach[4] = {edge, core, -core, -edge};
    int inner[4];
    int outer[4];
    for (int i = 0; i < 4; i++) {
        inner[i] = mesh_point(mesh, step(in, side, reach[i]), solid[i]);
        outer[i] = mesh_point(mesh, step(out, side, reach[i]), false);
    }
    for (int i = 0; i < 3; i++) {
        mesh_quad(mesh, inner[i], inner[i + 1], outer[i], outer[i + 1]);
    }
}

static void mesh_run(void *context, const struct point *points, int count)
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
        struct point in = way_of(points[i > 0 ? i - 1 : 0], points[i > 0 ? i : 1]);
        struct point out = i + 1 < count ? way_of(points[i], points[i + 1]) : in;
        struct point side = {-(in.y + out.y), in.x + out.x};
        float length = vector_length(side.x, side.y);
        /* The miter is limited to twice the width; roads have no sharper turns. */
        float stretch = length > 0.5f ? 2 / length : 2;
        side =
            length > 1e-3f ? (struct point){side.x / length, side.y / length} : (struct point){-in.y, in.x};
        stretch = SDL_min(stretch, 2.0f);
        struct point at = points[i];
        if (!round && i == 0) {
            at = step(at, out, 0.5f);
        } else if (!round && i == count - 1) {
            at = step(at, in, -0.5f);
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
        int now[4] = {mesh_point(mesh, step(at, side, edge * stretch), false),
                      mesh_point(mesh, step(at, side, core * stretch), true),
                      mesh_point(mesh, step(at, side, -core * stretch), true),
                      mesh_point(mesh, step(at, side, -edge * stretch), false)};
        for (int k = 0; k < 3 && i > 0; k++) {
            mesh_quad(mesh, last[k], last[k + 1], now[k], now[k + 1]);
        }
        for (int k = 0; k < 4; k++) {
            last[k] = now[k];
        }
    }
    struct point back = way_of(points[1], points[0]);
    struct point on = way_of(points[count - 2], points[count - 1]);
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
    paint_runs(stroke, mesh_run, &mesh);
    mesh_flush(&mesh);
}
