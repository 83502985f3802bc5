/* SPDX-License-Identifier: MIT */
/* Which language the program speaks: the chosen one, or the desktop's. */
#ifndef PLATFORM_TONGUES_H
#define PLATFORM_TONGUES_H

#include "base/tongue.h"

/* Speaks a language by its code, "" for the desktop's; a catalogue is read the first time it is wanted, and
 * one that cannot be used is named on standard error. Distances are called as chosen, or as in
 * that language. Returns the code of what is spoken. */
const char *tongues_speak(struct tongue *tongue, const char *code, enum tongue_units units);

#endif
