/* SPDX-License-Identifier: MIT */
/* Sentences that a mouse and a finger have otherwise: "{Click|Tap} the deck", in every language. */
#ifndef FRONT_HELP_DEVICE_WORDS_H
#define FRONT_HELP_DEVICE_WORDS_H

#include "front/front.h"

enum { DEVICE_WORDS_SIZE = 640 };

/* Writes a sentence for the device last used: of "{this|that}" the first part, for a finger the second. `out`
 * may be the sentence itself. Returns `out`. */
const char *device_words_pick(const struct front *front, const char *sentence, char *out, size_t size);

#endif
