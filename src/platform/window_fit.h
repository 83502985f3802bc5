/* SPDX-License-Identifier: MIT */
/* Places windows so that they are wholly visible. Plain rectangles, in the pixels of the displays. */
#ifndef PLATFORM_WINDOW_FIT_H
#define PLATFORM_WINDOW_FIT_H

#include <SDL.h>

#include <stdbool.h>

/* The smallest size that screens are laid out for. On a smaller display a window may be as small as that. */
enum { WINDOW_FIT_LEAST_W = 640, WINDOW_FIT_LEAST_H = 360, WINDOW_FIT_DISPLAYS_MAX = 16 };

/* The displays, each without the parts that the desktop reserves. */
struct window_fit_room {
    SDL_Rect display[WINDOW_FIT_DISPLAYS_MAX];
    int count; /* 0: no window is moved */
};

/* The widths of a window manager's frame round a window. */
struct window_fit_frame {
    int left, top, right, bottom; /* in pixels */
};

/* The current displays. */
struct window_fit_room window_fit_room_now(void);
/* The index of the display with most of a rectangle; 0 if the rectangle is on none. */
int window_fit_display(const struct window_fit_room *room, const SDL_Rect *inside);
/* The smallest size of a window on a display. */
SDL_Point window_fit_least(const SDL_Rect *display, const struct window_fit_frame *frame);
/* The inside of a window, corrected: at least the smallest size, at most the display with most of it, and
 * moved onto that with its frame unless wholly visible. A window on no display is centred on the first. */
SDL_Rect window_fit_inside(const struct window_fit_room *room, const struct window_fit_frame *frame,
                           SDL_Rect inside);
/* A size of 16:9 for a display: four fifths of it; 1280 x 720 if that just fits; all of a smaller one. */
SDL_Point window_fit_size(const SDL_Rect *display);

#endif
