/* SPDX-License-Identifier: MIT */
/* What the loop hears: events of window, devices, voice and threads, and times that have come. */
#ifndef PLATFORM_LISTEN_H
#define PLATFORM_LISTEN_H

#include "platform/machine.h"

#define LISTEN_STEP (1.0 / 60) /* seconds for a tick */

/* From now on intents of keys, pads and pointers go to the program. */
void listen_begin(struct platform *platform);
/* Lays the program out anew if the window has another size. The size is read each time, because events of it
 * come late or not at all. */
void listen_follow_size(struct platform *platform);
/* Takes all that has come, without waiting. */
void listen_take(struct platform *platform);
/* Waits until there may be something to do, at most until the next tick. A browser does this itself. */
void listen_wait(struct platform *platform);
/* Whether there is work that needs no event. */
bool listen_busy(const struct platform *platform);

#endif
