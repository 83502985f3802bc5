/* SPDX-License-Identifier: MIT */
/* What ticks and intents share. */
#ifndef FRONT_FRONT_INSIDE_H
#define FRONT_FRONT_INSIDE_H

#include "front/front.h"

/* A focus that points nowhere goes to the first item. */
void front_mend_focus(struct front *front);

#endif
