/* SPDX-License-Identifier: MIT */
/* No pixel of any window is left unpainted: below everything lies a key that no ink of ours comes near. */
#include "offscreen.h"
#include "shots.h"

#include <stdio.h>

static const struct window windows[] = {
    {.w = 1280, .h = 1024, .dpr = 1}, {.w = 1000, .h = 1000, .dpr = 1}, {.w = 960, .h = 1200, .dpr = 1},
    {.w = 720, .h = 1280, .dpr = 2},  {.w = 800, .h = 600, .dpr = 1},   {.w = 640, .h = 480, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1},   {.w = 2560, .h = 1080, .dpr = 1}, {.w = 2560, .h = 600, .dpr = 1},
};

/* Every way a backdrop is laid, bare and under a dialog. */
static const char *const names[] = {"title", "table", "options", "score", "coup"};

static const struct rgba KEY = {255, 0, 255, 255};

static int unpainted(const unsigned char *rgba, const struct window *window, int *first_x, int *first_y)
{
    int count = 0;
    for (int y = 0; y < window->h; y++) {
        for (int x = 0; x < window->w; x++) {
            const unsigned char *at = rgba + ((size_t)y * (size_t)window->w + (size_t)x) * 4;
            if (at[0] > 200 && at[1] < 70 && at[2] > 200) {
                *first_x = count ? *first_x : x;
                *first_y = count ? *first_y : y;
                count++;
            }
        }
    }
    return count;
}

static int look(struct offscreen *offscreen, const struct shot *shot, const struct window *window)
{
    shot_start(offscreen_type(offscreen), window, &(struct shot_look){0});
    shot->stage();
    draw_begin(&robot.frame, frame_make(window));
    draw_fill(&robot.frame, robot.frame.frame.canvas, KEY);
    if (shot->draw) {
        shot->draw(&robot.front, &robot.frame);
    } else {
        front_draw(&robot.front, &robot.frame, 0);
    }
    int x = 0, y = 0;
    const unsigned char *rgba = offscreen_paint(offscreen, &robot.frame, window->w, window->h);
    int count = rgba ? unpainted(rgba, window, &x, &y) : 1;
    if (count) {
        printf("%s at %dx%d: %d pixels are not painted, the first at %d,%d\n", shot->name, window->w,
               window->h, count, x, y);
    }
    robot_end(&robot);
    return count > 0;
}

bool shots_painted(struct offscreen *offscreen)
{
    int faults = 0, looked = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct shot *shot = shot_find(names[i]);
        if (!shot) {
            printf("There is no shot named %s.\n", names[i]);
            return false;
        }
        for (size_t w = 0; w < sizeof windows / sizeof *windows; w++, looked++) {
            faults += look(offscreen, shot, &windows[w]);
        }
    }
    printf("%d pictures looked at, %d are not painted whole\n", looked, faults);
    return faults == 0;
}
