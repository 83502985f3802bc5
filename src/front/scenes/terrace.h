/* SPDX-License-Identifier: MIT */
/* The end of the journey: the long table in Menton, where everybody whom the person met says a line; and,
 * after the way back, Paris at dawn with a card on the sill. Any button goes on to the next line; Back leaves
 * at once. Both can be seen again. */
#ifndef FRONT_SCENES_TERRACE_H
#define FRONT_SCENES_TERRACE_H

#include "front/scene.h"

extern const struct scene terrace_scene;

/* Opens it over the screen on top. dawn: the end of the way back. */
void terrace_open(struct front *front, bool dawn);
/* Whether the end of a way has been reached and has not been seen; the second one opens it then. */
bool terrace_is_due(const struct front *front);
void terrace_open_due(struct front *front);

#endif
