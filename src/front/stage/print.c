/* SPDX-License-Identifier: MIT */
#include "front/stage/print.h"

#include <math.h>

/* The largest letters, in percent of a layout's own, for which every screen has room in every shape of
 * window; the layout checks of tests/shots hold it. */
enum { ROOM = 120 };

float print_scale(const struct front *front)
{
    /* A size that is missed by less than this is met. */
    const float near = 1.03f;
    float wanted = (float)front->settings.print / front->frame.grown;
    int scale = SETTINGS_PRINTS[0];
    for (int i = 1; i < SETTINGS_PRINT_COUNT && (float)scale * near < wanted; i++) {
        scale = SETTINGS_PRINTS[i] <= ROOM ? SETTINGS_PRINTS[i] : scale;
    }
    return (float)scale / 100;
}

float print_page_scale(const struct front *front)
{
    float usual = print_scale(front), wanted = (float)front->settings.print / 100 / front->frame.grown;
    return fmaxf(usual * usual, wanted);
}

float print_caption_scale(const struct front *front)
{
    return fmaxf(1, (float)front->settings.caption_print / 100 / front->frame.grown);
}

bool print_is_large(const struct draw_list *list)
{
    return list->text_scale > 1 || list->frame.grown > 1;
}
