/* SPDX-License-Identifier: MIT */
#include "platform/window_fit.h"

enum { DEFAULT_W = 1280, DEFAULT_H = 720 };

static int limit(int value, int least, int most)
{
    return SDL_max(least, SDL_min(value, most));
}

struct window_fit_room window_fit_room_now(void)
{
    struct window_fit_room room = {.count = 0};
    int displays = SDL_GetNumVideoDisplays();
    for (int i = 0; i < displays && room.count < WINDOW_FIT_DISPLAYS_MAX; i++) {
        SDL_Rect *display = &room.display[room.count];
        room.count += SDL_GetDisplayUsableBounds(i, display) == 0 && display->w > 0 && display->h > 0;
    }
    return room;
}

static long shared(const SDL_Rect *a, const SDL_Rect *b)
{
    SDL_Rect common;
    return SDL_IntersectRect(a, b, &common) ? (long)common.w * common.h : 0;
}

int window_fit_display(const struct window_fit_room *room, const SDL_Rect *inside)
{
    int best = 0;
    for (int i = 1; i < room->count; i++) {
        if (shared(&room->display[i], inside) > shared(&room->display[best], inside)) {
            best = i;
        }
    }
    return best;
}

/* The display without the widths of a window's frame. */
static SDL_Point room_in(const SDL_Rect *display, const struct window_fit_frame *frame)
{
    return (SDL_Point){SDL_max(1, display->w - frame->left - frame->right),
                       SDL_max(1, display->h - frame->top - frame->bottom)};
}

SDL_Point window_fit_least(const SDL_Rect *display, const struct window_fit_frame *frame)
{
    SDL_Point most = room_in(display, frame);
    return (SDL_Point){SDL_min(WINDOW_FIT_LEAST_W, most.x), SDL_min(WINDOW_FIT_LEAST_H, most.y)};
}

static SDL_Rect outside(const SDL_Rect *inside, const struct window_fit_frame *frame)
{
    return (SDL_Rect){inside->x - frame->left, inside->y - frame->top, inside->w + frame->left + frame->right,
                      inside->h + frame->top + frame->bottom};
}

/* Displays may be side by side: a window across two of them is wholly visible. */
static bool is_seen(const struct window_fit_room *room, const SDL_Rect *all)
{
    long seen = 0;
    for (int i = 0; i < room->count; i++) {
        seen += shared(&room->display[i], all);
    }
    return seen >= (long)all->w * all->h;
}

SDL_Rect window_fit_inside(const struct window_fit_room *room, const struct window_fit_frame *frame,
                           SDL_Rect inside)
{
    if (room->count == 0) {
        return inside;
    }
    const SDL_Rect *display = &room->display[window_fit_display(room, &inside)];
    bool nowhere = shared(display, &inside) == 0;
    SDL_Point most = room_in(display, frame), least = window_fit_least(display, frame);
    inside.w = limit(inside.w, least.x, most.x);
    inside.h = limit(inside.h, least.y, most.y);
    SDL_Rect all = outside(&inside, frame);
    if (nowhere) {
        inside.x = display->x + (display->w - all.w) / 2 + frame->left;
        inside.y = display->y + (display->h - all.h) / 2 + frame->top;
    } else if (!is_seen(room, &all)) {
        inside.x = limit(all.x, display->x, display->x + display->w - all.w) + frame->left;
        inside.y = limit(all.y, display->y, display->y + display->h - all.h) + frame->top;
    }
    return inside;
}

SDL_Point window_fit_size(const SDL_Rect *display)
{
    if (display->w < DEFAULT_W || display->h < DEFAULT_H) {
        return (SDL_Point){display->w, display->h};
    }
    int w = SDL_max(DEFAULT_W, SDL_min(display->w * 4 / 5, display->h * 4 / 5 * 16 / 9));
    return (SDL_Point){w, w * 9 / 16};
}
