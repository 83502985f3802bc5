/* SPDX-License-Identifier: MIT */
#include "front/stage/print.h"

#include "front/scene.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum { PRINT_USUAL = 120 };

/* The largest letters, in percent, for which a screen has room in each kind of window; the layout checks of
 * tests/shots hold these numbers. A screen without a row has room for PRINT_USUAL in all of them. */
static const struct {
    const char *scene;
    short most[FRAME_KINDS]; /* wide, open, stack, pocket, compact, flat */
} rooms[] = {
    {NULL, {0}},
};

static int room_of(const struct front *front, const struct scene *scene)
{
    for (size_t i = 0; scene && i < sizeof rooms / sizeof *rooms; i++) {
        if (rooms[i].scene && strcmp(rooms[i].scene, scene->name) == 0) {
            return rooms[i].most[front->frame.kind];
        }
    }
    return PRINT_USUAL;
}

float print_scale(const struct front *front, const struct scene *scene)
{
    /* A size that is missed by less than this is met. */
    const float near = 1.03f;
    float wanted = (float)front->settings.print / front->frame.grown;
    int scale = SETTINGS_PRINTS[0], most = room_of(front, scene);
    for (int i = 1; i < SETTINGS_PRINT_COUNT && (float)scale * near < wanted; i++) {
        scale = SETTINGS_PRINTS[i] <= most ? SETTINGS_PRINTS[i] : scale;
    }
    return (float)scale / 100;
}

float print_caption_scale(const struct front *front)
{
    return fmaxf(1, (float)front->settings.caption_print / 100 / front->frame.grown);
}
