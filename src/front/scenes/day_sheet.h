/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a deal of the day, for games without one of their own for it: how it ended, how the
 * house fares in the person's seat, the line to send. */
#ifndef FRONT_SCENES_DAY_SHEET_H
#define FRONT_SCENES_DAY_SHEET_H

#include "front/scene.h"

extern const struct scene day_sheet_scene;

#endif
