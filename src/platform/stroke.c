/* SPDX-License-Identifier: MIT */
#include "platform/stroke.h"

#include <math.h>

enum { PIECE_POINTS_MAX = 256 };

/* Pixels; a finer pattern is a line. */
static const float shortest = 0.5f;

static struct point step(struct point p, struct point by, float times)
{
    return (struct point){p.x + by.x * times, p.y + by.y * times};
}

struct point stroke_way(struct point from, struct point to)
{
    float length = vector_length(to.x - from.x, to.y - from.y);
    if (length < 1e-6f) {
        return (struct point){1, 0};
    }
    return (struct point){(to.x - from.x) / length, (to.y - from.y) / length};
}

/* Divides the line into dashes. phase: the offset into the pattern at the start. */
void stroke_runs(const struct stroke *stroke, stroke_run *piece, void *context)
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
        struct point way = stroke_way(from, to);
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
                           .scale = list->frame.scale,
                           .width = command->as.stroke.width,
                           .dash = command->as.stroke.dash,
                           .gap = command->as.stroke.gap,
                           .phase = command->as.stroke.phase,
                           .round = command->as.stroke.round,
                           .ink = command->ink};
}
