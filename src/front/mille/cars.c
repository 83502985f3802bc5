/* SPDX-License-Identifier: MIT */
#include "front/mille/cars.h"

struct draw_command *car_draw(struct draw_list *list, const struct car *car, float x, float y, float scale)
{
    return draw_sprite(
        list, car->picture,
        (struct rect){x - car->tail * scale, y - car->ground * scale, car->w * scale, car->h * scale});
}

void car_draw_shaded(struct draw_list *list, const struct car *car, float x, float y, float scale)
{
    /* The shadow's picture is 520 x 70, the tail's foot at 20, 12 in it. */
    draw_sprite(list, "icons/car_shadow",
                (struct rect){x - 20 * scale, y - 12 * scale, 520 * scale, 70 * scale});
    car_draw(list, car, x, y, scale);
}
