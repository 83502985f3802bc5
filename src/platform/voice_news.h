/* SPDX-License-Identifier: MIT */
/* What the voice, and the search for a screen reader, have to tell: as intents to the program, and in the
 * trace.
 */
#ifndef PLATFORM_VOICE_NEWS_H
#define PLATFORM_VOICE_NEWS_H

#include "platform/machine.h"

/* Tells all that has happened since the last step. */
void voice_news_take(struct platform *platform);

#endif
