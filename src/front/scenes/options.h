/* SPDX-License-Identifier: MIT */
/* The options dialog: live, remembered, with Defaults. */
#ifndef FRONT_SCENES_OPTIONS_H
#define FRONT_SCENES_OPTIONS_H

#include "front/scene.h"
#include "front/settings/settings.h"

struct options_state {
    int page;
    int dragging; /* id of the slider held by the pointer, FOCUS_NONE if none */
};

extern const struct scene options_scene;
/* Opens them at a page. */
void options_open(struct front *front, int page);
/* What it keeps while it is on the stack. */
struct options_state *options_of(const struct front *front);

#endif
