/* SPDX-License-Identifier: MIT */
/* Easing curves from 0..1 to about 0..1. The names are those of CSS. */
#ifndef UI_TWEEN_H
#define UI_TWEEN_H

#include "ui/geometry.h"

enum ease {
    EASE_OUT_QUAD,
    EASE_IN_OUT_QUAD,
    EASE_IN_CUBIC,
    EASE_OUT_CUBIC,
    EASE_IN_OUT_CUBIC,
    EASE_IN_OUT_SINE,
    EASE_OUT_EXPO,
    EASE_OUT_BACK
};

enum { TICKS_A_SECOND = 60 };

/* The value of a curve at t, which is clamped to 0..1. */
float tween_ease(enum ease ease, float t);
float tween_mix(float from, float to, float t);
struct point tween_point(struct point from, struct point to, float t);
/* Moves a value towards `to` by at most `by`. False: the value was there already. */
bool tween_toward(float *value, float to, float by);
/* The ticks of a duration in milliseconds, at least 1. */
int tween_ticks(float ms);

#endif
