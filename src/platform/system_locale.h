/* SPDX-License-Identifier: MIT */
/* Sets the language of the program: the chosen one, or the desktop's. */
#ifndef PLATFORM_SYSTEM_LOCALE_H
#define PLATFORM_SYSTEM_LOCALE_H

#include "base/i18n/locale.h"

/* Sets the language. code: "" for the desktop's. A catalogue is read when first needed; one that cannot be
 * used is reported on standard error. respelling: see locale_speak. Returns the code in use. */
const char *system_locale_speak(struct locale *locale, const char *code,
                                const struct locale_respelling *respelling);

#endif
