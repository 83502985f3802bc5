/* SPDX-License-Identifier: MIT */
/* A value on its way to another one in a given time. */
#ifndef PLATFORM_FADE_H
#define PLATFORM_FADE_H

#include <stdbool.h>

struct fade {
    float from, to, now;
    float ms, length;
};

static inline struct fade fade_at(float value)
{
    return (struct fade){.from = value, .to = value, .now = value};
}

/* Sets out for a value from wherever it is; on its way there already, it goes on. */
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
