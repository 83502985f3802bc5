/* SPDX-License-Identifier: MIT */
/* Which language the program speaks: the chosen one, or the desktop's. */
#ifndef PLATFORM_SYSTEM_LOCALE_H
#define PLATFORM_SYSTEM_LOCALE_H

#include "base/i18n/locale.h"

/* Speaks a language by its code, "" for the desktop's; a catalogue is read the first time it is wanted, and
 * one that cannot be used is named on standard error. respelling: as of locale_speak. Returns the code of
 * what is spoken. */
const char *system_locale_speak(struct locale *tongue, const char *code,
                                const struct locale_respelling *respelling);

#endif
