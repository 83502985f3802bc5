/* SPDX-License-Identifier: MIT */
/* Where there are no threads the loop does their work itself: pictures and sounds in slices between two
 * frames, so that frames go on; a thought in one go, once the frame that shows its wait has been seen. */
#ifndef PLATFORM_SLICES_H
#define PLATFORM_SLICES_H

#include "platform/machine.h"

/* Some milliseconds of what waits. `shown`: what the program has to show is on the screen. Nothing is done
 * where threads do it. */
void slices_step(struct platform *platform, bool shown);
/* Whether something waits for slices_step, so that the loop shall not sleep. */
bool slices_wait(struct platform *platform);

#endif
