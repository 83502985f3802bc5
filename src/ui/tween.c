/* SPDX-License-Identifier: MIT */
#include "ui/tween.h"

#include "ui/geometry.h"

#include <math.h>

float tween_ease(enum ease ease, float t)
{
    t = t < 0.0f ? 0.0f : t > 1.0f ? 1.0f : t;
    float u = 1.0f - t;
    switch (ease) {
    case EASE_OUT_QUAD:
        return 1.0f - u * u;
    case EASE_IN_OUT_QUAD:
        return t < 0.5f ? 2.0f * t * t : 1.0f - 2.0f * u * u;
    case EASE_IN_CUBIC:
        return t * t * t;
    case EASE_OUT_CUBIC:
        return 1.0f - u * u * u;
    case EASE_IN_OUT_CUBIC:
        return t < 0.5f ? 4.0f * t * t * t : 1.0f - 4.0f * u * u * u;
    case EASE_IN_OUT_SINE:
        return (1.0f - cosf(PI * t)) / 2.0f;
    case EASE_OUT_EXPO:
        return t >= 1.0f ? 1.0f : 1.0f - exp2f(-10.0f * t);
    case EASE_OUT_BACK: {
        const float over = 1.70158f; /* overshoots by ten percent */
        return 1.0f - (over + 1.0f) * u * u * u + over * u * u;
    }
    }
    return t;
}

float tween_mix(float from, float to, float t)
{
    return from + (to - from) * t;
}

struct point tween_point(struct point from, struct point to, float t)
{
    return (struct point){tween_mix(from.x, to.x, t), tween_mix(from.y, to.y, t)};
}

int tween_ticks(float ms)
{
    int ticks = (int)lroundf(ms * TICKS_A_SECOND / 1000.0f);
    return ticks < 1 ? 1 : ticks;
}

bool tween_toward(float *value, float to, float by)
{
    if (*value < to) {
        *value = *value + by < to ? *value + by : to;
        return true;
    }
    if (*value > to) {
        *value = *value - by > to ? *value - by : to;
        return true;
    }
    return false;
}
