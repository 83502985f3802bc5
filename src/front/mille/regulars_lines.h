/* SPDX-License-Identifier: MIT */
/* What the regulars of the house say at the road table, where they sit down as further drivers. The rows are
 * those of struct opponent. English has at most 60 characters, French 68; no line names a unit of distance,
 * which people choose. */
#ifndef FRONT_MILLE_REGULARS_LINES_H
#define FRONT_MILLE_REGULARS_LINES_H

#include "front/voices/voices.h"

/* Three lines for each of the same nineteen events. */
enum { REGULARS_LINES = 57 };

extern const struct voice_line MILLE_ODETTE_LINES[REGULARS_LINES];
extern const struct voice_line MILLE_MADO_LINES[REGULARS_LINES];
extern const struct voice_line MILLE_AMEDEE_LINES[REGULARS_LINES];
extern const struct voice_line MILLE_FIRMIN_LINES[REGULARS_LINES];

#endif
