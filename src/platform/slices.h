/* SPDX-License-Identifier: MIT */
/* Where there are no threads the loop does their work itself: pictures and sounds in slices between two
 * frames, so that frames go on; a thought in one go, once the frame that shows its wait has been seen, and
 * again from its beginning once who pressed something meanwhile has been answered. */
#ifndef PLATFORM_SLICES_H
#define PLATFORM_SLICES_H

#include "platform/machine.h"

/* Some milliseconds of the pictures and sounds that wait. Nothing is done where threads do it. */
void slices_step(struct platform *platform);
/* The thought that waits longest, when what the program has to show is on the screen. The same. */
void slices_think(struct platform *platform);
/* Whether something waits for these two, so that the loop shall not sleep. */
bool slices_wait(struct platform *platform);

#endif
