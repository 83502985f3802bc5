/* SPDX-License-Identifier: MIT */
/* Lines that are pasted anywhere and read aloud: without the signs of typography, or in ASCII alone. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H

#include "base/text.h"

/* Adds a string: narrow and hard spaces become spaces, curved apostrophes straight ones; where `ascii` is
 * wanted letters lose their accents, a minus is a hyphen, and what has no like in ASCII is left out. */
void plain_add(const char *string, bool ascii, struct text *out);

#endif
