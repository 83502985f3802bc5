/* SPDX-License-Identifier: MIT */
#include "front/stage/switches.h"

#include "front/front.h"

struct switches_state *switches_of(const struct front *front)
{
    return part_of(front, &switches_part);
}

void switches_light(struct front *front, const char *lit, bool wide)
{
    struct switches_state *switches = switches_of(front);
    text_copy(switches->lit, sizeof switches->lit, lit);
    switches->lit_wide = wide;
    front_touch(front);
}

static bool is_press(const struct intent *intent)
{
    if (intent->kind == INTENT_WHEEL || intent->kind == INTENT_TEXT) {
        return false;
    }
    return intent_is_button(intent->kind) || intent->kind == INTENT_HELP || intent->kind == INTENT_WHAT;
}

bool switches_too_soon(struct front *front, const struct intent *intent)
{
    struct switches_state *switches = switches_of(front);
    uint64_t length = (uint64_t)front->settings.rest * SETTINGS_TENTH_MS;
    if (length == 0 || !is_press(intent)) {
        return false;
    }
    uint64_t now = services_now(front->services);
    if (switches->pressed_at > 0 && now - switches->pressed_at < length) {
        return true;
    }
    switches->pressed_at = now;
    return false;
}

const struct part switches_part = {.size = sizeof(struct switches_state)};
