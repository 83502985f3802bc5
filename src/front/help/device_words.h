/* SPDX-License-Identifier: MIT */
/* Sentences with other words for a finger than for a mouse: "{Click|Tap} the deck". */
#ifndef FRONT_HELP_DEVICE_WORDS_H
#define FRONT_HELP_DEVICE_WORDS_H

#include "front/front.h"

enum { DEVICE_WORDS_SIZE = 640 };

/* Writes a sentence for the device used last: for a finger the second part of each "{this|that}", else the
 * first. out: may be the sentence itself. Returns `out`. */
const char *device_words_pick(const struct front *front, const char *sentence, char *out, size_t size);

#endif
