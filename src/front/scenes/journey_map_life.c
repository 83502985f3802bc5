/* SPDX-License-Identifier: MIT */
/* What lives on the map: birds that cross the sky, swallows over the south. Small, slow and seldom. */
#include "front/front.h"
#include "front/scenes/journey_map_place.h"
#include "front/stage/living.h"

void journey_map_live(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    const float wide = list->frame.canvas.w, k = place->k, bird = 30 * k;
    const struct point last = place->spot[journey_map_stones()].at;
    const struct living rows[] = {
        {.kind = LIVING_PASS,
         .picture = "living/road_birds",
         .box = {wide, place->spot[0].at.y * .46f, 44 * k, 23 * k},
         .dx = -(wide + 60 * k),
         .dy = -24 * k,
         .every = 640,
         .first = 30,
         .lasts = 300,
         .pictures = 2,
         .step = 4},
        {.kind = LIVING_PASS,
         .picture = "living/swallow",
         .box = {-bird, last.y - 150 * k, bird, bird * .7f},
         .dx = wide + 2 * bird,
         .dy = -40 * k,
         .every = 720,
         .first = 380,
         .lasts = 160,
         .pictures = 2,
         .step = 2},
        {.kind = LIVING_PASS,
         .picture = "living/swallow",
         .box = {-2.4f * bird, last.y - 130 * k, bird * .8f, bird * .56f},
         .dx = wide + 4 * bird,
         .dy = -56 * k,
         .every = 720,
         .first = 384,
         .lasts = 160,
         .pictures = 2,
         .step = 2},
    };
    living_draw(front, list, rows, sizeof rows / sizeof *rows, (struct point){0, 0}, 1);
}
