/* SPDX-License-Identifier: MIT */
/* What the road's distances are called. The numbers stay: a 75 is a 75. */
#ifndef FRONT_MILLE_KILOMETERS_H
#define FRONT_MILLE_KILOMETERS_H

#include "base/i18n/locale.h"
#include "front/settings/settings.h"

/* As the settings keep them; nothing is kept until somebody chooses. */
enum mille_units { UNITS_MILES = 1, UNITS_KILOMETERS };

/* How distances are said: as they were chosen, else as where the language is spoken. */
const struct locale_respelling *mille_respelling(const struct settings *settings);
/* What they are called in a language where nobody has chosen. */
int mille_units_of_language(const char *code);

#endif
