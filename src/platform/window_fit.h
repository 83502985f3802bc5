/* SPDX-License-Identifier: MIT */
/* Where a window may lie: wholly on what can be seen. Plain rectangles, in a display's own pixels. */
#ifndef PLATFORM_WINDOW_FIT_H
#define PLATFORM_WINDOW_FIT_H

#include <SDL.h>

#include <stdbool.h>

/* What everything is laid out for; on a display with less room a window may be as small as that is. */
enum { WINDOW_FIT_LEAST_W = 640, WINDOW_FIT_LEAST_H = 360, WINDOW_FIT_DISPLAYS_MAX = 16 };

/* The displays, each without what the desktop keeps of it. */
struct window_fit_room {
    SDL_Rect display[WINDOW_FIT_DISPLAYS_MAX];
    int count; /* at least one display, or nothing is moved */
};

/* What a window manager puts round a window. */
struct window_fit_frame {
    int left, top, right, bottom;
};

/* The displays as they are now. */
struct window_fit_room window_fit_room_now(void);
/* The display on which most of a rectangle lies; the first where it lies on none. */
int window_fit_display(const struct window_fit_room *room, const SDL_Rect *inside);
/* The least size of a window on a display. */
SDL_Point window_fit_least(const SDL_Rect *display, const struct window_fit_frame *frame);
/* A window's inside, at least of its least size, at most as large as the display it mostly lies on; moved
 * onto it with its frame unless all of it can be seen as it is. One that lies on no display is centred on the
 * first. */
SDL_Rect window_fit_inside(const struct window_fit_room *room, const struct window_fit_frame *frame,
                           SDL_Rect inside);
/* A fitting 16:9: four fifths of a display, 1280 x 720 where there is just room for that, and all of a
 * smaller one. */
SDL_Point window_fit_size(const SDL_Rect *display);

#endif
