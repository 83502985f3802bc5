/* SPDX-License-Identifier: MIT */
#include "picture_rig.h"
#include "test.h"

#include <string.h>

const int picture_windows[PICTURE_WINDOWS][2] = {{1920, 1080}, {1280, 1024}, {1000, 1000},
                                                 {720, 1280},  {800, 600},   {960, 540}};

const struct window picture_shapes[] = {
    {.w = 1920, .h = 1080, .dpr = 1},
    {.w = 1280, .h = 720, .dpr = 1},
    {.w = 1280, .h = 800, .dpr = 1},
    {.w = 1440, .h = 1080, .dpr = 1},
    {.w = 2560, .h = 1080, .dpr = 1},
    {.w = 3840, .h = 2160, .dpr = 2},
    {.w = 1280, .h = 1024, .dpr = 1},
    {.w = 1152, .h = 1000, .dpr = 1},
    {.w = 1000, .h = 1000, .dpr = 1},
    {.w = 960, .h = 1200, .dpr = 1},
    {.w = 900, .h = 1300, .dpr = 1},
    {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 800, .h = 600, .dpr = 1},
    {.w = 640, .h = 480, .dpr = 1},
    {.w = 720, .h = 600, .dpr = 1},
    {.w = 960, .h = 540, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1, .fingers = true},
    {.w = 1080, .h = 2340, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 1170, .h = 2532, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 2532, .h = 1170, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
    {.w = 2400, .h = 1080, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
    {.w = 0},
};

struct draw_list picture;
int pictures, pictures_longest;

static float width(const void *context, enum font font, float size, float tracking, const char *string)
{
    (void)context;
    (void)font;
    return (size * .5f + tracking) * (float)strlen(string);
}

static const struct type_metrics type = {.width = width};

void picture_open(void)
{
    draw_init(&picture, &type);
}

void picture_close(void)
{
    draw_free(&picture);
}

void picture_begin(struct frame frame)
{
    draw_begin(&picture, frame);
    picture.text_scale = 1;
    pictures++;
}

void picture_end(void)
{
    pictures_longest = (int)picture.count > pictures_longest ? (int)picture.count : pictures_longest;
}

static bool has_room(struct rect box, struct rect canvas)
{
    return box.x >= -.5f && box.y >= -.5f && box.x + box.w <= canvas.w + .5f &&
           box.y + box.h <= canvas.h + .5f;
}

void picture_apart(const struct picture_place *place, int count, const struct frame *frame, int seats)
{
    for (int i = 0; i < count; i++) {
        struct rect box = place[i].box;
        if (box.w > 0 && !has_room(box, frame->canvas)) {
            fail_msg("%s leaves %gx%g with %d seats", place[i].name, (double)frame->canvas.w,
                     (double)frame->canvas.h, seats);
        }
        for (int k = i + 1; k < count; k++) {
            struct rect both = rect_shared(box, place[k].box);
            if (box.w > 0 && place[k].box.w > 0 && both.w > 1 && both.h > 1) {
                fail_msg("%s lies on %s in kind %d, %gx%g, with %d seats", place[i].name, place[k].name,
                         (int)frame->kind, (double)frame->canvas.w, (double)frame->canvas.h, seats);
            }
        }
    }
}
