/* SPDX-License-Identifier: MIT */
/* What the stack of scenes and the intents given to it share: for their two files. */
#ifndef FRONT_FRONT_INSIDE_H
#define FRONT_FRONT_INSIDE_H

#include "front/front.h"

/* A focus that points nowhere goes to the first item. */
void front_mend_focus(struct front *front);
/* What the bar of a scene says. A mouse has no key for help: it finds the prompt everywhere. */
void front_status(const struct front *front, const struct scene *scene, struct status *status);

#endif
