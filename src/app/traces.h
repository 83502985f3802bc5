/* SPDX-License-Identifier: MIT */
/* The line of the trace for a frame at rest: docs/trace.md. */
#ifndef APP_TRACES_H
#define APP_TRACES_H

#include "front/front.h"
#include "platform/platform.h"

/* Writes the line of a settled frame: the scene, the focus, and every item. */
void traces_settled(struct platform *platform, const struct front *front);

#endif
