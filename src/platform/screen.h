/* SPDX-License-Identifier: MIT */
/* The window and how frames get onto it: straight into the window's own pixels without a graphics card,
 * over a kept picture with one. Either way only what changed is painted. */
#ifndef PLATFORM_SCREEN_H
#define PLATFORM_SCREEN_H

#include "platform/painter.h"
#include "platform/platform.h"
#include "platform/window_fit.h"

struct screen {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *kept; /* the whole picture, on a graphics card; NULL: none can be kept */
    bool software;
    bool fullscreen;
    SDL_Rect windowed;    /* the rectangle outside of full screen */
    int frame_x, frame_y; /* how far its frame reaches out, where a window is opened by its frame's corner */
    SDL_Point asked;      /* by --size; 0, 0: nothing was, or it has been said what came of it */
    bool alone;           /* without a window manager it fills the screen by its own size and place */
    uint64_t settles_at;  /* ms; until then sizes are those of a change of mode, not a person's */
    bool lost;            /* nothing shown before is there any more */
};

/* false: `error` says in a sentence what is missing and how to get it. */
bool screen_open(struct screen *screen, const struct platform_config *config, char *error, size_t error_size);
void screen_close(struct screen *screen, struct painter *painter);
/* The icon in the task list, from the shipped picture. */
void screen_icon(struct screen *screen, const struct assets_dir *data);
/* Pixels now. */
void screen_size(const struct screen *screen, int *w, int *h);
/* The same, with how dense they are. */
struct window screen_window(const struct screen *screen);
/* Window pixels the mouse counts in, now. */
void screen_mouse_size(const struct screen *screen, int *w, int *h);
/* false while no one can see it. */
bool screen_visible(const struct screen *screen);
/* Notes what happened to the window; true if it must be shown again. */
bool screen_event(struct screen *screen, const SDL_Event *event, struct painter *painter);
void screen_set_fullscreen(struct screen *screen, bool on);
/* The windowed size; a full screen keeps it for later. */
void screen_set_window(struct screen *screen, int w, int h);
/* Whether frames wait for the screen; without a graphics card they never do. */
void screen_set_vsync(const struct screen *screen, bool on);
/* Shows the window, wholly on the display it is on. */
void screen_appear(struct screen *screen);
/* The window's own pixels; NULL where a graphics card has them. The screen's until the window's size changes.
 */
SDL_Surface *screen_pixels(const struct screen *screen);
/* Shows those pixels as they are; the next list is painted over all of them. */
bool screen_show_pixels(struct screen *screen);
/* Paints a list and shows it. */
void screen_show(struct screen *screen, struct painter *painter, const struct draw_list *list,
                 enum patience patience);

#endif
