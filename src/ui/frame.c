/* SPDX-License-Identifier: MIT */
#include "ui/frame.h"

#include "base/check.h"

#include <math.h>

/* Points that a fingertip covers. */
static const float FINGER = 44;
/* So many keys fit across a window's shorter side: they shrink only in windows narrower than any phone. */
static const float KEYS_ACROSS = 7;

static enum frame_kind kind_of(float w, float h, float dpr)
{
    float shape = w / h;
    bool small = fminf(w / REFERENCE_W, h / REFERENCE_H) / dpr < 0.56f;
    if (shape >= 1.3f && !small) {
        return FRAME_WIDE;
    }
    if (shape >= 1.72f) { /* narrower windows of this height have no room for the opponent's row */
        return FRAME_FLAT;
    }
    if (shape >= 1.12f) {
        return small ? FRAME_COMPACT : FRAME_OPEN;
    }
    return shape >= 0.66f ? FRAME_STACK : FRAME_POCKET;
}

static float scale_of(enum frame_kind kind, float w, float h, float dpr)
{
    switch (kind) {
    case FRAME_OPEN:
        return w / 1636;
    case FRAME_STACK:
        return w / 1200;
    case FRAME_POCKET:
        return w / 720;
    case FRAME_COMPACT:
        return h / (h / dpr >= 560 ? 900.0f : 800.0f);
    case FRAME_FLAT:
        return h / 640;
    case FRAME_WIDE:
    case FRAME_KINDS:
        break;
    }
    return fminf(w / REFERENCE_W, h / REFERENCE_H);
}

static struct frame lay_out(const struct window *window, enum frame_kind kind, float s, float dpr)
{
    float w = (float)window->w, h = (float)window->h;
    float left = (float)window->safe.left / s, top = (float)window->safe.top / s;
    bool fingers = frame_is_phone(kind);
    return (struct frame){
        .kind = kind,
        .touch = fingers ? FINGER * dpr / s : 0,
        .key = window->fingers ? fminf(FINGER * dpr, fminf(w, h) / KEYS_ACROSS) / s : 0,
        .grown = 1,
        .scale = s,
        .canvas = {0, 0, w / s, h / s},
        .safe = {left, top, w / s - left - (float)window->safe.right / s,
                 h / s - top - (float)window->safe.bottom / s},
    };
}

/* The layout of a smaller window; a square one has that of a small 4:3, which is then higher. Small windows
 * and phones keep their usual layout, which is made for their size. */
static struct frame lay_out_large(const struct window *window, const struct frame *usual)
{
    const float twice = 540, half_more = 600; /* points: the heights of small windows */
    const float compact_w = 1066,
                compact_side = 896; /* units: the width of a small 4:3, the sides of a square */
    const float flat_w = 1240;      /* and the width that a phone held sideways can use */
    if (usual->kind == FRAME_COMPACT || frame_is_phone(usual->kind)) {
        return *usual;
    }
    float w = (float)window->w, h = (float)window->h;
    float dpr = fmaxf(window->dpr, h / (window->print >= 200 ? twice : half_more));
    enum frame_kind kind = kind_of(w, h, dpr);
    float s = scale_of(kind, w, h, dpr);
    if (kind == FRAME_STACK) {
        kind = FRAME_COMPACT;
        s = fminf(w, h) / compact_side;
    } else if (kind == FRAME_COMPACT) {
        s = fminf(s, w / compact_w);
    }
    struct frame large = lay_out(window, kind, s, dpr);
    float spare = large.safe.w - flat_w;
    if (kind == FRAME_FLAT && spare > 0) { /* nothing is further apart than on a phone */
        large.safe.x += spare / 2;
        large.safe.w = flat_w;
    }
    large.grown = large.scale / usual->scale;
    return large;
}

struct frame frame_make(const struct window *window)
{
    CHECK(window->w > 0 && window->h > 0 && window->dpr > 0);
    float w = (float)window->w, h = (float)window->h;
    enum frame_kind kind = kind_of(w, h, window->dpr);
    struct frame frame = lay_out(window, kind, scale_of(kind, w, h, window->dpr), window->dpr);
    return window->print >= FRAME_PRINT_GROWS ? lay_out_large(window, &frame) : frame;
}

struct frame frame_plain(int w, int h)
{
    return frame_make(&(struct window){.w = w, .h = h, .dpr = 1});
}

struct rect frame_inner(const struct frame *frame, float margin)
{
    const float head = 10, head_air = 6, side_air = 8;
    const struct rect *all = &frame->canvas, *safe = &frame->safe;
    float left = fmaxf(margin, safe->x + side_air), top = fmaxf(head, safe->y + head_air);
    float right = fminf(all->w - margin, safe->x + safe->w - side_air);
    return (struct rect){left, top, right - left, safe->y + safe->h - top};
}

struct frame_room frame_room(const struct frame *frame)
{
    struct rect in = frame_inner(frame, frame_margin(frame->kind));
    return (struct frame_room){in.x, in.x + in.w, in.w, in.y, in.y + in.h};
}

bool frame_is_phone(enum frame_kind kind)
{
    return kind == FRAME_POCKET || kind == FRAME_FLAT;
}

float frame_margin(enum frame_kind kind)
{
    return frame_is_phone(kind) ? 16 : kind == FRAME_COMPACT ? 20 : 24;
}
