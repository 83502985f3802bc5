/* SPDX-License-Identifier: MIT */
/* Plain text for the clipboard and for screen readers: without typographic characters, or in ASCII alone. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H

#include "base/text.h"

/* Adds a string. Narrow and no-break spaces become spaces, and curved apostrophes become straight ones.
 * ascii: letters lose their accents as well, a minus sign becomes a hyphen, and characters without an ASCII
 * counterpart are left out. */
void plain_add(const char *string, bool ascii, struct text *out);

#endif
