/* SPDX-License-Identifier: MIT */
/* The large letters of the dice table. */
#include "front/cubes/draw.h"

#include "ui/poster.h"

void cubes_draw_lettered(struct draw_list *list, const char *string, float x, float y, float size,
                         float width, float angle)
{
    poster_letters(list, &(struct poster_letters){.string = string,
                                                  .font = FONT_DISPLAY,
                                                  .x = x,
                                                  .y = y,
                                                  .size = size,
                                                  .width = width,
                                                  .angle = angle,
                                                  .ink = INK_GOLDLT});
}
