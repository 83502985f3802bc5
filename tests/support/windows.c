/* SPDX-License-Identifier: MIT */
#include "windows.h"

#include <stdio.h>

#define HELD_UP(density) .safe = {.top = 44 * (density), .bottom = 30 * (density)}
#define HELD_ACROSS(density)                                                                                 \
    .safe = {.left = 47 * (density), .right = 47 * (density), .bottom = 21 * (density)}

const struct window WINDOWS_WIDE[] = {
    {.w = 1280, .h = 720, .dpr = 1},
    {.w = 1280, .h = 800, .dpr = 1},
    {.w = 1440, .h = 1080, .dpr = 1},
    {.w = 1920, .h = 1080, .dpr = 1},
    {.w = 2560, .h = 1080, .dpr = 1},
    {.w = 3840, .h = 2160, .dpr = 1},
    {.w = 0},
};

const struct window WINDOWS_SHAPED[] = {
    {.w = 1280, .h = 1024, .dpr = 1},
    {.w = 1152, .h = 1000, .dpr = 1},
    {.w = 1000, .h = 1000, .dpr = 1},
    {.w = 960, .h = 1200, .dpr = 1},
    {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 1080, .h = 2340, .dpr = 3, HELD_UP(3), .fingers = true},
    {.w = 800, .h = 600, .dpr = 1},
    {.w = 640, .h = 480, .dpr = 1},
    {.w = 960, .h = 600, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1},
    {.w = 2532, .h = 1170, .dpr = 3, HELD_ACROSS(3), .fingers = true},
    {.w = 0},
};

const struct window *windows_next(const struct window *window)
{
    const struct window *next = window ? window + 1 : WINDOWS_WIDE;
    if (next == WINDOWS_WIDE + windows_count(WINDOWS_WIDE)) {
        next = WINDOWS_SHAPED;
    }
    return next->w > 0 ? next : NULL;
}

int windows_count(const struct window *windows)
{
    int count = 0;
    while (windows[count].w > 0) {
        count++;
    }
    return count;
}

bool window_read(const char *string, struct window *window)
{
    int density = 1;
    *window = (struct window){.w = 0};
    int got = sscanf(string, "%dx%d@%d", &window->w, &window->h, &density);
    if (got < 2 || window->w < 64 || window->h < 64 || density < 1) {
        return false;
    }
    struct window plain = {.w = window->w, .h = window->h, .dpr = (float)density};
    *window = plain;
    window->fingers = density > 1;
    if (density > 1 && plain.h > plain.w * 19 / 10) {
        *window =
            (struct window){.w = plain.w, .h = plain.h, .dpr = plain.dpr, HELD_UP(density), .fingers = true};
    } else if (density > 1 && plain.w > plain.h * 19 / 10) {
        *window = (struct window){
            .w = plain.w, .h = plain.h, .dpr = plain.dpr, HELD_ACROSS(density), .fingers = true};
    }
    return true;
}
