/* SPDX-License-Identifier: MIT */
/* Slices: without threads the loop does their work itself. Pictures and sounds are made in slices between two
 * frames. A job of a computer player runs in one piece, after the frame that shows the wait. If a person
 * presses something meanwhile, the job stops, the press is handled, and the job starts anew. */
#ifndef PLATFORM_SLICES_H
#define PLATFORM_SLICES_H

#include "platform/machine.h"

/* Works some milliseconds on pending pictures and sounds. Does nothing where threads do this work. */
void slices_step(struct platform *platform);
/* Runs the oldest pending job, once everything is on the screen. Does nothing where a thread does so. */
void slices_think(struct platform *platform);
/* Whether these two functions have work to do, so that the loop must not sleep. */
bool slices_wait(struct platform *platform);

#endif
