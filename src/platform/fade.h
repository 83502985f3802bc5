/* SPDX-License-Identifier: MIT */
/* A value that moves to another one in a given time. */
#ifndef PLATFORM_FADE_H
#define PLATFORM_FADE_H

#include <stdbool.h>

struct fade {
    float from, to, now;
    float ms, length; /* time passed and total time in ms */
};

static inline struct fade fade_at(float value)
{
    return (struct fade){.from = value, .to = value, .now = value};
}

/* Moves from the current value to `to`, in ms milliseconds. Does nothing if `to` is the target already. */
static inline void fade_to(struct fade *fade, float to, float ms)
{
    if (fade->to != to) {
        *fade = (struct fade){.from = fade->now, .to = to, .now = fade->now, .length = ms};
    }
}

static inline bool fade_moves(const struct fade *fade)
{
    return fade->now != fade->to;
}

static inline void fade_step(struct fade *fade, float ms)
{
    fade->ms += ms;
    fade->now =
        fade->ms >= fade->length ? fade->to : fade->from + (fade->to - fade->from) * fade->ms / fade->length;
}

#endif
