/* SPDX-License-Identifier: MIT */
/* Paints lines on the processor: the coverage of a pixel follows from its distance to the line. Triangles of
 * SDL's software renderer have whole pixels only and leave holes. */
#include "platform/stroke.h"

#include "platform/blend.h"

#include <math.h>

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

static void piece(void *context, const struct point *points, int count)
{
    struct hand *hand = context;
    for (int i = 1; i < count; i++) {
        struct bit bit = {.from = points[i - 1], .way = stroke_way(points[i - 1], points[i])};
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
        stroke_runs(stroke, piece, &hand);
        blend_mask(target, part, hand.cover, stroke->ink);
        SDL_free(hand.cover);
    }
}
