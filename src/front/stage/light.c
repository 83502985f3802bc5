/* SPDX-License-Identifier: MIT */
#include "front/stage/light.h"

#include "front/front.h"

enum daylight light_now(const struct front *front)
{
    const struct light_state *state = part_of(front, &light_part);
    return state->light;
}

void light_look(struct front *front)
{
    struct light_state *state = part_of(front, &light_part);
    enum daylight light = daylight_at(front->services->second(front->services->context));
    if (light != state->light) {
        state->light = light;
        front_touch(front);
    }
}

const struct part light_part = {.size = sizeof(struct light_state), .start = light_look, .leave = light_look};
