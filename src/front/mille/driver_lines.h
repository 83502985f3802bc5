/* SPDX-License-Identifier: MIT */
/* What the four drivers of the road table say there. The rows are those of struct opponent. English has at
 * most 60 characters, French 68; no line names a unit of distance, which people choose. */
#ifndef FRONT_MILLE_DRIVER_LINES_H
#define FRONT_MILLE_DRIVER_LINES_H

#include "front/voices/voices.h"

enum { MARCEL_LINES = 75, LEA_LINES = 72, NINO_LINES = 75, COLETTE_LINES = 66 };

extern const struct voice_line MILLE_MARCEL_LINES[MARCEL_LINES];
extern const struct voice_line MILLE_LEA_LINES[LEA_LINES];
extern const struct voice_line MILLE_NINO_LINES[NINO_LINES];
extern const struct voice_line MILLE_COLETTE_LINES[COLETTE_LINES];

#endif
