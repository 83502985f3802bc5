/* SPDX-License-Identifier: MIT */
/* What the status bar of a scene says. */
#ifndef FRONT_STAGE_STATUS_H
#define FRONT_STAGE_STATUS_H

#include "front/scene.h"

/* What a scene says, and what the cabinet adds: why a file was not kept, and a prompt for help where a mouse
 * or a finger has no key for it. */
void front_status(const struct front *front, const struct scene *scene, struct status *status);

#endif
