/* SPDX-License-Identifier: MIT */
/* The window, and how frames are shown in it: without a graphics card they are painted into its pixels; with
 * one, into a texture that keeps the whole picture. Only the dirty rectangles are painted. */
#ifndef PLATFORM_SCREEN_H
#define PLATFORM_SCREEN_H

#include "platform/painter.h"
#include "platform/platform.h"
#include "platform/window_fit.h"

struct screen {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *kept; /* with a graphics card: the texture with the whole picture; NULL: not possible */
    bool software;
    bool fullscreen;
    SDL_Rect windowed;    /* rectangle of the window outside of full screen */
    int frame_x, frame_y; /* width of the window manager's frame, where windows are placed by its corner */
    SDL_Point asked;      /* size of --size; 0, 0: not given, or the log has told already what became of it */
    bool alone;           /* there is no window manager: full screen means setting size and place */
    uint64_t
        settles_at; /* time in ms until which changes of size come from a change of mode, not from a person */
    bool lost;      /* the shown frame is lost: everything must be painted again */
};

/* Opens the window. False: `error` says in a sentence what is missing and how to get it. */
bool screen_open(struct screen *screen, const struct platform_config *config, char *error, size_t error_size);
void screen_close(struct screen *screen);
/* Sets the window's icon from the shipped picture. */
void screen_icon(struct screen *screen, const struct assets_dir *data);
/* The current size of the window in pixels. */
SDL_Point screen_size(const struct screen *screen);
/* The same with the pixel density. */
struct window screen_window(const struct screen *screen);
/* The current size of the window in the pixels of mouse events. */
SDL_Point screen_mouse_size(const struct screen *screen);
/* False while the window cannot be seen. */
bool screen_visible(const struct screen *screen);
/* Handles an event of the window. True: the frame must be shown again. */
bool screen_event(struct screen *screen, const SDL_Event *event, struct painter *painter);
void screen_set_fullscreen(struct screen *screen, bool on);
/* Sets the window's size; in full screen it applies later. */
void screen_set_window(struct screen *screen, int w, int h);
/* Makes the window visible, wholly on its display. */
void screen_appear(struct screen *screen);
/* The window's pixels; NULL with a graphics card. Valid until the window's size changes. */
SDL_Surface *screen_pixels(const struct screen *screen);
/* Shows these pixels unchanged. The next list is painted as a whole. */
bool screen_show_pixels(struct screen *screen);
/* Paints a list and shows it. */
void screen_show(struct screen *screen, struct painter *painter, const struct draw_list *list,
                 enum patience patience);
/* Drops the texture with the whole picture: the next frame is painted as a whole. */
void screen_drop_kept(struct screen *screen);

#endif
